/** As much of an S3-compatible server as releases and uploads ask for, with faults: objects by path, which signed requests write. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '../../src/lib/build/object-store';
import { serve, type LocalServer } from './local-server';
import { rawRequest, type RawAnswer } from './raw-request';

const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'TESTS', AWS_SECRET_ACCESS_KEY: 'TESTS' };
const SIGNED = /^AWS4-HMAC-SHA256 Credential=TESTS\//;

/** Headers that S3 keeps with an object. */
const KEPT = [
  'cache-control',
  'content-encoding',
  'content-type',
  'x-amz-website-redirect-location',
] as const;

interface StoredObject {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

export class ObjectStore {
  /** Each write, as method and path, in order. */
  asked: string[] = [];
  /** Whether to drop the connection at a request; no by default. */
  isCutAt: (asked: string) => boolean = () => false;
  /** Whether to answer a request with 403; no by default. */
  isRefusedAt: (asked: string) => boolean = () => false;
  /** Whether to leave a request unanswered; no by default. */
  isSilentAt: (asked: string) => boolean = () => false;
  readonly #objects = new Map<string, StoredObject>();
  #server: LocalServer | undefined;
  #buckets = 0;

  /** A new, empty bucket after each `begin`. */
  get bucket(): string {
    return `site-${this.#buckets}`;
  }

  async start(): Promise<this> {
    Object.assign(process.env, CREDENTIALS);
    await this.begin();
    return this;
  }

  /** Starts again with an empty bucket and without faults; drops open connections. */
  async begin(): Promise<void> {
    await this.stop();
    this.#buckets += 1;
    this.#objects.clear();
    this.asked = [];
    this.isCutAt = this.isRefusedAt = this.isSilentAt = () => false;
    this.#server = await serve((request, response) => {
      // A client that hangs up in the middle of a body wrote nothing.
      this.#answer(request, response).catch(() => request.socket.destroy());
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const place = decodeURIComponent(new URL(request.url ?? '', 'http://store').pathname);
    const asked = `${method} ${decodeURIComponent(request.url ?? '')}`;
    if (method !== 'GET') this.asked.push(asked);
    if (this.isCutAt(asked)) {
      request.socket.destroy();
      return;
    }
    const body = await buffer(request);
    if (this.isSilentAt(asked)) return;
    if (this.isRefusedAt(asked)) refuse(response, 403, 'AccessDenied');
    else if (!place.startsWith(`/${this.bucket}/`)) refuse(response, 404, 'NoSuchBucket');
    else if (method === 'GET') this.#give(place, response);
    else if (!SIGNED.test(headers.authorization ?? '')) refuse(response, 403, 'AccessDenied');
    else if (method === 'PUT') {
      const kept = KEPT.flatMap((name) => (name in headers ? [[name, headers[name]]] : []));
      this.#objects.set(place, { headers: Object.fromEntries(kept), body });
      response.end();
    } else if (method === 'DELETE') {
      this.#objects.delete(place);
      response.writeHead(204).end();
    } else refuse(response, 405, 'MethodNotAllowed');
  }

  #give(place: string, response: ServerResponse): void {
    const found = this.#objects.get(place);
    if (found) {
      const etag = `"${createHash('md5').update(found.body).digest('hex')}"`;
      const own = { etag, 'content-length': found.body.length };
      response.writeHead(200, { ...found.headers, ...own }).end(found.body);
    } else refuse(response, 404, 'NoSuchKey');
  }

  get #running(): LocalServer {
    if (!this.#server) throw new Error('The object store has not been started.');
    return this.#server;
  }

  get settings(): BucketSettings {
    return {
      bucket: this.bucket,
      region: 'us-east-1',
      endpoint: this.#running.origin,
      forcePathStyle: true,
    };
  }

  /** Settings that point a release at it. */
  get environment(): Record<string, string> {
    const { bucket, endpoint = '', region } = this.settings;
    return {
      ...CREDENTIALS,
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_PATH_STYLE: '1',
    };
  }

  /** An object as a CDN asks for it. */
  get(key: string): Promise<RawAnswer> {
    return rawRequest({ port: this.#running.port, path: `/${this.bucket}/${encodeURI(key)}` });
  }

  /** All keys. */
  keys(): string[] {
    const bucket = `/${this.bucket}/`;
    return [...this.#objects.keys()].map((place) => place.slice(bucket.length)).sort();
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }
}
