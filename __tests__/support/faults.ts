/** The ways in which a server can misbehave, applied to its answer. */
import type { ServerResponse } from 'node:http';

export interface Reply {
  status: number;
  type: string;
  body: Buffer | string;
  headers?: Record<string, string>;
}

type Kind =
  /** The connection is cut without an answer. */
  | { kind: 'cut' }
  /** Never a byte. */
  | { kind: 'silent' }
  /** The first part of the body, then nothing. */
  | { kind: 'stalls' }
  /** The first part of the body, then the connection is cut. */
  | { kind: 'cut-short' }
  | {
      kind: 'status';
      status: number;
      html?: boolean;
      body?: unknown;
      headers?: Record<string, string>;
    }
  /** Status 200 with a web page. */
  | { kind: 'html' }
  /** Half of the JSON, as if it were all. */
  | { kind: 'truncated' }
  | { kind: 'body'; body: unknown }
  /** Every page is full of items that were never there. */
  | { kind: 'endless'; item: (n: number) => unknown }
  /** The whole list whatever page is asked for. */
  | { kind: 'ignores-page' }
  /** Never more than so many items a page, whatever is asked for. */
  | { kind: 'capped'; pageSize: number }
  | { kind: 'total'; total: (page: number) => unknown }
  | { kind: 'page-fails'; page: number; status: number }
  /** The whole body is changed; `request` counts from 1. */
  | {
      kind: 'changed';
      change: (body: Record<string, unknown>, request: number, url: URL) => unknown;
    }
  | { kind: 'slow'; ms: number };

/** `times`: only that many requests meet the fault. */
export type Fault = Kind & { times?: number; seen?: number };

export interface Exchange {
  response: ServerResponse;
  url: URL;
}

const HTML_PAGE = '<!doctype html><title>Down for maintenance</title><h1>Back soon</h1>';

function half(body: Buffer | string): Buffer {
  const bytes = Buffer.from(body);
  return bytes.subarray(0, Math.ceil(bytes.length / 2));
}

function startOfBody({ response }: Exchange, reply: Reply): void {
  response.writeHead(reply.status, {
    'content-type': reply.type,
    'content-length': Buffer.byteLength(reply.body),
  });
  response.write(half(reply.body));
}

/** @returns what to send instead, or null where the fault has dealt with the exchange itself */
export async function applyFault(
  fault: Fault,
  reply: Reply,
  exchange: Exchange,
): Promise<Reply | null> {
  fault.seen = (fault.seen ?? 0) + 1;
  if (fault.times !== undefined && fault.seen > fault.times) return reply;
  const json = (body: unknown, status = 200): Reply => ({
    status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(body),
  });
  const page = Number(exchange.url.searchParams.get('page') ?? 1);
  switch (fault.kind) {
    case 'cut':
      exchange.response.destroy();
      return null;
    case 'silent':
      return null;
    case 'stalls':
      startOfBody(exchange, reply);
      return null;
    case 'cut-short':
      startOfBody(exchange, reply);
      setTimeout(() => exchange.response.destroy(), 20);
      return null;
    case 'status': {
      const answer = fault.html
        ? { status: fault.status, type: 'text/html', body: HTML_PAGE }
        : json(fault.body ?? { message: 'Something went wrong' }, fault.status);
      return { ...answer, ...(fault.headers ? { headers: fault.headers } : {}) };
    }
    case 'html':
      return { status: 200, type: 'text/html; charset=utf-8', body: HTML_PAGE };
    case 'truncated':
      return { ...reply, body: half(reply.body) };
    case 'body':
      return json(fault.body);
    case 'endless': {
      const items = Array.from({ length: 10 }, (_, index) => fault.item(page * 10 + index));
      const body = JSON.parse(String(reply.body)) as Record<string, unknown>;
      const [field = 'items'] = Object.entries(body).flatMap(([name, v]) =>
        Array.isArray(v) ? [name] : [],
      );
      return json({ [field]: items, page });
    }
    case 'total': {
      const body = JSON.parse(String(reply.body)) as Record<string, unknown>;
      return json({ ...body, total: fault.total(page) });
    }
    case 'page-fails':
      return page === fault.page ? json({ message: 'Something went wrong' }, fault.status) : reply;
    case 'changed': {
      const body = JSON.parse(String(reply.body)) as Record<string, unknown>;
      return json(fault.change(body, fault.seen, exchange.url));
    }
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return reply;
    case 'ignores-page':
    case 'capped':
      return reply;
  }
}
