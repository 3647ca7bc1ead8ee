/** The admin API's message about a failure, read with suspicion: any server may answer. */
import { isObject } from '@corporate-website/contract/is-object';
import { retryAfterMs } from '../../lib/retry-after';
import type { FailureDetails } from './errors';

/** Longer ones are not meant for a visitor: a stack, a page. */
const MAX_MESSAGE_LENGTH = 300;
/** An hour; a server that asks for more is not believed. */
const MAX_RETRY_SECONDS = 3600;

function sayable(value: unknown): string | undefined {
  const words = typeof value === 'string' ? value.trim() : '';
  return words && words.length <= MAX_MESSAGE_LENGTH ? words : undefined;
}

/** The contract's `{ message, errors }` in a body; nothing where it holds neither. */
export function failureWords(body: unknown): FailureDetails {
  if (!isObject(body)) return {};
  const serverMessage = sayable(body['message']);
  const fields = Object.entries(isObject(body['errors']) ? body['errors'] : {}).flatMap(
    ([field, words]) => {
      const said = sayable(words);
      return said === undefined ? [] : [[field, said] as const];
    },
  );
  return {
    ...(serverMessage === undefined ? {} : { serverMessage }),
    ...(fields.length > 0 ? { fieldErrors: Object.fromEntries(fields) } : {}),
  };
}

/** `Retry-After` in whole seconds; undefined where it is none. */
export function retryAfter(header: string | null, now: number): number | undefined {
  const ms = retryAfterMs(header, now);
  return ms === undefined ? undefined : Math.min(Math.ceil(ms / 1000), MAX_RETRY_SECONDS);
}

/** JSON, or undefined for invalid text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
