import type { PhrasingContent } from 'mdast';
import { drawLine, widthOf, type Face, type Pdf } from './faces';

interface Fragment {
  readonly text: string;
  readonly face: Face;
}

/** What stands between two spaces: one fragment, or several where the face changes within it. */
type Word = readonly Fragment[];

/** A line set to fit: words joined again wherever the face stays the same, so that spaces can be selected. */
export interface Line {
  readonly fragments: readonly Fragment[];
  readonly width: number;
}

/** Flattens inline Markdown into fragments; throws on what these documents do not use (pictures, HTML). */
export function fragmentsOf(nodes: readonly PhrasingContent[], face: Face): Fragment[] {
  return nodes.flatMap((node): Fragment[] => {
    switch (node.type) {
      case 'text':
        return [{ text: curly(node.value.replace(/\s+/g, ' ')), face }];
      case 'inlineCode':
        return [{ text: node.value, face: 'bold' }];
      case 'strong':
        return fragmentsOf(node.children, 'bold');
      case 'emphasis':
        return fragmentsOf(node.children, 'italic');
      case 'link':
        return fragmentsOf(node.children, face);
      default:
        throw new Error(`Inline "${node.type}" has no form in a PDF`);
    }
  });
}

/** Straight quotation marks and apostrophes as printed ones. */
function curly(text: string): string {
  return text
    .replace(/(^|[\s(])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/'/g, '’');
}

function wordsOf(fragments: readonly Fragment[]): Word[] {
  const words: Fragment[][] = [[]];
  for (const { text, face } of fragments) {
    text.split(' ').forEach((part, index) => {
      if (index > 0) words.push([]);
      if (part) words.at(-1)?.push({ text: part, face });
    });
  }
  return words.filter((word) => word.length > 0);
}

function wordWidth(doc: Pdf, word: Word, size: number, tracking: number): number {
  return word.reduce((sum, { text, face }) => sum + widthOf(doc, text, face, size, tracking), 0);
}

/** Breaks text greedily into lines no wider than `width` points. A word wider than that stands alone. */
export function setLines(
  doc: Pdf,
  nodes: readonly PhrasingContent[],
  style: { face: Face; size: number; tracking?: number },
  width: number,
): Line[] {
  const { face, size, tracking = 0 } = style;
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of wordsOf(fragmentsOf(nodes, face))) {
    const wide = wordWidth(doc, word, size, tracking);
    const space = used === 0 ? 0 : widthOf(doc, ' ', face, size, tracking);
    if (used > 0 && used + space + wide > width) {
      lines.push([word]);
      used = wide;
    } else {
      lines.at(-1)?.push(word);
      used += space + wide;
    }
  }
  return lines
    .filter((words) => words.length > 0)
    .map((words) => {
      const fragments = joinWords(words);
      const total = fragments.reduce(
        (sum, f) => sum + widthOf(doc, f.text, f.face, size, tracking),
        0,
      );
      return { fragments, width: total };
    });
}

function joinWords(words: readonly Word[]): Fragment[] {
  const joined: { text: string; face: Face }[] = [];
  words.forEach((word, index) => {
    word.forEach((fragment, part) => {
      const text = index > 0 && part === 0 ? ` ${fragment.text}` : fragment.text;
      const last = joined.at(-1);
      if (last?.face === fragment.face) last.text += text;
      else joined.push({ text, face: fragment.face });
    });
  });
  return joined;
}

/** Draws a set line from `x` on the baseline `y`. */
export function drawSetLine(
  doc: Pdf,
  line: Line,
  style: { size: number; colour: string; tracking?: number },
  x: number,
  y: number,
): void {
  let right = x;
  for (const { text, face } of line.fragments) {
    right += drawLine(doc, text, { ...style, face }, right, y);
  }
}

/** Plain text as inline Markdown, for titles that come from data. */
export function plain(text: string): PhrasingContent[] {
  return [{ type: 'text', value: text }];
}
