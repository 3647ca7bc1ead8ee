/**
 * A release that is killed at any moment of its run: what is live is the old release or the new one, whole, and the
 * next run makes what one from nothing makes. `npm run test:full`.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { digestOfSite, type Release } from '../../pipeline/release/store';
import type { FaultServer } from '../support/fault-server';
import { ReleaseSite } from '../support/release-site';
import { BUILD_MS, itemOf, smallSiteServer } from '../support/site-build';
import { differences } from '../support/site-files';

/** Kills, spread over the time that a run takes. */
const KILLS = 16;

let server: FaultServer;
let site: ReleaseSite;
/** Of a run that publishes a changed post, in milliseconds. */
let usual: number;

const wording = (text: string) => {
  Object.assign(itemOf(server.content, 'post', 6), {
    title: text,
    updated_at: new Date().toISOString(),
  });
};

/** Every file of the live release is there, with the bytes that it was made of. */
function liveAndWhole(): Release {
  const release = site.release();
  expect(digestOfSite(site.root, Object.keys(release.files)).contentHash).toBe(release.contentHash);
  return release;
}

beforeAll(async () => {
  server = await smallSiteServer();
  site = new ReleaseSite(server);
  wording('Wording of the first day');
  await site.ends('published');
  wording('Wording of the second day');
  const started = performance.now();
  await site.ends('published');
  usual = performance.now() - started;
}, 3 * BUILD_MS);
afterAll(async () => {
  await server.stop();
  site.remove();
});

it.each(Array.from({ length: KILLS }, (_, n) => n + 1))(
  `killed at %i of ${KILLS} parts of its time, it leaves the old site or the new one`,
  async (part) => {
    const before = site.release().id;
    wording(`Wording of kill ${part}`);
    const run = site.start();
    await new Promise((resolve) => setTimeout(resolve, (usual * part) / KILLS));
    run.kill();
    await run.ended;
    const live = liveAndWhole();
    const isNew = site.page('/blog/post-6').includes(`Wording of kill ${part}`);
    expect(isNew).toBe(live.id !== before);

    await site.ends(isNew ? 'unchanged' : 'published');
    expect(site.page('/blog/post-6')).toContain(`Wording of kill ${part}`);
    const next = liveAndWhole();
    const other = new ReleaseSite(server);
    try {
      await other.ends('published');
      expect(
        differences(
          new Map(Object.entries(other.release().files)),
          new Map(Object.entries(next.files)),
        ),
      ).toEqual([]);
    } finally {
      other.remove();
    }
  },
  4 * BUILD_MS,
);
