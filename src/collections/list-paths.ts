/** Addresses of generated pages; pure. */
import { categoryFilter } from '../../contract/parse';
import { firstCharacters } from '../lib/truncate';
import { pagePath } from '../lib/pagination';
import { MAX_SLUG_BYTES } from '../lib/slug-rules';

const MAX_LABEL_CHARACTERS = 60;

/**
 * The part of an address for a label: lower case, letters and digits of any script, the rest hyphens.
 * @example `Research & Development` → `research-development`
 * @returns an empty string where nothing of the label remains
 */
export function labelSlug(label: string): string {
  const words = label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const most = { characters: MAX_LABEL_CHARACTERS, bytes: MAX_SLUG_BYTES };
  return firstCharacters(words, most).replace(/-+$/, '');
}

/** The path of a category's list, such as `/resources/blogs/category/cloud`; null for `General` and none. */
export function categoryPath(listPath: string, label: string | null): string | null {
  const slug = labelSlug(categoryFilter(label));
  return slug ? `${listPath}/category/${slug}` : null;
}

/** The path of a year's archive; items without a date are in `undated`. */
export function archivePath(listPath: string, year: number | null, page = 1): string {
  return pagePath(`${listPath}/archive/${year ?? 'undated'}`, page);
}
