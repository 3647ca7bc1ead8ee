/**
 * The layout of a share picture, whoever draws it: the build with outlines of letters, a preview with the
 * browser's own. Pure.
 */
import { company } from '../site/company';
import { kindOfPage, SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from './share-picture';

export type Face = 'display' | 'text';

export interface Setting {
  readonly face: Face;
  /** Units of the drawing. */
  readonly size: number;
  /** Em. */
  readonly tracking: number;
}

/** Who knows the letters. */
export interface Letters {
  /** Whether the face has every letter of a text. */
  readonly canSet: (text: string, face: Face) => boolean;
  /** How wide a line comes out, in units of the drawing. */
  readonly widthOf: (text: string, setting: Setting) => number;
}

export interface SetLine {
  readonly text: string;
  readonly setting: Setting;
  readonly x: number;
  readonly baseline: number;
}

export interface CardLayout {
  readonly clothBox: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Where the company's mark begins, and how large it is. */
  readonly mark: { readonly x: number; readonly y: number; readonly scale: number };
  readonly name: SetLine;
  /** None where the fonts do not have its letters. */
  readonly title: readonly SetLine[];
  readonly kind: SetLine | null;
}

const MARGIN = 64;
/** The edge of the cloth, in its thread. */
export const EDGE = 12;
/** Where the cloth begins; it runs out of the picture on three sides. */
const CLOTH_X = 776;
/** The same where there is no title. */
const WIDE_CLOTH_X = 392;
const TEXT_WIDTH = CLOTH_X - 2 * MARGIN;
/** The title stands on the lower margin and may reach up to the company's name. */
const TITLE_BOTTOM = SHARE_HEIGHT - MARGIN - 6;
const TITLE_HEIGHT = 340;
const LEADING = 1.06;
const SIZES = [80, 72, 64, 56, 50, 44] as const;
const SMALLEST = 40;

const titleSetting = (size: number): Setting => ({ face: 'display', size, tracking: -0.025 });
const nameSetting: Setting = { face: 'display', size: 32, tracking: -0.02 };
const kindSetting: Setting = { face: 'text', size: 26, tracking: 0 };

type WidthOf = Letters['widthOf'];

/** Lines no wider than `width`; a word that is wider by itself is broken. */
function breakLines(text: string, width: number, setting: Setting, widthOf: WidthOf): string[] {
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
function balancedLines(text: string, width: number, setting: Setting, widthOf: WidthOf): string[] {
  const lines = breakLines(text, width, setting, widthOf);
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > 8) {
    const middle = (narrow + wide) / 2;
    if (breakLines(text, middle, setting, widthOf).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return breakLines(text, wide, setting, widthOf);
}

interface SetTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The largest size at which the title fits; at the smallest, what does not fit is left out. */
function setTitle(title: string, widthOf: WidthOf): SetTitle {
  for (const size of SIZES) {
    const setting = titleSetting(size);
    const fits = (lines: readonly string[]) => lines.length * size * LEADING <= TITLE_HEIGHT;
    const isWhole = title.split(/\s+/).every((word) => widthOf(word, setting) <= TEXT_WIDTH);
    if (isWhole && fits(breakLines(title, TEXT_WIDTH, setting, widthOf))) {
      return { size, lines: balancedLines(title, TEXT_WIDTH, setting, widthOf) };
    }
  }
  const lines = breakLines(title, TEXT_WIDTH, titleSetting(SMALLEST), widthOf);
  const most = Math.floor(TITLE_HEIGHT / (SMALLEST * LEADING));
  const last = lines[most - 1];
  return {
    size: SMALLEST,
    lines:
      lines.length <= most || last === undefined
        ? lines
        : [...lines.slice(0, most - 1), `${last.slice(0, -1).trimEnd()}…`],
  };
}

/** Letters without their pictures: emoji and what joins them have no place in a line of type. */
function plainTitle(title: string): string {
  return title
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The title beside the page's own cloth. A title in letters that the fonts do not have is left out; the cloth and the
 * company's name remain.
 */
export function layOutCard(card: ShareCard, { canSet, widthOf }: Letters): CardLayout {
  const plain = plainTitle(card.title);
  const hasTitle = plain !== '' && canSet(plain, 'display');
  const { size, lines } = hasTitle ? setTitle(plain, widthOf) : { size: 0, lines: [] };
  const step = size * LEADING;
  const first = TITLE_BOTTOM - (lines.length - 1) * step;
  const kind = hasTitle ? kindOfPage(card.path) : null;
  const clothX = hasTitle ? CLOTH_X : WIDE_CLOTH_X;
  return {
    clothBox: { x: clothX, y: 0, width: SHARE_WIDTH - clothX, height: SHARE_HEIGHT },
    mark: { x: MARGIN, y: MARGIN, scale: 1.25 },
    name: { text: company.name, setting: nameSetting, x: MARGIN + 56, baseline: MARGIN + 32 },
    title: lines.map((text, index) => ({
      text,
      setting: titleSetting(size),
      x: MARGIN,
      baseline: first + index * step,
    })),
    kind: kind
      ? { text: kind, setting: kindSetting, x: MARGIN, baseline: first - size * 0.72 - 30 }
      : null,
  };
}
