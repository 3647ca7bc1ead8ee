/** Every fault as a build, and a kill at every phase: `npm run test:full`. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildOutcome } from '../../pipeline/report';
import type { FaultServer, Json } from '../support/fault-server';
import type { Fault } from '../support/faults';
import { BUILD_MS, itemOf, samplePost, smallSiteServer, TestSite } from '../support/site-build';
import { differences, type SiteHashes } from '../support/site-files';

describe('with a good site in place', () => {
  let server: FaultServer;
  let site: TestSite;
  let good: SiteHashes;

  beforeAll(async () => {
    server = await smallSiteServer();
    site = new TestSite(server, 'faults');
    await site.builds();
    good = site.hashes();
  }, BUILD_MS);
  afterAll(async () => {
    await server.stop();
    site.remove();
  });

  const KEPT = 'older-content';
  const post = (n: number) => samplePost(n);
  const faults: [string, Fault, BuildOutcome][] = [
    ['connections that are cut', { kind: 'cut' }, KEPT],
    ['no answer at all', { kind: 'silent' }, KEPT],
    ['a body that stalls', { kind: 'stalls' }, KEPT],
    ['a body that is cut short', { kind: 'cut-short' }, KEPT],
    ['500 with a web page', { kind: 'status', status: 500, html: true }, KEPT],
    ['404', { kind: 'status', status: 404 }, KEPT],
    ['429 without end', { kind: 'status', status: 429 }, KEPT],
    ['401', { kind: 'status', status: 401 }, 'failed'],
    ['403', { kind: 'status', status: 403, html: true }, 'failed'],
    ['200 with a web page', { kind: 'html' }, KEPT],
    ['truncated JSON', { kind: 'truncated' }, KEPT],
    ['an error with status 200', { kind: 'body', body: { message: 'Something went wrong' } }, KEPT],
    ['null', { kind: 'body', body: null }, KEPT],
    ['a number', { kind: 'body', body: 7 }, KEPT],
    ['endless pages', { kind: 'endless', item: (n) => post(1000 + n) }, KEPT],
    ['every item on every page', { kind: 'ignores-page' }, 'unchanged'],
    ['small pages', { kind: 'capped', pageSize: 4 }, 'unchanged'],
    ['a total that is too low', { kind: 'total', total: () => 2 }, 'unchanged'],
    ['a total that is no number', { kind: 'total', total: () => 'many' }, 'unchanged'],
    [
      'an empty list',
      { kind: 'changed', change: (body) => ({ ...body, posts: [], total: 0 }) },
      'failed',
    ],
    [
      'half of a list',
      {
        kind: 'changed',
        change: (body) => ({ ...body, posts: (body['posts'] as Json[]).slice(0, 5), total: 5 }),
      },
      'failed',
    ],
    [
      'items that are none',
      { kind: 'changed', change: (body) => ({ ...body, posts: [null, 7, 'post', []], total: 4 }) },
      'failed',
    ],
    ['one failure', { kind: 'status', status: 503, times: 1 }, 'unchanged'],
  ];

  it.each(faults)(
    '%s on the list of posts leaves it as it is',
    async (_name, fault, outcome) => {
      server.faults = { posts: fault };
      const more = { ADMIN_API_TIMEOUT_MS: '1500', ADMIN_API_MAX_PAGES: '20' };
      const { status, report, output } = await site.build(more);
      server.faults = {};
      expect([report?.outcome, output]).toEqual([outcome, output]);
      expect(status).toBe(outcome === 'failed' ? 1 : 0);
      expect(differences(good, site.hashes())).toEqual([]);
      if (outcome === KEPT) {
        expect(report?.problems).toContainEqual(
          expect.objectContaining({ collection: 'post', kind: 'collection-kept' }),
        );
      }
      if (outcome === 'failed') expect(report?.log.join('\n')).toContain('Blog posts');
    },
    BUILD_MS,
  );

  it(
    'a server that is down leaves it as it is',
    async () => {
      await server.stop();
      const report = await site.builds();
      await server.start();
      expect(report.outcome).toBe('older-content');
      expect(
        Object.values(report.collections).every(({ source }) => source.startsWith('from ')),
      ).toBe(true);
      expect(differences(good, site.hashes())).toEqual([]);
    },
    BUILD_MS,
  );

  it.each([
    ['is not found', { body: '', status: 404 }],
    ['is a web page', { body: '<h1>No</h1>', type: 'text/html' }],
    ['is empty', { body: '' }],
    ['is noise', { body: Buffer.from('not a picture at all') }],
    ['never comes', { body: 'x', fault: { kind: 'silent' } as Fault }],
  ])(
    'a picture that %s now keeps its old bytes',
    async (_name, file) => {
      const name = '/media/one.jpg';
      const before = server.files.get(name);
      server.files.set(name, { type: 'image/jpeg', ...file });
      const { status } = await site.build({ ADMIN_API_TIMEOUT_MS: '1500' });
      if (before) server.files.set(name, before);
      expect(status).toBe(0);
      expect(differences(good, site.hashes())).toEqual([]);
    },
    BUILD_MS,
  );

  it(
    'a site that was edited by hand, or lost, is put right',
    async () => {
      const file = path.join(site.publicDir, 'blog/post-1/index.html');
      const text = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, text.replace('Text of post 1', 'Tale of post 1'));
      await site.builds();
      expect(differences(good, site.hashes())).toEqual([]);
      fs.rmSync(site.publicDir, { recursive: true });
      await site.builds();
      expect(differences(good, site.hashes())).toEqual([]);
    },
    2 * BUILD_MS,
  );

  it(
    'two builds into one site both end well, and it is whole',
    async () => {
      Object.assign(itemOf(server.content, 'post', 8), { title: 'Side by side' });
      const builds = [site.start(), site.start()];
      for (const { status } of await Promise.all(builds.map(({ ended }) => ended)))
        expect(status).toBe(0);
      expect(site.page('/blog/post-8')).toContain('Side by side');
      const inPlace = site.hashes();
      await site.builds({}, ['--cold']);
      expect(differences(site.hashes(), inPlace)).toEqual([]);
    },
    3 * BUILD_MS,
  );
});

describe('a build that is killed', () => {
  let server: FaultServer;
  let site: TestSite;
  const titles = ['First wording', 'Other wording'] as const;
  const cold = new Map<string, SiteHashes>();

  /** Content of two kinds by turns: a post that comes and goes, and one whose words change. */
  function turn(title: string): void {
    const { content } = server;
    Object.assign(itemOf(content, 'post', 6), { title, content: `<p>${title}.</p>` });
    content.post = content.post.filter((entry) => (entry as Json)['id'] !== 3);
    if (title === titles[0]) {
      content.post.splice(8, 0, samplePost(3, { image_cdn: `${server.origin}/media/one.jpg` }));
    }
  }

  beforeAll(async () => {
    server = await smallSiteServer();
    site = new TestSite(server, 'kills');
    for (const title of titles) {
      turn(title);
      await site.builds({}, ['--cold']);
      cold.set(title, site.hashes());
    }
  }, 2 * BUILD_MS);
  afterAll(async () => {
    await server.stop();
    site.remove();
  });

  it.each([
    ['while it pulls', /Pulling from/],
    ['when it has pulled', /Outcome: live/],
    ['before it sources', /success onPreBootstrap/],
    ['while it makes nodes', /success createSchemaCustomization/],
    ['when nodes are made', /success source and transform nodes/],
    ['while it makes pages', /success createPages/],
    ['while it bundles', /success write out requires/],
    ['while it queries', /success Building HTML renderer|success Execute page configs/],
    ['while it renders', /success Writing page-data/],
    ['when it has rendered', /success Building static HTML/],
    ['while it ends', /success onPostBuild/],
    ['when Gatsby is done', /Done building/],
  ])(
    '%s leaves the site whole, and the next gives what a cold one gives',
    async (_name, marker) => {
      const before = site.hashes();
      const isFirst = site.page('/blog/post-6').includes(titles[0]);
      const title = isFirst ? titles[1] : titles[0];
      turn(title);
      const running = site.start();
      await running.printed(marker);
      running.kill();
      await running.ended;
      const now = site.hashes();
      const next = cold.get(title) ?? new Map<string, string>();
      // Killed at its very end, it may have put the new site in place; never a mixture.
      expect([differences(before, now), differences(next, now)]).toContainEqual([]);
      await site.builds();
      expect(differences(next, site.hashes())).toEqual([]);
      expect(site.leftOvers()).toEqual([]);
    },
    2 * BUILD_MS,
  );
});
