import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { ArticleCloth } from '../../cloth/cloth';
import { count } from '../../lib/format';
import { columns, section, span, wrap } from '../../styles/layout';
import { from, print } from '../../styles/media';
import { h2Text, mutedText, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import { JobRows } from '../../collections/job/teaser';

export interface HomeCareersProps {
  jobs: readonly Queries.JobTeaserFragment[];
  /** Number of all open roles. */
  total: number;
}

const band = css([columns, section, { position: 'relative', rowGap: space.l }]);
// From the window's left edge to the fourth column: the shell clips the scroll bar's share of 100vw.
const cloth = css({
  height: '7rem',
  marginInline: `calc(-1 * ${space.gutter})`,
  [from.medium]: {
    position: 'absolute',
    insetBlock: 0,
    left: 'calc(50% - 50vw)',
    width: 'calc(50vw - 50% + 31%)',
    height: 'auto',
    marginInline: 0,
  },
  [print]: { display: 'none' },
});
const words = css({ display: 'grid', gap: space.m });

/** Open roles, beside a cloth that runs out of the window. */
export function HomeCareers({ jobs, total }: HomeCareersProps) {
  if (jobs.length === 0) return null;
  return (
    <section css={[wrap, band]} aria-labelledby="careers">
      <div css={cloth}>
        <ArticleCloth slug="open-roles" service="custom-software" />
      </div>
      <div css={[words, span('5 / -1')]}>
        <h2 css={h2Text} id="careers">
          {count(total, 'open role', 'open roles')}
        </h2>
        <p css={mutedText}>Whoever builds it answers for it at night.</p>
        <JobRows jobs={jobs} />
        <p>
          <Link css={standaloneLink} to="/corporate-overview/careers">
            All roles, and how we hire
          </Link>
        </p>
      </div>
    </section>
  );
}
