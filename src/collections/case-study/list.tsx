import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../../components/page-header/page-header';
import { listFacts } from '../list-facts';
import type { ListContext } from '../page-contexts';
import { ListSeo } from '../../seo/list-seo';
import { ListTools } from '../../live/lists/list-tools';
import { Refinable } from '../../live/lists/refinable';
import { useRefining } from '../../live/lists/use-refining';
import { caseStudy } from './definition';
import { CaseRows, FoundCases } from './rows';

const load = () => import(/* webpackChunkName: 'case-studies' */ './live');

export const query = graphql`
  query CaseStudies($ids: [String!]!) {
    caseStudies(ids: $ids) {
      ...CaseTeaser
    }
  }
`;

/** `/resources/case-studies`: a ledger of results, with the newest case study at length. */
export default function CaseStudies({
  data,
  pageContext,
}: PageProps<Queries.CaseStudiesQuery, ListContext>) {
  const { category } = pageContext;
  const refining = useRefining(caseStudy, load, pageContext);
  const facts = listFacts(pageContext, caseStudy);
  return (
    <>
      <ListSeo
        facts={facts}
        description="Finished work, with figures: what was wrong at each client, what we did about it, and what the client measured afterwards."
      />
      <PageHeader
        trail={facts.trail}
        title={category?.name ?? 'Case studies, with figures'}
        number={facts.number}
        lead="Finished work only. Each begins with what was wrong and ends with what the client measured."
      >
        <ListTools refining={refining} categoriesName="Industries and subjects" />
      </PageHeader>
      <Refinable refining={refining} show={(studies) => <FoundCases studies={studies} />}>
        <CaseRows studies={data.caseStudies} list={pageContext} />
      </Refinable>
    </>
  );
}
