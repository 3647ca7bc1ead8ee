/** Files of the site whose names change with their content. */
import { STATIC_QUERIES } from '../src/lib/page-data';

/**
 * Files whose names hold a hash of their content: caches may keep them for ever. The patterns mean the same in
 * JavaScript and in PCRE.
 */
export const HASHED_PATTERNS = [
  '^(?:static|files|share)/',
  '-[0-9a-f]{8,}\\.(?:js|css)(?:\\.map)?$',
  '_[0-9a-f]{7,}\\.pf_[a-z]+$',
] as const;

const HASHED = new RegExp(HASHED_PATTERNS.join('|'));

export const isHashed = (name: string): boolean => HASHED.test(name);

/** Published pictures and documents, without fonts, styles and scripts. */
const PUBLISHED = /^(?:static|files|share)\/(?!.*\.(?:css|js|woff2?)$)/;

/** Whether a file is a picture or a document, which is withdrawn with the pages that show it. */
export const isPublishedMedia = (name: string): boolean => PUBLISHED.test(name);

/**
 * Whether an open page may request a file after a newer release: scripts, styles, fonts, data named by its hash, and
 * the results of static queries. Not pictures and documents: if withdrawn, they must disappear with the release that no
 * longer names them.
 */
export const isAskedForLater = (name: string): boolean =>
  (isHashed(name) && !isPublishedMedia(name)) || name.startsWith(STATIC_QUERIES);

/** `Cache-Control` of a file named by its hash, and of any other, which is revalidated each time. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
