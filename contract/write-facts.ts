/** What is fixed of the writing calls besides their fields. Apart from the schemas, so that a page can have it without them. */

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
/** Entries of `journey` that are kept, the newest. */
export const MAX_JOURNEY_ENTRIES = 200;
/** How long an idempotency key is remembered, in milliseconds. */
export const IDEMPOTENCY_WINDOW_MS = 24 * 60 * 60 * 1000;
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
