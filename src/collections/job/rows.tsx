import { css } from '@emotion/react';
import { useStillOpen } from '../../clock/use-still-open';
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
  return (
    <div css={[wrap, body]} data-pagefind-ignore="">
      {jobs.length === 0 ? (
        <NoRoles />
      ) : open === null ? (
        <Departments jobs={jobs} />
      ) : (
        <>
          <h2 css={h2Text}>{count(open, 'open role', 'open roles')}</h2>
          <Departments jobs={jobs} headingLevel="h3" />
        </>
      )}
      <ListFoot list={list} label="roles" />
    </div>
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
