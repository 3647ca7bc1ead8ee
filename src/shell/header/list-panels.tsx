/** The panels of the groups that are lists of a few pages, each with a line. */
import { css } from '@emotion/react';
import { span } from '../../styles/layout';
import { from } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { useFeatured } from './featured-items';
import { FeaturedRead } from './featured-read';
import { products } from '../../site/products';
import { STILL, STILLS_PATH } from '../product-still';
import { panelGrid } from './menu-styles';
import { PanelEntries, type PanelProps } from './panel';

const grid = (count: number) =>
  css({
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    alignContent: 'start',
    columnGap: space.gap,
    rowGap: space.l,
  });
const two = grid(2);
const three = grid(3);
const four = grid(4);
const reads = css([
  two,
  {
    [from.wide]: { paddingInlineStart: space.gap, borderInlineStart: `1px solid ${color.line}` },
  },
]);

/** Each product's still, of one file, in the colour of the text. A browser fetches it once the panel is open. */
const stills = css({
  // At one height, however long the texts are.
  '& > li': { display: 'flex', flexDirection: 'column', alignItems: 'start' },
  '& > li > p': { marginBottom: 'auto' },
  '& > li::after': {
    content: '""',
    width: '100%',
    maxWidth: '14rem',
    aspectRatio: `${STILL.width} / ${STILL.height}`,
    marginTop: space.s,
    backgroundColor: 'currentColor',
    mask: `url(${STILLS_PATH}) var(--still) 0 / ${100 * products.length}% 100%`,
    forcedColorAdjust: 'none',
  },
  ...Object.fromEntries(
    products.map((_, at) => [
      `& > li:nth-of-type(${at + 1})::after`,
      { '--still': `${(100 * at) / Math.max(1, products.length - 1)}%` },
    ]),
  ),
});

export function ProductsPanel({ group }: PanelProps) {
  return (
    <div css={panelGrid}>
      <PanelEntries css={[four, stills, span('1 / -1')]} links={group.links} />
    </div>
  );
}

/** The five lists, and the latest items: a press release besides the one that Services features, and a post. */
export function ResourcesPanel({ group }: PanelProps) {
  const news = useFeatured('newestPressRelease');
  const post = useFeatured('newestPost');
  const hasReads = news !== null || post !== null;
  return (
    <div css={panelGrid}>
      <PanelEntries css={[two, span('1 / -1'), span('1 / span 6', 'wide')]} links={group.links} />
      {hasReads ? (
        <div css={[reads, span('1 / -1'), span('7 / -1', 'wide')]}>
          <FeaturedRead label="More news" name="newestPressRelease" />
          <FeaturedRead label="Latest post" name="newestPost" />
        </div>
      ) : null}
    </div>
  );
}

/** The company's own pages; those with pages beneath them stand apart. */
export function CorporatePanel({ group }: PanelProps) {
  const single = group.links.filter((link) => !link.links);
  const parents = group.links.filter((link) => link.links);
  return (
    <div css={panelGrid}>
      <PanelEntries css={[three, span('1 / span 9')]} links={single} />
      <PanelEntries css={span('10 / -1')} links={parents} />
    </div>
  );
}
