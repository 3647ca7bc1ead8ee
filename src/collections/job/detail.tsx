import { css } from '@emotion/react';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import { RichText } from '../../rich-text/rich-text';
import { ShareLinks } from '../../components/share-links/share-links';
import { linkTo } from '../../site/navigation';
import { isStillOpen } from '../../clock/open-until';
import { useNow } from '../../clock/use-now';
import { useSiteUrl } from '../../seo/site';
import { absoluteUrl } from '../../seo/urls';
import { columns, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h1Text, kickerText, leadText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { ApplyLink, JobPanel, type JobPanelProps } from './panel';
import type { DetailFacts } from '../facts';
import { job } from './definition';

export type RoleFacts = JobPanelProps['job'] & Omit<DetailFacts, 'slug' | 'published_at'>;

const page = css([columns, { paddingBlock: `${space.l} ${space.section}`, rowGap: space.xl }]);
const head = css({ display: 'grid', gap: space.m });
const aside = css({ [from.nav]: { gridRow: '2 / span 2', gridColumn: '9 / -1' } });

/** The way to a role, for its breadcrumbs. */
export function roleTrail({ title, path }: RoleFacts) {
  return [linkTo(job.pages.list), { name: title, path }];
}

/** A role: the tasks, and beside them the facts and the way to apply, unless it has closed by either clock. */
export function RoleDetail({ item: role }: { item: RoleFacts }) {
  const siteUrl = useSiteUrl();
  const isOpen = isStillOpen(role.is_open, role.valid_through, useNow());
  return (
    <article css={[wrap, page]}>
      <div css={span('1 / -1')}>
        <Breadcrumbs trail={roleTrail(role)} />
      </div>
      <header css={[head, span('1 / -1'), span('1 / span 8', 'nav')]}>
        <p css={kickerText} dir="auto">
          {role.department ?? 'Careers'}
        </p>
        <h1 css={h1Text} dir="auto">
          {role.title}
        </h1>
        {role.short_description ? (
          <p css={leadText} dir="auto">
            {role.short_description}
          </p>
        ) : null}
      </header>
      <aside css={[span('1 / -1'), aside]} aria-label="The role at a glance">
        <JobPanel job={role} isOpen={isOpen} />
      </aside>
      <div css={[span('1 / -1'), span('1 / span 7', 'nav'), { display: 'grid', gap: space.xl }]}>
        <RichText html={role.html} />
        {isOpen ? (
          <p>
            <ApplyLink job={role} />
          </p>
        ) : null}
        <ShareLinks url={absoluteUrl(siteUrl, role.path)} title={role.title} />
      </div>
    </article>
  );
}
