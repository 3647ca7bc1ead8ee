import { useCallback, useEffect, useState } from 'react';
import type { SearchKind } from '../search-kinds';
import { searchEngine, textsOf, type Answer, type Hit } from './engine';
import { isFarFrom } from './terms';

/** Hits that are shown at first, and with each wish for more. */
export const HITS_AT_ONCE = 10;
/** Delay before a pending answer is announced, in milliseconds; the current results stay meanwhile. */
const SLOW_MS = 400;

export interface Question {
  /** Tidied. */
  readonly query: string;
  readonly kind: SearchKind | null;
}

export interface Found extends Question {
  readonly answer: Answer;
  readonly hits: readonly Hit[];
}

export interface SiteSearch {
  /** `idle`: nothing is asked for. `failed`: the index cannot be reached. */
  readonly state: 'idle' | 'waiting' | 'slow' | 'answered' | 'failed';
  /** The last results, to whichever question; null before the first answer. */
  readonly found: Found | null;
  readonly showMore: () => void;
  readonly tryAgain: () => void;
}

/** For results that match only the beginning of some word: `x` for `xylograph`. */
const nothing: Pick<Found, 'answer' | 'hits'> = {
  answer: { total: 0, totalOfAll: 0, counts: new Map(), hits: () => Promise.resolve([]) },
  hits: [],
};

type Told = Question & { readonly state: 'slow' | 'failed' };

const isSame = (a: Question | null, b: Question) => a?.query === b.query && a.kind === b.kind;

/** Has a question answered; a later one takes the place of an earlier one, whose answer is not shown any more. */
export function useSiteSearch({ query, kind }: Question): SiteSearch {
  const [found, setFound] = useState<Found | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    const asked = { query, kind };
    const slow = setTimeout(() => setTold({ ...asked, state: 'slow' }), SLOW_MS);
    const ask = async () => {
      const answer = await searchEngine().search(query, kind);
      const hits = await answer.hits(0, HITS_AT_ONCE);
      if (isCurrent)
        setFound({ ...asked, ...(isFarFrom(query, textsOf(hits)) ? nothing : { answer, hits }) });
    };
    ask()
      .then(() => isCurrent && setTold(null))
      .catch(() => isCurrent && setTold({ ...asked, state: 'failed' }))
      .finally(() => clearTimeout(slow));
    return () => {
      isCurrent = false;
      clearTimeout(slow);
    };
  }, [query, kind, attempt]);

  const showMore = useCallback(() => {
    if (!found) return;
    const { answer, hits } = found;
    answer.hits(hits.length, hits.length + HITS_AT_ONCE).then(
      (more) => setFound((now) => (now === found ? { ...found, hits: [...hits, ...more] } : now)),
      () => setTold({ query: found.query, kind: found.kind, state: 'failed' }),
    );
  }, [found]);
  const tryAgain = useCallback(() => {
    setTold(null);
    setAttempt((count) => count + 1);
  }, []);
  const question = { query, kind };
  const ownTold = told && isSame(told, question) ? told.state : null;
  const state =
    query === '' ? 'idle' : (ownTold ?? (isSame(found, question) ? 'answered' : 'waiting'));
  return { state, found, showMore, tryAgain };
}
