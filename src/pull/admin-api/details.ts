/** Detail calls: only for lists of summaries, and only for items that may have changed. */
import { callUrl, detailPath, type ReadCall } from '@corporate-website/contract/calls';
import { id as idSchema, richTextFields } from '@corporate-website/contract/items';
import { isObject } from '@corporate-website/contract/is-object';
import { AdminApiError } from './errors';
import type { AdminApiClient } from './http';

export type Detail =
  | { kind: 'changed'; raw: Readonly<Record<string, unknown>>; etag?: string }
  /** The caller's item is still current. */
  | { kind: 'unchanged' }
  /** The item vanished after it was listed. */
  | { kind: 'gone' }
  | { kind: 'failed'; error: AdminApiError };

/** Whether a list's entry lacks its rich text: the key is missing, not just empty. */
export function isSummary(raw: Readonly<Record<string, unknown>>): boolean {
  return !richTextFields.some((field) => field in raw);
}

/**
 * Reads one item by its slug.
 * @param etag of the caller's version
 * @throws {AdminApiError} on 401 and 403, and if the pull is stopped: these concern all items
 */
export async function readDetail(
  client: AdminApiClient,
  base: string,
  call: ReadCall,
  item: { id: string; slug: string; etag?: string | undefined },
): Promise<Detail> {
  const url = callUrl(base, detailPath(call, item.slug));
  try {
    const answer = await client.getJson({ call: call.path, url, etag: item.etag });
    if (!answer.modified) return { kind: 'unchanged' };
    const { body, etag } = answer;
    const id = isObject(body) ? idSchema.safeParse(body['id']) : undefined;
    if (isObject(body) && id?.success && id.data === item.id) {
      return { kind: 'changed', raw: body, ...(etag === undefined ? {} : { etag }) };
    }
    const what = id?.success
      ? `answered item ${id.data} where ${item.id} was listed under this slug.`
      : 'status 200, but the answer is no item.';
    const check = 'Check what the detail call answers for this slug.';
    return {
      kind: 'failed',
      error: new AdminApiError({ kind: 'details', call: call.path, url, what, check }),
    };
  } catch (error) {
    if (!(error instanceof AdminApiError) || error.isRefusal || error.kind === 'aborted')
      throw error;
    if (error.status === 404 || error.status === 410) return { kind: 'gone' };
    return { kind: 'failed', error };
  }
}

/** Counts failed details, to notice if the call fails, and not single items. */
export class DetailFailures {
  readonly #total: number;
  readonly #call: ReadCall;
  readonly #base: string;
  #failed = 0;
  #unbroken = 0;
  #last = '';

  constructor(call: ReadCall, base: string, total: number) {
    this.#call = call;
    this.#base = base;
    this.#total = total;
  }

  succeeded(): void {
    this.#unbroken = 0;
  }

  /** @throws {AdminApiError} if more than 5 and 20 % failed, or 20 in a row: the others need not be tried */
  failed(reason: string): void {
    this.#failed += 1;
    this.#unbroken += 1;
    this.#last = reason;
    const many = this.#failed > 5 && this.#failed > this.#total * 0.2;
    if (!many && this.#unbroken < 20) return;
    throw new AdminApiError({
      kind: 'details',
      call: this.#call.path,
      url: callUrl(this.#base, this.#call.path.replace('/{slug}', '')),
      what: `${this.#failed} of ${this.#total} detail calls failed, the last one so: ${this.#last}`,
      check: "Check the detail call, and the admin API's own log.",
    });
  }
}
