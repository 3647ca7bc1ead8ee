import { useEffect, useState } from 'react';
import type { Question } from '../answers/found';
import { relatedItems, type Like } from '../answers/related';

/**
 * Others like an item that was looked up, read once it is on show; none until then, and where they cannot be had: they
 * are an addition.
 */
export function useRelated<T extends { slug: string }>(
  list: Omit<Question<T>, 'query'>,
  like: Like,
): readonly T[] {
  const [related, setRelated] = useState<readonly T[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    relatedItems(list, like, signal).then(
      (items) => {
        if (!signal.aborted) setRelated(items);
      },
      () => undefined,
    );
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an item that was looked up does not change
  }, []);
  return related;
}
