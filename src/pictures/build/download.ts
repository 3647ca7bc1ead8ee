/** One address to its bytes, over HTTP, with a limit on everything. */
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { Agent, request } from 'undici';
import { retryAfterMs } from '../../lib/retry-after';
import { RefusedAddress, type AddressGuard } from './addresses';

const MAX_REDIRECTS = 5;

/** Milliseconds. */
export interface Deadlines {
  connect: number;
  /** From the request to the answer's head. */
  headers: number;
  /** Without a byte of the body. */
  idle: number;
}

export interface Wanted {
  url: URL;
  accept: string;
  /** Bytes, also once unpacked. */
  maxBytes: number;
  etag?: string;
  lastModified?: string;
  signal: AbortSignal;
}

export interface Download {
  kind: 'bytes';
  bytes: Buffer;
  /** After redirects. */
  url: URL;
  contentType: string;
  contentDisposition: string;
  etag?: string;
  lastModified?: string;
}

/** A download that failed, in words fit for a report. */
export class DownloadError extends Error {
  /** Whether another try may help, and after how long. */
  readonly retry: false | { afterMs?: number };
  /** Whether the host did not answer in time. */
  readonly isUnreachable: boolean;
  /** Whether the address leads inside a network. */
  readonly isPrivate: boolean;

  constructor(
    reason: string,
    facts: Partial<Pick<DownloadError, 'retry' | 'isUnreachable' | 'isPrivate'>> = {},
  ) {
    super(reason);
    this.name = 'DownloadError';
    this.retry = facts.retry ?? false;
    this.isUnreachable = facts.isUnreachable ?? false;
    this.isPrivate = facts.isPrivate ?? false;
  }
}

type Headers = Record<string, string | string[] | undefined>;

function header(headers: Headers, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

const unpackers: Readonly<
  Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>
> = {
  gzip: promisify(zlib.gunzip),
  'x-gzip': promisify(zlib.gunzip),
  deflate: promisify(zlib.inflate),
  br: promisify(zlib.brotliDecompress),
};

/** Identity is asked for, but some servers pack all the same. */
async function unpacked(bytes: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  if (encoding === '' || encoding === 'identity') return bytes;
  const unpack = unpackers[encoding];
  if (!unpack)
    throw new DownloadError(`is packed as "${encoding.slice(0, 20)}", which was not asked for`);
  try {
    return await unpack(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new DownloadError(isTooLarge ? tooLarge(maxBytes) : `cannot be unpacked (${encoding})`);
  }
}

const tooLarge = (maxBytes: number): string => `is larger than ${megabytes(maxBytes)}`;

function statusError(status: number, headers: Headers): DownloadError {
  const reason = `the server answered ${status}`;
  if (status === 408 || status === 429 || status >= 500) {
    const afterMs = retryAfterMs(header(headers, 'retry-after'), Date.now());
    return new DownloadError(reason, { retry: afterMs === undefined ? {} : { afterMs } });
  }
  return new DownloadError(reason);
}

const seconds = (ms: number): string => `${Math.max(1, Math.round(ms / 1_000))} s`;

/** A failure below HTTP, in words. */
function networkError(error: unknown, url: URL, deadlines: Deadlines): DownloadError {
  if (error instanceof DownloadError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const nested =
    error instanceof AggregateError
      ? (error.errors[0] as NodeJS.ErrnoException | undefined)
      : undefined;
  if (error instanceof RefusedAddress)
    return new DownloadError(message, { isPrivate: error.isPrivate });
  switch (nested?.code ?? code) {
    case 'ENOTFOUND':
    case 'ENODATA':
      return new DownloadError(`there is no host ${url.hostname}`, { isUnreachable: true });
    case 'ECONNREFUSED':
      return new DownloadError(`${url.host} refuses connections`, {
        retry: {},
        isUnreachable: true,
      });
    case 'ETIMEDOUT':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return new DownloadError(`${url.host} does not answer within ${seconds(deadlines.connect)}`, {
        isUnreachable: true,
      });
    case 'UND_ERR_HEADERS_TIMEOUT':
      return new DownloadError(`the server sends no answer within ${seconds(deadlines.headers)}`, {
        isUnreachable: true,
      });
    case 'UND_ERR_BODY_TIMEOUT':
      return new DownloadError(
        `the server stops in the middle and sends nothing for ${seconds(deadlines.idle)}`,
        { isUnreachable: true },
      );
    case 'UND_ERR_SOCKET':
    case 'ECONNRESET':
    case 'EPIPE':
    case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
      return new DownloadError('the connection was cut in the middle', { retry: {} });
    default:
      return new DownloadError(`the connection failed (${nested?.message ?? message})`, {
        retry: {},
      });
  }
}

async function bodyOf(
  body: AsyncIterable<Buffer>,
  headers: Headers,
  maxBytes: number,
): Promise<Buffer> {
  if (Number(header(headers, 'content-length') || 0) > maxBytes)
    throw new DownloadError(tooLarge(maxBytes));
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) throw new DownloadError(tooLarge(maxBytes));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function requestHeaders(wanted: Wanted): Record<string, string> {
  return {
    accept: wanted.accept,
    'accept-encoding': 'identity',
    'user-agent': 'Mozilla/5.0 (compatible; website build)',
    ...(wanted.etag === undefined ? {} : { 'if-none-match': wanted.etag }),
    ...(wanted.lastModified === undefined ? {} : { 'if-modified-since': wanted.lastModified }),
  };
}

export interface Downloader {
  /** Rejects with DownloadError only. */
  get: (wanted: Wanted) => Promise<Download | { kind: 'unchanged' }>;
}

/** A downloader whose every connection passes the guard; redirects are followed by hand, each one checked. */
export function createDownloader(
  guard: AddressGuard,
  deadlines: Deadlines,
  connections: number,
): Downloader {
  const agent = new Agent({
    connections,
    connect: { timeout: deadlines.connect, lookup: guard.lookup },
    headersTimeout: deadlines.headers,
    bodyTimeout: deadlines.idle,
    // No pool is closed by hand: idle connections end by themselves and hold no process open for long.
    keepAliveTimeout: 1_000,
    keepAliveMaxTimeout: 1_000,
  });

  async function once(wanted: Wanted, url: URL): Promise<Download | { kind: 'unchanged' } | URL> {
    const refusal = guard.refusal(url);
    if (refusal) throw refusal;
    const answer = await request(url, {
      dispatcher: agent,
      headers: requestHeaders(wanted),
      signal: wanted.signal,
    });
    const { statusCode: status, headers, body } = answer;
    try {
      if (status === 304 && (wanted.etag ?? wanted.lastModified) !== undefined)
        return { kind: 'unchanged' };
      if ([301, 302, 303, 307, 308].includes(status)) {
        const location = header(headers, 'location');
        if (!URL.canParse(location, url))
          throw new DownloadError(`the server redirects (${status}) to no address`);
        return new URL(location, url);
      }
      if (status !== 200) throw statusError(status, headers);
      const packed = await bodyOf(body, headers, wanted.maxBytes);
      const etag = header(headers, 'etag');
      const lastModified = header(headers, 'last-modified');
      return {
        kind: 'bytes',
        bytes: await unpacked(
          packed,
          header(headers, 'content-encoding').toLowerCase(),
          wanted.maxBytes,
        ),
        url,
        contentType: header(headers, 'content-type'),
        contentDisposition: header(headers, 'content-disposition'),
        ...(etag === '' ? {} : { etag }),
        ...(lastModified === '' ? {} : { lastModified }),
      };
    } finally {
      // The rest of the body must not keep the connection busy.
      body.on('error', () => undefined).destroy();
    }
  }

  return {
    async get(wanted) {
      let url = wanted.url;
      try {
        for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
          const answer = await once(wanted, url);
          if (!(answer instanceof URL)) return answer;
          url = answer;
          url.hash = '';
        }
      } catch (error) {
        if (wanted.signal.aborted) {
          const { reason } = wanted.signal as { reason: Error };
          throw reason instanceof DownloadError ? reason : new DownloadError(reason.message);
        }
        throw networkError(error, url, deadlines);
      }
      throw new DownloadError(`the server redirects more than ${MAX_REDIRECTS} times`);
    },
  };
}
