/** Words as outlines: what draws the share pictures knows none of the site's fonts. */
import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import type { Face, Setting } from '../share-card';

/** Latin and Latin extended of each; a letter is taken from the first that has it. */
const FACES = {
  display: [
    'bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
    'bricolage-grotesque/files/bricolage-grotesque-latin-ext-600-normal.woff',
  ],
  text: [
    'hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff',
    'hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal.woff',
  ],
} as const;

const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<string, Font>();

function fontOf(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(resolve(`@fontsource/${file}`));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not one font.`);
  opened.set(file, font);
  return font;
}

function fontFor(face: Face, codePoint: number): Font | undefined {
  return FACES[face].map(fontOf).find((font) => font.hasGlyphForCodePoint(codePoint));
}

/** Whether the face has every letter of a text. */
export function canSet(text: string, face: Face): boolean {
  return [...text].every((letter) => fontFor(face, letter.codePointAt(0) ?? 0) !== undefined);
}

interface Run {
  readonly font: Font;
  readonly text: string;
}

/** Stretches of one font; letters that no font has are left out. */
function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = fontFor(face, letter.codePointAt(0) ?? 0);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter };
    else runs.push({ font, text: letter });
  }
  return runs;
}

interface Measure {
  /** Em. */
  readonly advance: number;
  readonly letters: number;
}

/** Breaking a title measures the same words at several sizes and widths. */
const measures = new Map<string, Measure>();
const MOST_MEASURES = 20_000;

function measureOf(text: string, face: Face): Measure {
  const key = `${face} ${text}`;
  const known = measures.get(key);
  if (known) return known;
  let advance = 0;
  let letters = 0;
  for (const { font, text: words } of runsOf(text, face)) {
    const { glyphs, advanceWidth } = font.layout(words);
    advance += advanceWidth / font.unitsPerEm;
    letters += glyphs.length;
  }
  if (measures.size >= MOST_MEASURES) measures.clear();
  const measure = { advance, letters };
  measures.set(key, measure);
  return measure;
}

/** Width of a line, in units of the drawing. */
export function widthOf(text: string, { face, size, tracking }: Setting): number {
  const { advance, letters } = measureOf(text, face);
  return Math.max(0, advance * size + (letters - 1) * tracking * size);
}

/** Path data of a line's letters, the first at `x` on a baseline. */
export function setLine(
  text: string,
  { face, size, tracking }: Setting,
  x: number,
  baseline: number,
): string {
  let pen = x;
  return runsOf(text, face)
    .flatMap(({ font, text: words }) => {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(words);
      return glyphs.map((glyph, index) => {
        const start = pen;
        pen += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
        return glyph.path.transform(scale, 0, 0, -scale, start, baseline).toSVG();
      });
    })
    .join('');
}
