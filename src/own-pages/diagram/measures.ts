/** Measures of the drawing, in user units. */

/** Distance of two threads that run side by side: a row, and a lane. */
export const ROW = 24;
export const LANE = 16;
/** Rows of the smallest box. */
export const BOX_ROWS = 3;
/** Room above the rows for the layers' names. */
export const HEAD = 56;
export const BOX_TEXT = { size: 15, line: 18, padding: 12 } as const;
export const LAYER_TEXT = { size: 17 } as const;
export const LABEL_TEXT = { size: 15, line: 18 } as const;
export const ARROW = { length: 11, half: 6 } as const;
/** A label's distance from the thread below it and from the thread on its left. */
export const LABEL_LIFT = 5;
export const LABEL_ASIDE = 12;
/** A thread between neighbours of one layer stands this far from their left edge. */
export const SHORT_INSET = 24;
export const COLUMN = { min: 116, max: 172, step: 4 } as const;
/** The narrowest stretch of a channel on either side of its lanes. */
export const CHANNEL_EDGE = 12;
/** The gap of a dip to either side of a crossing, and the radius of corners. */
export const DIP = 6;
export const CORNER = 6;

/** Mean width of a letter over its size: generous for Hanken Grotesk and for its fallback fonts. */
const LETTER = 0.54;

export function textWidth(text: string, size: number): number {
  return Math.ceil([...text].length * size * LETTER);
}

/** Greedy lines no wider than `width`, except for single words that are. */
export function wrapText(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
