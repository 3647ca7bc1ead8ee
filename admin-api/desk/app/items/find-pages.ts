/** Pages of the site's items, by words of their titles. */
import type { CollectionInfo, ItemsAnswer } from '../../protocol';
import { call, query } from '../api/call';

export interface Page {
  id: string;
  /** The item's title. */
  label: string;
  href: string;
  /** The collection's label. */
  group: string;
}

/** Pages of items that a few words find, a handful of each collection. */
export async function findPages(
  collections: readonly CollectionInfo[],
  q: string,
): Promise<Page[]> {
  const found = await Promise.all(
    collections
      .filter(({ path }) => path !== null)
      .map(async ({ name, label: group, path }) => {
        const words = query({ q, pageSize: 5 });
        const { data } = await call<ItemsAnswer>(`/items/${name}${words}`, { isQuiet: true });
        return data
          .filter(({ fields }) => typeof fields['slug'] === 'string')
          .map(({ id, title, fields }) => {
            return { id, label: title, href: `${path}/${String(fields['slug'])}`, group };
          });
      }),
  );
  return found.flat();
}
