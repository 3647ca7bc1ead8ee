/** Whole builds without a picture store, with an empty one and with a filled one: the same site, byte for byte. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import type { FaultServer } from '../support/fault-server';
import { BUILD_MS, differences, smallSiteServer, TestSite } from '../support/site-build';

let server: FaultServer;
let site: TestSite;
beforeAll(async () => {
  server = await smallSiteServer();
  site = new TestSite(server);
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

it(
  'makes the same site from the store as without it, though a file of the store is damaged',
  async () => {
    const PICTURE_STORE_DIR = path.join(site.folder, 'pictures');
    const cold = (more: Record<string, string>) =>
      site.builds({ PICTURE_STORE_DIR, ...more }, ['--cold']);

    expect(await cold({ PICTURE_STORE_MB: '0' })).toMatchObject({ pictureStore: null });
    expect(fs.existsSync(PICTURE_STORE_DIR)).toBe(false);
    const without = site.hashes();

    const { pictureStore: filled } = await cold({});
    expect(differences(without, site.hashes())).toEqual([]);
    const made = filled?.made ?? 0;
    // Three pictures in two formats and several widths.
    expect(made).toBeGreaterThan(12);
    const none = { damaged: 0, note: null };
    expect(filled).toEqual({ taken: 0, made, given: made, ...none });
    expect(listFiles(PICTURE_STORE_DIR)).toHaveLength(made);

    const damaged = path.join(PICTURE_STORE_DIR, listFiles(PICTURE_STORE_DIR)[0] ?? '');
    fs.truncateSync(damaged, fs.statSync(damaged).size - 1);
    const { pictureStore: used, start } = await cold({});
    expect(start).toBe('cold');
    expect(differences(without, site.hashes())).toEqual([]);
    const anew = used?.made ?? 0;
    expect(used).toEqual({ taken: made - anew, made: anew, given: anew, ...none, damaged: 1 });
    // The job with the damaged one, and no other.
    expect(anew).toBeGreaterThan(0);
    expect(anew).toBeLessThan(made / 2);
    expect(listFiles(PICTURE_STORE_DIR)).toHaveLength(made);
  },
  3 * BUILD_MS,
);
