import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { plainList } from '../../styles/layout';
import { from, hover } from '../../styles/media';
import { captionText, h4Text, mutedText, smallText } from '../../styles/text';
import { thread } from '../../styles/thread';
import { color, space } from '../../styles/tokens';
import type { PracticeFacts } from './practice-ledger';

const list = css({ display: 'grid', gap: space.l });
const groupName = css([captionText, mutedText, { paddingBottom: space.xs, fontWeight: 400 }]);
const row = css({
  borderTop: `1px solid ${color.line}`,
  '&:last-of-type': { borderBottom: `1px solid ${color.line}` },
});
// The thread of the practice, as long as the list is high.
const link = css({
  display: 'grid',
  columnGap: space.m,
  alignItems: 'baseline',
  paddingBlock: '0.6875rem',
  paddingInlineStart: space.m,
  borderInlineStart: `6px solid ${thread}`,
  color: color.ink,
  textDecoration: 'none',
  forcedColorAdjust: 'auto',
  [from.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [hover]: { '&:hover': { color: color.action } },
});
const trouble = css([h4Text, { textWrap: 'pretty' }]);

interface TroubleListProps {
  groups: NonNullable<Queries.HubFragment['ways']>['groups'];
  practices: readonly PracticeFacts[];
}

/** Troubles in a visitor's words, each with the page that deals with it, in the thread of its practice. */
export function TroubleList({ groups, practices }: TroubleListProps) {
  const practiceOf = (href: string) =>
    practices.find(({ path }) => href === path || href.startsWith(`${path}/`));
  return (
    <div css={list}>
      {groups.map((group) => (
        <div key={group.name}>
          <h3 css={groupName}>{group.name}</h3>
          <ul css={plainList}>
            {group.links.map(({ href, name, text }) => {
              const practice = practiceOf(href);
              const place = practice && practice.path !== href ? `${practice.service.name}: ` : '';
              return (
                <li key={href} css={row} data-thread={practice?.service.key}>
                  <Link css={link} to={href}>
                    <span css={trouble}>{text}</span>{' '}
                    <span css={[smallText, mutedText]}>{`${place}${name ?? ''}`}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
