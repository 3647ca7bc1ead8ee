/**
 * An admin API over real HTTP that can be made to misbehave. Content and faults may be changed at any time.
 *
 * @example
 * const server = new FaultServer({ content: sampleContent() });
 * const { url } = await server.start();
 * server.faults.posts = { kind: 'status', status: 500, html: true };
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { reads, type ReadCall, type ReadName } from '@corporate-website/contract/calls';
import { collections, type CollectionKey } from '../../src/collections/build-rows';
import { applyFault, type Fault, type Reply } from './faults';
import { serve, type LocalServer } from './local-server';

export type Json = Record<string, unknown>;
/** Items as the server sends them; values that are no objects are sent too. */
export type Content = Record<CollectionKey, unknown[]>;

/** A picture or any other file, at `${origin}/media/…`. */
export interface ServedFile {
  body: Buffer | string;
  type?: string;
  status?: number;
  headers?: Record<string, string>;
  fault?: Fault;
  /** Other answers by the query, as of a store that signs addresses, or resizes pictures. */
  byQuery?: (query: URLSearchParams) => Partial<Pick<ServedFile, 'body' | 'status'>>;
}

export interface ReceivedRequest {
  /** The name of the call, `media`, or null for a path that is neither. */
  call: ReadName | 'media' | null;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  status: number | undefined;
}

export interface FaultServerOptions {
  content: Content;
  /** Lists hold whole items, so that no detail is asked for. */
  wholeLists?: boolean;
  /** Answers carry strong ETags and `If-None-Match` is honoured; true unless told otherwise. */
  etags?: boolean;
  /** Lists leave out unpublished and not-main items; true by default. */
  filters?: boolean;
}

const RICH = ['content', 'challenge', 'solution'];

function isItem(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A call's collection: the row of the table whose list or detail it is. */
function keyOf(call: ReadCall): CollectionKey | undefined {
  return collections.find(({ item }) => item === call.item)?.key;
}

export class FaultServer {
  content: Content;
  /** By the call's name in the contract; `all` stands for every call. */
  faults: Partial<Record<ReadName | 'all', Fault>> = {};
  /** By path, such as `/media/cover.png`. */
  readonly files = new Map<string, ServedFile>();
  /** Every request since the last `forget`. */
  requests: ReceivedRequest[] = [];
  readonly options: Omit<FaultServerOptions, 'content'>;
  #server: LocalServer | undefined;
  #port = 0;

  constructor({ content, ...options }: FaultServerOptions) {
    this.content = content;
    this.options = options;
  }

  /** Origin of pictures and files, such as `http://127.0.0.1:49152`; the port stays from one start to the next. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get url(): string {
    return `${this.origin}/api`;
  }

  async start(): Promise<{ url: string }> {
    this.#server = await serve((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    }, this.#port);
    this.#port = this.#server.port;
    return { url: this.url };
  }

  /** Stops listening and cuts every connection; `start` brings it back at the same address. */
  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  /** Forgets the requests, and the faults too. */
  reset(): void {
    this.requests = [];
    this.faults = {};
  }

  /** Number of requests for a call. */
  count(call: ReceivedRequest['call']): number {
    return this.requests.filter((request) => request.call === call).length;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    const received: ReceivedRequest = {
      call: null,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      status: undefined,
    };
    this.requests.push(received);
    response.once('finish', () => {
      received.status = response.statusCode;
    });
    if (url.pathname.startsWith('/media/')) {
      received.call = 'media';
      const found = this.files.get(decodeURIComponent(url.pathname));
      const file = found && { ...found, ...found.byQuery?.(url.searchParams) };
      const reply: Reply = file
        ? {
            status: file.status ?? 200,
            type: file.type ?? 'image/png',
            body: file.body,
            ...(file.headers ? { headers: file.headers } : {}),
          }
        : { status: 404, type: 'application/json', body: '{"message":"No such file."}' };
      return this.#send(request, response, reply, file?.fault, url);
    }
    const found = this.#route(url);
    received.call = found?.name ?? null;
    const fault = found ? (this.faults[found.name] ?? this.faults.all) : this.faults.all;
    const reply: Reply = found
      ? this.#reply(found.name, found.slug, url.searchParams, fault)
      : { status: 404, type: 'application/json', body: '{"message":"There is no such call."}' };
    return this.#send(request, response, reply, fault, url);
  }

  #route(url: URL): { name: ReadName; slug?: string } | undefined {
    const path = url.pathname.replace(/^\/api\//, '');
    for (const [name, call] of Object.entries(reads) as [ReadName, ReadCall][]) {
      if (call.path === path) return { name };
      const [before = ''] = call.path.split('{slug}');
      if (call.path.includes('{slug}') && path.startsWith(before) && path.length > before.length) {
        const slug = decodeURIComponent(path.slice(before.length));
        if (!slug.includes('/')) return { name, slug };
      }
    }
    return undefined;
  }

  #reply(
    name: ReadName,
    slug: string | undefined,
    query: URLSearchParams,
    fault: Fault | undefined,
  ): Reply {
    const call: ReadCall = reads[name];
    const key = keyOf(call);
    const all = key ? this.content[key] : [];
    const json = (status: number, body: unknown): Reply => ({
      status,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(body),
    });
    if (slug !== undefined) {
      const item = all.find((entry) => isItem(entry) && entry['slug'] === slug);
      return item === undefined
        ? json(404, { message: 'There is no such item.' })
        : json(200, item);
    }
    const list = this.#list(call, all, query);
    if (call.defaultPageSize === undefined) {
      return json(200, typeof call.answer === 'object' ? { [call.answer.list]: list } : list);
    }
    const page = Number(query.get('page') ?? 1);
    const cap = fault?.kind === 'capped' ? fault.pageSize : 100;
    const pageSize = Math.min(Number(query.get('pageSize') ?? call.defaultPageSize), cap);
    const shown =
      fault?.kind === 'ignores-page' ? list : list.slice((page - 1) * pageSize, page * pageSize);
    const field = typeof call.answer === 'object' ? call.answer.list : 'items';
    return json(200, { [field]: shown, total: list.length, page, pageSize });
  }

  #list(call: ReadCall, all: readonly unknown[], query: URLSearchParams): unknown[] {
    const filters = this.options.filters ?? true;
    const type = call.query.includes('type') ? query.get('type') : null;
    return all
      .filter((item) => {
        if (!isItem(item)) return true;
        if (type !== null && item['type'] !== type) return false;
        if (!filters || !call.query.includes('status')) return true;
        return (item['status'] ?? 'publish') === 'publish' && item['is_main'] !== false;
      })
      .map((item) => {
        if (!isItem(item) || !call.summaries || this.options.wholeLists) return item;
        return Object.fromEntries(Object.entries(item).filter(([field]) => !RICH.includes(field)));
      });
  }

  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    reply: Reply,
    fault: Fault | undefined,
    url: URL,
  ): Promise<void> {
    const changed = fault ? await applyFault(fault, reply, { response, url }) : reply;
    if (changed === null) return;
    response.statusCode = changed.status;
    response.setHeader('content-type', changed.type);
    // As any admin API answers the browsers of a site.
    response.setHeader('access-control-allow-origin', '*');
    for (const [name, value] of Object.entries(changed.headers ?? {}))
      response.setHeader(name, value);
    if (changed.status === 200 && (this.options.etags ?? true) && !response.hasHeader('etag')) {
      const etag = `"${createHash('sha256').update(changed.body).digest('base64url').slice(0, 22)}"`;
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) {
        response.statusCode = 304;
        response.removeHeader('content-type');
        response.end();
        return;
      }
    }
    response.end(changed.body);
  }
}
