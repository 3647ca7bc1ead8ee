import { css } from '@emotion/react';
import { SERVICE_KEYS } from '../../cloth/weaving/threads';
import { practices } from '../../site/practices';
import type { NavigationLink } from '../../site/navigation';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { WEAVE, WEAVES_PATH } from '../menu-weaves';
import { useFeatured } from './featured-items';
import { FeaturedRead } from './featured-read';
import { MenuEntry } from './menu-entry';
import { across, fourColumns } from './menu-styles';
import type { PanelProps } from './main-menu';

/** Services that begin a column, so that the four come out about equally long. */
const COLUMN_STARTS: readonly string[] = ['custom-software', 'data-science', 'blockchain'];

const list = css({
  [from.menu]: { columns: 2, columnGap: space.gap },
  [fourColumns]: { columns: 4 },
});
/** Of the one file, the service's row: the warp at the left, the weft at the right. */
const maskOf = (column: number) =>
  `url(${WEAVES_PATH}) ${100 * column}% var(--weave) / 200% ${100 * SERVICE_KEYS.length}%`;
const entry = css({
  [from.menu]: {
    position: 'relative',
    breakInside: 'avoid',
    ...Object.fromEntries(
      SERVICE_KEYS.map((key, row) => [
        `&[data-thread='${key}']`,
        { '--weave': `${(100 * row) / (SERVICE_KEYS.length - 1)}%` },
      ]),
    ),
    '&:not(:last-of-type)': { paddingBottom: space.l },
    // The service's weave: one element for each of its two colours.
    '&::before, &::after': {
      content: '""',
      display: 'block',
      width: 'min(100%, 10rem)',
      aspectRatio: `${WEAVE.width} / ${WEAVE.height}`,
      forcedColorAdjust: 'none',
    },
    '&::before': { marginBottom: space.s, backgroundColor: 'var(--thread)', mask: maskOf(0) },
    '&::after': {
      position: 'absolute',
      insetInlineStart: 0,
      top: 0,
      backgroundColor: color.weft,
      mask: maskOf(1),
    },
  },
});
const columnStart = css({ [fourColumns]: { breakBefore: 'column' } });
// As soon as text has the room: below the list it would be out of sight.
const side = css({
  [fourColumns]: {
    paddingInlineStart: space.gap,
    borderInlineStart: `1px solid ${color.line}`,
  },
});

/** The eight services with their pages, and the featured read beside them. */
export function ServicesPanel({ group }: PanelProps) {
  // Nothing to read: the list has the room.
  const isAlone = useFeatured('featuredRead') === null;
  return (
    <>
      <ul css={[plainList, list, isAlone ? across('1 / -1') : across('1 / span 9', 'nav')]}>
        {group.links.map((link) => (
          <ServiceEntry key={link.path} link={link} />
        ))}
      </ul>
      <FeaturedRead
        css={[across('10 / -1', 'nav'), side]}
        label="Featured read"
        name="featuredRead"
      />
    </>
  );
}

function ServiceEntry({ link }: { link: NavigationLink }) {
  const { service, links } = link;
  if (!service) return null;
  return (
    <MenuEntry
      css={[entry, COLUMN_STARTS.includes(service) && columnStart]}
      link={link}
      line={links ? undefined : practices[service]}
    />
  );
}
