/** The address as a list reads and writes it. */
import { useInBrowser } from '../../hydration/use-in-browser';

/** Sent on `document` where an address is replaced without the router: nothing but the list is concerned. */
const ADDRESS_EVENT = 'list:address';

function subscribe(onChange: () => void): () => void {
  document.addEventListener(ADDRESS_EVENT, onChange);
  return () => document.removeEventListener(ADDRESS_EVENT, onChange);
}

/** The address's query; empty in the built page. The router re-renders whenever it navigates. */
export const useSearch = (): string => useInBrowser(() => location.search, '', subscribe);

/** Puts another address in this one's place: no new entry to go back to, no visit, no scrolling. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  document.dispatchEvent(new Event(ADDRESS_EVENT));
}

/** The page's own address, without the host. */
export function currentAddress(): string {
  return location.pathname + location.search;
}
