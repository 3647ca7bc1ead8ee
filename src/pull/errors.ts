/** Reasons to refuse a pull. */
import type { CollectionKey } from '../collections/build-rows';
import type { MayShrink } from './gates';
import type { Problem } from './snapshot/types';

/** The content that a refused pull has read, for a report of what it would have changed. */
export interface RefusedContent {
  /** By collection that was read, the object with its items, a line of JSON each. */
  objects: Readonly<Partial<Record<CollectionKey, string>>>;
  problems: readonly Problem[];
}

export interface PullFailure {
  collection: CollectionKey | null;
  message: string;
  /** Advice: the first thing to check. */
  check: string;
  /** The value of `ACCEPT_SHRINK` that accepts it, if a person may. */
  accept?: MayShrink;
}

/** A refused pull. The message has all causes and what to check. */
export class PullError extends Error {
  readonly failures: readonly PullFailure[];
  readonly content: RefusedContent;

  constructor(failures: readonly PullFailure[], content: RefusedContent) {
    const lines = failures.map(({ message, check }) => `  - ${message}\n    ${check}`);
    super(`The content was not pulled; what is published stays as it is.\n${lines.join('\n')}`);
    this.name = 'PullError';
    this.failures = failures;
    this.content = content;
  }
}
