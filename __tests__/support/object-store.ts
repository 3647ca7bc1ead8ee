/** As much of an S3-compatible server as releases and uploads ask for, with faults: objects by path, which signed requests write. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '../../src/lib/build/object-store';

const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'TESTS', AWS_SECRET_ACCESS_KEY: 'TESTS' };
const SIGNED = /^AWS4-HMAC-SHA256 Credential=TESTS\//;

/** Headers that S3 keeps with an object. */
const KEPT = [
  'cache-control',
  'content-encoding',
  'content-type',
  'x-amz-website-redirect-location',
] as const;

export interface StoredAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
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
  readonly #objects = new Map<string, Pick<StoredAnswer, 'headers' | 'body'>>();
  #server: Server | undefined;
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
    this.#hangUp();
    this.#buckets += 1;
    this.#objects.clear();
    this.asked = [];
    this.isCutAt = this.isRefusedAt = this.isSilentAt = () => false;
    this.#server = http.createServer((request, response) => {
      // A client that hangs up in the middle of a body wrote nothing.
      this.#answer(request, response).catch(() => request.socket.destroy());
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
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

  #hangUp(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  get settings(): BucketSettings {
    if (!this.#server) throw new Error('The object store has not been started.');
    const { port } = this.#server.address() as AddressInfo;
    return {
      bucket: this.bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
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
  async get(key: string): Promise<StoredAnswer> {
    const { endpoint = '', bucket } = this.settings;
    const request = http.get(`${endpoint}/${bucket}/${encodeURI(key)}`);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  }

  /** All keys. */
  keys(): string[] {
    const bucket = `/${this.bucket}/`;
    return [...this.#objects.keys()].map((place) => place.slice(bucket.length)).sort();
  }

  stop(): Promise<void> {
    this.#hangUp();
    return Promise.resolve();
  }
}
