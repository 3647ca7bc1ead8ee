/** Releases on disk that no build made: of a few files that a test names. */
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { hashFile, listFiles } from '../../pipeline/files';
import { siteHeaders } from '../../pipeline/hosting/headers';
import {
  digestOfKept,
  ReleaseStore,
  type Candidate,
  type Digest,
  type NginxSettings,
  type Release,
} from '../../pipeline/release/store';
import type { Scratch } from './scratch';

/** When the first of the releases was made. */
export const START = Date.parse('2026-11-21T10:00:00Z');
export const DAY_MS = 86_400_000;
/** Time that old assets of these releases stay. */
const GRACE_MS = 7 * DAY_MS;

export const storeSettings: NginxSettings = {
  serverNames: ['_'],
  listen: ['80'],
  tls: null,
  headers: siteHeaders('http:'),
  brotli: false,
};

/** An empty store in a folder that is made for it. @param settings where nginx is to have other ones */
export function releaseStoreIn(
  folder: string,
  settings: Partial<NginxSettings> = {},
): ReleaseStore {
  const store = new ReleaseStore(folder, { ...storeSettings, ...settings });
  fs.mkdirSync(store.folder, { recursive: true });
  return store;
}

/** The digest of an output, whose files are read, every one. */
export function digestOfSite(output: string, names: readonly string[]): Digest {
  const read = (file: string) => ({ digest: hashFile(file), size: fs.statSync(file).size });
  return digestOfKept(
    Object.fromEntries(names.map((name) => [name, read(path.join(output, name))])),
  );
}

let made = 0;

/** Other facts of a release. */
export interface AddOptions extends Partial<Candidate> {
  /** When it was made; by default each is a minute younger than the one before. */
  time?: number;
  signal?: AbortSignal;
}

/** Adds a release, which is not live yet. */
export function addRelease(
  store: ReleaseStore,
  scratch: Scratch,
  files: Readonly<Record<string, string>>,
  { time, signal, ...more }: AddOptions = {},
): Promise<Release> {
  made += 1;
  const output = scratch.writeAll(`output-${made}`, files);
  const names = listFiles(output);
  const ingredients = { codeHash: 'c', snapshotHash: `s${made}`, dateHash: 'd', contentFrom: '' };
  return store.add(
    { ...ingredients, output, files: names, pages: 1, redirects: [], ...more },
    digestOfSite(output, names),
    time ?? START + made * 60_000,
    GRACE_MS,
    signal,
  );
}

/** Adds a release, and makes it live. */
export async function publishRelease(
  ...[store, ...rest]: Parameters<typeof addRelease>
): Promise<Release> {
  const release = await addRelease(store, ...rest);
  expect(store.makeLiveUnlessHeld(release.id)).toBe(true);
  return release;
}
