/** Deploys a release to an object store: only the changes, files before the pages that load them. */
import fs from 'node:fs';
import path from 'node:path';
import type { BucketSettings } from '../../../src/lib/build/object-store';
import { forEachLimited } from '../../../src/lib/limit';
import { hashFile } from '../../files';
import type { Release } from '../../release/store';
import { without } from '../../without';
import { Bucket } from './bucket';
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
  /** Paths that a CDN must invalidate. */
  invalidate: string[];
}

/** The list of the store's objects, for the next deploy. It contains no secrets. */
const MANIFEST_KEY = '.deployed.json';
/** Requests at a time. */
const AT_ONCE = 16;

async function readManifest(bucket: Bucket): Promise<StoreManifest> {
  const text = await bucket.read(MANIFEST_KEY);
  if (text === null) return EMPTY_MANIFEST;
  const manifest = JSON.parse(text) as StoreManifest;
  // A later version of this code wrote it: send everything again rather than miss something.
  return manifest.version === EMPTY_MANIFEST.version ? manifest : EMPTY_MANIFEST;
}

/** The objects of a release: its files, and assets of earlier releases that open pages may request. */
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
 * Removes objects at once, whichever release is in the store. One call at a time; an interrupted one can be repeated.
 * @param isMeant whether to remove an object, by its key or the name of its file
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
  /** How long assets stay after this deploy replaces their pages, in milliseconds. */
  graceMs: number;
  /** Milliseconds since 1970. */
  now?: number;
  /** Aborts the deploy; the next one does the rest. */
  signal?: AbortSignal | undefined;
  /** Called before each object; throws if the deploy is obsolete. */
  mayGoOn?: () => void;
  /**
   * Receives the paths that a CDN must invalidate, before the store records the release: after an interruption here,
   * the next deploy passes all of them again.
   * @param isResumed whether the previous deploy was interrupted
   */
  beforeDone?: (invalidate: readonly string[], isResumed: boolean) => void;
}

/**
 * Deploys a release to the store. One call at a time, which `uploadLive` ensures. An interruption leaves old pages, or
 * new ones with all their files, and the next deploy does the rest.
 * @param siteDir the folder of the release's site
 * @returns null if the store has this release already
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
    // Written first: after an interruption, objects that may have been sent or removed must not count as known.
    const pending = [...new Set([...before.pending, ...keys, ...remove])];
    const ahead: StoreManifest = { ...before, release: null, leaving: leavingStill, pending };
    await bucket.write(MANIFEST_KEY, JSON.stringify(ahead));
    let bytes = 0;
    for (const phase of PHASES) {
      await forEachLimited(send[phase], AT_ONCE, async (object) => {
        mayGoOn?.();
        // Not `bytes += await …`: objects are sent concurrently.
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
