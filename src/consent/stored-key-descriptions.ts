/**
 * Descriptions of each stored key for visitors, and the cookie policy's table. Separate from the names, so that a
 * visitor's browser does not download both.
 */
import { count } from '../lib/numbers';
import {
  allStoredKeyRoles,
  storedKeys,
  type Lifetime,
  type StorageArea,
  type StoredKey,
  type StoredKeyRole,
} from './stored-keys';

export interface StoredKeyDescription {
  /** Its purpose, in one sentence. */
  readonly purpose: string;
  /** When it is set, and when it goes before its time. */
  readonly set: string;
  /** Its content. */
  readonly holds: string;
}

const draft = {
  set: 'When you type in the form; removed once it has been sent.',
  holds: 'The fields as you left them, and a random key by which we recognise a second attempt.',
} as const;

export const storedKeyDescriptions: Record<StoredKeyRole, StoredKeyDescription> = {
  consent: {
    purpose: 'Remembers your choice about cookies, so that you are not asked on every page.',
    set: 'When you accept or decline; changed in Cookie settings.',
    holds: 'The word accept or decline.',
  },
  consentRecord: {
    purpose: 'Records which question you answered and when, so that we ask again if it changes.',
    set: 'When you accept or decline; deleted on the next page once that answer has expired.',
    holds: 'Your answer, the version of the question you were asked, and the time.',
  },
  guestId: {
    purpose: 'Tells us that two enquiries come from the same browser.',
    set: 'When you accept; deleted when you withdraw.',
    holds: 'A random identifier made in your browser, with nothing about you in it.',
  },
  visitActivity: {
    purpose: 'Marks the page you are on, so that we can read an enquiry in its context.',
    set: 'When you accept, then on each page you open; deleted when you withdraw.',
    holds: 'The path of one page, such as /services/cloud.',
  },
  journey: {
    purpose: 'Shows whoever answers your enquiry what you have read already.',
    set: 'When you accept, then on each page you open; deleted when you withdraw.',
    holds: 'The latest pages you opened and the time of each; the oldest are dropped first.',
  },
  theme: {
    purpose: 'Keeps the site light or dark, as you set it.',
    set: 'When you pick light or dark in the footer; removed when you go back to the system’s own.',
    holds: 'The word light or dark.',
  },
  searchKeyOff: {
    purpose: 'Keeps the / key from opening the search, as you set it.',
    set: 'When you turn that key off in the search; removed when you turn it on again.',
    holds: 'The word off.',
  },
  trackedPath: {
    purpose: 'Remembers the page from which you went to a form, on a later visit too.',
    set: 'When you follow a link to a form and have accepted; deleted when you withdraw, or on the next page once your answer has expired.',
    holds: 'The path of one page.',
  },
  visitJourney: {
    purpose: 'Keeps all pages of this visit; the cookie has room only for the latest.',
    set: 'When you accept, then on each page you open; deleted when you withdraw.',
    holds: 'The pages of this visit and the time of each.',
  },
  contactDraft: {
    ...draft,
    purpose:
      'Keeps a message to us that you have not sent, through a reload or a look at another page.',
  },
  hiringDraft: {
    ...draft,
    purpose: 'Keeps a question to the hiring team that you have not sent.',
  },
  insurtechDraft: {
    ...draft,
    purpose: 'Keeps an insurance enquiry that you have begun, until you send it or leave.',
  },
  feedbackDraft: {
    ...draft,
    purpose: 'Keeps feedback that you have begun, so that a reload does not lose it.',
  },
  scrollPosition: {
    purpose: 'Takes you back to where you were on a page when you press Back.',
    set: 'When you scroll: one entry a page.',
    holds: 'How far down you had scrolled, in pixels.',
  },
  staleBuild: {
    purpose: 'Stops a page from reloading endlessly after the site has been updated.',
    set: 'When the page you have open is older than the site; removed at the next successful load.',
    holds: 'The number 1.',
  },
};

const endings = {
  session: 'Until you close the tab',
  'until you delete it': 'Until you delete it',
} as const;

/** `3 months`, `Until you close the tab` */
const lifetimeInWords = (lifetime: Lifetime): string =>
  typeof lifetime === 'string' ? endings[lifetime] : count(lifetime.months, 'month', 'months');

export interface StoredKeyTable {
  readonly columns: readonly string[];
  /** A cell for each column; the first names the row, and is code. */
  readonly rows: readonly (readonly string[])[];
}

const areas: Record<StorageArea, string> = {
  cookie: 'Cookie',
  'local storage': 'Local storage',
  'session storage': 'Session storage',
};

const consents: Record<StoredKey['consent'], string> = {
  necessary: 'Not needed',
  consent: 'Needed',
};

/** The registry as the cookie policy shows it, in words. */
export function storedKeyTable(): StoredKeyTable {
  return {
    columns: ['Name', 'Kind', 'Purpose', 'What it holds', 'When it is set', 'Lifetime', 'Consent'],
    rows: allStoredKeyRoles.map((role) => {
      const { key, match, where, lifetime, consent } = storedKeys[role];
      const { purpose, holds, set } = storedKeyDescriptions[role];
      return [
        match === 'whole' ? key : `${key}…`,
        areas[where],
        purpose,
        holds,
        set,
        lifetimeInWords(lifetime),
        consents[consent],
      ];
    }),
  };
}
