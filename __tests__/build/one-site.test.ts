/**
 * One small site through its life: each build starts from what the one before left, as in production.
 * The tests depend on their order.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildReport } from '../../pipeline/report';
import { executableParts } from '../support/executable-html';
import type { FaultServer, Json } from '../support/fault-server';
import {
  BUILD_MS,
  differences,
  itemOf,
  samplePost,
  smallSiteServer,
  TestSite,
  type SiteHashes,
} from '../support/site-build';

let server: FaultServer;
let site: TestSite;

beforeAll(async () => {
  server = await smallSiteServer();
  site = new TestSite(server, 'life');
});

afterAll(async () => {
  await server.stop();
  site.remove();
});

const htmlOf = (pagePath: string) => path.posix.join(pagePath.slice(1), 'index.html');
const dataOf = (html: string) =>
  `page-data/${html === 'index.html' ? 'index' : html.replace(/\/index\.html$|\.html$/, '')}/page-data.json`;

/** The pictures that a page loads, as files of the site. */
function picturesOf(pagePath: string): string[] {
  const sets = [...site.page(pagePath).matchAll(/srcset="([^"]+)"/gi)].map(([, set]) => set ?? '');
  return sets
    .flatMap((set) => set.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? ''))
    .filter((address) => address.startsWith('/static/'))
    .map((address) => decodeURIComponent(address.slice(1)));
}

/** The picture that a page is shared with, as a file of the site. */
function shareCardOf(pagePath: string): string {
  const address = /property="og:image" content="([^"]+)"/.exec(site.page(pagePath))?.[1] ?? '';
  return decodeURIComponent(new URL(address).pathname.slice(1));
}

/** What lies beside the state and the site in the test's folder; builds have no business there. */
function strays(): string[] {
  return fs
    .readdirSync(site.folder)
    .filter((name) => name !== 'state' && !name.startsWith('public'));
}

describe('the first build', () => {
  let report: BuildReport;

  it(
    'puts a whole site in place',
    async () => {
      report = await site.builds();
      expect(report).toMatchObject({ outcome: 'built', start: 'cold', error: null, problems: [] });
      for (const { slug, title } of server.content.post as Json[]) {
        expect(site.page(`/blog/${String(slug)}`)).toContain(String(title));
      }
      for (const folder of [
        'case-study/case-1',
        'press-release/news-2',
        'corporate-overview/careers/job-1',
      ]) {
        expect(site.hasPage(`/${folder}`)).toBe(true);
      }
      expect(site.page('/blog/post-1')).toContain('Text of post 1.');
      expect(site.page('/resources/blogs')).toContain('Post 11');
      expect(site.page('/resources/blogs/page/2')).toContain('Post 1');
      expect(site.read('page-data/blog/post-4/page-data.json')).toContain('Post 4');
    },
    BUILD_MS,
  );

  it('serves its pictures at several widths', () => {
    const cover = picturesOf('/blog/post-3');
    expect(new Set(cover).size).toBeGreaterThan(2);
    for (const file of [
      ...cover,
      ...picturesOf('/blog/post-5'),
      ...picturesOf('/press-release/news-1'),
    ]) {
      expect(fs.statSync(path.join(site.publicDir, file)).size).toBeGreaterThan(0);
    }
    expect(site.page('/blog/post-3')).toContain('alt="The first picture"');
    expect(site.page('/blog/post-5')).toContain('alt="The second picture"');
  });

  it('reports what it did', () => {
    const files = site.files();
    expect(report.collections.post).toMatchObject({
      source: 'live',
      fetched: 11,
      published: 11,
      quarantined: 0,
    });
    expect(report.collections.pdf).toMatchObject({ source: 'live', published: 0 });
    expect(report.pictures).toEqual({ done: 3, failed: 0 });
    expect(report.files).toEqual({
      total: files.length,
      added: files.length,
      changed: 0,
      removed: 0,
    });
    expect(report.pages.new).toContain('/blog/post-1');
    expect(strays()).toEqual([]);
    expect(site.leftOvers()).toEqual([]);
  });

  it('runs nothing inline that is not the site’s own', () => {
    const inline = new Set(
      site
        .files()
        .filter((name) => name.endsWith('.html'))
        .flatMap((name) => executableParts(site.read(name))),
    );
    for (const part of inline) expect(part).not.toMatch(/alert|<\w+ on/);
  });
});

it(
  'does nothing where nothing has changed',
  async () => {
    const before = site.times();
    const report = await site.builds();
    expect(report).toMatchObject({ outcome: 'unchanged', start: null, gatsby: null });
    expect(site.times()).toEqual(before);
  },
  BUILD_MS,
);

it(
  'changes only the files of pages that show a changed post',
  async () => {
    const before = site.hashes();
    const old = 'Post 6';
    const showing = site.pagesWith(old);
    const oldCard = shareCardOf('/blog/post-6');
    Object.assign(itemOf(server.content, 'post', 6), {
      title: 'A headline of its own',
      content: '<p>Another text.</p>',
      updated_at: '2026-05-05T05:05:05Z',
    });
    const report = await site.builds();
    expect(report).toMatchObject({ outcome: 'built', start: 'warm' });
    expect(site.page('/blog/post-6')).toContain('Another text.');
    expect(site.pagesWith(old)).toEqual([]);
    expect(site.pagesWith('A headline of its own')).toEqual(showing);
    for (const pagePath of ['/blog/post-6', '/blog/post-5', '/blog/post-7', '/resources/blogs']) {
      expect(showing).toContain(htmlOf(pagePath));
    }
    const after = site.hashes();
    const changed = differences(before, after);
    // The post's title stands on the card that it is shared with.
    const cards = [oldCard, shareCardOf('/blog/post-6')];
    // And in the index of the posts: once among the titles, once in its shard.
    const index = changed.filter((name) => name.startsWith('list-index/'));
    expect(index).toHaveLength(2);
    for (const name of index) expect(site.read(name)).toContain('A headline of its own');
    // And in the search index, which is one for all texts; of its records only the post's own changes.
    const searched = changed.filter((name) => name.startsWith('pagefind/'));
    expect(searched.filter((name) => name.startsWith('pagefind/fragment/'))).toHaveLength(2);
    // And in the feed, in the part of the sitemap for its year, and in the index over these, which has its date.
    const told = changed.filter((name) =>
      /^sitemap(?:-blog-\d+)?\.xml$|\/feed\.[a-z]+$/.test(name),
    );
    for (const name of told) {
      expect(site.read(name)).toMatch(/A headline of its own|2026-05-05T05:05:05/);
    }
    const mayChange = new Set([
      ...searched,
      ...told,
      'llms.txt',
      ...showing.flatMap((html) => [html, dataOf(html)]),
      ...cards,
      ...index,
    ]);
    expect(changed.filter((name) => !mayChange.has(name))).toEqual([]);
    expect(changed.filter((name) => name.endsWith('.html'))).toEqual(showing);
    const added = changed.filter((name) => !before.has(name));
    const removed = changed.filter((name) => !after.has(name));
    for (const names of [added, removed]) {
      expect(names.filter((name) => !searched.includes(name))).toHaveLength(1);
    }
    expect(report.files).toMatchObject({
      added: added.length,
      changed: changed.length - added.length - removed.length,
      removed: removed.length,
    });
  },
  BUILD_MS,
);

describe('a build that is killed while it renders, and the next', () => {
  let before: SiteHashes;
  const cold = () => path.join(site.folder, 'public-cold');

  it(
    'leaves the site as it was',
    async () => {
      before = site.hashes();
      const { content } = server;
      content.pressRelease.unshift({
        ...itemOf(content, 'pressRelease', 1),
        id: 9,
        slug: 'news-9',
        title: 'Fresh news',
        published_at: '2026-10-10T10:00:00Z',
      });
      content.post = content.post.filter((post) => (post as Json)['id'] !== 3);
      Object.assign(itemOf(content, 'caseStudy', 'case-2'), { previous_slugs: ['once-called-so'] });
      Object.assign(itemOf(content, 'job', 2), { slug: 'renamed-job' });
      const running = site.start();
      await running.printed(/success Writing page-data/);
      running.kill();
      const { signal, report } = await running.ended;
      expect(signal).toBe('SIGKILL');
      expect(report).toBeNull();
      expect(differences(before, site.hashes())).toEqual([]);
    },
    BUILD_MS,
  );

  it(
    'gives with the next what a cold build beside it gives, file by file',
    async () => {
      const warm = site.start();
      // Its lock first, so that the other one has to take a work directory of its own.
      await warm.printed(/Pulling from/);
      const beside = site.start({ SITE_PUBLIC_DIR: cold() });
      const [first, second] = await Promise.all([warm.ended, beside.ended]);
      expect([first.status, second.status]).toEqual([0, 0]);
      expect(first.output).toContain('The last build here was killed');
      expect(first.output).toMatch(/Gatsby .* s \(warm\)/);
      expect(second.output).toMatch(/Gatsby .* s \(cold\)/);
      expect(differences(site.hashes(cold()), site.hashes())).toEqual([]);
    },
    2 * BUILD_MS,
  );

  it('features a new press release in the header without touching every page', () => {
    expect(site.page('/press-release/news-9')).toContain('Fresh news');
    expect(JSON.parse(site.read('featured.json'))).toMatchObject({
      featuredRead: { title: 'Fresh news' },
    });
    const changed = differences(before, site.hashes());
    expect(changed).toContain('featured.json');
    expect(site.pagesWith('Fresh news')).toContain(htmlOf('/resources/press-release'));
    for (const pagePath of [
      '/case-study/case-1',
      '/case-study/case-3',
      '/resources/awards',
      '/resources/downloads',
    ]) {
      expect(changed).not.toContain(htmlOf(pagePath));
    }
    expect(changed).not.toContain('404.html');
  });

  it('removes a removed post with all that it had', () => {
    expect(site.hasPage('/blog/post-3')).toBe(false);
    expect(site.has('page-data/blog/post-3/page-data.json')).toBe(false);
    expect(site.files().filter((name) => /^static\/.*one/.test(name))).toEqual([]);
    for (const name of site.files().filter((file) => /\.(?:html|json)$/.test(file))) {
      expect(site.read(name)).not.toMatch(/blog\/post-3\b/);
    }
  });

  it('leads from former addresses to the new ones', () => {
    expect(site.page('/case-study/once-called-so')).toContain('url=/case-study/case-2"');
    expect(site.page('/corporate-overview/careers/job-2')).toContain(
      'url=/corporate-overview/careers/renamed-job"',
    );
    expect(site.page('/corporate-overview/careers/renamed-job')).toContain('Position 2');
    const routes = JSON.parse(
      fs.readFileSync(path.join(site.stateDir, 'routes.json'), 'utf8'),
    ) as object;
    expect(routes).toEqual({
      redirects: [
        { from: '/case-study/once-called-so', to: '/case-study/case-2' },
        {
          from: '/corporate-overview/careers/job-2',
          to: '/corporate-overview/careers/renamed-job',
        },
      ],
    });
  });
});

it(
  'brings a removed post back with its pictures, and a slug back to its page',
  async () => {
    server.content.post.splice(
      8,
      0,
      samplePost(3, {
        image_cdn: `${server.origin}/media/one.jpg`,
        image_alt: 'The first picture',
      }),
    );
    Object.assign(itemOf(server.content, 'job', 2), { slug: 'job-2' });
    const report = await site.builds();
    expect(report).toMatchObject({ outcome: 'built', start: 'warm' });
    expect(site.page('/blog/post-3')).toContain('Text of post 3.');
    const pictures = picturesOf('/blog/post-3');
    expect(new Set(pictures).size).toBeGreaterThan(2);
    expect(pictures.filter((file) => !site.has(file))).toEqual([]);
    expect(site.page('/corporate-overview/careers/job-2')).toContain('Position 2');
    expect(site.page('/corporate-overview/careers/renamed-job')).toContain(
      'url=/corporate-overview/careers/job-2"',
    );
  },
  BUILD_MS,
);

it(
  'shows the older posts where they cannot be read, and what is new of the rest',
  async () => {
    server.faults = { posts: { kind: 'status', status: 500, html: true } };
    Object.assign(itemOf(server.content, 'job', 1), {
      title: 'A position with a new name',
      updated_at: '2026-06-06T06:00:00Z',
    });
    const posts = site.files().filter((name) => name.startsWith('blog/'));
    const before = site.hashes();
    const report = await site.builds();
    server.faults = {};
    expect(report.outcome).toBe('older-content');
    expect(report.collections.post?.source).toMatch(/^from 20/);
    expect(report.collections.job?.source).toBe('live');
    expect(report.problems).toContainEqual(
      expect.objectContaining({ collection: 'post', kind: 'collection-kept' }),
    );
    expect(site.page('/corporate-overview/careers/job-1')).toContain('A position with a new name');
    const changed = differences(before, site.hashes());
    expect(posts.filter((name) => changed.includes(name))).toEqual([]);
    expect(posts.every((name) => site.has(name))).toBe(true);
  },
  BUILD_MS,
);

it(
  'fails on a list that is empty after a full one, and changes nothing',
  async () => {
    const before = site.hashes();
    const jobs = server.content.job;
    server.content.job = [];
    const { status, report } = await site.build();
    server.content.job = jobs;
    expect(status).toBe(1);
    expect(report).toMatchObject({ outcome: 'failed' });
    expect(report?.log.join('\n')).toMatch(/Jobs: the list came back empty[^]*ACCEPT_SHRINK=job/);
    expect(differences(before, site.hashes())).toEqual([]);
  },
  BUILD_MS,
);

it(
  'fails where there is nothing to fall back on, and makes no site',
  async () => {
    const fresh = new TestSite(server, 'fresh');
    server.faults = { all: { kind: 'cut' } };
    try {
      const { status, report } = await fresh.build();
      expect(status).toBe(1);
      expect(report).toMatchObject({ outcome: 'failed' });
      expect(report?.log.join('\n')).toMatch(/Blog posts could not be read whole/);
      expect(fs.existsSync(fresh.publicDir)).toBe(false);
    } finally {
      server.faults = {};
      fresh.remove();
    }
  },
  BUILD_MS,
);

describe('hostile content', () => {
  let report: BuildReport;

  it(
    'costs only itself',
    async () => {
      const media = `${server.origin}/media`;
      server.files.set('/media/script.svg', {
        type: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" onload="alert(1)"><script>alert(2)</script><rect width="300" height="200" fill="#345"/></svg>',
      });
      server.files.set('/media/half.jpg', {
        type: 'image/jpeg',
        body: (server.files.get('/media/one.jpg')?.body as Buffer).subarray(0, 900),
      });
      server.files.set('/media/page.jpg', { type: 'text/html', body: '<h1>Not here</h1>' });
      server.content.post.push(
        samplePost(101, { slug: '../../../escaped' }),
        samplePost(102, { slug: 'post-2' }),
        samplePost(103, { slug: 'POST-4' }),
        samplePost(104, { title: undefined }),
        samplePost(105, {
          title:
            '<img src=x onerror=alert(1)>Bold &amp; <b>plain</b></script><script>alert(2)</script>',
          content:
            '<h2 onclick="alert(3)">Heading</h2><script>alert(4)</script><p><a href="java\nscript:alert(5)">a link</a> /static/none.png <iframe srcdoc="<script>alert(6)</script>"></iframe></p>',
          image_cdn: `${media}/half.jpg`,
        }),
        samplePost(106, { image_cdn: `${media}/page.jpg` }),
        samplePost(107, { image_cdn: `${media}/nowhere.jpg` }),
      );
      Object.assign(itemOf(server.content, 'award', 1), { image_cdn: `${media}/script.svg` });
      server.content.job = [];
      report = await site.builds({ ACCEPT_SHRINK: 'job' });
      expect(report.outcome).toBe('built');
      expect(site.page('/blog/post-105')).toContain('Bold &amp; plain');
      for (const id of [1, 2, 4, 106, 107])
        expect(site.page(`/blog/post-${id}`)).toContain(`Post ${id}`);
    },
    BUILD_MS,
  );

  it('is named in the report, each with its id', () => {
    for (const id of ['101', '102', '103', '104']) {
      expect(report.problems).toContainEqual(
        expect.objectContaining({ collection: 'post', id, kind: 'item-left-out' }),
      );
    }
    for (const id of ['105', '106', '107']) {
      expect(report.problems).toContainEqual(
        expect.objectContaining({ collection: 'post', id, kind: 'picture-failed' }),
      );
    }
    expect(report.pictures.failed).toBe(3);
    expect(report.collections.post).toMatchObject({ fetched: 18, published: 14, quarantined: 4 });
  });

  it('writes nothing outside the site', () => {
    expect(strays()).toEqual([]);
    expect(site.leftOvers()).toEqual([]);
    expect(site.files().filter((name) => name.includes('escaped'))).toEqual([]);
    expect(
      fs.readdirSync(path.dirname(site.folder)).filter((name) => name.includes('escaped')),
    ).toEqual([]);
  });

  it('runs nowhere', () => {
    const pages = site.files().filter((name) => name.endsWith('.html'));
    const parts = pages.flatMap((name) => executableParts(site.read(name)));
    expect(parts.filter((part) => /alert|<\w+ on|javascript:/.test(part))).toEqual([]);
    const vectors = site.files().filter((name) => name.endsWith('.svg'));
    expect(vectors.length).toBeGreaterThan(0);
    for (const name of vectors) expect(site.read(name)).not.toMatch(/alert|<script|onload/);
  });

  it('empties a list where that is told to be right', () => {
    expect(site.hasPage('/corporate-overview/careers/job-1')).toBe(false);
    expect(site.hasPage('/corporate-overview/careers')).toBe(true);
    expect(report.pages.removed).toContain('/corporate-overview/careers/job-1');
  });
});
