/** Drafts of this browser: the fields that were typed and not saved, one entry an item and person. */
import type { Fields } from './values';

export interface LocalDraft {
  fields: Fields;
  /** The version that was open; 0 for an item that was never saved. */
  version: number;
  /** ISO 8601 */
  typedAt: string;
}

const PREFIX = 'desk-draft';

/** The name of a draft. @param id undefined for an item that has none yet */
export const draftKey = (person: string, collection: string, id = 'new'): string =>
  [PREFIX, person, collection, id].map(encodeURIComponent).join('/');

function isDraft(value: unknown): value is LocalDraft {
  const draft = value as Partial<LocalDraft> | null;
  return (
    typeof draft?.fields === 'object' &&
    draft.fields !== null &&
    typeof draft.version === 'number' &&
    typeof draft.typedAt === 'string'
  );
}

/** The draft of that name; null where there is none, or none that can be read. */
export function readDraft(storage: Storage, key: string): LocalDraft | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a draft. @returns false where the browser's storage is full or closed */
export function writeDraft(storage: Storage, key: string, draft: LocalDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Lets go of a draft. */
export function removeDraft(storage: Storage, key: string): void {
  storage.removeItem(key);
}
