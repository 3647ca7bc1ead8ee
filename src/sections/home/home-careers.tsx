import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { count } from '../../lib/format';
import { columns, ruled, section, span, wrap } from '../../styles/layout';
import { h2Text, mutedText, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import { JobRows } from '../teasers/job-rows';

export interface HomeCareersProps {
  jobs: readonly Queries.JobTeaserFragment[];
  /** How many are open altogether. */
  total: number;
}

const words = css({ display: 'grid', alignContent: 'start', gap: space.m });

/** Open roles. */
export function HomeCareers({ jobs, total }: HomeCareersProps) {
  if (jobs.length === 0) return null;
  return (
    <section css={wrap} aria-labelledby="careers">
      <div css={[ruled, section, columns]}>
        <div css={[words, span('1 / span 4')]}>
          <h2 css={h2Text} id="careers">
            {count(total, 'open role', 'open roles')}
          </h2>
          <p css={mutedText}>
            Whoever builds it answers for it at night. The pay is in the advertisement.
          </p>
          <p>
            <Link css={standaloneLink} to="/corporate-overview/careers">
              All roles, and how we hire
            </Link>
          </p>
        </div>
        <div css={span('5 / -1')}>
          <JobRows jobs={jobs} />
        </div>
      </div>
    </section>
  );
}
