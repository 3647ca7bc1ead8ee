/**
 * The releases of one small site through good days and bad ones, as a schedule runs them. The tests depend on their
 * order: each run starts from what the one before left.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { FaultServer } from '../support/fault-server';
import { ReleaseSite } from '../support/release-site';
import {
  BUILD_MS,
  differences,
  itemOf,
  samplePost,
  smallSiteServer,
  type SiteHashes,
} from '../support/site-build';

let server: FaultServer;
let site: ReleaseSite;
let first: string;
let before: SiteHashes;

beforeAll(async () => {
  server = await smallSiteServer();
  site = new ReleaseSite(server);
});

afterAll(async () => {
  await server.stop();
  site.remove();
});

const liveId = () => path.basename(fs.readlinkSync(path.join(site.releases, 'current')));

it(
  'publishes a first release, with its reports beside it',
  async () => {
    const report = await site.ends('published');
    first = liveId();
    expect(report).toMatchObject({ release: first, before: null, isPublished: true, findings: [] });
    expect(site.page('/blog/post-1')).toContain('Text of post 1.');
    for (const name of ['release.json', 'report.json', 'report.md', 'report.html']) {
      expect(fs.existsSync(path.join(site.releases, 'current', name))).toBe(true);
    }
    const addresses = fs.readFileSync(path.join(site.releases, 'current/addresses.json'), 'utf8');
    expect(JSON.parse(addresses)).toMatchObject({
      new: expect.arrayContaining([expect.stringMatching(/^http.*\/blog\/post-1$/)]),
      changed: [],
      removed: [],
    });
    const { status, output } = await site.command(['status']);
    expect(output).toContain(`Live: ${first}`);
    expect(status).toBe(0);
  },
  BUILD_MS,
);

it(
  'publishes nothing where nothing has changed, without Gatsby',
  async () => {
    before = site.hashes();
    const report = await site.ends('unchanged');
    expect(report).toMatchObject({ release: null, before: first, build: { gatsby: null } });
    expect(liveId()).toBe(first);
  },
  BUILD_MS,
);

it(
  'publishes the same pages anew, without Gatsby, where how they are served has changed',
  async () => {
    const env = { CSP_REPORT_URL: 'https://reports.example.com/csp' };
    const report = await site.ends('published', [], env);
    expect(report).toMatchObject({ before: first, build: { gatsby: null } });
    expect(differences(before, site.hashes())).toEqual([]);
    const nginx = fs.readFileSync(path.join(site.releases, 'current/nginx.conf'), 'utf8');
    expect(nginx).toContain(env.CSP_REPORT_URL);
    await site.ends('unchanged', [], env);
    await site.ends('published');
    first = liveId();
  },
  BUILD_MS,
);

it(
  'makes the same pages anew where the build that was kept is not what it was',
  async () => {
    // As after a loss of power: a name, and no bytes. The live site has links to the whole ones.
    const kept = path.join(site.folder, 'state/release-qa/slots/0/good/public/blog/post-1');
    fs.rmSync(path.join(kept, 'index.html'));
    fs.writeFileSync(path.join(kept, 'index.html'), '');
    const env = { CSP_REPORT_URL: 'https://reports.example.com/csp' };
    const report = await site.ends('published', [], env);
    expect(report.build?.gatsby).not.toBeNull();
    expect(differences(before, site.hashes())).toEqual([]);
    await site.ends('published');
    first = liveId();
  },
  BUILD_MS,
);

it(
  'publishes a changed post, and says which pages changed',
  async () => {
    Object.assign(itemOf(server.content, 'post', 6), {
      title: 'A headline of its own',
      updated_at: '2026-05-05T05:05:05Z',
    });
    const report = await site.ends('published');
    expect(liveId()).not.toBe(first);
    expect(site.page('/blog/post-6')).toContain('A headline of its own');
    expect(report.build?.pages.changed).toEqual(
      expect.arrayContaining(['/blog/post-6', '/resources/blogs']),
    );
    expect(report.build?.pages.changed).not.toContain('/blog/post-1');
    const { output } = await site.command(['diff', first, liveId()]);
    expect(output).toMatch(/changed: \d+\n[\s\S]* {2}blog\/post-6\/index\.html/);
  },
  BUILD_MS,
);

describe('on a bad day', () => {
  it(
    'keeps what is live where the content has gone by half, and says why',
    async () => {
      before = site.hashes();
      const { post } = server.content;
      server.content.post = post.slice(0, 4);
      const report = await site.ends('failed');
      expect(report.error).toMatch(/could not be pulled/);
      const page = fs.readFileSync(path.join(site.releases, 'last-report.md'), 'utf8');
      expect(page).toMatch(/last words[\s\S]*ACCEPT\\_SHRINK/);
      server.content.post = post;
      expect(differences(before, site.hashes())).toEqual([]);
      const { status, output } = await site.command(['status']);
      expect(status).toBe(2);
      expect(output).toMatch(/^The last run failed/);
    },
    BUILD_MS,
  );

  it(
    'ends a run that takes too long, and leaves nothing running',
    async () => {
      Object.assign(itemOf(server.content, 'post', 2), {
        title: 'Late news',
        updated_at: '2026-05-06T05:05:05Z',
      });
      const report = await site.ends('failed', [], { RELEASE_TIME_LIMIT_MINUTES: '0.1' });
      expect(report.error).toMatch(/longer than 0\.1 minutes \(RELEASE_TIME_LIMIT_MINUTES\)/);
      expect(differences(before, site.hashes())).toEqual([]);
    },
    BUILD_MS,
  );

  it(
    'gives way to a run that is under way; killed, that leaves nothing for the next to stumble over',
    async () => {
      const underWay = site.start();
      await underWay.printed(/Gatsby|success|Pull/i);
      const { status } = await site.command([]);
      expect(status).toBe(13);
      underWay.kill();
      await underWay.ended;
      expect(differences(before, site.hashes())).toEqual([]);
      await site.ends('published');
      expect(site.page('/blog/post-2')).toContain('Late news');
    },
    BUILD_MS,
  );
});

describe('going back', () => {
  it('is one command, and at once', async () => {
    const bad = liveId();
    const { status, output } = await site.command(['rollback', first]);
    expect(status).toBe(0);
    expect(output).toContain(first);
    expect(liveId()).toBe(first);
    expect(site.page('/blog/post-6')).not.toContain('A headline of its own');
    expect((await site.command(['list'])).output).toMatch(
      new RegExp(`${bad}[\\s\\S]*\\* ${first}`),
    );
    expect((await site.command(['status'])).output).toContain(`rolled back from ${bad}`);
  });

  it(
    'holds: the schedule publishes nothing, not even newer content, until it is let go',
    async () => {
      server.content.post.unshift({ ...samplePost(30), title: 'Waiting' });
      const report = await site.ends('held');
      expect(report.build?.pages.new).toContain('/blog/post-30');
      expect(liveId()).toBe(first);
      expect((await site.command(['resume'])).status).toBe(0);
      const next = await site.ends('published');
      // What was built while it was held is published, and not built again.
      expect(next.build?.gatsby).toBeNull();
      expect(site.page('/blog/post-30')).toContain('Waiting');
      expect(site.page('/blog/post-6')).toContain('A headline of its own');
    },
    BUILD_MS,
  );
});
