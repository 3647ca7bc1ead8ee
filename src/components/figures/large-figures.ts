import { css } from '@emotion/react';
import { size, space } from '../../styles/tokens';
import { partsOf } from './figure-value';

/** Of the box around them, which has room for several abreast. */
export const ROOMY = '@container (min-width: 38rem)';
/** Width of a character in em: that of most, of the narrow and of the wide ones. */
export const CHARACTER = 0.63;
const NARROW_CHARACTER = 0.33;
const WIDE_CHARACTER = 0.95;
/** em, for which a column has room at least, for the sake of the words below its figure. */
const LEAST = 3.15;

/** Width of a text in em, rather too much than too little. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, each) => {
    if (/[\s.,:;’'|ijlI]/.test(each)) return sum + NARROW_CHARACTER;
    return sum + (/[MWmw%@→]/.test(each) ? WIDE_CHARACTER : CHARACTER);
  }, 0);
}

/** Width of the longest piece of a value that stays on one line. */
function pieceWidth(value: string): number {
  const halves = partsOf(value);
  return Math.max(...(halves.length > 1 ? halves : value.split(' ')).map(widthOf));
}

/**
 * Columns of large figures, the largest type of their page: as large as all have room for on one line. Where that would
 * be smaller than a title, they break into their pieces.
 * @param widths of the columns, in em
 * @param pieces of the columns, in em
 */
function abreast(widths: readonly number[], pieces = widths, columnGap = space.gap) {
  const sizeFor = (each: readonly number[]) =>
    `(100cqi - ${each.length - 1} * ${columnGap}) / ${each.reduce((sum, width) => sum + width, 0).toFixed(1)}`;
  return {
    columnGap,
    gridTemplateColumns: widths.map((each) => `minmax(0, ${each.toFixed(1)}fr)`).join(' '),
    '& dd': {
      fontSize: `max(2rem, min(${sizeFor(pieces)}, max(2.5rem, ${size.h2} + 1px)), min(${sizeFor(widths)}, clamp(2.75rem, 1.25rem + 4cqi, 4.75rem)))`,
      lineHeight: 1,
    },
  };
}

/** Three stand abreast, even numbers in pairs; four in one row where it is long enough, by their lengths. */
export function largeFigures(figures: readonly { readonly value: string }[]) {
  const widths = figures.map(({ value: text }) => Math.max(LEAST, widthOf(text)));
  const widest = Math.max(...widths);
  const piece = Math.max(...figures.map(({ value: text }) => pieceWidth(text)));
  const columns = (count: number) =>
    abreast(Array<number>(count).fill(widest), Array<number>(count).fill(piece));
  const { length } = figures;
  const isEven = length % 3 > 0 && length % 2 === 0;
  return css({
    ...columns(1),
    [ROOMY]: columns(isEven ? 2 : Math.min(length, 3)),
    ...(length === 4 && {
      // By their lengths they stand as near as words, so that their distance has to part them.
      '@container (min-width: 60rem)': abreast(widths, widths, space.xl),
    }),
  });
}
