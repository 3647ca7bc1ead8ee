/**
 * The embedded admin API behind a server that can be made to misbehave, for real browsers: a page's calls of the API go
 * through it, over real HTTP.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BrowserContext } from 'playwright-core';
import { serve, type LocalServer } from './local-server';

type Json = Record<string, unknown>;

export type ApiFault =
  /** The connection is cut; nothing was passed on. */
  | { kind: 'down' }
  /** Nothing is passed on, and nothing answered. */
  | { kind: 'silent' }
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  /** A web page with status 500. */
  | { kind: 'html' }
  /** Passed on, so that a write is stored; the connection is cut without an answer. */
  | { kind: 'unanswered' }
  /** Passed on; the answer breaks off in the middle. */
  | { kind: 'cut-short' }
  /** Passed on; the answer makes no sense. */
  | { kind: 'wrong-shape' }
  /** Passed on; answered once the test lets it be. */
  | { kind: 'held'; until: Promise<void> };

/** Of a call; null for no fault. */
export interface Behaviour {
  fault?: ApiFault | null;
  /** Milliseconds before anything else. */
  wait?: number;
  /** Nothing else happens before it. */
  until?: Promise<unknown> | undefined;
  change?: (body: Json) => unknown;
}

export interface Write {
  key: string | undefined;
  body: Json;
}

const HTML = '<!doctype html><title>Down</title><h1>Back soon</h1>';
const NOT_PASSED =
  /^(?:host|connection|keep-alive|content-length|accept-encoding|transfer-encoding|if-none-match)$/;

const passedOn = (headers: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...headers].flatMap(([name, value]) =>
      typeof value === 'string' && !NOT_PASSED.test(name) ? [[name, value]] : [],
    ),
  );

export class ApiProxy {
  /** Each request, as path and query below the base, decoded. */
  asked: string[] = [];
  /** The headers of the last request. */
  headers: IncomingMessage['headers'] = {};
  /** The writes that came, whatever became of them. */
  writes: Write[] = [];
  /** Chooses a call's fault by path and query. */
  behave: (asked: string) => Behaviour = () => ({});
  readonly #target: string;
  #server: LocalServer | undefined;

  /** @param target the API's base URL */
  constructor(target: string) {
    this.#target = target;
  }

  get url(): string {
    if (!this.#server) throw new Error('The proxy has not been started.');
    return `${this.#server.origin}/api`;
  }

  /** Has the calls that follow meet a fault; null for none. */
  set fault(fault: ApiFault | null) {
    this.behave = () => ({ fault });
  }

  async start(): Promise<this> {
    this.#server = await serve((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
    return this;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  reset(): void {
    this.asked = [];
    this.writes = [];
    this.behave = () => ({});
  }

  /** Has the pages of a browser's context ask here. @param methods by default all */
  async serve(context: BrowserContext, base = this.#target, methods?: string[]): Promise<void> {
    await context.route(`${base}/**`, (route) => {
      const asked = route.request();
      if (methods && !methods.includes(asked.method())) return route.continue();
      return route.continue({ url: asked.url().replace(base, this.url) });
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace(/^\/api/, '');
    const asked = decodeURIComponent(path.slice(1).replaceAll('+', ' '));
    this.asked.push(asked);
    this.headers = request.headers;
    const body = await text(request);
    if (request.method === 'POST') this.#note(request, body);
    const isAsked = request.method !== 'OPTIONS';
    const { fault = null, wait = 0, until, change } = isAsked ? this.behave(asked) : {};
    await until;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const cors = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-expose-headers': 'Retry-After',
    };
    const send = (status: number, words: string, more = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...cors, ...more });
      response.end(words);
    };
    if (fault?.kind === 'down') return void response.destroy();
    if (fault?.kind === 'silent') return;
    if (fault?.kind === 'status') return send(fault.status, fault.body ?? '{}', fault.headers);
    if (fault?.kind === 'html') return send(500, HTML, { 'content-type': 'text/html' });
    const real = await this.#pass(request, path, body);
    const words = await real.text();
    if (fault?.kind === 'unanswered') return void response.destroy();
    if (fault?.kind === 'wrong-shape') return send(200, '["<html>", 1');
    if (fault?.kind === 'cut-short') {
      response.writeHead(real.status, { 'content-length': Buffer.byteLength(words), ...cors });
      response.write(words.slice(0, words.length / 2));
      setTimeout(() => response.destroy(), 50);
      return;
    }
    if (fault?.kind === 'held') await fault.until;
    const answer = change ? JSON.stringify(change(JSON.parse(words) as Json)) : words;
    // Answers to reads are asked for each time.
    send(real.status, answer, request.method === 'GET' ? {} : passedOn(real.headers));
  }

  #note({ headers }: IncomingMessage, body: string): void {
    const key = headers['idempotency-key'];
    const isJson = headers['content-type']?.includes('json');
    this.writes.push({
      key: typeof key === 'string' ? key : undefined,
      body: isJson ? (JSON.parse(body) as Json) : Object.fromEntries(new URLSearchParams(body)),
    });
  }

  #pass({ method = 'GET', headers }: IncomingMessage, path: string, body: string) {
    const init = { method, headers: passedOn(Object.entries(headers)) };
    return fetch(this.#target + path, method === 'POST' ? { ...init, body } : init);
  }
}
