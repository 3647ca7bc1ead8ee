import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { allLinks, type NavigationLink } from '../../site/navigation';
import { noPrint, plainList, wrap } from '../../styles/layout';
import { hover } from '../../styles/media';
import { smallText } from '../../styles/text';
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

/** The link whose pages lie below it and to which this page belongs; undefined where there is no such group. */
export function localGroup(path: string): NavigationLink | undefined {
  return allLinks.find(
    (each) => each.links && (each.path === path || path.startsWith(`${each.path}/`)),
  );
}

/** The pages of a small group, beside each other; nothing on a page without a group. */
export function LocalNav({ path }: { path: string }) {
  const group = localGroup(path);
  if (!group) return null;
  return (
    <nav css={noPrint} aria-label={group.name}>
      <div css={wrap}>
        <ul css={list}>
          {[group, ...(group.links ?? [])].map((each) => (
            <li key={each.path}>
              <Link
                css={link}
                to={each.path}
                aria-current={each.path === path ? 'page' : undefined}
              >
                {each === group ? 'Overview' : each.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
