/** Reasons for a pull to change nothing. */
import type { CollectionKey } from '../collections/build-rows';
import type { MayShrink } from './gates';

/** An item that would no longer be published. */
export interface GoneItem {
  id: string;
  slug?: string;
  fields: Readonly<Record<string, unknown>>;
}

export interface PullFailure {
  collection: CollectionKey | null;
  message: string;
  /** The place that a person should check. */
  check: string;
  /** What `ACCEPT_SHRINK` names to let it through, where a person may. */
  accept?: MayShrink;
  /** Items that would be gone. */
  gone?: readonly GoneItem[];
}

/** A pull that must not be published from. Its message names every cause and what to check. */
export class PullError extends Error {
  readonly failures: readonly PullFailure[];

  constructor(failures: readonly PullFailure[]) {
    const lines = failures.map(({ message, check }) => `  - ${message}\n    ${check}`);
    super(`The content was not pulled; what is published stays as it is.\n${lines.join('\n')}`);
    this.name = 'PullError';
    this.failures = failures;
  }
}
