import { css } from '@emotion/react';
import { ShareLinks } from '../../components/share-links/share-links';
import { useIsStillOpen } from '../../clock/use-still-open';
import { useSiteUrl } from '../../seo/site';
import { absoluteUrl } from '../../seo/urls';
import { columns, longText, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import type { JobPanelProps } from './panel';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import { RichText } from '../../rich-text/rich-text';
import type { DetailFacts } from '../facts';
import { itemTrail } from '../item-trail';
import type { DetailProps } from '../live';
import { job } from './definition';
import { ApplyLink, JobPanel } from './panel';
import { RoleHeader } from './head';

export type RoleFacts = JobPanelProps['job'] & Omit<DetailFacts, 'slug' | 'published_at'>;

const page = css([columns, { paddingBlock: `${space.l} ${space.section}`, rowGap: space.xl }]);
const aside = css({ [from.nav]: { gridRow: '2 / span 2', gridColumn: '9 / -1' } });

/** A role: tasks, and beside them facts and how to apply, unless it has closed by the clock of build or visitor. */
export function RoleDetail({ item: role, listName }: DetailProps<RoleFacts>) {
  const siteUrl = useSiteUrl();
  const isOpen = useIsStillOpen(role);
  return (
    <article css={[wrap, page]}>
      <div css={span('1 / -1')}>
        <Breadcrumbs trail={itemTrail(job, listName, role)} />
      </div>
      <RoleHeader role={role} />
      <aside css={[span('1 / -1'), aside]} aria-label="The role at a glance">
        <JobPanel job={role} isOpen={isOpen} />
      </aside>
      <div css={[longText, span('1 / -1'), span('1 / span 7', 'nav')]}>
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
