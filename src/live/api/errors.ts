/** Ways for any call of the admin API to fail. */

export type FailureKind =
  /** The browser is offline. */
  | 'offline'
  /** No answer came, or it broke off. */
  | 'network'
  /** The answer took too long. */
  | 'timeout'
  /** The server refused or failed; `status` is its status code. */
  | 'status'
  /** The answer does not match the contract. */
  | 'shape'
  /** The caller no longer wants the answer. */
  | 'aborted';

export interface FailureDetails {
  /** HTTP status. */
  status?: number;
  /** The server's own words, fit to be shown to a visitor; plain text. */
  serverMessage?: string;
  /** The server's words on single fields of a form, by the field's name. */
  fieldErrors?: Readonly<Record<string, string>>;
  /** The server's retry delay, in seconds. */
  retryAfterSeconds?: number;
}

/** Why a call has no result. Everything that a call of `reads.ts` and `writes.ts` rejects with is one. */
export class AdminApiError extends Error {
  override readonly name = 'AdminApiError';
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  readonly fieldErrors: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** @param message for a developer: the call and its fault */
  constructor(kind: FailureKind, message: string, details: FailureDetails = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.fieldErrors = details.fieldErrors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Whether a failure only means that the caller moved on. */
export function isAborted(error: unknown): boolean {
  return error instanceof AdminApiError && error.kind === 'aborted';
}
