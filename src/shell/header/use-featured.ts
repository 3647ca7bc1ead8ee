import { useEffect, useState } from 'react';
import { FEATURED_PATH, type Featured, type FeaturedItem } from '../featured';

/** Reads the build's file; it comes from this very site, so that its shape needs no check. */
async function readBuilt(signal: AbortSignal): Promise<Featured> {
  const response = await fetch(FEATURED_PATH, { signal });
  if (!response.ok) throw new Error(`${FEATURED_PATH}: status ${response.status}`);
  return (await response.json()) as Featured;
}

const NOTHING: Featured = { featuredRead: null, newestPressRelease: null, newestPost: null };

/** The latest news: the current featured item, if it is newer than the built one. */
function newestOf({ newestPressRelease }: Featured, featuredRead: FeaturedItem) {
  const at = (item: FeaturedItem | null) => Date.parse(item?.publishedAt ?? '') || 0;
  return at(featuredRead) > at(newestPressRelease) ? featuredRead : newestPressRelease;
}

/**
 * The menu's featured items: null at first, then the build's, then the admin API's. Failures are not shown: the menu
 * keeps what it has.
 */
export function useFeatured(): Featured | null {
  const [featured, setFeatured] = useState<Featured | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function load(): Promise<void> {
      const built = await readBuilt(signal).catch(() => NOTHING);
      if (signal.aborted) return;
      setFeatured(built);
      const { readFeatured } = await import('../../live/api/featured-read');
      const featuredRead = await readFeatured(built.featuredRead, signal);
      if (featuredRead && !signal.aborted)
        setFeatured({ ...built, featuredRead, newestPressRelease: newestOf(built, featuredRead) });
    }
    load().catch(() => undefined);
    return () => {
      controller.abort();
    };
  }, []);
  return featured;
}
