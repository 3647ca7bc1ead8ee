/** Words as outlines: what draws the share pictures knows none of the site's fonts. */
import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

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

export type Face = keyof typeof FACES;

export interface Setting {
  readonly face: Face;
  /** Units of the drawing. */
  readonly size: number;
  /** Em. */
  readonly tracking: number;
}

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

/** Lines no wider than `width`; a single word that is wider is broken. */
export function breakLines(text: string, width: number, setting: Setting): string[] {
  const lines: string[] = [];
  const isTooWide = (words: string) => widthOf(words, setting) > width;
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (!isTooWide(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (line && isTooWide(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}

/** The same lines, as even as their number allows. */
export function balancedLines(text: string, width: number, setting: Setting): string[] {
  const lines = breakLines(text, width, setting);
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > 8) {
    const middle = (narrow + wide) / 2;
    if (breakLines(text, middle, setting).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return breakLines(text, wide, setting);
}
