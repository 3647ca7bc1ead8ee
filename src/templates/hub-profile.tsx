import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { Figures } from '../components/figures/figures';
import type { DetailContext } from '../collections/page-contexts';
import { HydratedPart } from '../hydration/hydration';
import { asFigure } from '../lib/numbers';
import { dataOf } from '../lib/page-data';
import { CompanyLabel } from '../sections/hubs/company-label';
import { HubClosing, HubHead, lineFor } from '../sections/hubs/hub-copy';
import { OfficeList } from '../sections/hubs/office-list';
import { Readers } from '../sections/hubs/readers';
import { ReadingDraft } from '../sections/hubs/reading-draft';
import { company } from '../site/company';
import { companyFacts } from '../site/company-facts';
import { columns, ruled, section, span, wrap } from '../styles/layout';
import { from } from '../styles/media';
import { h1Text, h2Text, leadText, mutedText } from '../styles/text';
import { color, space } from '../styles/tokens';

export const query = graphql`
  query HubProfile($id: String!) {
    hub: hubPage(id: { eq: $id }) {
      ...Hub
    }
    pages: allCorporatePage(sort: { position: ASC }) {
      nodes {
        path
        title
      }
    }
    site {
      siteMetadata {
        officeClocks
      }
    }
  }
`;

const { people, clients, countries } = companyFacts;
const figures = [
  { value: people, label: 'people' },
  { value: clients, label: 'clients' },
  { value: asFigure(countries), label: 'countries' },
  { value: String(company.founding_year), label: 'founded' },
];

const opening = css([
  wrap,
  { display: 'grid', gap: space.l, paddingBlock: `${space.l} ${space.section}` },
]);
const words = css({ display: 'grid', alignContent: 'start', gap: space.l });
// A line as long as its column would touch the panel beside it.
const title = css([h1Text, { maxWidth: '10em' }]);
const inFigures = css({
  marginTop: space.l,
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
});
const body = css([wrap, section, columns, { rowGap: space.section }]);
// A section of its own, until it has room at the side of the other.
const offices = css([
  ruled,
  { paddingTop: space.section, [from.wide]: { paddingTop: 0, borderTop: 0 } },
]);
const draft = css({ display: 'grid', alignContent: 'start', gap: space.l });

/** `/corporate-overview`: the company in facts, and where each kind of reader starts. */
export default function HubProfile({ data }: PageProps<Queries.HubProfileQuery, DetailContext>) {
  const hub = dataOf(data.hub);
  const { hero, ways, index } = hub;
  const groups = ways?.groups ?? [];
  const pages = data.pages.nodes.map(({ path, title }) => ({
    path,
    name: title,
    line: lineFor(hub, path),
    readers: groups
      .filter(({ links }) => links.some(({ href }) => href === path))
      .map(({ name }) => name),
  }));
  return (
    <>
      <HubHead hub={hub} />
      <div css={opening}>
        <Breadcrumbs trail={hub.trail} />
        <div css={columns}>
          <header css={[words, span('1 / span 8')]}>
            <h1 css={title}>{hero.heading}</h1>
            <p css={leadText}>{hero.lead}</p>
            <Figures css={inFigures} figures={figures} />
          </header>
          <CompanyLabel css={[span('9 / -1'), { alignSelf: 'start' }]} />
        </div>
      </div>
      {ways ? (
        <HydratedPart>
          <Readers ways={ways} />
        </HydratedPart>
      ) : null}
      <HydratedPart>
        <div css={body}>
          <section
            css={[draft, span('1 / -1'), span('1 / span 8', 'wide')]}
            aria-labelledby="pages"
          >
            <h2 css={h2Text} id="pages">
              {index?.heading ?? hub.title}
            </h2>
            {index?.intro ? <p css={mutedText}>{index.intro}</p> : null}
            <ReadingDraft
              pages={pages}
              readers={groups.map(({ name }) => name)}
              labelledBy="pages"
            />
          </section>
          <OfficeList
            css={[offices, span('1 / -1'), span('9 / -1', 'wide')]}
            clocks={data.site?.siteMetadata?.officeClocks ?? []}
          />
        </div>
      </HydratedPart>
      <HydratedPart>
        <HubClosing hub={hub} variant="plain" />
      </HydratedPart>
    </>
  );
}
