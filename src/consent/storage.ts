/**
 * Cookies and storage, by their entries in the registry. Each can be turned off, full, or refuse a value; refused
 * values stay in memory, as long as the page lives. Nothing here throws.
 *
 * The early script and the application bundle these modules each for itself: what they share in memory hangs on
 * `window`.
 */
import Cookies from 'js-cookie';
import { cookieAttributes, type StorageKey, type StorageArea } from './visit-keys';

declare global {
  interface Window {
    /** Values that cookies and storage refused, by place and name. */
    siteMemory?: Map<string, string>;
  }
}

interface Area {
  read: (key: string) => string | null | undefined;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

// To name a storage that is turned off is to throw already.
const storageArea = (storage: () => Storage): Area => ({
  read: (key) => storage().getItem(key),
  write: (key, value) => storage().setItem(key, value),
  remove: (key) => storage().removeItem(key),
});

const areas: Readonly<Record<StorageArea, Area>> = {
  cookie: {
    read: (key) => Cookies.get(key),
    write: (key, value) => {
      Cookies.set(key, value, cookieAttributes(location.protocol));
    },
    // Deleting a missing one takes a phone as long as deleting an existing one, on every page.
    remove: (key) => {
      if (document.cookie.includes(`${key}=`)) Cookies.remove(key, { path: '/' });
    },
  },
  'local storage': storageArea(() => localStorage),
  'session storage': storageArea(() => sessionStorage),
};

const memory = () => (window.siteMemory ??= new Map<string, string>());
const nameOf = ({ where, key }: StorageKey) => `${where} ${key}`;

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** @returns null for nothing */
export function readStored(entry: StorageKey): string | null {
  const held = memory().get(nameOf(entry));
  return held ?? attempt(() => areas[entry.where].read(entry.key)) ?? null;
}

/** Keeps a text, wherever it can be kept. */
export function writeStored(entry: StorageKey, value: string): void {
  const area = areas[entry.where];
  memory().delete(nameOf(entry));
  const kept = attempt(() => {
    area.write(entry.key, value);
    // A cookie that is refused is refused in silence.
    return area.read(entry.key);
  });
  if (kept !== value) memory().set(nameOf(entry), value);
}

/** Deletes it, wherever it was kept. */
export function removeStored(entry: StorageKey): void {
  memory().delete(nameOf(entry));
  attempt(() => areas[entry.where].remove(entry.key));
}
