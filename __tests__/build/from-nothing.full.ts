/**
 * A release that is warm beside a build from nothing of the same content: the same files, byte for byte, with finished
 * pictures from the store, from a damaged one, and remade. The tests depend on their order. `npm run test:full`.
 */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { changeMuch } from '../support/hostile-posts';
import type { FaultServer } from '../support/fault-server';
import { RELEASE_SITE_URL, ReleaseSite } from '../support/release-site';
import { BUILD_MS, smallSiteServer, TestSite } from '../support/site-build';
import { differences } from '../support/site-files';
import { told } from '../support/told';

jest.setTimeout(2 * BUILD_MS);

let server: FaultServer;
let site: ReleaseSite;
let beside: TestSite;

/** Settings of a build from nothing, with the store that the releases have filled. */
const settings = () => ({ SITE_URL: RELEASE_SITE_URL, PICTURE_STORE_DIR: site.pictureStore });

/** The file of the store with a picture that a page shows. */
function storedPicture(pagePath: string): string {
  const bytes = fs.readFileSync(path.join(site.root, site.picturesOf(pagePath)[0] ?? ''));
  const files = listFiles(site.pictureStore).map((name) => path.join(site.pictureStore, name));
  const file = files.find((each) => fs.readFileSync(each).includes(bytes));
  if (!file) throw new Error(`The store has no picture of ${pagePath}.`);
  return file;
}

beforeAll(async () => {
  server = await smallSiteServer();
  site = new ReleaseSite(server);
  await site.ends('published');
  told('the first release');
  changeMuch(server);
  // As deep in the project: names of chunks come from the way to their packages.
  beside = new TestSite(server, 'cold', 'state/release-qa');
  // Earlier publications, and no build: former addresses are known from them.
  fs.cpSync(site.buildState, beside.stateDir, {
    recursive: true,
    filter: (name) => path.basename(name) !== 'build',
  });
});
afterAll(async () => {
  beside.remove();
  site.remove();
  await server.stop();
});

it('a warm release makes what a build from nothing makes, file by file', async () => {
  // As a full disk or a loss of power leaves it.
  const damaged = storedPicture('/press-release/news-1');
  fs.truncateSync(damaged, fs.statSync(damaged).size - 1);
  const [warm, cold] = await Promise.all([site.ends('published'), beside.build(settings())]);
  expect(warm.build).toMatchObject({ outcome: 'built', start: 'warm' });
  expect([cold.status, cold.output]).toEqual([0, cold.output]);
  expect(cold.report).toMatchObject({ outcome: 'built', start: 'cold', error: null });
  // Its pictures came out of the store, except those of the job with the damaged one.
  expect(cold.report?.pictureStore).toMatchObject({ damaged: 1, note: null });
  expect(cold.report?.pictureStore?.taken).toBeGreaterThan(0);
  expect(cold.report?.pictureStore?.made).toBeGreaterThan(0);
  expect(differences(beside.hashes(), site.ownHashes())).toEqual([]);
  expect(beside.leftOvers()).toEqual([]);
  told('beside');
});

it('`npm run build` leaves a site alone that is as it should be', async () => {
  const times = beside.times();
  const report = await beside.builds(settings());
  expect(report).toMatchObject({ outcome: 'unchanged', start: null, gatsby: null });
  expect(beside.times()).toEqual(times);
});

it('a build without a store makes the same', async () => {
  const before = beside.hashes();
  fs.rmSync(path.join(beside.stateDir, 'build'), { recursive: true });
  const report = await beside.builds({ ...settings(), PICTURE_STORE_MB: '0' });
  expect(report).toMatchObject({ outcome: 'built', start: 'cold', pictureStore: null });
  expect(differences(before, beside.hashes())).toEqual([]);
  told('without a store');
});
