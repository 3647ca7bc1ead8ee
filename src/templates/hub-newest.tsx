import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { usePast } from '../clock/use-past';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { EmptyState } from '../components/empty-state/empty-state';
import type { DetailContext } from '../collections/page-contexts';
import { HydratedPart } from '../hydration/hydration';
import { dataOf } from '../lib/page-data';
import { HubClosing, HubHead } from '../sections/hubs/hub-copy';
import { KindBlock } from '../sections/hubs/kind-block';
import { kindsOf } from '../sections/hubs/kinds';
import { NewestStudy } from '../sections/hubs/newest-study';
import { columns, span, wrap } from '../styles/layout';
import { from } from '../styles/media';
import { captionText, h1Text, h4Text, leadText, mutedText } from '../styles/text';
import { space } from '../styles/tokens';

export const query = graphql`
  query HubNewest($id: String!) {
    hub: hubPage(id: { eq: $id }) {
      ...Hub
    }
    caseStudies: allCaseStudy(sort: [{ published_at_utc: DESC }, { api_id: ASC }], limit: 3) {
      totalCount
      nodes {
        ...CaseTeaser
      }
    }
    posts: allBlogPost(sort: [{ published_at_utc: DESC }, { api_id: ASC }], limit: 5) {
      totalCount
      nodes {
        ...PostLine
      }
    }
    events: allTechSeriesEvent(sort: [{ starts_at_utc: DESC }, { api_id: ASC }], limit: 4) {
      totalCount
      nodes {
        ...EventLine
      }
    }
    pdfs: allPdf(sort: { position: ASC }, limit: 4) {
      totalCount
      nodes {
        ...DocumentLine
      }
    }
    news: allPressRelease(sort: [{ published_at_utc: DESC }, { api_id: ASC }], limit: 4) {
      totalCount
      nodes {
        ...NewsLine
      }
    }
    awards: allAward(sort: { position: ASC }, limit: 4) {
      totalCount
      nodes {
        ...AwardLine
      }
    }
    jobs: allJob(
      filter: { is_open: { eq: true } }
      sort: [{ published_at_utc: DESC }, { api_id: ASC }]
      limit: 4
    ) {
      totalCount
      nodes {
        ...RoleLine
      }
    }
  }
`;

/** Of the element that says which events are over. */
const KINDS_ID = 'kinds';

const opening = css([
  wrap,
  { display: 'grid', gap: space.l, paddingBlock: `${space.l} ${space.xxl}` },
]);
const sheet = css([wrap, { display: 'grid', gap: space.xxl, paddingBottom: space.section }]);
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.m}`,
  // Nearer to the first row than the rows are to each other.
  marginBottom: `calc(${space.l} - ${space.xxl})`,
});
/** Kinds on the upper half of the page. */
const FRONT = 3;
// As a newspaper has it: the first kind leads, with two beside it.
const front = css({
  display: 'grid',
  gap: `${space.xxl} ${space.xl}`,
  [from.medium]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 2' },
    '& > :first-child': { gridColumn: '1 / -1' },
    '& > :only-child, & > :last-child:nth-of-type(2)': { gridColumn: '1 / -1' },
  },
  [from.wide]: {
    '& > *': { gridColumn: 'span 1' },
    '& > :first-child': { gridColumn: 'span 2' },
    '& > :last-child:nth-of-type(2)': { gridColumn: 'span 2' },
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});
const rest = css({
  display: 'grid',
  gap: `${space.xxl} ${space.xl}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
});

/** `/resources`: the newest of every kind, as the front page of a newspaper, and what each kind is good for. */
export default function HubNewest({ data }: PageProps<Queries.HubNewestQuery, DetailContext>) {
  const hub = dataOf(data.hub);
  const { past, attribute } = usePast(data.events.nodes, KINDS_ID);
  const kinds = kindsOf(data, past);
  const lines = hub.index?.lines ?? [];
  const shown = lines.flatMap((line) => {
    const kind = kinds[line.href];
    return kind && kind.total > 0 ? [{ line, kind }] : [];
  });
  const blocks = shown.map(({ line, kind }) => {
    const [study] = line.href === '/resources/case-studies' ? data.caseStudies.nodes : [];
    return (
      <KindBlock key={line.href} line={line} kind={kind}>
        {study ? <NewestStudy study={study} /> : undefined}
      </KindBlock>
    );
  });
  return (
    <>
      <HubHead
        hub={hub}
        pages={lines.map(({ href, name }) => ({ path: href, name: name ?? href }))}
      />
      <header css={opening}>
        <Breadcrumbs trail={hub.trail} />
        <div css={columns}>
          <h1 css={[h1Text, span('1 / -1'), span('1 / span 8', 'wide')]}>{hub.hero.heading}</h1>
          <p css={[leadText, span('1 / -1'), span('9 / -1', 'wide'), { alignSelf: 'end' }]}>
            {hub.hero.lead}
          </p>
        </div>
      </header>
      <section css={sheet} id={KINDS_ID} data-past={attribute} aria-labelledby="here">
        <div css={head}>
          <h2 css={h4Text} id="here">
            {hub.index?.heading ?? hub.title}
          </h2>
          {blocks.length > 0 ? <p css={[captionText, mutedText]}>{hub.index?.intro}</p> : null}
        </div>
        {blocks.length > 0 ? (
          <div css={front}>{blocks.slice(0, FRONT)}</div>
        ) : (
          <EmptyState>Nothing has been published yet.</EmptyState>
        )}
        {blocks.length > FRONT ? <div css={rest}>{blocks.slice(FRONT)}</div> : null}
      </section>
      <HydratedPart>
        <HubClosing hub={hub} variant="plain" />
      </HydratedPart>
    </>
  );
}
