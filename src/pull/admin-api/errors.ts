/** Errors of calls to an admin API. Each says what to check. */
import type { QueryField } from '@corporate-website/contract/calls';
import { shownUrl } from '@corporate-website/contract/shown-url';

export type AdminApiFailure =
  | 'unreachable'
  | 'no-answer'
  | 'stalled'
  | 'cut'
  | 'status'
  | 'not-json'
  | 'broken-json'
  | 'too-large'
  | 'redirects'
  | 'not-a-list'
  | 'endless'
  | 'unsettled'
  | 'details'
  | 'aborted';

export interface AdminApiErrorParts {
  kind: AdminApiFailure;
  /** The call's path in the contract, such as `posts/slug/{slug}`. */
  call: string;
  url: string;
  what: string;
  check: string;
  status?: number;
  cause?: unknown;
}

/** Query fields that a pull sets; none is secret. */
const OWN_QUERY: readonly QueryField[] = [
  'page',
  'pageSize',
  'category',
  'type',
  'is_main',
  'status',
];

/** A failed call. `message` has the call, the URL and what happened; `check` is what a person should look at. */
export class AdminApiError extends Error {
  readonly kind: AdminApiFailure;
  readonly call: string;
  readonly url: string;
  readonly what: string;
  readonly check: string;
  readonly status: number | undefined;

  constructor(parts: AdminApiErrorParts) {
    const url = shownUrl(parts.url, OWN_QUERY);
    super(`GET ${parts.call} (${url}): ${parts.what}`, { cause: parts.cause });
    this.name = 'AdminApiError';
    this.kind = parts.kind;
    this.call = parts.call;
    this.url = url;
    this.what = parts.what;
    this.check = parts.check;
    this.status = parts.status;
  }

  /** Whether the admin API asks for authentication. */
  get isRefusal(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

/** Advice for a status other than 200 or 304. */
export function checkForStatus(status: number): string {
  if (status === 401 || status === 403) {
    return 'The call must be open to anonymous readers: check its permissions, and that ADMIN_API_URL names the right server.';
  }
  if (status === 404 || status === 410) {
    return 'Check that ADMIN_API_URL is the base that the calls are appended to, such as https://admin.example.com/api.';
  }
  if (status === 429) {
    return 'The server limits requests: try again later, or raise its limit for the build.';
  }
  return status >= 500
    ? "Check the admin API's own log."
    : 'Check that the server speaks this version of the contract.';
}
