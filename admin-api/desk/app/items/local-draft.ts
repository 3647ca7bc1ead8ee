/**
 * Drafts of this browser: the fields that were typed and not saved. Each visit to a form keeps its own, so that two tabs,
 * or two new items after each other, overwrite nothing.
 */
import type { Fields } from './values';

export interface LocalDraft {
  fields: Fields;
  /** The version that was open; 0 for an item that was never saved. */
  version: number;
  /** ISO 8601 */
  typedAt: string;
}

/** A draft with its name in the storage. */
export type KeptDraft = LocalDraft & { key: string };

const PREFIX = 'desk-draft';

/** The beginning of the names of an item's drafts. @param id undefined for an item that has none yet */
export const draftsOf = (person: string, collection: string, id = 'new'): string =>
  [PREFIX, person, collection, id, ''].map(encodeURIComponent).join('/');

/** The name of a visit to a form. */
export const newVisit = (): string => `${Date.now()}-${Math.random()}`;

function isDraft(value: unknown): value is LocalDraft {
  const draft = value as Partial<LocalDraft> | null;
  return (
    typeof draft?.fields === 'object' &&
    draft.fields !== null &&
    typeof draft.version === 'number' &&
    typeof draft.typedAt === 'string'
  );
}

function readDraft(storage: Storage, key: string): KeptDraft[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isDraft(value) ? [{ ...value, key }] : [];
  } catch {
    return [];
  }
}

/** The drafts whose names begin so, the newest first; those that cannot be read are none. */
export const readDrafts = (storage: Storage, prefix: string): KeptDraft[] =>
  Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => readDraft(storage, key))
    .sort((one, other) => other.typedAt.localeCompare(one.typedAt));

/** Keeps a draft. @returns false where the browser's storage is full or closed */
export function writeDraft(storage: Storage, key: string, draft: LocalDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
