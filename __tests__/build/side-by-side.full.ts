/** Builds beside one another, builds of next to nothing, and Gatsby by itself: `npm run test:full`. */
import { expect, it, jest } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectionKeys } from '../../src/collections/build-rows';
import { startChild } from '../support/child';
import { copyProject } from '../support/project-copy';
import {
  BUILD_MS,
  environmentOf,
  itemOf,
  smallSiteServer,
  startScript,
  TestSite,
} from '../support/site-build';
import { differences } from '../support/site-files';

jest.setTimeout(3 * BUILD_MS);

it('two builds into one site both end well, and it is whole', async () => {
  const server = await smallSiteServer();
  // Outside the project, so that its packages are not in a folder above.
  const site = new TestSite(server, 'beside', 'state', os.tmpdir());
  try {
    await site.builds();
    Object.assign(itemOf(server.content, 'post', 8), { title: 'Side by side' });
    const builds = [site.start(), site.start()];
    for (const { status } of await Promise.all(builds.map(({ ended }) => ended)))
      expect(status).toBe(0);
    expect(site.page('/blog/post-8')).toContain('Side by side');
    const inPlace = site.hashes();
    await site.builds({}, ['--cold']);
    expect(differences(site.hashes(), inPlace)).toEqual([]);
  } finally {
    await server.stop();
    site.remove();
  }
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
