import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../../components/page-header/page-header';
import { companyContact as company } from '../../site/company-contact';
import { listFacts } from '../list-facts';
import type { ListContext } from '../page-contexts';
import { ListSeo } from '../../seo/list-seo';
import { ListTools } from '../../live/lists/list-tools';
import { Refinable } from '../../live/lists/refinable';
import { useRefining } from '../../live/lists/use-refining';
import { pressRelease } from './definition';
import { NewestNews, NewsRows } from './rows';
import { NewsMonths } from './months';
import { PressDesk } from './press-desk';

const load = () => import(/* webpackChunkName: 'news' */ './live');

export const query = graphql`
  query PressReleases($ids: [String!]!) {
    pressReleases(ids: $ids) {
      ...NewsLead
    }
  }
`;

/** `/resources/press-release`: a chronicle by month, below the newest item. */
export default function PressReleases({
  data,
  pageContext,
}: PageProps<Queries.PressReleasesQuery, ListContext>) {
  const { page, category } = pageContext;
  const refining = useRefining(pressRelease, load, pageContext);
  const facts = listFacts(pageContext, pressRelease);
  const newest = page === 1 ? data.pressReleases[0] : undefined;
  const others = newest ? data.pressReleases.slice(1) : data.pressReleases;
  return (
    <>
      <ListSeo
        facts={facts}
        description={`Announcements by ${company.name}: releases for the press, and smaller news from the offices.`}
        feed="pressRelease"
      />
      <PageHeader
        trail={facts.trail}
        title={category?.name ?? 'News and press releases'}
        number={facts.number}
        lead={<PressDesk />}
      >
        <ListTools refining={refining} />
      </PageHeader>
      <Refinable
        refining={refining}
        show={(items) => <NewsMonths items={items} headingLevel="h3" />}
      >
        {newest ? <NewestNews item={newest} /> : null}
        <NewsRows items={others} list={pageContext} />
      </Refinable>
    </>
  );
}
