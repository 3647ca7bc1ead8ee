import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import type { Font } from 'fontkit';
import type { Ink } from './inks';
import { fill } from './shapes';
import type { Shape } from './shapes';

/** The faces of the word-marks; all under the SIL Open Font License, which allows outlines in artwork. */
const FACES = {
  grotesk: 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  serif: 'dm-serif-display/files/dm-serif-display-latin-400-normal.woff',
  square: 'space-grotesk/files/space-grotesk-latin-600-normal.woff',
  narrow: 'barlow-condensed/files/barlow-condensed-latin-600-normal.woff',
  slab: 'zilla-slab/files/zilla-slab-latin-600-normal.woff',
  round: 'josefin-sans/files/josefin-sans-latin-600-normal.woff',
} as const;

export type Face = keyof typeof FACES;

/** A line of lettering: size in units of the drawing, tracking in thousandths of an em. */
export interface Words {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly ink: Ink;
  readonly tracking?: number;
}

const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = openSync(resolve(`@fontsource/${FACES[face]}`));
  if (!('layout' in font)) throw new Error(`${FACES[face]} is a collection, not one font`);
  opened.set(face, font);
  return font;
}

/** The ink of a line set at the origin: path data of each letter at `x`, and the extent in between. */
interface Outline {
  readonly left: number;
  readonly right: number;
  readonly at: (x: number, baseline: number) => string;
}

function outline({ text, face, size, tracking = 0 }: Words): Outline {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const placed = glyphs.map((glyph, index) => {
    const start = pen;
    pen += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + (tracking / 1000) * size;
    return { path: glyph.path, start };
  });
  const inked = placed.filter(({ path }) => path.commands.length > 0);
  return {
    left: Math.min(...inked.map(({ path, start }) => start + path.bbox.minX * scale)),
    right: Math.max(...inked.map(({ path, start }) => start + path.bbox.maxX * scale)),
    at: (x, baseline) =>
      inked
        .map(({ path, start }) => path.transform(scale, 0, 0, -scale, x + start, baseline).toSVG())
        .join(''),
  };
}

/** Height of a capital H above the baseline, in units of the drawing. */
export function capHeight({ face, size }: Words): number {
  const font = fontOf(face);
  return (font.glyphForCodePoint(0x48).path.bbox.maxY * size) / font.unitsPerEm;
}

/** Width of the ink, from the left edge of the first letter to the right edge of the last. */
export function inkWidth(words: Words): number {
  const { left, right } = outline(words);
  return right - left;
}

/** The words as one path, the ink of the first letter starting exactly at `x`. */
export function letter(words: Words, x: number, baseline: number): Shape {
  const { left, at } = outline(words);
  return fill(at(x - left, baseline), words.ink);
}
