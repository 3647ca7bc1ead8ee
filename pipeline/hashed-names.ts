/** Files of the site whose names change with what is in them. */

/**
 * Files whose names hold a hash of their content: caches may keep them for ever. The patterns mean the same in
 * JavaScript and in PCRE.
 */
export const HASHED_PATTERNS = [
  '^(?:static|files|share)/',
  '-[0-9a-f]{16,}\\.(?:js|css)(?:\\.map)?$',
  '_[0-9a-f]{7,}\\.pf_[a-z]+$',
] as const;

const HASHED = new RegExp(HASHED_PATTERNS.join('|'));

export const isHashed = (name: string): boolean => HASHED.test(name);

/** Pictures and documents of what is published; not the fonts that lie among them. */
const PUBLISHED = /^(?:static|files|share)\/(?!.*\.(?:css|js|woff2?)$)/;

/** Whether a file is a picture or a document, which is withdrawn with what shows it. */
export const isPublishedMedia = (name: string): boolean => PUBLISHED.test(name);

/**
 * Files that an open page needs after a newer release has replaced it: scripts, styles and fonts, data named by its
 * hash, and the answers to queries named by their text. Not pictures and documents: what was withdrawn has to be gone
 * with the release that no longer names it.
 */
export const isAskedForLater = (name: string): boolean =>
  (isHashed(name) && !isPublishedMedia(name)) || name.startsWith('page-data/sq/d/');

/** How long caches may keep a file, as `Cache-Control`; what is not named by its hash is asked for again each time. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
