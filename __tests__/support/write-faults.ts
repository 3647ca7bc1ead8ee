/**
 * An admin API over real HTTP, before the real one, that can be made to fail in the ways in which a visitor's write can
 * fail. It passes other requests on.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve, type LocalServer } from './local-server';

export type WriteFault =
  /** The connection is cut before anything was passed on. */
  | { kind: 'down' }
  /** Stored, and then the connection is cut without an answer. */
  | { kind: 'stored-unanswered' }
  /** Stored, and the answer breaks off in the middle. */
  | { kind: 'cut-short' }
  /** Stored, and answered with what makes no sense. */
  | { kind: 'wrong-shape' }
  /** Stored, and answered once the test lets it be. */
  | { kind: 'held'; until: Promise<void> }
  /** Nothing is passed on, and nothing answered. */
  | { kind: 'silent' }
  | { kind: 'status'; status: number; body: string; headers?: Record<string, string> };

export interface PassedWrite {
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

export class WriteFaultServer {
  /** Fault of the next writes; null for none. */
  fault: WriteFault | null = null;
  /** The writes that came, whatever became of them. */
  received: PassedWrite[] = [];
  #server: LocalServer | undefined;

  /** @param target origin of the real admin API */
  constructor(private readonly target: string) {}

  /** @returns its origin */
  async start(): Promise<string> {
    this.#server = await serve((request, response) => void this.#answer(request, response));
    return this.#server.origin;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  /** Has the next writes pass, and forgets those that came. */
  reset(): void {
    this.fault = null;
    this.received = [];
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const isWrite = request.method === 'POST';
    const fault = isWrite ? this.fault : null;
    const headers = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-expose-headers': 'Retry-After',
      'content-type': 'application/json',
    };
    if (isWrite) this.#note(request, body.toString());
    if (fault?.kind === 'down') return void request.socket.destroy();
    if (fault?.kind === 'silent') return;
    if (fault?.kind === 'status') {
      response.writeHead(fault.status, { ...headers, ...fault.headers }).end(fault.body);
      return;
    }
    const real = await this.#pass(request, body);
    if (fault?.kind === 'stored-unanswered') return void request.socket.destroy();
    if (fault?.kind === 'cut-short') {
      response.writeHead(201, { ...headers, 'content-length': 1000 });
      response.write('{"mess');
      setTimeout(() => request.socket.destroy(), 50);
      return;
    }
    if (fault?.kind === 'wrong-shape') {
      response.writeHead(200, headers).end('["<html>", 1');
      return;
    }
    if (fault?.kind === 'held') await fault.until;
    const kept = [...real.headers].filter(
      ([name]) => !/^(?:transfer-encoding|connection|keep-alive)$/.test(name),
    );
    response.writeHead(real.status, Object.fromEntries(kept));
    response.end(Buffer.from(await real.arrayBuffer()));
  }

  #note(request: IncomingMessage, text: string): void {
    const key = request.headers['idempotency-key'];
    const isJson = request.headers['content-type']?.includes('json');
    this.received.push({
      path: request.url ?? '',
      key: typeof key === 'string' ? key : undefined,
      body: isJson
        ? (JSON.parse(text) as Record<string, unknown>)
        : Object.fromEntries(new URLSearchParams(text)),
    });
  }

  #pass({ url = '/', method = 'GET', headers }: IncomingMessage, body: Buffer): Promise<Response> {
    const passed = new Headers();
    for (const [name, value] of Object.entries(headers)) {
      const isOfConnection = /^(?:host|connection|content-length|accept-encoding|transfer-)/.test(
        name,
      );
      if (typeof value === 'string' && !isOfConnection) passed.set(name, value);
    }
    return fetch(this.target + url, {
      method,
      headers: passed,
      ...(method === 'POST' ? { body: new Uint8Array(body) } : {}),
    });
  }
}
