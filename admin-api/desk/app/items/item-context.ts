/** The item on the screen, whole and as the server has it. */
import { createContext, useContext } from 'react';
import type { CollectionInfo, Item } from '../../protocol';

export interface OpenItem {
  collection: CollectionInfo;
  /** Null for an item that was never saved. */
  item: Item | null;
  setItem: (item: Item) => void;
  /** The name of this visit to the form; it goes on when a new item gets a page of its own. */
  visit: string;
}

export const ItemContext = createContext<OpenItem | null>(null);

/** @throws {Error} outside of an item's page */
export function useOpenItem(): OpenItem {
  const open = useContext(ItemContext);
  if (!open) throw new Error('No item is open.');
  return open;
}
