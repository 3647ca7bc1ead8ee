import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';

const KEY = 'lw';

/** Made before hydration begins: it takes over the style elements that the page was built with. */
const browserCache = typeof document === 'undefined' ? null : createCache({ key: KEY });

let buildCache: EmotionCache | null = null;

/** A cache for the page that is rendered next, in the same go: gathers its styles instead of writing them among its elements. */
export function startBuildCache(): EmotionCache {
  buildCache = createCache({ key: KEY });
  buildCache.compat = true;
  return buildCache;
}

/** One style cache for a whole page: without it each branch of the built page repeats the rules of its siblings. */
export function StyleProvider({ children }: { children: ReactNode }) {
  const [cache] = useState(() => browserCache ?? buildCache ?? createCache({ key: KEY }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
