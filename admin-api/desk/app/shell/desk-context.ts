/** Facts about who is at the desk and what lies on it, read once after signing in. */
import { createContext, useContext } from 'react';
import type { CollectionInfo, CollectionsAnswer, Person } from '../../protocol';

export interface Desk extends Omit<CollectionsAnswer, 'data'> {
  person: Person;
  collections: readonly CollectionInfo[];
}

export const DeskContext = createContext<Desk | null>(null);

/** @throws {Error} outside of the desk */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('The desk is not open yet.');
  return desk;
}

/** A collection by its name. @throws {Error} if there is none */
export function useCollection(name: string | undefined): CollectionInfo {
  const found = useDesk().collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`There is no collection "${name}".`);
  return found;
}
