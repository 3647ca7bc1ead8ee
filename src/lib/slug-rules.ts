/** Which slugs can be part of an address of this site; of the build and of the browser. */

/** UTF-8 bytes; a file name may have 255, which leaves some for suffixes of a slug. */
export const MAX_SLUG_BYTES = 200;

/** Segments that a server, a file system or a list's own pages claim below any path. */
export const ALWAYS_RESERVED: ReadonlySet<string> = new Set([
  'page',
  'category',
  'archive',
  'index',
  'index.html',
  '404',
  '404.html',
]);

/** Characters that end a path, steer a router, or cannot stand in a file name somewhere. */
const FORBIDDEN = /[/\\%?#*:<>"|`]/u;
/** Control characters, lone surrogates, line separators and marks that turn the reading direction. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/u;

/** Characters without a width of their own: soft hyphens, zero-width spaces and joiners, variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Those of them that change how their neighbours look: joiners, and variation selectors of emoji. */
const SHAPING = /\p{Join_Control}|\p{Variation_Selector}/u;

/** A slug as its page's address has it: composed letters, and nothing without a width. */
export function shownSlug(slug: string): string {
  return slug
    .normalize('NFC')
    .replace(UNSEEN, (character) =>
      SHAPING.test(character) || INVISIBLE.test(character) ? character : '',
    )
    .trim();
}

/** Slugs with equal keys look the same, or would be one file on some file system. */
export function slugKey(slug: string): string {
  // Up and down again, since ß and SS meet only there.
  return slug.replace(UNSEEN, '').normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

/** Why a slug cannot be part of an address, or null. Unicode and spaces inside are fine. */
export function unfitSlug(slug: unknown, reserved = ALWAYS_RESERVED): string | null {
  if (slug === undefined || slug === null || slug === '') return 'is missing';
  if (typeof slug !== 'string') return `is not text but ${typeof slug}`;
  if (!slug.trim()) return 'is empty';
  if (slug.trim() !== slug) return 'begins or ends with a space';
  if (INVISIBLE.test(slug)) return 'has a control or invisible character';
  const forbidden = FORBIDDEN.exec(slug);
  if (forbidden) return `has "${forbidden[0]}" in it, which cannot be part of an address`;
  if (slug.startsWith('.')) return 'begins with a dot';
  if (slug.endsWith('.')) return 'ends with a dot';
  const bytes = encodeURIComponent(slug).replace(/%../g, 'x').length;
  if (bytes > MAX_SLUG_BYTES) return `is ${bytes} bytes long; ${MAX_SLUG_BYTES} are the most`;
  if (reserved.has(slugKey(slug))) return `"${slug}" is reserved for pages of the site`;
  return null;
}

/** Gatsby takes a path with such an end for a file's name, and writes no folder with an `index.html`. */
const FILE_ENDING = /\.html?$/i;

/** Why an item with a slug gets no page, or null. A former slug needs none: it may be any that `unfitSlug` lets pass. */
export function unfitPageSlug(slug: unknown, reserved = ALWAYS_RESERVED): string | null {
  const reason = unfitSlug(slug, reserved);
  if (reason !== null) return reason;
  const ending = FILE_ENDING.exec(String(slug));
  return ending ? `ends in "${ending[0]}", as the name of a file does` : null;
}
