import { css } from '@emotion/react';
import { useStillOpen } from '../../clock/use-still-open';
import { More } from '../../components/more/more';
import { count } from '../../lib/numbers';
import { ListFoot } from '../../live/lists/list-foot';
import { company } from '../../site/company';
import { wrap } from '../../styles/layout';
import { h2Text, leadText, standaloneLink } from '../../styles/text';
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
export function RoleRows({ jobs: built, list, open }: RoleRowsProps) {
  const jobs = useStillOpen(built);
  const years = list.pageCount > 1 ? list.years : [];
  return (
    <div css={[wrap, body]} data-pagefind-ignore="">
      {jobs.length === 0 ? (
        <NoRoles />
      ) : open === null ? (
        <Departments jobs={jobs} />
      ) : (
        <OpenRoles jobs={jobs} open={open - openOf(built).length + openOf(jobs).length} />
      )}
      <ListFoot list={{ ...list, years }} label="roles" />
    </div>
  );
}

const openOf = (jobs: readonly JobTeaserData[]) => jobs.filter(({ is_open: isOpen }) => isOpen);

/** The roles that one can apply for, below their number; closed ones are folded away. */
function OpenRoles({ jobs, open }: { jobs: readonly JobTeaserData[]; open: number }) {
  const closed = jobs.filter(({ is_open: isOpen }) => !isOpen);
  return (
    <>
      {open > 0 ? <h2 css={h2Text}>{count(open, 'open role', 'open roles')}</h2> : <NoRoles />}
      <Departments jobs={openOf(jobs)} headingLevel="h3" />
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
