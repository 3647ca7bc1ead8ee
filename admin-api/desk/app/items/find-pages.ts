/** Pages of the site, by a few words. */
import type { CollectionInfo, ItemsAnswer, PagesAnswer } from '../../protocol';
import { call, query } from '../api/call';

export interface Page {
  id: string;
  /** The item's title. */
  label: string;
  href: string;
  /** The collection's label. */
  group: string;
  /** Whether no reader has it yet. */
  isDraft?: boolean;
}

/** The longest words that the server looks for; more of a title tells it from no other. */
const MOST_LETTERS = 300;

/** Pages of items with such titles, a handful of each collection. */
export async function findPages(
  collections: readonly CollectionInfo[],
  q: string,
): Promise<Page[]> {
  const found = await Promise.all(
    collections
      .filter(({ path }) => path !== null)
      .map(async ({ name, label: group, path }) => {
        const words = query({ q: q.slice(0, MOST_LETTERS), pageSize: 5 });
        const { data } = await call<ItemsAnswer>(`/items/${name}${words}`, { isQuiet: true });
        return data
          .filter(({ fields }) => typeof fields['slug'] === 'string')
          .map(({ id, title, status, fields }) => {
            const href = `${path}/${String(fields['slug'])}`;
            return { id, label: title, href, group, isDraft: status === 'draft' };
          });
      }),
  );
  return found.flat();
}

/** Pages of the company's own to which the home page links by such words, and those of items. */
export async function findAllPages(
  collections: readonly CollectionInfo[],
  q: string,
): Promise<Page[]> {
  const [own, ofItems] = await Promise.all([
    call<PagesAnswer>(`/pages${query({ q })}`, { isQuiet: true }),
    findPages(collections, q),
  ]);
  const pages = own.data.map(({ path, label }) => ({
    id: path,
    label,
    href: path,
    group: 'Pages',
  }));
  return [...pages, ...ofItems];
}
