/**
 * Releases killed at a sign of their progress: the old release or the new one is live, whole, and the next run gives
 * the result of a cold one. `kills` has every phase of a build. `npm run test:full`.
 */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { routesFile } from '../../pipeline/static-server';
import type { Release } from '../../pipeline/release/store';
import type { RunningChild } from '../support/child';
import type { FaultServer } from '../support/fault-server';
import { filesFromNothing, ReleaseSite } from '../support/release-site';
import { digestOfSite } from '../support/release-store';
import { BUILD_MS, itemOf, smallSiteServer } from '../support/site-build';
import { differences, type SiteHashes } from '../support/site-files';
import { told } from '../support/told';
import { untilFound } from '../../scripts/servers/until';

jest.setTimeout(4 * BUILD_MS);

/** Resolves when a run is as far as that. */
type Sign = (run: RunningChild, site: ReleaseSite) => Promise<unknown>;

/** Output of the run. */
const printing =
  (pattern: RegExp): Sign =>
  (run) =>
    run.printed(pattern);

/** Time that a run may take until a file appears. */
const SIGN_MS = BUILD_MS;

/** The first file or link that a pattern finds among those of a folder, where none of it was there before. */
const making =
  (folderOf: (site: ReleaseSite) => string, pattern: RegExp): Sign =>
  (_run, site) => {
    const names = () =>
      fs.existsSync(folderOf(site)) ? fs.readdirSync(folderOf(site), 'utf8') : [];
    const before = new Set(names());
    return untilFound(
      `${String(pattern)} in ${folderOf(site)}`,
      () => names().find((name) => pattern.test(name) && !before.has(name)),
      SIGN_MS,
    );
  };

/** The checks of files are over, and pages are opened: the targets of addresses are rewritten between both. */
const lookingAtPages: Sign = (_run, site) => {
  const file = routesFile(site.buildState);
  const time = () => fs.statSync(file).mtimeMs;
  const before = time();
  return untilFound('where addresses lead', () => (time() > before ? true : undefined), SIGN_MS);
};

/** Folder in which releases are put together, each under its id with a dot before it until it is whole. */
const releasesOf = (site: ReleaseSite): string => path.join(site.releases, 'releases');

/** The release that is put together has a file; or is whole by now, where that was a moment's work. */
const holding =
  (file: string): Sign =>
  async (run, site) => {
    const partial = String(await making(releasesOf, /^\./)(run, site));
    const places = [path.join(partial, file), partial.slice(1)];
    return untilFound(
      `${file} of ${partial}`,
      () => places.find((place) => fs.existsSync(path.join(releasesOf(site), place))),
      SIGN_MS,
    );
  };

/** Another release is live. */
const goingLive: Sign = (_run, site) => {
  const before = site.liveId;
  const next = () => (site.liveId === before ? undefined : site.liveId);
  return untilFound('another release to be live', next, SIGN_MS);
};

/** By turns, so that each kill is of a run that has something to publish. */
const wordings = ['Wording of one day', 'Wording of the other day'] as const;

/** Every file of the live release is there, with the bytes that it was made of. */
function liveAndWhole(site: ReleaseSite): Release {
  const release = site.release();
  const { contentHash } = digestOfSite(site.root, Object.keys(release.files));
  expect(contentHash).toBe(release.contentHash);
  return release;
}

const signs: readonly (readonly [name: string, sign: Sign])[] = [
  ['while it renders', printing(/success Writing page-data/)],
  ['while files are checked', printing(/Search index: /)],
  ['while pages are looked at', lookingAtPages],
  ['while files are put into it', making(releasesOf, /^\./)],
  ['when it is described', holding('release.json')],
  ['when its rules are written', holding('nginx.conf')],
  ['when it is whole', making(releasesOf, /^\d/)],
  ['when it is live', goingLive],
];

let server: FaultServer;
let site: ReleaseSite;
const cold = new Map<string, SiteHashes>();
const say = (title: string) => {
  const updated = title === wordings[0] ? '2026-05-05T05:05:05Z' : '2026-05-06T05:05:05Z';
  Object.assign(itemOf(server.content, 'post', 6), { title, updated_at: updated });
};

beforeAll(async () => {
  server = await smallSiteServer();
  for (const wording of wordings) {
    say(wording);
    cold.set(wording, await filesFromNothing(server));
    told(`from nothing: ${wording}`);
  }
  site = new ReleaseSite(server);
  await site.ends('published');
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

it.each(signs)('killed %s, it leaves the old site or the new one', async (name, sign) => {
  const before = site.release().id;
  const isFirst = site.page('/blog/post-6').includes(wordings[0]);
  const wording = isFirst ? wordings[1] : wordings[0];
  say(wording);
  const run = site.start();
  await Promise.race([
    sign(run, site),
    run.ended.then(({ output }) => {
      throw new Error(`The run ended without the sign:\n${output}`);
    }),
  ]);
  run.kill();
  await run.ended;
  const live = liveAndWhole(site);
  const isNew = site.page('/blog/post-6').includes(wording);
  expect(isNew).toBe(live.id !== before);
  await site.ends(isNew ? 'unchanged' : 'published');
  expect(site.page('/blog/post-6')).toContain(wording);
  const files = new Map(Object.entries(liveAndWhole(site).files));
  expect(differences(cold.get(wording) ?? new Map(), files)).toEqual([]);
  told(`killed ${name}: ${isNew ? 'the new site' : 'the old site'}, as it should be`);
});
