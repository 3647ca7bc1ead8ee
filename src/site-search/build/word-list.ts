/** The words that pages use, from which a slip in a query is set right. Pure. */
import { textOfHtml } from '../../lib/text-of-html';
import { isCommonWord, wordsIn } from '../search-words';
import type { SearchRecord } from './read-page';

/** The commonest; a rarer word is as likely to be a slip itself. */
const MOST = 6000;
const SPELLABLE = /^\p{L}[\p{L}\p{M}]{2,23}$/u;

/** The words of a record that may be offered, once for each place: its title is one, its content another. */
export function spellableWords({ title, content, drawn }: SearchRecord): string[] {
  return [title, `${textOfHtml(content)} ${drawn}`]
    .flatMap((text) => [...new Set(wordsIn(text))])
    .filter((word) => SPELLABLE.test(word) && !isCommonWord(word));
}

export interface WordCounter {
  add: (words: readonly string[]) => void;
  /** Words in at least two places, the commonest first. */
  list: () => string[];
}

export function countWords(): WordCounter {
  const uses = new Map<string, number>();
  return {
    add: (words) => {
      for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
    },
    list: () =>
      [...uses]
        .filter(([, count]) => count > 1)
        .sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1))
        .slice(0, MOST)
        .map(([word]) => word),
  };
}
