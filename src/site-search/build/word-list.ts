/** The words that pages use, from which a slip in a query is set right. Pure. */
import { plainText } from '../../lib/plain-text';
import { isCommonWord, wordsIn } from '../search-words';
import type { SearchRecord } from './read-page';

/** The commonest; a rarer word is as likely to be a slip itself. */
const MOST = 6000;
const SPELLABLE = /^\p{L}[\p{L}\p{M}]{2,23}$/u;

export interface WordCounter {
  add: (record: SearchRecord) => void;
  /** Words in at least two places (a title counts as one), the commonest first. */
  list: () => string[];
}

export function countWords(): WordCounter {
  const uses = new Map<string, number>();
  return {
    add: ({ title, content }) => {
      for (const text of [title, plainText(content)]) {
        for (const word of new Set(wordsIn(text))) uses.set(word, (uses.get(word) ?? 0) + 1);
      }
    },
    list: () =>
      [...uses]
        .filter(([word, count]) => count > 1 && SPELLABLE.test(word) && !isCommonWord(word))
        .sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1))
        .slice(0, MOST)
        .map(([word]) => word),
  };
}
