/** Addresses of generated pages; pure. */
import { categoryFilter } from '@corporate-website/contract/parse';
import { firstCharacters } from '../lib/truncate';
import { pagePath } from '../lib/pagination';
import { MAX_SLUG_BYTES } from '../lib/slug-rules';

const MAX_LABEL_CHARACTERS = 60;

/** Words for special characters in addresses; others are written as their code. */
const SIGNS: Readonly<Record<string, string>> = {
  '#': 'sharp',
  '+': 'plus',
  '&': 'and',
  '.': 'dot',
  '/': 'slash',
  '*': 'star',
  '@': 'at',
  '%': 'percent',
  '!': 'bang',
  '?': 'query',
  '-': 'dash',
  "'": 'quote',
  ',': 'comma',
};

/** A group of special characters, with at most spaces between, as words between tildes. */
function inWords(signs: string): string {
  const words = Array.from(
    signs.replaceAll(' ', ''),
    (sign) => SIGNS[sign] ?? (sign.codePointAt(0) ?? 0).toString(16),
  );
  return `~${words.join('-')}~`;
}

/** Bytes for a tilde and a short hash. */
const HASH_BYTES = 8;

/** FNV-1a, to tell apart long labels with the same beginning. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * The part of an address for a label: lower-case letters and digits of any script, hyphens between words, and special
 * characters as words between tildes. Two labels have the same address only if they differ just in case, in spaces and
 * hyphens between words, or in invisible characters.
 * @example `Capital markets` → `capital-markets`, `C#` → `c~sharp`, `Q&A` → `q~and~a`
 * @returns an empty string for an empty label
 */
export function labelSlug(label: string): string {
  const whole = label
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    // A hyphen between words parts them, as a space does; any other is a sign.
    .replace(/(?<=[\p{L}\p{M}\p{N}]) ?- ?(?=[\p{L}\p{M}\p{N}])/gu, ' ')
    .replace(/ ?[^\p{L}\p{M}\p{N}\p{Cs} ](?: ?[^\p{L}\p{M}\p{N}\p{Cs} ])* ?/gu, inWords)
    .replace(/[\p{Cs} ]+/gu, '-')
    .replace(/^-+|[-~]+$/g, '');
  const most = { characters: MAX_LABEL_CHARACTERS, bytes: MAX_SLUG_BYTES - HASH_BYTES };
  const cut = firstCharacters(whole, most);
  return cut === whole ? whole : `${cut.replace(/[-~]+$/, '')}~${shortHash(whole)}`;
}

/** The path of a category's list, such as `/resources/blogs/category/cloud`; null for `General` or no category. */
export function categoryPath(listPath: string, label: string | null): string | null {
  const slug = labelSlug(categoryFilter(label));
  return slug ? `${listPath}/category/${slug}` : null;
}

/** The path of a year's archive; items without a date are in `undated`. */
export function archivePath(listPath: string, year: number | null, page = 1): string {
  return pagePath(`${listPath}/archive/${year ?? 'undated'}`, page);
}
