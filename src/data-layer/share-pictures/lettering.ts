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

export interface Line {
  /** Units of the drawing. */
  readonly width: number;
  /** Path data of the letters, the first at `x` on a baseline. */
  readonly at: (x: number, baseline: number) => string;
}

/** Sets a line. */
export function setLine(text: string, { face, size, tracking }: Setting): Line {
  let pen = 0;
  const letters = runsOf(text, face).flatMap(({ font, text: words }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(words);
    return glyphs.map((glyph, index) => {
      const start = pen;
      pen += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
      return { path: glyph.path, scale, start };
    });
  });
  return {
    width: Math.max(0, pen - tracking * size),
    at: (x, baseline) =>
      letters
        .map(({ path, scale, start }) =>
          path.transform(scale, 0, 0, -scale, x + start, baseline).toSVG(),
        )
        .join(''),
  };
}

/** Lines no wider than `width`; a word that is wider by itself is broken. */
export function breakLines(text: string, width: number, setting: Setting): string[] {
  const lines: string[] = [];
  const widthOf = (words: string) => setLine(words, setting).width;
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (line && widthOf(line + letter) > width) {
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
