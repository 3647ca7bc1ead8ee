/**
 * Locks that outlive nobody: one whose process is gone, or is another process by now, is taken over.
 *
 * Whether a holder lives is asked by its process id, which means something among the same processes only: those of one
 * machine since it was started, and of one container. So a lock also names where its holder is (`Place`), and its file
 * is touched every second while it is held. A reader takes its holder for alive
 * - by the process id, where the holder is in the same place; and where it is not known where one of both is (not on
 *   Linux, or the lock is of code that did not say so), as if it were;
 * - never, where the machine of that host name was started anew since: after a power cut nobody waits. A container has
 *   a host name of its own, unless it is given one;
 * - otherwise, as in another container or on another machine that shares the folder, as long as the file was touched
 *   within `SILENCE_MS`. So long does a container that was killed keep others waiting. Clocks of machines that share a
 *   folder have to agree by less than that, and their host names have to differ.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { hasEnded, processEntry } from './process-table';

/** How long a holder elsewhere may be silent and still hold its lock: short, since a rollback may be waiting. */
const SILENCE_MS = 10_000;
const TOUCH_MS = 1000;

export interface Holder {
  pid: number;
  /** Of the process, as the system counts it; tells a re-used process id from the holder. */
  startedAt: string;
}

/** When a process began, as Linux tells; elsewhere an empty string, and the process id alone has to do. */
export function startOf(pid: number): string {
  return processEntry(pid)?.startedAt ?? '';
}

/** Whether the process in question still runs. */
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

/** Among which processes an id is one; empty texts where the system does not tell. */
interface Place {
  /** Of the machine, since it was started. */
  bootId: string;
  /** The namespace of process ids, as each container has one (pid_namespaces(7)). */
  namespace: string;
  host: string;
}

function textOf(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

const here: Place = {
  bootId: textOf(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  namespace: textOf(() => fs.readlinkSync('/proc/self/ns/pid')),
  host: os.hostname(),
};

const isKnown = ({ bootId, namespace }: Place) => bootId !== '' && namespace !== '';

/** A lock file's content, and when it was last touched. */
interface Found extends Holder {
  place: Place;
  touchedAt: number;
}

/** @returns undefined where there is no file, null where it cannot be read */
function readLock(file: string): Found | null | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = fs.openSync(file, 'r');
    const { pid, startedAt, ...place } = JSON.parse(fs.readFileSync(descriptor, 'utf8')) as Partial<
      Holder & Place
    >;
    if (typeof pid !== 'number' || typeof startedAt !== 'string') return null;
    const touchedAt = fs.fstatSync(descriptor).mtimeMs;
    return { pid, startedAt, place: { bootId: '', namespace: '', host: '', ...place }, touchedAt };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : null;
  } finally {
    if (descriptor !== undefined) fs.closeSync(descriptor);
  }
}

/** Whether a lock is held, by the rule above. */
function isHeld({ place, touchedAt, ...holder }: Found, silenceMs: number): boolean {
  const isSameBoot = place.bootId === here.bootId;
  const isSamePlace = isSameBoot && place.namespace === here.namespace;
  if (isSamePlace || !isKnown(place) || !isKnown(here)) return isAlive(holder);
  if (!isSameBoot && place.host === here.host) return false;
  return Math.abs(Date.now() - touchedAt) < silenceMs;
}

/** In a separate thread: work under a lock may leave no time for anything else. */
const TOUCHING = `
  const fs = require('node:fs');
  const { file, text, letGo, everyMs } = require('node:worker_threads').workerData;
  while (Atomics.wait(letGo, 0, 0, everyMs) === 'timed-out') {
    try {
      if (fs.readFileSync(file, 'utf8') !== text) break;
      const now = new Date();
      fs.utimesSync(file, now, now);
    } catch {
      // Not there for a moment.
    }
  }`;

/** Touches a lock file from now on, also while the process is busy. @returns ends it */
function keepTouching(file: string, text: string): () => void {
  const letGo = new Int32Array(new SharedArrayBuffer(4));
  try {
    const worker = new Worker(TOUCHING, {
      eval: true,
      execArgv: [],
      workerData: { file, text, letGo, everyMs: TOUCH_MS },
    });
    worker.on('error', () => {});
    worker.unref();
  } catch {
    // Without room for a thread, even one that fails later, the lock still holds for processes of the same place.
  }
  return () => {
    Atomics.store(letGo, 0, 1);
    Atomics.notify(letGo, 0);
  };
}

export interface Lock {
  /** Whether its previous owner died without releasing it. */
  takenOver: boolean;
  release: () => void;
}

/** Lets go of a lock file if it is still this process's own. */
function release(file: string, text: string): void {
  if (textOf(() => fs.readFileSync(file, 'utf8')) === text) fs.rmSync(file, { force: true });
}

/**
 * Removes a dead process's lock. Only who holds the gate beside it may, and looks once more then: whoever looked before
 * another took the lock over would remove a living one.
 * @returns whether it was removed
 */
function removeDead(file: string, own: string, silenceMs: number): boolean {
  const gate = `${file}.gate`;
  try {
    fs.linkSync(own, gate);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = readLock(gate);
    // A missing one was released, and the next may be a living process's; it stays.
    if (other === undefined) return false;
    // Of a process that was killed in the moment that this takes.
    if (!other || !isHeld(other, silenceMs)) moveAway(gate, own, silenceMs);
    return false;
  }
  try {
    const found = readLock(file);
    // If the file is gone, a living process may lock it the next moment.
    if (found === undefined || (found && isHeld(found, silenceMs))) return false;
    fs.rmSync(file, { force: true });
    return true;
  } finally {
    fs.rmSync(gate, { force: true });
  }
}

/** Moves a dead process's gate out of the way; renaming does so for one process only, and a living one gets it back. */
function moveAway(gate: string, own: string, silenceMs: number): void {
  const moved = `${own}.dead`;
  try {
    fs.renameSync(gate, moved);
    const found = readLock(moved);
    if (found && isHeld(found, silenceMs)) fs.linkSync(moved, gate);
  } catch {
    // Another process was quicker.
  }
  fs.rmSync(moved, { force: true });
}

/**
 * Takes a lock file; null if a living process holds it. The file is written elsewhere and linked into place, so that
 * nobody reads half of one.
 * @param silenceMs how long a holder elsewhere may be silent and still hold it
 */
export function tryLock(file: string, silenceMs = SILENCE_MS): Lock | null {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // In another container, another process may have this one's id.
  const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  const text = JSON.stringify({ ...holder, ...here });
  let takenOver = false;
  try {
    fs.writeFileSync(own, text);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        fs.linkSync(own, file);
        const stopTouching = isKnown(here) ? keepTouching(file, text) : () => {};
        return {
          takenOver,
          release: () => {
            stopTouching();
            release(file, text);
          },
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const other = readLock(file);
      if (other && isHeld(other, silenceMs)) return null;
      if (removeDead(file, own, silenceMs)) takenOver = true;
    }
    return null;
  } finally {
    fs.rmSync(own, { force: true });
  }
}

/** Since when a living process holds a lock file, in milliseconds since 1970; null where none does. */
export function heldSince(file: string): number | null {
  try {
    const found = readLock(file);
    return found && isHeld(found, SILENCE_MS) ? fs.statSync(file).birthtimeMs : null;
  } catch {
    return null;
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
  /** Time to wait for the lock, in milliseconds. */
  patienceMs: number;
  /** Ends the waiting. */
  signal?: AbortSignal | undefined;
  /** Called once where there is something to wait for. */
  onWait?: (() => void) | undefined;
}

/**
 * As `withLock`, for long work: the process does other work meanwhile.
 * @param action is told whether the lock's previous owner died without releasing it
 * @throws {Error} where another holds the lock for longer, and the signal's reason where it is given first
 */
export async function withLockAsync<T>(
  file: string,
  action: (takenOver: boolean) => Promise<T>,
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
    return await action(lock.takenOver);
  } finally {
    lock.release();
  }
}
