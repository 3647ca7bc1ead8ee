/** Suggests a spelling for a word that no page uses. Pure. */
import { editDistance } from '../nearest';
import { isCommonWord, wordsIn } from '../search-words';

/** Slips that a word of so many letters may have. */
function slipsOf(word: string): number {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
}

/** @param words the commonest first: of two that are as near, the commoner one is meant */
function nearestWord(word: string, words: readonly string[]): string | null {
  let best: string | null = null;
  let least = slipsOf(word) + 1;
  for (const known of words) {
    if (Math.abs(known.length - word.length) >= least) continue;
    const distance = editDistance(word, known);
    if (distance < least) [best, least] = [known, distance];
  }
  return best;
}

/**
 * The query with its unknown words set right.
 * @param words all that pages use, the commonest first
 * @returns null where there is nothing to set right, or a word is like none
 */
export function spellingOf(query: string, words: readonly string[]): string | null {
  // The beginning of a word is no slip: it may be its singular, or typed only so far.
  const isKnown = (word: string) =>
    isCommonWord(word) || /\d/.test(word) || words.some((each) => each.startsWith(word));
  const asked = wordsIn(query);
  const meant = asked.map((word) => (isKnown(word) ? word : nearestWord(word, words)));
  if (meant.includes(null) || meant.every((word, index) => word === asked[index])) return null;
  return meant.join(' ');
}
