/** Facts of the writing calls besides their fields. Separate from the schemas, so that a page can have them alone. */

/** The calls that visitors' forms make, below the base URL. */
export const writePaths = {
  contact: 'contactUs',
  insurtech: 'contactUs/insurtech',
  subscribe: 'subscribers',
  feedback: 'contactUs/feedback',
} as const;

/** Bytes of a request's body. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Characters of `message`. */
export const MAX_MESSAGE_LENGTH = 5000;
/** Characters of every other text field. */
export const MAX_FIELD_LENGTH = 300;
/** Characters as these limits count them: code points, so that an emoji is not two. */
export const charactersIn = (text: string): number => Array.from(text).length;
/** Entries of `journey` that are kept, the newest. */
export const MAX_JOURNEY_ENTRIES = 200;
/** Characters of `journey` as JSON that are kept, of the newest entries. */
export const MAX_JOURNEY_CHARACTERS = 16_000;
/** Time that an idempotency key is remembered, in milliseconds. */
export const IDEMPOTENCY_WINDOW_MS = 24 * 60 * 60 * 1000;
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * A field of the site's forms that only robots fill in; it belongs to no call. A form that a browser posts with it
 * filled in is answered with a page that asks whether it is meant.
 */
export const HONEYPOT_NAME = 'website';

/**
 * A field of the site's forms with the path of their page, for the way back from the answer to a form that a browser
 * posts; it belongs to no call. Across origins browsers name no page as the referrer.
 */
export const BACK_NAME = 'back';

/** The newest entries of a journey, as many as may be sent and kept. */
export function newestEntries<T>(journey: readonly T[]): T[] {
  const newest = journey.slice(-MAX_JOURNEY_ENTRIES);
  let room = MAX_JOURNEY_CHARACTERS;
  const cut = newest.findLastIndex((entry) => {
    room -= JSON.stringify(entry).length + 1;
    return room < 0;
  });
  return newest.slice(cut + 1);
}

/**
 * E-mail addresses that the newsletter accepts, section 5 of the specification: a local part, a domain, and a top-level
 * domain of 2 to 4 characters. As `pattern` of an input it holds without scripts.
 */
export const NEWSLETTER_EMAIL = [
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@",
  '(?:[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?\\.)+',
  '[a-zA-Z]{2,4}',
].join('');
