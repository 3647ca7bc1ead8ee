/** Keys of the forms' unsent drafts: the part of `storedKeys` that a form needs, separate to keep its chunk small. */
import type { StorageKey } from './visit-keys';

const draft = { where: 'session storage', consent: 'necessary' } as const;

export const draftKeys = {
  contact: { ...draft, key: 'draft-contact' },
  hiring: { ...draft, key: 'draft-hiring' },
  insurtech: { ...draft, key: 'draft-insurtech-enquiry' },
  feedback: { ...draft, key: 'draft-feedback' },
} as const satisfies Record<string, StorageKey>;
