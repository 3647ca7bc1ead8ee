/**
 * PGlite's folder belongs to one process at a time, which holds its lock. That process listens at a socket file in the
 * folder: a second server learns its owner from it, and `npm run enquiries` works through it while the server runs. The
 * folder is its user's alone (mode 0700), and so is the socket; nothing of this is reachable over a network.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { tryLock, type Lock } from '@corporate-website/locks/lock';
import { plainReason } from './plain-reason';

/** Socket addresses end at about a hundred bytes, on some systems less. */
const MAX_SOCKET_PATH = 100;

const NOT_READY = 'The running admin API is not ready yet. Please try again in a moment.';
const OTHER_VERSION =
  'The running admin API is of another version. Please start it again, and then try once more.';

/** Longer than a lock outlives a container that was killed. */
const LOCK_PATIENCE_MS = 15_000;
const LOCK_POLL_MS = 100;

/** Thrown where another process holds the data folder. */
export class DataFolderInUseError extends Error {
  constructor(dataDir: string, holder?: { pid: number; url?: string }) {
    const where = holder?.url ? ` at ${holder.url}` : '';
    const process = holder ? ` (process ${holder.pid})` : '';
    super(
      `The admin API runs already${where}${process} with its data in ${dataDir}.\n` +
        'Use that one, stop it, or give this one a folder of its own: ADMIN_API_DATA_DIR=… npm run admin-api',
    );
  }
}

/** Performs a named operation, with JSON in and JSON out. */
export type Operate = (name: string, args: unknown) => Promise<unknown>;

export interface HeldFolder {
  /** Does what `npm run enquiries` asks for from here on. */
  serve: (operate: Operate, url: string) => void;
  release: () => Promise<void>;
}

function socketPath(dataDir: string): string {
  const absolute = path.join(dataDir, 'admin.sock');
  const relative = path.relative('', absolute);
  const shortest = relative.length < absolute.length ? relative : absolute;
  if (Buffer.byteLength(shortest) <= MAX_SOCKET_PATH) return shortest;
  const name = createHash('sha256').update(absolute).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `admin-api-${os.userInfo().username}-${name}.sock`);
}

/**
 * A folder name too long for a socket moves the socket to the temporary folder, and anybody could listen there first.
 * @throws {Error} where the listener is neither this user nor, where root asks, the folder's owner
 */
function refuseForeign(address: string, dataDir: string): void {
  const [owner, ofFolder] = [address, dataDir].map(
    (name) => statSync(name, { throwIfNoEntry: false })?.uid,
  );
  if (owner !== undefined && owner !== process.getuid?.() && owner !== ofFolder)
    throw new Error(
      `${address} belongs to another user; move the data to a folder with a shorter name.`,
    );
}

const answerSchema = z.union([
  z.object({ message: z.string() }),
  z.object({ result: z.unknown() }),
]);

/**
 * Asks the process that holds a data folder to do something; `status` is its own description.
 * @returns the result, or undefined where no process holds the folder
 * @throws {Error} where the process could not do it
 */
export function askHolder(
  dataDir: string,
  name: string,
  args: unknown = {},
): Promise<{ result: unknown } | undefined> {
  refuseForeign(socketPath(dataDir), dataDir);
  // A new connection: a kept one may be closed just as it is used again.
  const options = {
    socketPath: socketPath(dataDir),
    path: `/${name}`,
    method: 'POST',
    agent: false as const,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      json(response).then((body) => {
        const answer = answerSchema.safeParse(body);
        if (!answer.success) reject(new Error(OTHER_VERSION));
        else if ('message' in answer.data) reject(new Error(answer.data.message));
        else resolve(answer.data);
      }, reject);
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    request.end(JSON.stringify(args));
  });
}

/** Takes the lock of a data folder, after waiting for one that its holder has left behind. @throws {DataFolderInUseError} */
async function lockFolder(dataDir: string): Promise<Lock> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const asked = await askHolder(dataDir, 'status');
    if (asked) throw new DataFolderInUseError(dataDir, asked.result as { pid: number });
    const lock = tryLock(path.join(dataDir, 'admin.lock'));
    if (lock) return lock;
    if (Date.now() > deadline) throw new DataFolderInUseError(dataDir);
    await pause(LOCK_POLL_MS);
  }
}

/**
 * Takes hold of a data folder for this process.
 * @param dataDir absolute path; made where it is missing
 * @throws {DataFolderInUseError}
 */
export async function holdDataFolder(dataDir: string): Promise<HeldFolder> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const address = socketPath(dataDir);
  let source: { operate: Operate; url: string } | undefined;
  const server = http.createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    const answer = async () => {
      if (name === 'status') return { pid: process.pid, url: source?.url };
      if (!source) throw new Error(NOT_READY);
      return source.operate(name, await json(request));
    };
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    answer().then(
      (result) => send(200, { result: result ?? null }),
      (error: unknown) => send(503, { message: plainReason(error) }),
    );
  });
  const lock = await lockFolder(dataDir);
  try {
    // The socket of a killed process: only the lock's holder may listen there.
    rmSync(address, { force: true });
    server.listen(address);
    await once(server, 'listening');
  } catch (error) {
    lock.release();
    throw error;
  }
  chmodSync(address, 0o600);
  return {
    serve: (operate, url) => {
      source = { operate, url };
    },
    release: () =>
      new Promise((resolve) => {
        server.close(() => {
          lock.release();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
