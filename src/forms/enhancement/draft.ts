/** A visitor's draft, kept for the visit: through a reload, and while other pages are open. */
import { isObject } from '@corporate-website/contract/is-object';
import { draftKeys } from '../../consent/draft-keys';
import { readStored, removeStored, writeStored } from '../../consent/storage';
import { fieldsOf, type FormName } from '../field-names';
import type { Values } from './controls';

/** State of the last attempt to send. */
export interface Attempt {
  /** The `Idempotency-Key`; it stays as long as `meant` does. */
  readonly key: string;
  /** The typed content sent, without its context; another text is another enquiry. */
  readonly meant: string;
  /** Whether it may have reached the server, although no answer confirms it. */
  readonly isOpen: boolean;
  /** Whether it was to be sent once the browser is back online. */
  readonly isWaiting: boolean;
}

export interface Draft {
  readonly values: Values;
  readonly attempt: Attempt | null;
}

const nothing: Draft = { values: {}, attempt: null };

function attemptIn(value: unknown): Attempt | null {
  if (!isObject(value)) return null;
  const { key, meant, isOpen, isWaiting } = value;
  if (typeof key !== 'string' || typeof meant !== 'string') return null;
  return { key, meant, isOpen: isOpen === true, isWaiting: isWaiting === true };
}

/** Anyone may have written to storage. */
function parsed(text: string, name: FormName): Draft {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !isObject(value['values'])) return nothing;
    const kept = value['values'];
    const values = Object.fromEntries(
      fieldsOf[name].flatMap((field) => {
        const each = Object.hasOwn(kept, field) ? kept[field] : undefined;
        return typeof each === 'string' ? [[field, each]] : [];
      }),
    );
    return { values, attempt: attemptIn(value['attempt']) };
  } catch {
    return nothing;
  }
}

export function readDraft(name: FormName): Draft {
  return parsed(readStored(draftKeys[name]) ?? '', name);
}

/** Keeps a draft; one without a word is none. */
export function keepDraft(name: FormName, draft: Draft): void {
  if (Object.keys(draft.values).length === 0) removeStored(draftKeys[name]);
  else writeStored(draftKeys[name], JSON.stringify(draft));
}

export function dropDraft(name: FormName): void {
  removeStored(draftKeys[name]);
}
