/** Links into the admin panel, by a pattern of the settings. */
import { folderOf } from '../../src/collections';

export interface Linked {
  collection: string | null;
  id?: string;
  slug?: string | null;
}

/**
 * The problem of a pattern, in words; null if it is valid.
 * @example `https://admin.example.com/{collection}/{id}`
 */
export function adminPatternProblem(pattern: string): string | null {
  const example = pattern.replace(/\{(?:collection|folder|id|slug)\}/g, 'x');
  const isAddress = URL.canParse(example) && /^https?:$/.test(new URL(example).protocol);
  if (isAddress && !/[{}]/.test(example) && /\{(?:id|slug)\}/.test(pattern)) return null;
  return `ADMIN_PANEL_URL must be an absolute http(s) URL with {id} or {slug} in it, and where wanted {collection} (caseStudy) or {folder} (case-study), such as https://admin.example.com/{collection}/{id}; it is "${pattern}".`;
}

/** The address of an item in the admin panel; null without a pattern, or if the item lacks a value for it. */
export function adminLink(pattern: string | null, { collection, id, slug }: Linked): string | null {
  if (pattern === null || collection === null) return null;
  const values: Readonly<Record<string, string | undefined>> = {
    collection,
    folder: folderOf(collection),
    id,
    slug: slug ?? undefined,
  };
  const wanted = Array.from(pattern.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  if (wanted.some((name) => values[name] === undefined)) return null;
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
