/** The panels of the groups that are lists of a few pages, each with a line. */
import { css } from '@emotion/react';
import type { NavigationLink } from '../../site/navigation';
import { products } from '../../site/products';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { STILL, STILLS_PATH } from '../product-still';
import { useFeatured } from './featured-items';
import { FeaturedRead } from './featured-read';
import type { PanelProps } from './main-menu';
import { MenuEntry } from './menu-entry';
import { across, wideOnly } from './menu-styles';

const grid = (count: number) =>
  css({
    [from.menu]: {
      display: 'grid',
      gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
      alignContent: 'start',
      columnGap: space.gap,
      rowGap: space.l,
    },
  });
const two = grid(2);
const four = grid(4);
const reads = css([
  two,
  {
    [from.wide]: { paddingInlineStart: space.gap, borderInlineStart: `1px solid ${color.line}` },
  },
]);
const entry = css({
  [from.menu]: { paddingTop: space.s, borderTop: `2px solid ${color.ink}` },
});

/** Each product's still, of one file, in the colour of the text. A browser fetches it once the panel is open. */
const still = css({
  [from.menu]: {
    ...Object.fromEntries(
      products.map((_, at) => [
        `&:nth-of-type(${at + 1})`,
        { '--still': `${(100 * at) / Math.max(1, products.length - 1)}%` },
      ]),
    ),
    // At one height, however long the texts are.
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    '& > p': { marginBottom: 'auto' },
    '&::after': {
      content: '""',
      width: '100%',
      maxWidth: '14rem',
      aspectRatio: `${STILL.width} / ${STILL.height}`,
      marginTop: space.s,
      backgroundColor: 'currentColor',
      mask: `url(${STILLS_PATH}) var(--still) 0 / ${100 * products.length}% 100%`,
      forcedColorAdjust: 'none',
    },
  },
});

export function ProductsPanel({ group }: PanelProps) {
  return (
    <ul css={[plainList, four, across('1 / -1')]}>
      {group.links.map((link) => (
        <MenuEntry key={link.path} css={[entry, still]} link={link} line={link.line} />
      ))}
    </ul>
  );
}

/** The five lists, and the latest items: a press release besides the one that Services features, and a post. */
export function ResourcesPanel({ group }: PanelProps) {
  const news = useFeatured('newestPressRelease');
  const post = useFeatured('newestPost');
  return (
    <>
      <ul css={[plainList, two, across('1 / span 6', 'wide')]}>
        {group.links.map((link) => (
          <MenuEntry key={link.path} css={entry} link={link} line={link.line} />
        ))}
      </ul>
      {news === null && post === null ? null : (
        <div css={[reads, across('7 / -1', 'wide'), wideOnly]}>
          <FeaturedRead label="More news" name="newestPressRelease" />
          <FeaturedRead label="Latest post" name="newestPost" />
        </div>
      )}
    </>
  );
}

/** A page with pages beneath it has the last column to itself, however high; the rows beside it are as high as they are. */
const corporate = css([four, { [from.menu]: { gridTemplateRows: 'auto auto 1fr' } }]);
const apart = css({ [from.menu]: { gridColumn: 4, gridRow: '1 / span 3' } });
const isParent = ({ links }: NavigationLink) => links !== undefined;

/** The company's own pages; those with pages beneath them stand apart. */
export function CorporatePanel({ group }: PanelProps) {
  return (
    <ul css={[plainList, corporate, across('1 / -1')]}>
      {group.links.map((link) => (
        <MenuEntry
          key={link.path}
          css={[entry, isParent(link) && apart]}
          link={link}
          line={link.line}
        />
      ))}
    </ul>
  );
}
