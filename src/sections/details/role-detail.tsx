import { css } from '@emotion/react';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import { RichText } from '../../components/rich-text/rich-text';
import { ShareLinks } from '../../components/share-links/share-links';
import { linkTo } from '../../lib/navigation';
import { useSiteUrl } from '../../seo/site';
import { absoluteUrl } from '../../seo/urls';
import { columns, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h1Text, kickerText, leadText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { ApplyLink, JobPanel, type JobPanelProps } from '../job-panel';
import type { DetailFacts } from './facts';

export type RoleFacts = JobPanelProps['job'] & Omit<DetailFacts, 'slug' | 'published_at'>;

const page = css([columns, { paddingBlock: `${space.l} ${space.section}`, rowGap: space.xl }]);
const head = css({ display: 'grid', gap: space.m });
const aside = css({ [from.nav]: { gridRow: '2 / span 2', gridColumn: '9 / -1' } });

/** The way to a role, for its breadcrumbs. */
export function roleTrail(job: RoleFacts) {
  return [linkTo('/corporate-overview/careers'), { name: job.title, path: job.path }];
}

/**
 * A role: what is to be done, and beside it the facts and the way to apply.
 * @param isOpen whether one can still apply
 */
export function RoleDetail({ job, isOpen }: { job: RoleFacts; isOpen: boolean }) {
  const siteUrl = useSiteUrl();
  return (
    <article css={[wrap, page]}>
      <div css={span('1 / -1')}>
        <Breadcrumbs trail={roleTrail(job)} />
      </div>
      <header css={[head, span('1 / -1'), span('1 / span 8', 'nav')]}>
        <p css={kickerText} dir="auto">
          {job.department ?? 'Careers'}
        </p>
        <h1 css={h1Text} dir="auto">
          {job.title}
        </h1>
        {job.short_description ? (
          <p css={leadText} dir="auto">
            {job.short_description}
          </p>
        ) : null}
      </header>
      <aside css={[span('1 / -1'), aside]} aria-label="The role at a glance">
        <JobPanel job={job} isOpen={isOpen} />
      </aside>
      <div css={[span('1 / -1'), span('1 / span 7', 'nav'), { display: 'grid', gap: space.xl }]}>
        <RichText html={job.html} />
        {isOpen ? (
          <p>
            <ApplyLink job={job} />
          </p>
        ) : null}
        <ShareLinks url={absoluteUrl(siteUrl, job.path)} title={job.title} />
      </div>
    </article>
  );
}
