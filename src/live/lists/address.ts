/** The address as a list reads and writes it. */
import { useSyncExternalStore } from 'react';
import { isHydrated, whenHydrated } from '../../hydration/hydration';

/** Sent on `document` where an address is replaced without the router: nothing but the list is concerned. */
const ADDRESS_EVENT = 'list:address';

function subscribe(onChange: () => void): () => void {
  document.addEventListener(ADDRESS_EVENT, onChange);
  whenHydrated(onChange);
  return () => document.removeEventListener(ADDRESS_EVENT, onChange);
}

/**
 * The address's query; empty until all of the built page is hydrated, which knows of none. The router re-renders whenever
 * it navigates.
 */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => (isHydrated() ? location.search : ''),
    () => '',
  );
}

/** Puts another address in this one's place: no new entry to go back to, no visit, no scrolling. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  document.dispatchEvent(new Event(ADDRESS_EVENT));
}

/** The page's own address, without the host. */
export function currentAddress(): string {
  return location.pathname + location.search;
}
