import { useEffect, useState } from 'react';
import type { ServiceKey } from '../../../contract/vocabulary';
import { relatedCases, relatedPosts } from '../../visitor-api/lists/related';
import { RelatedCases, RelatedPosts } from '../related';

/** What is read once the item is on show; nothing until then, and where it cannot be had: it is an addition. */
function useRelated<Item, T>(
  item: Item,
  read: (item: Item, signal: AbortSignal) => Promise<readonly T[]>,
): readonly T[] {
  const [related, setRelated] = useState<readonly T[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    read(item, signal).then(
      (items) => {
        if (!signal.aborted) setRelated(items);
      },
      () => undefined,
    );
    return () => controller.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an item that was looked up stays what it is
  }, []);
  return related;
}

/** Posts of the category of one that was looked up. */
export function LivePosts(post: { slug: string; category: string | null }) {
  return <RelatedPosts posts={useRelated(post, relatedPosts)} />;
}

/** Case studies of the service of one that was looked up. */
export function LiveCases(study: { slug: string; type: ServiceKey }) {
  return <RelatedCases studies={useRelated(study, relatedCases)} />;
}
