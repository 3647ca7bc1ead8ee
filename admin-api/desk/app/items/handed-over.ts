/** A new item that was saved a moment ago, for its own page, which opens next and need not ask for it. */
import type { Item } from '../../protocol';
import type { Fields } from './values';

export interface OpenedItem {
  item: Item;
  /** Of its form: words that were typed while it was saved are ahead of the item. */
  fields: Fields;
  /** That to the form of the new item. */
  visit?: string;
}

let made: OpenedItem | null = null;
let count = 0;

/** Keeps an item for the page that opens next. */
export function handOver(opened: OpenedItem): void {
  made = opened;
  count += 1;
}

/**
 * How many items have been handed over. Whoever begins another before the page of the last one is drawn is on the same
 * route as before, where React would keep the form of the item that is saved.
 */
export const handedOver = (): number => count;

/** The item that was handed over, once; null for any other. */
export function takeOver(id: string): OpenedItem | null {
  const opened = made?.item.id === id ? made : null;
  made = null;
  return opened;
}
