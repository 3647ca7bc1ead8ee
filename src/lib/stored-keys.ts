/**
 * The names of everything that this site keeps in a visitor's browser. All code takes them from here, and so does the
 * cookie policy, with what `stored-key-descriptions.ts` says of each. Pure: no `window`, no storage.
 */
import { THEME_KEY } from './theme';

export type StorageArea = 'cookie' | 'local storage' | 'session storage';

/** Milliseconds; or until the tab is closed; or until the visitor clears it. */
export type Lifetime = number | 'session' | 'until you delete it';

export interface StoredKey {
  readonly key: string;
  /** `beginning` where several entries are kept, whose names begin with `key`. */
  readonly match: 'whole' | 'beginning';
  readonly where: StorageArea;
  readonly lifetime: Lifetime;
  /** Whether it may be there without the visitor's agreement. */
  readonly consent: 'necessary' | 'consent';
}

export const DAY_MS = 24 * 60 * 60 * 1000;
/** The three months of section 9 of the specification, in days. */
export const COOKIE_LIFETIME_DAYS = 90;

const cookie = {
  match: 'whole',
  where: 'cookie',
  lifetime: COOKIE_LIFETIME_DAYS * DAY_MS,
} as const;
const lasting = {
  match: 'whole',
  where: 'local storage',
  lifetime: 'until you delete it',
} as const;
const inTab = {
  match: 'whole',
  where: 'session storage',
  lifetime: 'session',
  consent: 'necessary',
} as const;

/** Every cookie and storage key by its role, in the order in which visitors are told of them. */
export const storedKeys = {
  consent: { ...cookie, key: '_cookie_consent', consent: 'necessary' },
  /** Which version of the question was answered, and when. */
  consentRecord: { ...lasting, key: 'consent-record', consent: 'necessary' },
  guestId: { ...cookie, key: '_guest_id', consent: 'consent' },
  visitActivity: { ...cookie, key: '_visit_activity', consent: 'consent' },
  journey: { ...cookie, key: '_journey', consent: 'consent' },
  theme: { ...lasting, key: THEME_KEY, consent: 'necessary' },
  trackedPath: { ...lasting, key: 'path-tracking', consent: 'consent' },
  /** All pages of the visit, where the cookie carries but the newest. */
  visitJourney: { ...inTab, key: 'journey', consent: 'consent' },
  /** `trackedPath` and `journey` before a choice: for the visit only. */
  undecidedPath: { ...inTab, key: 'path-tracking-undecided' },
  undecidedJourney: { ...inTab, key: 'journey-undecided' },
  contactDraft: { ...inTab, key: 'draft-contact' },
  insurtechDraft: { ...inTab, key: 'draft-insurtech-enquiry' },
  feedbackDraft: { ...inTab, key: 'draft-feedback' },
  /** Gatsby's own: gatsby-react-router-scroll, and cache-dir/production-app.js. */
  scrollPosition: { ...inTab, key: '@@scroll|', match: 'beginning' },
  staleBuild: { ...inTab, key: 'gatsby-reload-compilation-hash-match' },
} as const satisfies Record<string, StoredKey>;

export type StoredKeyRole = keyof typeof storedKeys;

export const allStoredKeyRoles = Object.keys(storedKeys) as readonly StoredKeyRole[];

/** All of them, in the same order. */
export const allStoredKeys: readonly StoredKey[] = Object.values(storedKeys);

/** What there must be none of before a visitor accepts, and what goes when one withdraws. */
export const keysNeedingConsent: readonly StoredKey[] = allStoredKeys.filter(
  ({ consent }) => consent === 'consent',
);

/** The entry that a name found in a browser belongs to; undefined for one that the site never told of. */
export function storedKeyOf(where: StorageArea, name: string): StoredKey | undefined {
  return allStoredKeys.find(
    (entry) =>
      entry.where === where &&
      (entry.match === 'whole' ? name === entry.key : name.startsWith(entry.key)),
  );
}

export interface CookieAttributes {
  readonly path: '/';
  /** Days, as js-cookie counts. */
  readonly expires: number;
  readonly sameSite: 'Lax';
  readonly secure: boolean;
}

/**
 * What every cookie of the site is set with; js-cookie's shape. One is removed with the same `path`.
 * @param protocol of the page, as `location.protocol` gives it: `https:`
 */
export function cookieAttributes(protocol: string): CookieAttributes {
  return {
    path: '/',
    expires: COOKIE_LIFETIME_DAYS,
    sameSite: 'Lax',
    secure: protocol === 'https:',
  };
}
