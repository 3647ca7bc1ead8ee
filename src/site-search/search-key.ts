/**
 * Whether `/` opens the search. A key of one character can get in the way of speech input, so that it can be turned
 * off: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
import type { StorageKey } from '../consent/visit-keys';
import { searchKeyOff } from '../consent/search-key-name';
import { readStored, removeStored, writeStored } from '../consent/storage';

const entry: StorageKey = searchKeyOff;
const OFF = 'off';

export function isSearchKeyOn(): boolean {
  return readStored(entry) !== OFF;
}

export function setSearchKey(isOn: boolean): void {
  if (isOn) removeStored(entry);
  else writeStored(entry, OFF);
}
