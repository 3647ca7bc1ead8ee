/**
 * The embedded admin API behind a server that can be made to misbehave, for real browsers: a page's requests of the API
 * go through it, over real HTTP.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrowserContext } from 'playwright-core';
import { serve, type LocalServer } from './local-server';

type Json = Record<string, unknown>;

export type ProxyFault =
  /** The connection is cut without an answer. */
  | { kind: 'down' }
  /** After so long. */
  | { kind: 'slow-then-dropped'; ms: number }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** A web page with status 500. */
  | { kind: 'html' }
  | { kind: 'wrong-shape'; body?: unknown }
  /** Half of the answer, then nothing more. */
  | { kind: 'cut-short' };

/** Fault to apply to a call; null for none. */
export interface Behaviour {
  fault?: ProxyFault | null;
  /** Milliseconds before anything else. */
  wait?: number;
  /** Nothing else happens before it. */
  until?: Promise<unknown> | undefined;
  change?: (body: Json) => unknown;
}

const HTML = '<!doctype html><title>Down</title><h1>Back soon</h1>';

export class ApiProxy {
  /** Each request, as path and query below the base, decoded. */
  asked: string[] = [];
  /** The headers of the last request. */
  headers: IncomingMessage['headers'] = {};
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
    this.behave = () => ({});
  }

  /** Has all pages of a browser's context ask here. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route(`${this.#target}/**`, (route) =>
      route.continue({ url: route.request().url().replace(this.#target, this.url) }),
    );
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace(/^\/api/, '');
    const asked = decodeURIComponent(path.slice(1).replaceAll('+', ' '));
    this.asked.push(asked);
    this.headers = request.headers;
    const { fault = null, wait = 0, until, change } = this.behave(asked);
    await until;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (fault?.kind === 'down') return void response.destroy();
    if (fault?.kind === 'slow-then-dropped') {
      setTimeout(() => response.destroy(), fault.ms);
      return;
    }
    const own = await fetch(this.#target + path, {
      headers: { origin: String(request.headers.origin) },
    });
    const cors = { 'access-control-allow-origin': String(request.headers.origin) };
    const text = await own.text();
    const send = (status: number, body: string, type = 'application/json', more = {}) => {
      response.writeHead(status, { 'content-type': type, ...cors, ...more }).end(body);
    };
    switch (fault?.kind) {
      case 'status':
        return send(fault.status, JSON.stringify(fault.body ?? {}), undefined, fault.headers);
      case 'html':
        return send(500, HTML, 'text/html');
      case 'wrong-shape':
        return send(200, JSON.stringify(fault.body ?? { data: 7 }));
      case 'cut-short':
        response.writeHead(200, { 'content-length': Buffer.byteLength(text), ...cors });
        response.write(text.slice(0, text.length / 2));
        setTimeout(() => response.destroy(), 30);
        return;
      default: {
        const body = change ? JSON.stringify(change(JSON.parse(text) as Json)) : text;
        send(own.status, body);
      }
    }
  }
}
