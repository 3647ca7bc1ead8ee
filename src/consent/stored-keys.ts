/**
 * The names of everything that this site keeps in a visitor's browser. All code takes them from here, and so does the
 * cookie policy, with what `stored-key-descriptions.ts` says of each. Pure: no `window`, no storage.
 */
import { draftKeys } from './draft-keys';
import { searchKeyOff } from './search-key-name';
import { THEME_KEY } from '../site/theme';
import { COOKIE_LIFETIME_MONTHS, visitKeys, type StorageKey, type StorageArea } from './visit-keys';

export { cookieAttributes, type StorageArea } from './visit-keys';

/** Calendar months; or until the tab is closed; or until the visitor clears it. */
export type Lifetime = { readonly months: number } | 'session' | 'until you delete it';

export interface StoredKey extends StorageKey {
  /** `beginning` where several entries are kept, whose names begin with `key`. */
  readonly match: 'whole' | 'beginning';
  readonly lifetime: Lifetime;
}

const lifetimes: Readonly<Record<StorageArea, Lifetime>> = {
  cookie: { months: COOKIE_LIFETIME_MONTHS },
  'local storage': 'until you delete it',
  'session storage': 'session',
};

/** All keys by role, in the order in which visitors see them. */
const keptKeys = {
  ...visitKeys,
  theme: { where: 'local storage', key: THEME_KEY, consent: 'necessary' },
  searchKeyOff,
  contactDraft: draftKeys.contact,
  hiringDraft: draftKeys.hiring,
  insurtechDraft: draftKeys.insurtech,
  feedbackDraft: draftKeys.feedback,
  /** Gatsby's own: gatsby-react-router-scroll, and cache-dir/production-app.js. */
  scrollPosition: { where: 'session storage', key: '@@scroll|', consent: 'necessary' },
  staleBuild: {
    where: 'session storage',
    key: 'gatsby-reload-compilation-hash-match',
    consent: 'necessary',
  },
} as const satisfies Record<string, StorageKey>;

export type StoredKeyRole = keyof typeof keptKeys;

const severalOf: readonly StoredKeyRole[] = ['scrollPosition'];

/** Every cookie and storage key by its role, with all that visitors read about it. */
export const storedKeys = Object.fromEntries(
  (Object.keys(keptKeys) as StoredKeyRole[]).map((role): [StoredKeyRole, StoredKey] => [
    role,
    {
      ...keptKeys[role],
      match: severalOf.includes(role) ? 'beginning' : 'whole',
      lifetime: lifetimes[keptKeys[role].where],
    },
  ]),
) as Readonly<Record<StoredKeyRole, StoredKey>>;

export const allStoredKeyRoles = Object.keys(storedKeys) as readonly StoredKeyRole[];

/** All of them, in the same order. */
export const allStoredKeys: readonly StoredKey[] = Object.values(storedKeys);

/** The entry of a name found in a browser; undefined for one that the site never declared. */
export function storedKeyOf(where: StorageArea, name: string): StoredKey | undefined {
  return allStoredKeys.find(
    (entry) =>
      entry.where === where &&
      (entry.match === 'whole' ? name === entry.key : name.startsWith(entry.key)),
  );
}
