import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import type { ListContext } from '../page-contexts';
import { useStillOpen } from '../../clock/use-still-open';
import { ListTools } from '../../live/lists/list-tools';
import { Refinable } from '../../live/lists/refinable';
import { useRefining } from '../../live/lists/use-refining';
import { CareersCopy, CareersHead, ROLES_ID } from '../../own-pages/careers-copy';
import { wrap } from '../../styles/layout';
import { space } from '../../styles/tokens';
import { job } from './definition';
import { Departments } from './departments';
import { openOf, RoleRows } from './rows';
import { RolesHead } from './list-head';
import type { JobTeaserData } from './teaser';

const load = () => import(/* webpackChunkName: 'jobs' */ './live');

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

const tools = css({ '&:not(:empty)': { paddingBottom: space.xl } });

/** `/corporate-overview/careers`: open roles by department; the first page also describes working here. */
export default function Careers({
  data,
  pageContext,
}: PageProps<Queries.CareersQuery, ListContext>) {
  const refining = useRefining(job, load, pageContext);
  const copy = pageContext.page === 1 ? data.copy : null;
  const jobs = useStillOpen(data.jobs);
  const open = data.open.totalCount - openOf(data.jobs).length + openOf(jobs).length;
  return (
    <>
      {copy ? (
        <CareersHead copy={copy} list={pageContext} open={open} />
      ) : (
        <RolesHead list={pageContext} jobs={jobs} />
      )}
      <div css={[wrap, tools]} id={ROLES_ID}>
        <ListTools refining={refining} />
      </div>
      <Refinable refining={refining} show={(found) => <FoundRoles jobs={found} />}>
        <RoleRows jobs={jobs} list={pageContext} open={copy ? open : null} />
      </Refinable>
      {copy ? <CareersCopy copy={copy} /> : null}
    </>
  );
}

/** Found roles, below a heading of level 2. */
function FoundRoles({ jobs }: { jobs: readonly JobTeaserData[] }) {
  return <Departments jobs={useStillOpen(jobs)} headingLevel="h3" />;
}
