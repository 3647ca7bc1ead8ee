import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixes } from '../../styles/prefixes';

/** An Emotion cache with the site's key and prefixes. */
export const newCache = (): EmotionCache => createCache({ key: 'lw', stylisPlugins: prefixes });
