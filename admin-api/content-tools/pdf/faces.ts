import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/** The faces of the documents; each is two files, since Fontsource splits latin from extended latin. */
export type Face = 'display' | 'text' | 'italic' | 'bold';

const PACKAGES: Readonly<Record<Face, readonly [family: string, cut: string]>> = {
  display: ['bricolage-grotesque', '600-normal'],
  text: ['hanken-grotesk', '400-normal'],
  italic: ['hanken-grotesk', '400-italic'],
  bold: ['hanken-grotesk', '600-normal'],
};

/** What the basic latin files hold besides ASCII and Latin-1: measured, not assumed. */
const BASIC = /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153–—‘’“”•…€−]$/u;
const EXTENDED = /^[\u0100-\u017f]$/u;

const resolve = createRequire(import.meta.url).resolve;

/**
 * Registers every face with the document. The woff files are used: fontkit cannot subset some of the woff2
 * ones ("Offset is outside the bounds of the DataView").
 */
export function registerFaces(doc: Pdf): void {
  for (const [face, [family, cut]] of Object.entries(PACKAGES)) {
    for (const range of ['latin', 'latin-ext']) {
      const file = resolve(`@fontsource/${family}/files/${family}-${range}-${cut}.woff`);
      doc.registerFont(`${face}/${range}`, file);
    }
  }
}

/** A stretch of text that one font file can set whole. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** Splits text by the file that holds each character; throws on one that no file holds. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: { font: string; text: string }[] = [];
  for (const character of text) {
    if (!BASIC.test(character) && !EXTENDED.test(character)) {
      throw new Error(`No font file holds "${character}" (in "${text}")`);
    }
    const font = `${face}/${EXTENDED.test(character) ? 'latin-ext' : 'latin'}`;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Width in points of a text in one face; `tracking` is in points a character. */
export function widthOf(doc: Pdf, text: string, face: Face, size: number, tracking = 0): number {
  return runsOf(text, face).reduce(
    (sum, run) =>
      sum +
      doc.font(run.font).fontSize(size).widthOfString(run.text, { characterSpacing: tracking }),
    0,
  );
}

/** Draws one line of text from `x` on the baseline `y` (points from the top left); returns its width. */
export function drawLine(
  doc: Pdf,
  text: string,
  style: { face: Face; size: number; colour: string; tracking?: number },
  x: number,
  y: number,
): number {
  let right = x;
  const { face, size, colour, tracking = 0 } = style;
  for (const run of runsOf(text, face)) {
    doc.font(run.font).fontSize(size).fillColor(colour);
    const options = {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: tracking,
    } as const;
    doc.text(run.text, right, y, options);
    right += doc.widthOfString(run.text, { characterSpacing: tracking });
  }
  return right - x;
}
