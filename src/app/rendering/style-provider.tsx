import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { prefixes } from '../../styles/prefixes';

const KEY = 'lw';

/** Names of rules in a style element, as Emotion writes their classes. */
const RULE_NAME = new RegExp(`\\.${KEY}-(\\w+)`, 'g');

const options = { key: KEY, stylisPlugins: prefixes };

/** A style cache with the site's key and prefixes. */
export const newCache = (): EmotionCache => createCache(options);

/**
 * Where Emotion inserts style elements in a browser. It adopts those of the built page by moving each to the place it
 * already has; every such move makes the browser restyle the whole page, so they stay put.
 */
const head = {
  insertBefore: (style: Node, before: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, before),
} as Node;

/**
 * Adopts the style elements that the page was built with. Their rules are read to learn which exist: Emotion's own list
 * of their names would weigh a kilobyte (gzip) in every page.
 */
function cacheOfPage(): EmotionCache {
  const cache = createCache({ ...options, container: head });
  for (const { textContent } of document.querySelectorAll(`style[data-emotion^="${KEY} "]`)) {
    for (const [, name = ''] of (textContent ?? '').matchAll(RULE_NAME))
      cache.inserted[name] = true;
  }
  return cache;
}

/** Made before hydration begins. */
const browserCache = typeof document === 'undefined' ? null : cacheOfPage();

const CacheOfBuild = createContext<EmotionCache | null>(null);

/** Around a page that a build renders: its cache gathers the page's styles, which then go into the head. */
export const StyleCacheOfBuild = CacheOfBuild.Provider;

/** One style cache for a whole page: without it each branch of the built page repeats the rules of its siblings. */
export function StyleProvider({ children }: { children: ReactNode }) {
  const ofBuild = useContext(CacheOfBuild);
  const [cache] = useState(() => browserCache ?? ofBuild ?? newCache());
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
