/** An item that was made a moment ago, for its own page, which opens next and need not ask for it. */
import type { Item } from '../../protocol';

let made: Item | null = null;

/** Keeps an item for the page that opens next. */
export function handOver(item: Item): void {
  made = item;
}

/** The item that was handed over, once; null for any other. */
export function takeOver(id: string): Item | null {
  const item = made?.id === id ? made : null;
  made = null;
  return item;
}
