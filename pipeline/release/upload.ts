/** Updates the object store to the live release: one process at a time. */
import fs from 'node:fs';
import path from 'node:path';
import { writeFileAtomically } from '../files';
import type { BucketSettings } from '../../src/lib/build/object-store';
import type { DeployReport } from '../hosting/object-store/deploy';
import { invalidationOf } from '../hosting/object-store/objects';
import { withLockAsync } from '@corporate-website/locks/lock';
import type { ReleaseStore } from './store';

/** File in the environment's folder with the paths that a CDN must invalidate after the last upload, one a line. */
export const INVALIDATION_FILE = 'last-invalidation.txt';

/** How long to wait for another process's upload, which sends the live release too. */
const PATIENCE_MS = 3_600_000;

export interface UploadOptions {
  /** Time that assets stay in the store after this upload replaces their pages, in milliseconds. */
  graceMs: number;
  /** Ends the upload; the next one repairs the rest. */
  signal?: AbortSignal | undefined;
  /** Called once if another upload is in progress. */
  onWait?: (() => void) | undefined;
}

function isLive(store: ReleaseStore, id: string): boolean {
  return path.basename(fs.readlinkSync(store.current)) === id;
}

/** The sum of several deploys. */
function sumOf(reports: readonly DeployReport[]): DeployReport | null {
  const last = reports.at(-1);
  if (!last) return null;
  const total = (of: (report: DeployReport) => number) =>
    reports.reduce((sum, report) => sum + of(report), 0);
  return {
    release: last.release,
    sent: total(({ sent }) => sent),
    bytes: total(({ bytes }) => bytes),
    removed: total(({ removed }) => removed),
    invalidate: invalidationOf(reports.flatMap(({ invalidate }) => invalidate)),
  };
}

/** Writes the paths that a CDN must invalidate. @param isKept whether earlier ones stay */
export function tellCdn(store: ReleaseStore, paths: readonly string[], isKept: boolean): void {
  const file = path.join(store.folder, INVALIDATION_FILE);
  const before =
    isKept && fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  writeFileAtomically(file, `${invalidationOf([...before, ...paths]).join('\n')}\n`);
}

async function uploadAlone(
  store: ReleaseStore,
  objectStore: BucketSettings,
  { graceMs, signal }: UploadOptions,
): Promise<DeployReport | null> {
  // Loaded only where it is used: the SDK is large.
  const { deployRelease } = await import('../hosting/object-store/deploy');
  const reports: DeployReport[] = [];
  let sent: string | null = null;
  for (let live = store.live(); live && live.id !== sent; live = store.live()) {
    const { id } = live;
    try {
      const report = await deployRelease(objectStore, live, store.siteOf(id), {
        graceMs,
        signal,
        mayGoOn: () => {
          if (!isLive(store, id)) throw new Error(`${id} is not live any more.`);
        },
        beforeDone: (invalidate, isResumed) => {
          // The paths of an upload interrupted after this step stay.
          tellCdn(store, invalidate, isResumed || reports.length > 0);
        },
      });
      if (report) reports.push(report);
      sent = id;
    } catch (thrown) {
      // The release is not live any more: its upload has ended, and the loop sends the new one.
      if (isLive(store, id)) throw thrown;
    }
  }
  return sumOf(reports);
}

/**
 * Uploads the live release to the object store, and any that goes live meanwhile. Afterwards the store has the live
 * release, and `last-invalidation.txt` lists the paths that a CDN must invalidate.
 * @returns null if there is no live release, or the store has it already
 * @throws {Error} if it failed or was aborted, or if another upload takes more than an hour
 */
export function uploadLive(
  store: ReleaseStore,
  objectStore: BucketSettings,
  options: UploadOptions,
): Promise<DeployReport | null> {
  return inTurn(store, () => uploadAlone(store, objectStore, options), options);
}

/** Runs a change of the object store, or of the CDN's paths, when no other process makes one. */
export function inTurn<T>(
  store: ReleaseStore,
  action: () => Promise<T>,
  { signal, onWait }: Pick<UploadOptions, 'signal' | 'onWait'>,
): Promise<T> {
  return withLockAsync(path.join(store.folder, 'upload.lock'), action, {
    patienceMs: PATIENCE_MS,
    signal,
    onWait,
  });
}
