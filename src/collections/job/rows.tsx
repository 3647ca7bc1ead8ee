import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { More } from '../../components/more/more';
import { count } from '../../lib/numbers';
import { pagePath } from '../../lib/pagination';
import { ListFoot } from '../../live/lists/list-foot';
import { company } from '../../site/company';
import { columns, span, wrap } from '../../styles/layout';
import { leadText, partText, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import type { ListContext } from '../page-contexts';
import { Related } from '../related';
import { Departments } from './departments';
import { JobRows, type JobTeaserData } from './teaser';

const body = css({ display: 'grid', gap: space.l, paddingBottom: space.section });

export interface RoleRowsProps {
  jobs: readonly JobTeaserData[];
  list: ListContext;
  /** The number of open roles, for a page with another heading. */
  open: number | null;
}

/** A built page of the list. Search finds each role separately, so it skips the list. */
export function RoleRows({ jobs, list, open }: RoleRowsProps) {
  const years = list.pageCount > 1 ? list.years : [];
  // A pager of two pages would lead where the line above it leads.
  const isTold = list.page === 1 && list.pageCount === 2 && furtherOf(jobs, open, list) > 0;
  return (
    <div css={[wrap, body]} data-pagefind-ignore="">
      {jobs.length === 0 ? (
        <NoRoles />
      ) : open === null ? (
        <Departments jobs={jobs} />
      ) : (
        <OpenRoles jobs={jobs} open={open} list={list} />
      )}
      <ListFoot list={{ ...list, years, ...(isTold && { pageCount: 1 }) }} label="roles" />
    </div>
  );
}

/** The roles that one can apply for. */
export const openOf = (jobs: readonly JobTeaserData[]) =>
  jobs.filter(({ is_open: isOpen }) => isOpen);

/** The number of open roles on the pages after one with these. */
const furtherOf = (jobs: RoleRowsProps['jobs'], open: number | null, list: ListContext) =>
  list.page < list.pageCount ? (open ?? 0) - openOf(jobs).length : 0;

interface OpenRolesProps extends Pick<RoleRowsProps, 'jobs' | 'list'> {
  open: number;
}

/** The open roles by team, and the way to those on the next pages; closed ones are folded away. */
function OpenRoles({ jobs, open, list }: OpenRolesProps) {
  const closed = jobs.filter(({ is_open: isOpen }) => !isOpen);
  const further = furtherOf(jobs, open, list);
  return (
    <>
      {open > 0 ? <h2 css={partText}>Open roles by team</h2> : <NoRoles />}
      <Departments jobs={openOf(jobs)} headingLevel="h3" />
      {further > 0 ? (
        <p css={columns}>
          <span css={[span('1 / -1'), span('4 / -1', 'wide')]}>
            <Link css={standaloneLink} to={pagePath(list.basePath, list.page + 1)} rel="next">
              {count(further, 'more open role', 'more open roles')}
            </Link>
          </span>
        </p>
      ) : null}
      {closed.length > 0 ? (
        <More label={count(closed.length, 'closed role', 'closed roles')}>
          <JobRows jobs={closed} />
        </More>
      ) : null}
    </>
  );
}

function NoRoles() {
  return (
    <p css={leadText}>
      No role is open today. Tell us what you are good at:{' '}
      <a css={standaloneLink} href={`mailto:${company.email.careers}`}>
        {company.email.careers}
      </a>
    </p>
  );
}

/** Other roles of the same department or place. */
export function RelatedJobs({ jobs }: { jobs: readonly Queries.JobTeaserFragment[] }) {
  return (
    <Related title="Other roles">
      <JobRows jobs={jobs} />
    </Related>
  );
}
