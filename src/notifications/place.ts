/** The place of messages in the page, and what fills it: the list comes with the first code that has something to say. */
import { useSyncExternalStore, type ReactNode } from 'react';

let list: ReactNode = null;
const listeners = new Set<() => void>();

/** Puts the list of messages in its place, once. */
export function mountList(messages: ReactNode): void {
  if (list) return;
  list = messages;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The list, once there is one. */
export const useList = (): ReactNode =>
  useSyncExternalStore(
    subscribe,
    () => list,
    () => null,
  );
