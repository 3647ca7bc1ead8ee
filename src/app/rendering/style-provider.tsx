import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { prefixes } from '../../styles/prefixes';

const KEY = 'lw';

/** Names of rules in a style element, as Emotion writes their classes. */
const RULE_NAME = new RegExp(`\\.${KEY}-(\\w+)`, 'g');

const options = { key: KEY, stylisPlugins: prefixes };

const newCache = () => createCache(options);

/**
 * Where Emotion puts style elements in a browser. It takes those of the built page over by moving each to where it
 * stands already; a browser styles all of the page anew for every such move, so that they are left alone.
 */
const head = {
  insertBefore: (style: Node, before: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, before),
} as Node;

/**
 * Takes over the style elements that the page was built with. Which rules are there is read from the rules: Emotion's own
 * list of their names would weigh a kilobyte (gzip) in every page.
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

let buildCache: EmotionCache | null = null;

/** A cache for the page that is rendered next, in the same go: gathers its styles instead of writing them among its elements. */
export function startBuildCache(): EmotionCache {
  buildCache = newCache();
  buildCache.compat = true;
  return buildCache;
}

/** One style cache for a whole page: without it each branch of the built page repeats the rules of its siblings. */
export function StyleProvider({ children }: { children: ReactNode }) {
  const [cache] = useState(() => browserCache ?? buildCache ?? newCache());
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
