/**
 * Shared set-up of tests of releases in an object store: the store, releases on disk and a folder, empty for each test.
 */
import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { ObjectStore } from '../../scripts/servers/object-store';
import { publishRelease, releaseStoreIn, type AddOptions } from './release-store';
import { Scratch } from './scratch';

export function objectStoreFixture() {
  const store = new ObjectStore();
  const scratch = new Scratch();
  const releases = releaseStoreIn(scratch.file('qa'));
  beforeAll(async () => {
    await store.start();
  });
  beforeEach(async () => {
    fs.rmSync(scratch.path, { recursive: true, force: true });
    fs.mkdirSync(releases.folder, { recursive: true });
    await store.begin();
  });
  afterAll(async () => {
    await store.stop();
    scratch.remove();
  });
  const publish = (files: Readonly<Record<string, string>>, options?: AddOptions) =>
    publishRelease(releases, scratch, files, options);
  return { store, scratch, releases, publish };
}
