/** Locks that outlive nobody: one whose process is gone, or is another process by now, is taken over. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded, processEntry } from './process-table';

export interface Holder {
  pid: number;
  /** Of the process, as the system counts it; tells a re-used process id from the holder. */
  startedAt: string;
}

/** When a process began, as Linux tells; elsewhere an empty string, and the process id alone has to do. */
export function startOf(pid: number): string {
  return processEntry(pid)?.startedAt ?? '';
}

/** Whether the process that is meant still runs. */
export function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const entry = processEntry(pid);
  // One that was killed and whose parent has not asked for it yet (in a container, perhaps never) holds nothing.
  if (entry && hasEnded(entry)) return false;
  return (entry?.startedAt ?? '') === startedAt;
}

function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof holder.pid === 'number' && typeof holder.startedAt === 'string'
      ? { pid: holder.pid, startedAt: holder.startedAt }
      : null;
  } catch {
    return null;
  }
}

export interface Lock {
  /** Whether it was taken from a process that had died without letting go. */
  takenOver: boolean;
  release: () => void;
}

/** Lets go of a lock file if it is still this process's own. */
function release(file: string, holder: Holder): void {
  const now = readHolder(file);
  if (now?.pid === holder.pid && now.startedAt === holder.startedAt)
    fs.rmSync(file, { force: true });
}

/**
 * Moves a dead process's lock out of the way. Renaming does so for one process only, should two try at once;
 * but between the look and the renaming another may have taken the lock, and gets it back.
 * @returns whether the lock that was moved was a dead one
 */
function removeDead(file: string, own: string): boolean {
  const moved = `${own}.dead`;
  try {
    fs.renameSync(file, moved);
  } catch {
    return false;
  }
  const holder = readHolder(moved);
  const alive = holder !== null && isAlive(holder);
  try {
    if (alive) fs.linkSync(moved, file);
  } catch {
    // A third process holds it by now; the next attempt sees that.
  }
  fs.rmSync(moved, { force: true });
  return !alive;
}

/**
 * Takes a lock file, or gives null where a living process holds it.
 * The file is made whole elsewhere and linked into place, so that nobody ever reads half of one.
 */
export function tryLock(file: string): Lock | null {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  let takenOver = false;
  try {
    fs.writeFileSync(own, JSON.stringify(holder));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        fs.linkSync(own, file);
        return {
          takenOver,
          release: () => {
            release(file, holder);
          },
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const other = readHolder(file);
      if (other && isAlive(other)) return null;
      if (removeDead(file, own)) takenOver = true;
    }
    return null;
  } finally {
    fs.rmSync(own, { force: true });
  }
}

const POLL_MS = 50;

const refused = (file: string, patienceMs: number) =>
  new Error(`Another process has held ${path.basename(file)} for ${patienceMs / 1000} s.`);

/**
 * Does something that only one process may do at a time, after waiting for its turn.
 * @param patienceMs how long it waits, in milliseconds
 * @throws {Error} where another process holds the lock for longer
 */
export function withLock<T>(file: string, action: () => T, patienceMs = 120_000): T {
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  const deadline = Date.now() + patienceMs;
  let lock = tryLock(file);
  while (!lock) {
    if (Date.now() > deadline) throw refused(file, patienceMs);
    Atomics.wait(sleeper, 0, 0, POLL_MS);
    lock = tryLock(file);
  }
  try {
    return action();
  } finally {
    lock.release();
  }
}

export interface Patience {
  /** How long the lock is waited for, in milliseconds. */
  patienceMs: number;
  /** Ends the waiting. */
  signal?: AbortSignal | undefined;
  /** Called once where there is something to wait for. */
  onWait?: (() => void) | undefined;
}

/**
 * As `withLock`, for what takes its time: the process goes on with everything else meanwhile.
 * @throws {Error} where another holds the lock for longer, and the signal's reason where it is given first
 */
export async function withLockAsync<T>(
  file: string,
  action: () => Promise<T>,
  { patienceMs, signal, onWait }: Patience,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  let lock = tryLock(file);
  if (!lock) onWait?.();
  while (!lock) {
    signal?.throwIfAborted();
    if (Date.now() > deadline) throw refused(file, patienceMs);
    await sleep(POLL_MS);
    lock = tryLock(file);
  }
  try {
    return await action();
  } finally {
    lock.release();
  }
}
