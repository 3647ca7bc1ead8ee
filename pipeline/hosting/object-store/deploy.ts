/** Deploys a release to an object store: only the changes, in an order in which no page refers to a missing file. */
import fs from 'node:fs';
import path from 'node:path';
import { forEachLimited } from '../../../src/lib/limit';
import { hashFile } from '../../files';
import type { Release } from '../../release/store';
import { without } from '../../without';
import { Bucket, type BucketSettings } from './bucket';
import {
  EMPTY_MANIFEST,
  objectsOf,
  PHASES,
  transferFor,
  type SiteObject,
  type StoreManifest,
} from './objects';

export interface DeployReport {
  release: string;
  sent: number;
  bytes: number;
  removed: number;
  /** Paths that a CDN has to ask for again. */
  invalidate: string[];
}

/** The list of the store's objects, for the next deploy; holds nothing that is not public. */
const MANIFEST_KEY = '.deployed.json';
/** Requests at a time. */
const AT_ONCE = 16;

async function readManifest(bucket: Bucket): Promise<StoreManifest> {
  const text = await bucket.read(MANIFEST_KEY);
  if (text === null) return EMPTY_MANIFEST;
  const manifest = JSON.parse(text) as StoreManifest;
  // Of a later version of this code: better all is sent again than something left out.
  return manifest.version === EMPTY_MANIFEST.version ? manifest : EMPTY_MANIFEST;
}

/** The objects of a release: its own files, and those that it keeps for pages that are still open. */
function objectsOfRelease(release: Release, siteDir: string): Map<string, SiteObject> {
  const hashes = { ...release.files };
  for (const name of Object.keys(release.graced)) {
    const file = path.join(siteDir, name);
    if (!(name in hashes) && fs.existsSync(file)) hashes[name] = hashFile(file);
  }
  const packed = new Set(
    Object.keys(hashes).filter((name) => fs.existsSync(path.join(siteDir, `${name}.gz`))),
  );
  return objectsOf({ hashes, packed, redirects: release.redirects });
}

/**
 * Removes objects at once, whatever release is in the store; one call at a time. After an interruption it can run
 * again.
 * @param isMeant by the name of an object's file or its key
 * @returns the removed keys
 * @throws {Error} naming the bucket, what failed and what to check
 */
export async function purgeObjects(
  settings: BucketSettings,
  isMeant: (key: string) => boolean,
): Promise<string[]> {
  const bucket = new Bucket(settings);
  try {
    const before = await readManifest(bucket);
    const known = new Set([...Object.keys(before.objects), ...before.pending]);
    const keys = [...known].filter(isMeant).sort();
    if (keys.length === 0) return [];
    await forEachLimited(keys, AT_ONCE, (key) => bucket.remove(key));
    const after: StoreManifest = {
      ...before,
      objects: without(before.objects, isMeant),
      pending: before.pending.filter((key) => !isMeant(key)),
      ...(before.leaving ? { leaving: without(before.leaving, isMeant) } : {}),
    };
    await bucket.write(MANIFEST_KEY, JSON.stringify(after));
    return keys;
  } finally {
    bucket.close();
  }
}

export interface DeployOptions {
  /** Time that assets stay after this deploy replaces their pages, in milliseconds. */
  graceMs: number;
  /** Milliseconds since 1970. */
  now?: number;
  /** Ends the deploy; the next one repairs the rest. */
  signal?: AbortSignal | undefined;
  /** Asked before each object; throws where there is no reason any more to go on. */
  mayGoOn?: () => void;
  /**
   * Gets the paths that a CDN must invalidate, before the store records the release: after an interruption here, the
   * next deploy passes all of them again.
   * @param isResumed whether the deploy before this one was interrupted
   */
  beforeDone?: (invalidate: readonly string[], isResumed: boolean) => void;
}

/**
 * Sends a release to the store; for one at a time, which `uploadLive` sees to. Cut off at any point, it leaves the old
 * pages or new ones with all that they ask for, and the next deploy mends the rest.
 * @param siteDir the folder of the release's site
 * @returns null where the store holds this release already
 * @throws {Error} naming the bucket, what failed and what to check
 */
export async function deployRelease(
  settings: BucketSettings,
  release: Release,
  siteDir: string,
  { graceMs, now = Date.now(), signal, mayGoOn, beforeDone }: DeployOptions,
): Promise<DeployReport | null> {
  const bucket = new Bucket(settings, signal);
  try {
    const before = await readManifest(bucket);
    if (before.release === release.id) return null;
    const objects = objectsOfRelease(release, siteDir);
    const stay = { own: release.files, now, graceMs };
    const { send, remove, leavingStill, after, invalidate } = transferFor(objects, before, stay);
    const keys = PHASES.flatMap((phase) => send[phase].map(({ key }) => key));
    // Written ahead: objects sent or removed by an interrupted deploy must not count as known.
    const pending = [...new Set([...before.pending, ...keys, ...remove])];
    const ahead: StoreManifest = { ...before, release: null, leaving: leavingStill, pending };
    await bucket.write(MANIFEST_KEY, JSON.stringify(ahead));
    let bytes = 0;
    for (const phase of PHASES) {
      await forEachLimited(send[phase], AT_ONCE, async (object) => {
        mayGoOn?.();
        // Read and written in one go, since objects are sent side by side.
        const sent = await bucket.send(siteDir, object);
        bytes += sent;
      });
    }
    await forEachLimited(remove, AT_ONCE, (key) => {
      mayGoOn?.();
      return bucket.remove(key);
    });
    beforeDone?.(invalidate, before.pending.length > 0);
    const done: StoreManifest = { version: 1, release: release.id, ...after, pending: [] };
    await bucket.write(MANIFEST_KEY, JSON.stringify(done));
    return { release: release.id, sent: keys.length, bytes, removed: remove.length, invalidate };
  } finally {
    bucket.close();
  }
}
