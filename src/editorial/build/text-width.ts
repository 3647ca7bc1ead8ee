/** How wide a line of text is on a page of search results, which is set in Arial; pure. */

/** Pixels that a page of search results gives to a title (20 px) and a description (14 px, two lines). */
export const searchWidths = {
  title: { size: 20, least: 200, most: 580 },
  description: { size: 14, least: 400, most: 920 },
} as const;

/** Advance widths of Arial in thousandths of the size, from the space to the tilde. */
const ASCII =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);
const FIRST = 32;
/** A letter of another alphabet. */
const OTHER = 600;
/** East Asian characters fill a square. */
const SQUARE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

const widthOf = (character: string): number =>
  ASCII[(character.codePointAt(0) ?? 0) - FIRST] ?? (SQUARE.test(character) ? 1000 : OTHER);

/**
 * @param size in pixels
 * @returns pixels, rounded
 */
export function textWidth(text: string, size: number): number {
  // An accent adds no width to its letter.
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '');
  const units = Array.from(letters, widthOf).reduce((sum, width) => sum + width, 0);
  return Math.round((units * size) / 1000);
}
