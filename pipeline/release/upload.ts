/** Updates the object store to the live release: one process at a time, whoever asks for it. */
import fs from 'node:fs';
import path from 'node:path';
import { writeFileAtomically } from '../files';
import type { BucketSettings } from '../../src/lib/build/object-store';
import type { DeployReport } from '../hosting/object-store/deploy';
import { invalidationOf } from '../hosting/object-store/objects';
import { withLockAsync } from '@corporate-website/locks/lock';
import type { ReleaseStore } from './store';

/** Paths that a CDN has to ask for again after the last upload, one a line; in the environment's folder. */
export const INVALIDATION_FILE = 'last-invalidation.txt';

/** Time to wait for another process's upload: it sends the live release itself. */
const PATIENCE_MS = 3_600_000;

export interface UploadOptions {
  /** Time that assets stay in the store after this upload replaces their pages, in milliseconds. */
  graceMs: number;
  /** Ends the upload; the next one repairs the rest. */
  signal?: AbortSignal | undefined;
  /** Called once where another upload has to be waited for. */
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
      // Of a release that is not live any more, all that matters is that nothing of it is under way.
      if (isLive(store, id)) throw thrown;
    }
  }
  return sumOf(reports);
}

/**
 * Sends the live release to the object store, and any that goes live meanwhile: afterwards the store holds the live
 * release, and `last-invalidation.txt` lists the paths that a CDN must fetch again.
 * @returns null where there is no live release, or the store holds it already
 * @throws {Error} where it failed or was ended, or another upload takes more than an hour
 */
export function uploadLive(
  store: ReleaseStore,
  objectStore: BucketSettings,
  options: UploadOptions,
): Promise<DeployReport | null> {
  return inTurn(store, () => uploadAlone(store, objectStore, options), options);
}

/** Changes the object store, or a CDN's paths, when no other process does. */
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
