/** Faults, whole builds each, with a good site in place; and what people and builds beside it do to it: `npm run test:full`. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectionKeys } from '../../src/collections/build-rows';
import { startChild } from '../support/child';
import type { FaultServer } from '../support/fault-server';
import { pictureFaults, QUICK, sourceFaults } from '../support/source-faults';
import { copyProject } from '../support/project-copy';
import {
  BUILD_MS,
  environmentOf,
  itemOf,
  smallSiteServer,
  startScript,
  TestSite,
} from '../support/site-build';
import { told } from '../support/told';
import { differences, type SiteHashes } from '../support/site-files';

jest.setTimeout(3 * BUILD_MS);

describe('with a good site in place', () => {
  let server: FaultServer;
  let site: TestSite;
  let good: SiteHashes;

  beforeAll(async () => {
    server = await smallSiteServer();
    // Outside the project, so that its packages are not in a folder above.
    site = new TestSite(server, 'faults', 'state', os.tmpdir());
    await site.builds();
    good = site.hashes();
  });
  afterAll(async () => {
    await server.stop();
    site.remove();
  });

  /** A class of outcome each; all of them are held, without Gatsby, by `pipeline/source-faults.test.ts`. */
  const names = ['500 with a web page', '403', 'endless pages', 'a total that is too low'];
  const faults = sourceFaults.filter(([name]) => names.includes(name));

  it('has the faults that it names', () => {
    expect(faults).toHaveLength(names.length);
  });

  it.each(faults)('%s on the list of posts leaves it as it is', async (name, fault, outcome) => {
    server.faults = { posts: fault };
    const { status, report, output } = await site.build(QUICK);
    server.faults = {};
    expect([report?.outcome, output]).toEqual([outcome, output]);
    expect(status).toBe(outcome === 'failed' ? 1 : 0);
    expect(differences(good, site.hashes())).toEqual([]);
    if (outcome === 'older-content') {
      expect(report?.problems).toContainEqual(
        expect.objectContaining({ collection: 'post', kind: 'collection-kept' }),
      );
    }
    if (outcome === 'failed') expect(report?.log.join('\n')).toContain('Blog posts');
    told(`${name}: as it was`);
  });

  it.each(pictureFaults.slice(0, 1))(
    'a picture that %s now keeps its old bytes, in a build that is made anew',
    async (_name, file) => {
      const name = '/media/one.jpg';
      const before = server.files.get(name);
      server.files.set(name, { type: 'image/jpeg', ...file });
      const { status, output } = await site.build({ ...QUICK, FORCE_BUILD: '1' });
      if (before) server.files.set(name, before);
      expect([status, output]).toEqual([0, output]);
      expect(output).toMatch(/Gatsby .* s \(warm\)/);
      expect(differences(good, site.hashes())).toEqual([]);
      told('a lost picture: as it was');
    },
  );

  it('a site that was edited by hand, or lost, is put right', async () => {
    const file = path.join(site.publicDir, 'blog/post-1/index.html');
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replace('Text of post 1', 'Tale of post 1'));
    await site.builds();
    expect(differences(good, site.hashes())).toEqual([]);
    fs.rmSync(site.publicDir, { recursive: true });
    await site.builds();
    expect(differences(good, site.hashes())).toEqual([]);
  });

  it('two builds into one site both end well, and it is whole', async () => {
    Object.assign(itemOf(server.content, 'post', 8), { title: 'Side by side' });
    const builds = [site.start(), site.start()];
    for (const { status } of await Promise.all(builds.map(({ ended }) => ended)))
      expect(status).toBe(0);
    expect(site.page('/blog/post-8')).toContain('Side by side');
    const inPlace = site.hashes();
    await site.builds({}, ['--cold']);
    expect(differences(site.hashes(), inPlace)).toEqual([]);
  });
});

it('warm builds of the same content render no page, also where whole collections are empty', async () => {
  const server = await smallSiteServer();
  const { post } = server.content;
  for (const key of collectionKeys) server.content[key] = [];
  server.content.post = post;
  const site = new TestSite(server, 'posts-alone');
  try {
    await site.builds();
    // webpack counts a module that it left out in a compilation from nothing alone, so that Gatsby may render once more.
    await site.builds({ FORCE_BUILD: '1' });
    const { status, output } = await site.build({ FORCE_BUILD: '1' });
    expect([status, output]).toEqual([0, output]);
    expect(output).toMatch(/Gatsby .* s \(warm\)/);
    expect(output).toContain('There are no new or changed html files to build.');
  } finally {
    await server.stop();
    site.remove();
  }
});

it('`gatsby build` works by itself, of the last pull, and names the command where there was none', async () => {
  const server = await smallSiteServer();
  const project = copyProject();
  const env = environmentOf({ ADMIN_API_URL: server.url });
  const gatsby = path.join(project, 'node_modules/.bin/gatsby');
  const build = () => startChild(gatsby, ['build'], { cwd: project, env }).ended;
  try {
    const without = await build();
    expect(without.output).toMatch(/There is no snapshot[^]*npm\s+run\s+pull/);
    expect(without.status).not.toBe(0);
    expect(await startScript('src/pull/cli.ts', [], env, project).ended).toMatchObject({
      status: 0,
    });
    const { status, output } = await build();
    expect([status, output]).toEqual([0, output]);
    const page = fs.readFileSync(path.join(project, 'public/blog/post-1/index.html'), 'utf8');
    expect(page).toContain('Text of post 1.');
  } finally {
    await server.stop();
    fs.rmSync(project, { recursive: true, force: true });
  }
});
