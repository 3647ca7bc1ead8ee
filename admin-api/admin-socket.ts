/**
 * PGlite's folder belongs to one process at a time. That process listens at a socket file in the folder:
 * a second server finds it taken, and `npm run enquiries` reads through it while the server runs.
 * The folder is its user's alone (mode 0700), and so is the socket; nothing of this is reachable over a network.
 */
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Database } from './database/connect';
import {
  enquiryKinds,
  listEnquiries,
  type EnquiryFilter,
  type EnquiryKind,
} from './database/enquiries';

/** Socket addresses end at about a hundred bytes, on some systems less. */
const MAX_SOCKET_PATH = 100;

/** Thrown where another process holds the data folder. */
export class DataFolderInUseError extends Error {}

export interface HeldFolder {
  /** Answers `npm run enquiries` from here on. */
  serve: (database: Database, url: string) => void;
  release: () => Promise<void>;
}

function socketPath(dataDir: string): string {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 32);
    return `\\\\.\\pipe\\admin-api-${name}`;
  }
  const absolute = path.join(dataDir, 'admin.sock');
  const relative = path.relative('', absolute);
  const shortest = relative.length < absolute.length ? relative : absolute;
  if (Buffer.byteLength(shortest) <= MAX_SOCKET_PATH) return shortest;
  const name = createHash('sha256').update(absolute).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `admin-api-${os.userInfo().username}-${name}.sock`);
}

/**
 * Asks the process that holds a data folder.
 * @returns its answer, or undefined where no process holds the folder
 */
export function askHolder(dataDir: string, target: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = http.get({ socketPath: socketPath(dataDir), path: target }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else
          reject(
            new Error('The running admin API is not ready yet. Please try again in a moment.'),
          );
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
  });
}

/** Reads `/enquiries?kind=contact&since=2026-01-01T00:00:00.000Z`. */
function readFilter(search: URLSearchParams): EnquiryFilter {
  const kind = search.get('kind');
  const since = search.get('since');
  return {
    kind: enquiryKinds.find((known): known is EnquiryKind => known === kind),
    since: since ? new Date(since) : undefined,
  };
}

function listen(server: http.Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Takes hold of a data folder for this process.
 * @param dataDir absolute path; made where it is missing
 * @throws {DataFolderInUseError}
 */
export async function holdDataFolder(dataDir: string): Promise<HeldFolder> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const address = socketPath(dataDir);
  let source: { database: Database; url: string } | undefined;
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://socket');
    const answer = async () => {
      if (pathname === '/status') return { pid: process.pid, url: source?.url };
      if (!source) throw new Error('starting');
      return listEnquiries(source.database, readFilter(searchParams));
    };
    answer().then(
      (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      () => response.writeHead(503).end(),
    );
  });
  try {
    await listen(server, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const holder = (await askHolder(dataDir, '/status')) as
      { pid: number; url?: string } | undefined;
    if (holder) {
      const where = holder.url ? ` at ${holder.url}` : '';
      throw new DataFolderInUseError(
        `The admin API runs already${where} (process ${holder.pid}) with its data in ${dataDir}.\n` +
          'Use that one, stop it, or give this one a folder of its own: ADMIN_API_DATA_DIR=… npm run admin-api',
      );
    }
    // The socket of a process that was killed: nobody answers, so it can go.
    rmSync(address, { force: true });
    await listen(server, address);
  }
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  return {
    serve: (database, url) => {
      source = { database, url };
    },
    release: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
