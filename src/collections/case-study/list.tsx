import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { EmptyState } from '../../components/empty-state/empty-state';
import { PageHeader } from '../../components/page-header/page-header';
import { listFacts } from '../list-facts';
import type { ListContext } from '../page-contexts';
import { ListSeo } from '../../seo/list-seo';
import { ListFoot } from '../../live/lists/list-foot';
import { ListTools } from '../../live/lists/list-tools';
import { Refinable } from '../../live/lists/refinable';
import { useRefining } from '../../live/lists/use-refining';
import { CaseLead, CaseRow } from './teaser';
import { wrap } from '../../styles/layout';
import { space } from '../../styles/tokens';
import { caseStudy } from './definition';

const load = () => import('./live');

export const query = graphql`
  query CaseStudies($ids: [String!]!) {
    caseStudies(ids: $ids) {
      ...CaseTeaser
    }
  }
`;

const body = css({ paddingBottom: space.section });
const lead = css({ paddingBottom: space.xxl });

/** `/resources/case-studies`: a ledger of results, the newest told at length. */
export default function CaseStudies({
  data,
  pageContext,
}: PageProps<Queries.CaseStudiesQuery, ListContext>) {
  const { page, category } = pageContext;
  const refining = useRefining(caseStudy, load, pageContext);
  const facts = listFacts(pageContext, caseStudy);
  const rows = page === 1 ? data.caseStudies.slice(1) : data.caseStudies;
  const newest = page === 1 ? data.caseStudies[0] : undefined;
  return (
    <>
      <ListSeo
        facts={facts}
        description="Work that is finished and measured: what was wrong, what was done about it, and the figures a year later."
      />
      <PageHeader
        trail={facts.trail}
        title={category?.name ?? 'Work, with the figures'}
        lead="Each of these ended in production. The large number is the one the client asked for at the start."
      >
        <ListTools refining={refining} />
      </PageHeader>
      <Refinable
        refining={refining}
        show={(studies) => (
          <div>
            {studies.map((study) => (
              <CaseRow key={study.path} study={study} headingLevel="h3" />
            ))}
          </div>
        )}
      >
        <div css={[wrap, body]}>
          {newest ? (
            <div css={lead}>
              <CaseLead study={newest} priority />
            </div>
          ) : null}
          {rows.map((study) => (
            <CaseRow key={study.path} study={study} />
          ))}
          {data.caseStudies.length === 0 ? (
            <EmptyState>No case studies here yet.</EmptyState>
          ) : null}
          <ListFoot list={pageContext} label="case studies" />
        </div>
      </Refinable>
    </>
  );
}
