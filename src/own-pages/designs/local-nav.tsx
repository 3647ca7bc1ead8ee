import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { plainList, wrap } from '../../styles/layout';
import { hover } from '../../styles/media';
import { smallText } from '../../styles/text';
import type { PageWords } from './design-page';
import { thread } from '../../styles/thread';
import { color, space } from '../../styles/tokens';

const list = css([
  plainList,
  smallText,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.l, marginInline: 0 },
]);
const link = css({
  display: 'block',
  paddingBlock: space.s,
  textDecoration: 'none',
  color: color.muted,
  borderBottom: '3px solid transparent',
  "&[aria-current='page']": { color: color.ink, fontWeight: 600, borderBottomColor: thread },
  [hover]: { '&:hover': { color: color.ink } },
});

/** The pages of a small group, beside each other; nothing on a page without a group. */
export function LocalNav({ path, group = [] }: Pick<PageWords, 'path' | 'group'>) {
  const [first] = group;
  if (!first) return null;
  return (
    <nav aria-label={first.name}>
      <div css={wrap}>
        <ul css={list}>
          {group.map((each) => (
            <li key={each.path}>
              <Link
                css={link}
                to={each.path}
                aria-current={each.path === path ? 'page' : undefined}
              >
                {each === first ? 'Overview' : each.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
