/** An S3-compatible server in its own process, behind a proxy that can fail. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { BucketSettings } from '../../pipeline/hosting/object-store/bucket';
import { freePort } from '../../scripts/servers/free-port';

/** The package's command line; it ships no program for it. */
const PROGRAM =
  "require('@20minutes/s3rver/lib/cli.js').parse(process.argv.slice(1), { from: 'user' })";
/** The credentials that the server knows. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export interface StoredAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const ROOT = path.join(__dirname, '../..');

export class ObjectStore {
  /** Each write, as method and path, in order. */
  asked: string[] = [];
  /** Whether to drop the connection at a request; no by default. */
  isCutAt: (asked: string) => boolean = () => false;
  /** Whether to answer a request with 403; no by default. */
  isRefusedAt: (asked: string) => boolean = () => false;
  /** Whether to leave a request unanswered; no by default. */
  isSilentAt: (asked: string) => boolean = () => false;
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-object-store-'));
  #child: ChildProcess | undefined;
  #line: Server | undefined;
  #port = 0;
  #buckets = 0;

  /** A new, empty bucket after each `begin`. */
  get bucket(): string {
    return `site-${this.#buckets}`;
  }

  async start(): Promise<this> {
    Object.assign(process.env, CREDENTIALS);
    this.#port = await freePort();
    this.#child = spawn(
      process.execPath,
      [
        ...['-e', PROGRAM, '--'],
        ...['-d', this.#folder, '-a', '127.0.0.1', '-p', String(this.#port)],
        ...['--silent', '--no-vhost-buckets'],
      ],
      { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await this.begin();
    await this.#ready();
    return this;
  }

  /** Starts again with an empty bucket and without faults; drops open connections. */
  async begin(): Promise<void> {
    this.#hangUp();
    this.#buckets += 1;
    // The server finds its buckets on disk.
    fs.mkdirSync(path.join(this.#folder, this.bucket));
    this.asked = [];
    this.isCutAt = this.isRefusedAt = this.isSilentAt = () => false;
    this.#line = http.createServer((request, response) => {
      const asked = `${request.method ?? ''} ${decodeURIComponent(request.url ?? '')}`;
      if (request.method !== 'GET') this.asked.push(asked);
      if (this.isCutAt(asked)) {
        request.socket.destroy();
        return;
      }
      if (this.isSilentAt(asked)) {
        request.resume();
        return;
      }
      if (this.isRefusedAt(asked)) {
        request.resume();
        response.writeHead(403, { 'content-type': 'application/xml' });
        response.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>');
        return;
      }
      const { url: target, method, headers } = request;
      const onward = http.request({
        host: '127.0.0.1',
        port: this.#port,
        path: target,
        method,
        headers,
      });
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => request.socket.destroy());
      request.pipe(onward);
    });
    this.#line.listen(0, '127.0.0.1');
    await once(this.#line, 'listening');
  }

  #hangUp(): void {
    this.#line?.closeAllConnections();
    this.#line?.close();
  }

  async #ready(): Promise<void> {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      try {
        if ((await this.get('nothing')).status === 404) return;
      } catch {
        // It is not there yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('The object store does not answer.');
  }

  get settings(): BucketSettings {
    if (!this.#line) throw new Error('The object store has not been started.');
    const { port } = this.#line.address() as AddressInfo;
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
    const body = await bytesOf(response);
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  }

  /** All keys. */
  keys(): string[] {
    const ending = '._S3rver_object';
    const root = path.join(this.#folder, this.bucket);
    return fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .sort();
  }

  async stop(): Promise<void> {
    this.#hangUp();
    if (this.#child?.exitCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGKILL');
      await ended;
    }
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }
}
