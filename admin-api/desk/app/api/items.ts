/** Calls that change one item. Each names the version that it is meant for: a later one is never overwritten. */
import type { Item, ItemAnswer } from '../../protocol';
import { withoutEmpty, type Fields } from '../items/values';
import { call } from './call';
import { recordPath } from './data-provider';

type Known = Pick<Item, 'id' | 'version'>;

/** Saves fields as a change of an item, or as a new one. @throws {DeskError} 412 where somebody saved meanwhile */
export async function saveItem(
  collection: string,
  item: Known | null,
  fields: Fields,
): Promise<Item> {
  const body = { fields: withoutEmpty(fields) };
  const { data } = item
    ? await call<ItemAnswer>(recordPath(collection, item.id), {
        method: 'PUT',
        body,
        version: item.version,
      })
    : await call<ItemAnswer>(`/items/${collection}`, { method: 'POST', body });
  return data;
}

/** Does something with an item. @throws {DeskError} likewise */
export async function actOn(
  collection: string,
  { id, version }: Known,
  action: 'publish' | 'archive' | 'duplicate' | 'restore',
  body: object = {},
): Promise<Item> {
  const path = `${recordPath(collection, id)}/${action}`;
  const { data } = await call<ItemAnswer>(path, { method: 'POST', body, version });
  return data;
}

/** Deletes an item. @returns it as deleted; the version before that is the one to restore */
export async function deleteItem(collection: string, { id, version }: Known): Promise<Item> {
  const { data } = await call<ItemAnswer>(recordPath(collection, id), {
    method: 'DELETE',
    version,
  });
  return data;
}
