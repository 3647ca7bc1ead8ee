import { useEffect, useState } from 'react';
import type { ListQuery } from './list-query';
import { failureOf } from '../../site/messages';
import { notify } from '../../notifications/notify';
import { ask } from '../answers/ask';
import type { Found } from '../answers/found';
import { SLOW_MS } from './list-skeleton';
import type { Refining } from './use-refining';

export interface Answer<T> {
  /** The current query. */
  query: ListQuery;
  /** The last answer and its query; null before the first answer. */
  last: { query: ListQuery; found: Found<T> } | null;
  /** `none`: neither the admin API nor the build answers. */
  state: 'waiting' | 'slow' | 'answered' | 'none';
}

/** Has the list's question answered; a later one ends an earlier one, whose answer is not shown any more. */
export function useAnswer<T>({
  definition,
  load,
  place,
  query,
}: Refining<T> & { query: ListQuery }): Answer<T> {
  const [last, setLast] = useState<Answer<T>['last']>(null);
  const [late, setLate] = useState<{ query: ListQuery; state: 'slow' | 'none' } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const slow = setTimeout(() => setLate({ query, state: 'slow' }), SLOW_MS);
    let isTold = false;
    const tell = (words: string) => {
      isTold = true;
      notify('error', words);
    };
    ask({ collection: definition.key, load, query }, place, {
      signal,
      show: (found) => setLast({ query, found }),
      failed: ({ serverMessage }) => tell(failureOf(definition, serverMessage)),
    })
      .catch(() => {
        if (signal.aborted) return;
        setLate({ query, state: 'none' });
        if (!isTold) tell(failureOf(definition));
      })
      .finally(() => clearTimeout(slow));
    return () => {
      controller.abort();
      clearTimeout(slow);
    };
  }, [definition, load, place, query]);
  const isAnswered = last?.query === query;
  const state = isAnswered ? 'answered' : late?.query === query ? late.state : 'waiting';
  return { query, last, state };
}
