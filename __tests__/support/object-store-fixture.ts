/**
 * Shared set-up of tests of releases in an object store: the store, releases on disk and a folder, empty for each test.
 */
import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { keyOf } from '../../pipeline/hosting/object-store/objects';
import { ObjectStore } from './object-store';
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
  /** The keys that the store should have: of the live release, and of what it still has of earlier ones. */
  const liveKeys = () => {
    const { files = {}, graced = {} } = releases.live() ?? {};
    return [...Object.keys(files), ...Object.keys(graced)]
      .map(keyOf)
      .concat('.deployed.json')
      .sort();
  };
  return { store, scratch, releases, publish, liveKeys };
}
