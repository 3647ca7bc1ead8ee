/**
 * What is kept of a visitor's choice and visit: the part of `storedKeys` that the early script needs, apart to keep that
 * small.
 */
export type StorageArea = 'cookie' | 'local storage' | 'session storage';

/** Where a text is kept, and under which name. */
export interface KeptKey {
  readonly key: string;
  readonly where: StorageArea;
  /** Whether it may be there without the visitor's agreement. */
  readonly consent: 'necessary' | 'consent';
}

/** Calendar months; section 9 of the specification. */
export const COOKIE_LIFETIME_MONTHS = 3;

/** The same day, so many months later; the last of its month where that has no such day. */
function monthsLater(months: number, now: Date): Date {
  const later = new Date(now);
  later.setMonth(later.getMonth() + months);
  // The 30th of November and three months is no day of February: it has run over into March.
  if (later.getDate() !== now.getDate()) later.setDate(0);
  return later;
}

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
  /** `trackedPath` and `journey` before a choice: for the visit only. */
  undecidedPath: {
    where: 'session storage',
    key: 'path-tracking-undecided',
    consent: 'necessary',
  },
  undecidedJourney: { where: 'session storage', key: 'journey-undecided', consent: 'necessary' },
} as const satisfies Record<string, KeptKey>;

/** What there must be none of before a visitor accepts, and what goes when one withdraws. */
export const keysOfTheRecord: readonly KeptKey[] = Object.values(visitKeys).filter(
  ({ consent }) => consent === 'consent',
);

export interface CookieAttributes {
  readonly path: '/';
  readonly expires: Date;
  readonly sameSite: 'Lax';
  readonly secure: boolean;
}

/**
 * What every cookie of the site is set with. One is removed with the same `path`.
 * @param protocol of the page, as `location.protocol` gives it: `https:`
 * @param now when it is set
 */
export function cookieAttributes(protocol: string, now = new Date(Date.now())): CookieAttributes {
  return {
    path: '/',
    expires: monthsLater(COOKIE_LIFETIME_MONTHS, now),
    sameSite: 'Lax',
    secure: protocol === 'https:',
  };
}
