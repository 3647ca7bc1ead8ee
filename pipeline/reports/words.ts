/** Compares two versions of a text word by word. */
import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff';
import { textOfHtml } from '../../src/lib/text-of-html';

/** A piece of text that is in both versions (`same`) or in one; `cut` stands for omitted text. */
export interface WordPart {
  kind: 'same' | 'added' | 'removed' | 'cut';
  text: string;
}

/** Time limit for comparing words, in milliseconds; after it, texts are compared by lines. */
const PATIENCE_MS = 200;
/** Characters of unchanged text shown beside a change. */
const BESIDE = 90;
/** Most characters of one text's changes that a report shows. */
const MOST = 4000;

const BLOCK_END =
  /<\/(?:p|li|h[1-6]|tr|blockquote|pre|figcaption|dt|dd|figure|table|ul|ol)>|<br\s*\/?>/gi;

/** The text of HTML, a line for each block. */
export function linesOfHtml(html: string): string {
  return html
    .split(BLOCK_END)
    .map((block) => textOfHtml(block))
    .filter((line) => line !== '')
    .join('\n');
}

const kindOf = ({ added, removed }: ChangeObject<string>): WordPart['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

/** The beginning of a text up to the last space before a limit. */
function headOf(text: string): string {
  const space = text.lastIndexOf(' ', BESIDE);
  return text.slice(0, space > 0 ? space + 1 : BESIDE);
}

function tailOf(text: string): string {
  const space = text.indexOf(' ', text.length - BESIDE);
  return text.slice(space > 0 ? space : text.length - BESIDE);
}

/** Omits text that is far from any change. */
function nearChanges(parts: readonly WordPart[]): WordPart[] {
  const cut: WordPart = { kind: 'cut', text: '…' };
  return parts.flatMap((part, at): WordPart[] => {
    const { kind, text } = part;
    if (kind !== 'same' || text.length <= 2 * BESIDE) return [part];
    return [
      ...(at > 0 ? [{ kind, text: headOf(text) }] : []),
      cut,
      ...(at < parts.length - 1 ? [{ kind, text: tailOf(text) }] : []),
    ];
  });
}

/** The first parts, up to `MOST` characters. */
function shortened(parts: readonly WordPart[]): WordPart[] {
  let left = MOST;
  const shown: WordPart[] = [];
  for (const { kind, text } of parts) {
    if (left <= 0) {
      shown.push({ kind: 'cut', text: ' … and more' });
      break;
    }
    shown.push({ kind, text: text.length > left ? `${text.slice(0, left)}…` : text });
    left -= text.length;
  }
  return shown;
}

/**
 * Compares two texts by words.
 * @returns the changed words with a few words around each; empty if the texts are equal
 */
export function wordDiff(before: string, after: string): WordPart[] {
  if (before === after) return [];
  const changes: ChangeObject<string>[] =
    diffWordsWithSpace(before, after, { timeout: PATIENCE_MS }) ?? diffLines(before, after);
  const parts = changes.map((change) => ({ kind: kindOf(change), text: change.value }));
  return shortened(nearChanges(parts));
}
