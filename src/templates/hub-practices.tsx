import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import type { DetailContext } from '../collections/page-contexts';
import { HydratedPart } from '../hydration/hydration';
import { dataOf } from '../lib/page-data';
import { count } from '../lib/numbers';
import { HubClosing, HubHead, lineFor } from '../sections/hubs/hub-copy';
import { PracticeLedger } from '../sections/hubs/practice-ledger';
import { TroubleList } from '../sections/hubs/trouble-list';
import { columns, headRow, ruled, section, span, staysBeside, wrap } from '../styles/layout';
import { h1Text, h2Text, h4Text, leadText, mutedText } from '../styles/text';
import { space } from '../styles/tokens';

export const query = graphql`
  query HubPractices($id: String!) {
    hub: hubPage(id: { eq: $id }) {
      ...Hub
    }
    practices: allServicePage(
      filter: { path: { regex: "/^/services/[^/]+$/" } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Practice
      }
    }
  }
`;

const opening = css([wrap, { display: 'grid', gap: space.l, paddingTop: space.l }]);
const body = css([columns, { alignItems: 'start', paddingBottom: space.section }]);
const words = css({ display: 'grid', gap: space.l });
const troubles = css({ display: 'grid', gap: space.m });
const ledger = css([ruled, section, { display: 'grid', gap: space.xl }]);

/** `/services`: from what hurts to who mends it, then every practice with its pages. */
export default function HubPractices({
  data,
}: PageProps<Queries.HubPracticesQuery, DetailContext>) {
  const hub = dataOf(data.hub);
  const practices = data.practices.nodes;
  const { hero, ways, index } = hub;
  const below = practices.reduce((sum, { sub_pages: pages }) => sum + pages.length, 0);
  return (
    <>
      <HubHead hub={hub} pages={practices.map(({ path, service: { name } }) => ({ path, name }))} />
      <div css={opening}>
        <Breadcrumbs trail={hub.trail} />
        <div css={body}>
          <header css={[words, span('1 / -1'), span('1 / span 5', 'nav'), staysBeside('nav')]}>
            <h1 css={h1Text}>{hero.heading}</h1>
            <p css={leadText}>{hero.lead}</p>
          </header>
          {ways ? (
            <section
              css={[troubles, span('1 / -1'), span('6 / -1', 'nav')]}
              aria-labelledby="start"
            >
              <h2 css={h4Text} id="start">
                {ways.heading}
              </h2>
              <TroubleList groups={ways.groups} practices={practices} />
            </section>
          ) : null}
        </div>
      </div>
      {practices.length > 0 ? (
        <HydratedPart>
          <section css={wrap} aria-labelledby="all">
            <div css={ledger}>
              <div css={headRow}>
                <h2 css={[h2Text, span('1 / span 7')]} id="all">
                  {index?.heading ?? hub.title}
                </h2>
                <p css={[mutedText, span('8 / -1')]}>
                  {`${count(practices.length, 'practice', 'practices')}, ${count(below, 'page', 'pages')}. `}
                  {index?.intro}
                </p>
              </div>
              <PracticeLedger
                practices={practices}
                lineOf={(practice) => lineFor(hub, practice.path) ?? practice.teaser}
              />
            </div>
          </section>
        </HydratedPart>
      ) : null}
      <HydratedPart>
        <HubClosing hub={hub} variant="night" />
      </HydratedPart>
    </>
  );
}
