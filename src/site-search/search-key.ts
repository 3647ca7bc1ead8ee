/**
 * Whether `/` opens the search. A key of one character can get in the way of speech input, so that it can be turned
 * off: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
import type { KeptKey } from '../consent/visit-keys';
import { searchKeyOff } from './search-key-name';
import { readKept, removeKept, writeKept } from '../consent/kept';

const entry: KeptKey = searchKeyOff;
const OFF = 'off';

export function isSearchKeyOn(): boolean {
  return readKept(entry) !== OFF;
}

export function setSearchKey(isOn: boolean): void {
  if (isOn) removeKept(entry);
  else writeKept(entry, OFF);
}
