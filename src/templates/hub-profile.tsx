import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { Figures } from '../components/figures/figures';
import { LinkRows } from '../components/link-rows/link-rows';
import type { DetailContext } from '../collections/page-contexts';
import { HydratedPart } from '../hydration/hydration';
import { asFigure } from '../lib/numbers';
import { dataOf } from '../lib/page-data';
import { CompanyLabel } from '../sections/hubs/company-label';
import { HubClosing, HubHead, lineFor } from '../sections/hubs/hub-copy';
import { OfficeList } from '../sections/hubs/office-list';
import { Readers } from '../sections/hubs/readers';
import { company } from '../site/company';
import { companyFacts } from '../site/company-facts';
import { columns, ruled, section, span, wrap } from '../styles/layout';
import { h1Text, h2Text, leadText } from '../styles/text';
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

/** `/corporate-overview`: the company in facts, where each kind of reader starts, and the pages that are for none. */
export default function HubProfile({ data }: PageProps<Queries.HubProfileQuery, DetailContext>) {
  const hub = dataOf(data.hub);
  const { hero, ways, index } = hub;
  const named = ways?.groups.flatMap(({ links }) => links.map(({ href }) => href)) ?? [];
  const others = data.pages.nodes.filter(({ path }) => !named.includes(path));
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
      {others.length > 0 ? (
        <HydratedPart>
          <section css={[wrap, section, columns]} aria-labelledby="pages">
            <h2 css={[h2Text, span('1 / span 4')]} id="pages">
              {index?.heading ?? hub.title}
            </h2>
            <div css={span('5 / -1')}>
              <LinkRows
                links={others.map(({ path, title: name }) => ({
                  ...{ name, path },
                  line: lineFor(hub, path),
                }))}
              />
            </div>
          </section>
        </HydratedPart>
      ) : null}
      <HydratedPart>
        <div css={wrap}>
          <OfficeList css={others.length > 0 && ruled} />
        </div>
      </HydratedPart>
      <HydratedPart>
        <HubClosing hub={hub} variant="plain" />
      </HydratedPart>
    </>
  );
}
