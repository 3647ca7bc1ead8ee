import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixes } from '../../styles/prefixes';

const KEY = 'lw';

/** An Emotion cache with the site's key and prefixes. */
export const newCache = (): EmotionCache => createCache({ key: KEY, stylisPlugins: prefixes });

const NAMES = new RegExp(`\\.${KEY}-([a-z0-9]+)|@keyframes ([\\w-]+)`, 'g');

/** Emotion's names of the styles that a text of rules holds. */
export const stylesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(NAMES)].map(([, style = '', keyframes = '']) => style || keyframes));
