/**
 * Stored keys of a visitor's choice and visit: the part of `storedKeys` that the early script needs, separate to keep
 * that small.
 */
export type StorageArea = 'cookie' | 'local storage' | 'session storage';

/** Storage area and name of a text. */
export interface StorageKey {
  readonly key: string;
  readonly where: StorageArea;
  /** Whether it may exist without the visitor's agreement. */
  readonly consent: 'necessary' | 'consent';
}

/** Calendar months; section 9 of the specification. */
export const COOKIE_LIFETIME_MONTHS = 3;

export const visitKeys = {
  consent: { where: 'cookie', key: '_cookie_consent', consent: 'necessary' },
  /** Which version of the question was answered, and when. */
  consentRecord: { where: 'local storage', key: 'consent-record', consent: 'necessary' },
  guestId: { where: 'cookie', key: '_guest_id', consent: 'consent' },
  visitActivity: { where: 'cookie', key: '_visit_activity', consent: 'consent' },
  journey: { where: 'cookie', key: '_journey', consent: 'consent' },
  trackedPath: { where: 'local storage', key: 'path-tracking', consent: 'consent' },
  /** All pages of the visit, where the cookie carries but the newest. */
  visitJourney: { where: 'session storage', key: 'journey', consent: 'consent' },
} as const satisfies Record<string, StorageKey>;

/** Keys that must not exist before a visitor accepts, and are removed on withdrawal. */
export const keysOfTheRecord: readonly StorageKey[] = Object.values(visitKeys).filter(
  ({ consent }) => consent === 'consent',
);

export interface CookieAttributes {
  readonly path: '/';
  readonly expires: Date;
  readonly sameSite: 'Lax';
  readonly secure: boolean;
}

/**
 * Attributes of every cookie of the site. Removing one takes the same `path`.
 * @param protocol of the page, as `location.protocol` gives it: `https:`
 */
export function cookieAttributes(protocol: string): CookieAttributes {
  const expires = new Date();
  const day = expires.getDate();
  expires.setMonth(expires.getMonth() + COOKIE_LIFETIME_MONTHS);
  // The 30th of November and three months is no day of February: it has run over into March.
  if (expires.getDate() < day) expires.setDate(0);
  return { path: '/', expires, sameSite: 'Lax', secure: protocol === 'https:' };
}
