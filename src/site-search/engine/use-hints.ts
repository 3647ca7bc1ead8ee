import { useEffect, useState } from 'react';
import { isCommonWord, wordsIn } from '../search-words';
import { searchEngine, textsOf } from './engine';
import { spellingOf } from './spelling';
import { isFarFrom } from './terms';

/** Suggestions where nothing has all of a query's words. */
export interface Hints {
  readonly query: string;
  /** The query as probably intended. */
  readonly spelling: string | null;
  /** Single words of the query that are found. */
  readonly words: readonly { readonly word: string; readonly total: number }[];
}

/** Letters of a word that is worth trying alone. */
const SHORTEST = 3;
/** Hits from which it shows whether a word itself was found. */
const FEW = 3;
/** Words of a query that are tried one by one. */
const MOST_WORDS = 5;

async function totalOf(word: string): Promise<number> {
  const answer = await searchEngine().search(word, null);
  return isFarFrom(word, textsOf(await answer.hits(0, FEW))) ? 0 : answer.total;
}

async function hintsFor(query: string): Promise<Hints> {
  const asked = [...new Set(wordsIn(query))].filter(
    (word) => word.length >= SHORTEST && !isCommonWord(word),
  );
  const single = asked.length > 1 ? asked.slice(0, MOST_WORDS) : [];
  const [known, ...answers] = await Promise.all([
    searchEngine().words(),
    ...single.map(async (word) => ({ word, total: await totalOf(word) })),
  ]);
  return {
    query,
    spelling: spellingOf(query, known),
    words: answers.filter(({ total }) => total > 0),
  };
}

/**
 * @param query null for no need of hints
 * @returns null until they are loaded; there may be none that help
 */
export function useHints(query: string | null): Hints | null {
  const [hints, setHints] = useState<Hints | null>(null);
  useEffect(() => {
    if (query === null) return undefined;
    let isCurrent = true;
    hintsFor(query).then(
      (found) => isCurrent && setHints(found),
      // Hints are no more than that.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return hints && hints.query === query ? hints : null;
}
