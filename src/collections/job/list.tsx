import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../../components/page-header/page-header';
import { companyContact as company } from '../../site/company-contact';
import { loadWith } from '../../hydration/parts';
import { listFacts, type ListFacts } from '../list-facts';
import type { ListContext } from '../page-contexts';
import { rolesTitle } from './roles-title';
import { CareersCopy } from '../../own-pages/careers-copy';
import { questionsOf } from '../../own-pages/designs/design-page';
import { CompanyHero, HiringSteps, PageContact } from '../../own-pages/designs/drawn-parts';
import { preloadBands } from '../../own-pages/bands/page-bands';
import { ListTools } from '../../live/lists/list-tools';
import { Refinable } from '../../live/lists/refinable';
import { useRefining } from '../../live/lists/use-refining';
import { ListSeo } from '../../seo/list-seo';
import { Seo } from '../../seo/seo';
import { wrap } from '../../styles/layout';
import { space } from '../../styles/tokens';
import { job } from './definition';
import { Departments, RoleRows } from './parts';
import type { JobTeaserData } from './teaser';
import { useStillOpen } from './use-still-open';

const load = () => loadWith(import('./live'), [Departments, RoleRows]);

export const query = graphql`
  query Careers($ids: [String!]!) {
    jobs(ids: $ids) {
      ...JobTeaser
    }
    open: allJob(filter: { is_open: { eq: true } }) {
      totalCount
    }
    copy: corporatePage(path: { eq: "/corporate-overview/careers" }) {
      ...DesignedPage
    }
  }
`;

type Copy = NonNullable<Queries.CareersQuery['copy']>;

const belowRibbon = css({ paddingTop: space.section });
const tools = css({ paddingBottom: space.xl });

/** `/corporate-overview/careers`: open roles by department; on the first page also what working here is like. */
export default function Careers({
  data,
  pageContext,
}: PageProps<Queries.CareersQuery, ListContext>) {
  const refining = useRefining(job, load, pageContext);
  const facts = listFacts(pageContext, job);
  const copy = pageContext.page === 1 ? data.copy : null;
  const jobs = useStillOpen(data.jobs);
  return (
    <>
      {copy ? <CopyHead copy={copy} facts={facts} /> : <ListHead facts={facts} jobs={data.jobs} />}
      <div css={[wrap, tools, copy && belowRibbon]}>
        <ListTools refining={refining} />
      </div>
      <Refinable refining={refining} show={(found) => <FoundRoles jobs={found} />}>
        <RoleRows jobs={jobs} list={pageContext} open={copy ? data.open.totalCount : null} />
      </Refinable>
      {copy ? <CareersCopy copy={copy} /> : null}
    </>
  );
}

Careers.preload = ({ copy }: Queries.CareersQuery) =>
  preloadBands(copy?.bands ?? [], CompanyHero, HiringSteps, PageContact, RoleRows);

/** Roles that were found, below a heading of level 2. */
function FoundRoles({ jobs }: { jobs: readonly JobTeaserData[] }) {
  return <Departments jobs={useStillOpen(jobs)} headingLevel="h3" />;
}

/** The beginning of the first page: its own copy. */
function CopyHead({ copy, facts }: { copy: Copy; facts: ListFacts }) {
  const [list] = facts.trail;
  return (
    <>
      <Seo
        title={copy.meta_title}
        description={copy.meta_description}
        path={facts.path}
        // Later pages and archives are shared with the card of this one, which they know by the list's name.
        {...(list ? { cardOf: { title: list.name, path: list.path } } : {})}
        jsonLd={[
          ['breadcrumbList', facts.trail],
          ['faqPage', questionsOf(copy)],
        ]}
      />
      <CompanyHero page={copy} />
    </>
  );
}

/** The beginning of every other page, and of the first where there is no copy. */
function ListHead({ facts, jobs }: { facts: ListFacts; jobs: Queries.CareersQuery['jobs'] }) {
  return (
    <>
      <ListSeo
        facts={facts}
        description={`Open roles at ${company.name} by department, with place, kind of contract and, wherever one is fixed, the salary.`}
      />
      <PageHeader
        trail={facts.trail}
        title={rolesTitle(jobs)}
        lead="Small teams, long systems, one rule: whoever builds it answers for it at night."
      />
    </>
  );
}
