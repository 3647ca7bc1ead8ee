/** Releases on disk that no build made: of a few files that a test names. */
import fs from 'node:fs';
import { listFiles } from '../../pipeline/files';
import { siteHeaders } from '../../pipeline/hosting/headers';
import { digestOfSite, ReleaseStore, type Release } from '../../pipeline/release/store';
import type { Redirect } from '../../src/data-layer/redirects';
import type { Scratch } from './scratch';

const START = Date.parse('2026-11-21T10:00:00Z');
const GRACE_MS = 7 * 86_400_000;

/** An empty store in a folder that is made for it. */
export function releaseStoreIn(folder: string): ReleaseStore {
  const store = new ReleaseStore(folder, {
    serverNames: ['_'],
    listen: ['80'],
    tls: null,
    headers: siteHeaders('http:'),
    brotli: false,
  });
  fs.mkdirSync(store.folder, { recursive: true });
  return store;
}

let made = 0;

/** Adds a release, which is not live yet; each is a minute younger than the one before. */
export function addRelease(
  store: ReleaseStore,
  scratch: Scratch,
  files: Readonly<Record<string, string>>,
  time = START,
  redirects: Redirect[] = [],
): Promise<Release> {
  made += 1;
  const output = scratch.writeAll(`output-${made}`, files);
  const names = listFiles(output);
  const ingredients = { codeHash: 'c', snapshotHash: `s${made}`, dateHash: 'd', contentFrom: '' };
  return store.add(
    { ...ingredients, output, files: names, pages: 1, redirects },
    digestOfSite(output, names),
    time + made * 60_000,
    GRACE_MS,
  );
}
