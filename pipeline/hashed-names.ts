/** Files of the site whose names change with what is in them. */

/**
 * What names its own content by a hash, as a file of the site: it may be kept for ever by whoever has it. Written so
 * that JavaScript and PCRE read the same in them.
 */
export const HASHED_PATTERNS = [
  '^(?:static|files|share)/',
  '-[0-9a-f]{16,}\\.(?:js|css)(?:\\.map)?$',
  '_[0-9a-f]{7,}\\.pf_[a-z]+$',
] as const;

const HASHED = new RegExp(HASHED_PATTERNS.join('|'));

export const isHashed = (name: string): boolean => HASHED.test(name);

/**
 * What a page that is still open may ask for after another has taken its place: hashed files, and the answers to
 * queries named by their text.
 */
export const isAskedForLater = (name: string): boolean =>
  isHashed(name) || name.startsWith('page-data/sq/d/');

/** How long caches may keep a file, as `Cache-Control`; what is not named by its hash is asked for again each time. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
