import { css } from '@emotion/react';
import { color, space, width } from './tokens';
import { from, print, roomBeside } from './media';

/** The page's column: at most 1320 px, with a gutter on either side. */
export const wrap = css({
  width: `min(100% - 2 * ${space.gutter}, ${width.page})`,
  marginInline: 'auto',
});

/** On paper, parts follow each other: browsers break no grid well, and leave a heading alone at a sheet's foot. */
const onPaper = { [print]: { display: 'block', '& > * + *': { marginTop: space.l } } };

/** Twelve columns on a desk, one on a phone; children set `gridColumn` from `medium` upwards. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.gap,
  rowGap: space.xl,
  [from.medium]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  ...onPaper,
});

/** Parts of a long text, one below the other. */
export const longText = css({
  display: 'grid',
  gap: space.xl,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...onPaper,
});

/** A heading and the text beside it, aligned on their first lines: the longer one hangs below. */
export const headRow = css([
  columns,
  {
    alignItems: 'baseline',
    rowGap: space.l,
    // A line as long as its column would run into its neighbour.
    [from.medium]: { '& > :first-child:not(:only-child)': { paddingInlineEnd: space.l } },
  },
]);

/** `gridColumn` within `columns`, from `medium` (default) or a wider breakpoint upwards. */
export const span = (column: string, at: keyof typeof from = 'medium') =>
  css({ [from[at]]: { gridColumn: column } });

/**
 * Two columns for a list: of its items where they make pairs; else of each item's name and words, so that none is left
 * over. Both are grids.
 */
export function pairs(items: readonly unknown[], at: keyof typeof from = 'nav') {
  const two = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.gap };
  return items.length % 2 === 0
    ? { list: css({ [from[at]]: two }) }
    : { item: css({ [from[at]]: { ...two, alignItems: 'baseline' } }) };
}

export const section = css({ paddingBlock: space.section });

/** A section parted from the one above by a hairline as wide as the column. */
export const ruled = css({ borderTop: `1px solid ${color.line}` });

/** An entry of a list of lines, parted from the one above by a hairline. */
export const lineRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.hair,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
});

/**
 * Stays in sight, below the header, while its neighbour scrolls. In low windows it scrolls along: its end could not be
 * reached otherwise, least of all by keyboard.
 */
export const staysBeside = (at: keyof typeof roomBeside) =>
  css({
    [roomBeside[at]]: { position: 'sticky', top: 'var(--stays-at, 6rem)', alignSelf: 'start' },
  });

/** So many lines at most, the last of them with an ellipsis after a word. */
export const clampedTo = (lines: number) =>
  css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  });

export const plainList = css({ listStyle: 'none', margin: 0, padding: 0 });

/** A control that is drawn by its label: over all of that, so that the hit area matches the visible one. */
export const overLabel = css({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** There for screen readers only. */
export const hiddenText = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

export const noPrint = css({ [print]: { display: 'none !important' } });
/** For what only scripts can answer. */
export const scripted = css({ '@media (scripting: none)': { display: 'none' } });
