import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';

const KEY = 'lw';

/** Made before hydration begins: it moves the built style tags to the head, where React does not count them. */
const browserCache = typeof document === 'undefined' ? null : createCache({ key: KEY });

/** One style cache for a whole page: without it each branch of the built page repeats the rules of its siblings. */
export function StyleProvider({ children }: { children: ReactNode }) {
  const [cache] = useState(() => browserCache ?? createCache({ key: KEY }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
