/**
 * One small site through its life, as a schedule publishes it: good days and bad ones, each run starting from the state
 * before. One run tests as many changes of the content as it can, since each builds the site. The tests depend on their
 * order.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { environments } from '../../src/site/environments';
import { buildFolder } from '../../pipeline/layout';
import type { ReleaseReport } from '../../pipeline/release/report';
import type { BuildReport } from '../../pipeline/report';
import { processesWith, untilNoneIsLeft } from '../support/child';
import type { FaultServer, Json } from '../support/fault-server';
import type { PolicyWatch } from '../support/policy-watch';
import { everywhere, foreignParts, whereNothingIs } from '../support/own-scripts';
import { RELEASE_SITE_URL, ReleaseSite } from '../support/release-site';
import { BUILD_MS, itemOf, smallSiteServer } from '../support/site-build';
import { dataOf, differences, htmlOf, type SiteHashes } from '../support/site-files';
import { hydrated } from '../support/shell';
import { servedByNginx, visitLive, type ServedAt, type Visit } from '../support/release-visitor';
import { untilFound } from '../../scripts/servers/until';

jest.setTimeout(BUILD_MS);

let server: FaultServer;
let site: ReleaseSite;
/** The release to roll back to. */
let first: string;
let before: SiteHashes;
let at: ServedAt;
/** A page that stays open through new releases. */
let visit: Visit | undefined;
/** The site as served, from the second day on. */
const served: Record<string, string> = {};

/** Gives a post's picture the address of one moment, as a store of private files does. */
function sign(moment: number): void {
  const address = `${server.origin}/media/one.jpg?X-Expires=${moment}&X-Signature=UNPUBLISHED${moment}`;
  Object.assign(itemOf(server.content, 'post', 3), { image_cdn: address });
}

beforeAll(async () => {
  server = await smallSiteServer();
  sign(1);
  site = new ReleaseSite(server);
  at = await servedByNginx();
});
afterAll(async () => {
  await visit?.leave();
  at.remove();
  await server.stop();
  site.remove();
});

/** Much at once: a post and an address of each kind that change, one item that comes, and one that goes. */
function changeMuch(): void {
  const { content } = server;
  Object.assign(itemOf(content, 'post', 2), {
    title: 'Late news',
    updated_at: '2026-05-06T05:05:05Z',
  });
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
}

/** Targets of former addresses, as the static server reads them beside a site. */
const routesIn = (stateDir: string) =>
  JSON.parse(fs.readFileSync(path.join(stateDir, 'routes.json'), 'utf8')) as object;

/** Files beside the state and the releases in the test's folder; none may be there. */
const strays = () =>
  fs.readdirSync(site.folder).filter((name) => !['state', 'releases'].includes(name));

/** The visitor's browser's record; this machine has no admin API of production, and rightly. */
const noted = ({ violations, errors }: PolicyWatch): PolicyWatch => ({
  violations,
  errors: errors.filter((text) => !text.startsWith(`${environments.production.adminApiUrl}/`)),
});

const builtBy = ({ build }: ReleaseReport): BuildReport => {
  if (!build) throw new Error('The run came to no build.');
  return build;
};

describe('the first release', () => {
  let build: BuildReport;

  it('is a whole site, with its reports beside it', async () => {
    const report = await site.ends('published');
    build = builtBy(report);
    first = site.liveId;
    expect(report).toMatchObject({
      release: first,
      before: null,
      isPublished: true,
      findings: [],
    });
    expect(build).toMatchObject({ outcome: 'built', start: 'cold', error: null, problems: [] });
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
    for (const name of ['release.json', 'report.json', 'report.md', 'report.html']) {
      expect(fs.existsSync(path.join(site.releases, 'current', name))).toBe(true);
    }
  });

  it('tells which addresses are new, and that all is well', async () => {
    const addresses = fs.readFileSync(path.join(site.releases, 'current/addresses.json'), 'utf8');
    expect(JSON.parse(addresses)).toMatchObject({
      new: expect.arrayContaining([expect.stringMatching(/^http.*\/blog\/post-1$/)]),
      changed: [],
      removed: [],
    });
    const { status, output } = await site.command(['status']);
    expect(output).toContain(`Live: ${first}`);
    expect(status).toBe(0);
  });

  it('serves its pictures at several widths', () => {
    const cover = site.picturesOf('/blog/post-3');
    expect(new Set(cover).size).toBeGreaterThan(2);
    for (const file of [
      ...cover,
      ...site.picturesOf('/blog/post-5'),
      ...site.picturesOf('/press-release/news-1'),
    ]) {
      expect(fs.statSync(path.join(site.root, file)).size).toBeGreaterThan(0);
    }
    expect(site.page('/blog/post-3')).toContain('alt="The first picture"');
    expect(site.page('/blog/post-5')).toContain('alt="The second picture"');
  });

  it('reports what it did', () => {
    const files = site.files();
    expect(build.collections.post).toMatchObject({
      source: 'live',
      fetched: 11,
      published: 11,
      quarantined: 0,
    });
    expect(build.collections.pdf).toMatchObject({ source: 'live', published: 0 });
    expect(build.pictures).toEqual({ done: 3, failed: 0 });
    const made = build.pictureStore?.made ?? 0;
    // Three pictures in two formats and several widths.
    expect(made).toBeGreaterThan(12);
    expect(build.pictureStore).toEqual({ taken: 0, made, given: made, damaged: 0, note: null });
    expect(build.files).toEqual({
      total: files.length,
      added: files.length,
      changed: 0,
      removed: 0,
    });
    expect(build.pages.new).toContain('/blog/post-1');
    expect(strays()).toEqual([]);
    expect(site.leftOvers()).toEqual([]);
  });

  it('runs nothing inline that is not the site’s own', () => {
    const pages = site.htmlPages();
    expect(pages.length).toBeGreaterThanOrEqual(build.pages.total);
    for (const name of pages) {
      const html = site.read(name);
      expect([name, foreignParts(html)]).toEqual([name, []]);
      // A page that only leads to another has nothing that runs.
      if (html.includes('http-equiv="refresh"')) continue;
      expect([name, html.includes(everywhere)]).toEqual([name, true]);
    }
    expect(site.read('404.html')).toContain(whereNothingIs);
    // A part of a page that Gatsby keeps for itself, and that no page of this site has.
    const parts = site.files().filter((name) => name.endsWith('.html') && !pages.includes(name));
    expect(parts.every((name) => name.startsWith('_gatsby/'))).toBe(true);
    expect(parts.flatMap((name) => foreignParts(site.read(name)))).toEqual([]);
    // Queries that would find it, were it there.
    const page = site.page('/blog/post-1');
    for (const part of ['<script>let own', '<p onclick="go()">', '<a href=" java\nscript:go()">']) {
      const foreign = foreignParts(page.replace('Text of post 1.', `${part}</script>`));
      // A parser opens a link that was left open once more in each paragraph that follows.
      expect(new Set(foreign).size).toBe(1);
    }
  });

  it('has the same types as any other, though a collection of it is empty', () => {
    const { work } = buildFolder(site.buildState);
    const kept = path.join(__dirname, '../../docs/schema.graphql');
    const own = fs.readFileSync(path.join(work, '.cache/own-schema.graphql'), 'utf8');
    expect(own).toBe(fs.readFileSync(kept, 'utf8'));
  });
});

it('publishes no signature of a picture’s address', () => {
  const has = (name: string) => fs.readFileSync(path.join(site.root, name)).includes('UNPUBLISHED');
  expect(site.files().length).toBeGreaterThan(100);
  expect(site.files().filter(has)).toEqual([]);
});

it('publishes nothing where nothing but a signature has changed, without Gatsby', async () => {
  sign(2);
  before = site.hashes();
  const times = site.times();
  const report = await site.ends('unchanged');
  expect(report).toMatchObject({
    release: null,
    before: first,
    build: { outcome: 'unchanged', start: null, gatsby: null },
  });
  expect(site.liveId).toBe(first);
  expect(site.times()).toEqual(times);
});

it('publishes the same pages anew, without Gatsby, where how they are served has changed', async () => {
  Object.assign(served, at.settings);
  const report = await site.ends('published', [], served);
  expect(report).toMatchObject({ before: first, build: { gatsby: null } });
  expect(site.liveId).not.toBe(first);
  expect(differences(before, site.hashes())).toEqual([]);
  const nginx = fs.readFileSync(path.join(site.releases, 'current/nginx.conf'), 'utf8');
  expect(nginx).toContain(String(at.settings['NGINX_CERTIFICATE']));
  // Where reports cannot be kept, the run goes on and says so.
  const reports = path.join(site.releases, 'reports');
  fs.renameSync(reports, `${reports}.kept`);
  fs.writeFileSync(reports, 'a file in its place');
  const { remarks } = await site.ends('unchanged', [], served);
  expect(remarks).toEqual([expect.stringMatching(/^The report could not be kept in .*reports: /)]);
  expect(site.reportPage()).toContain('The report could not be kept in');
  fs.rmSync(reports);
  fs.renameSync(`${reports}.kept`, reports);
  first = site.liveId;
});

it('works in a browser at the public host, behind nginx with TLS and packed files', async () => {
  visit = await visitLive(site.releases, RELEASE_SITE_URL, at.port, '/resources/blogs');
  const { page, watch } = visit;
  const headers = await (await page.reload({ waitUntil: 'load' }))?.allHeaders();
  expect(headers).toMatchObject({
    // Brotli, or gzip where Debian's module misreads a name (`pipeline/hosting/nginx.ts`).
    'content-encoding': expect.stringMatching(/^(?:br|gzip)$/),
    'strict-transport-security': expect.stringContaining('max-age='),
    'content-security-policy': expect.stringContaining('script-src'),
  });
  const protocol = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceResourceTiming).nextHopProtocol,
  );
  expect(protocol).toBe('h2');
  await page.locator('[data-consent-choice="accept"]').click();
  await hydrated(page);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain('_cookie_consent');
  expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
  expect(noted(watch)).toEqual({ violations: [], errors: [] });
});

describe('a changed post', () => {
  const old = 'Post 6';
  const headline = 'A headline of its own';
  let report: ReleaseReport;
  let oldCard: string;
  let showing: string[];

  it('is published, and its pages are named as changed', async () => {
    before = site.ownHashes();
    showing = site.pagesWith(old);
    oldCard = site.shareCardOf('/blog/post-6');
    Object.assign(itemOf(server.content, 'post', 6), {
      title: headline,
      content: '<p>Another text.</p>',
      updated_at: '2026-05-05T05:05:05Z',
    });
    report = await site.ends('published', [], { ...served, REPORT_PICTURES_SECONDS: '120' });
    expect(site.liveId).not.toBe(first);
    expect(report.build).toMatchObject({ outcome: 'built', start: 'warm' });
    expect(report.build?.pages.changed).toEqual(
      expect.arrayContaining(['/blog/post-6', '/resources/blogs']),
    );
    expect(report.build?.pages.changed).not.toContain('/blog/post-1');
    const { output } = await site.command(['diff', first, site.liveId]);
    expect(output).toMatch(/changed: \d+\n[\s\S]* {2}blog\/post-6\/index\.html/);
  });

  it('is shown in its report, word by word and in pictures of before and after', () => {
    const page = site.reportPage();
    expect(page).toMatch(/<h1>A new release is live: \d+ pages have changed\.<\/h1>/);
    expect(page).toContain(
      '<del>Post</del><ins>A</ins> <del>6</del><ins>headline of its own</ins>',
    );
    expect(page).toMatch(/<ins>Another/);
    for (const when of ['before', 'after']) {
      expect(page).toContain(`alt="/blog/post-6 on a desktop, ${when}"`);
      expect(page).toContain(`alt="/blog/post-6 on a phone, ${when}"`);
    }
    expect(page).toMatch(/src="data:image\/webp;base64,[A-Za-z0-9+/=]{500,}"/);
    expect(page).toContain('<rect x=');
    expect(report.remarks).toEqual([]);
    expect(report.steps['pictures']).toBeGreaterThan(0);
    // Those that are kept, the newest first; none of the run whose report could not be.
    const kept = fs.readdirSync(path.join(site.releases, 'reports')).sort();
    const index = fs.readFileSync(path.join(site.releases, 'reports/index.html'), 'utf8');
    const links = Array.from(index.matchAll(/href="(\d+T\d+Z-[a-z]+\.html)"/g), ([, name]) => name);
    expect(links.map((name) => name?.replace(/^.*Z-/, ''))).toEqual([
      'published.html',
      'published.html',
      'unchanged.html',
      'published.html',
    ]);
    expect(kept).toEqual([...links.reverse(), 'index.html', 'runs.json']);
  });

  it('is found from a page that was open before, which goes on without an error', async () => {
    if (!visit) throw new Error('No page is open.');
    const { page, watch, nginx } = visit;
    nginx.reload();
    await page.locator('main a[href="/blog/post-6"]').first().click();
    await page.getByRole('heading', { level: 1, name: headline }).waitFor();
    // And back to a page whose parts are those of the release before.
    await page.goBack();
    await page.waitForURL('**/resources/blogs');
    await page.locator('main a[href="/blog/post-7"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'Post 7' }).waitFor();
    expect(noted(watch)).toEqual({ violations: [], errors: [] });
    await visit.leave();
    visit = undefined;
  });

  it('changes only the files of pages that show it', () => {
    expect(site.page('/blog/post-6')).toContain('Another text.');
    expect(site.pagesWith(old)).toEqual([]);
    expect(site.pagesWith(headline)).toEqual(showing);
    for (const pagePath of ['/blog/post-6', '/blog/post-5', '/blog/post-7', '/resources/blogs']) {
      expect(showing).toContain(htmlOf(pagePath));
    }
    const after = site.ownHashes();
    const changed = differences(before, after);
    // The post's title stands on the card that it is shared with.
    const cards = [oldCard, site.shareCardOf('/blog/post-6')];
    // And in the index of the posts: once among the titles, once in its shard.
    const index = changed.filter((name) => name.startsWith('list-index/'));
    expect(index).toHaveLength(2);
    for (const name of index) expect(site.read(name)).toContain(headline);
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
    expect(report.build?.files).toMatchObject({
      added: added.length,
      changed: changed.length - added.length - removed.length,
      removed: removed.length,
    });
  });
});

describe('on a bad day', () => {
  /** Of all processes that a run of this site has started, Gatsby's and the browser's too. */
  const running = () => processesWith('RELEASE_DIR', path.join(site.folder, 'releases'));
  const untilAllHaveEnded = () =>
    untilNoneIsLeft('RELEASE_DIR', path.join(site.folder, 'releases'));

  it('keeps what is live where the content has gone by half or is gone, and says why', async () => {
    before = site.hashes();
    const { post, job } = server.content;
    const [first = {}, ...others] = post as Json[];
    const changed = { ...first, short_description: 'Reworded on a bad day.' };
    const added = { ...first, id: 9001, slug: 'new-on-a-bad-day', title: 'New on a bad day' };
    Object.assign(server.content, {
      post: [changed, ...others.slice(0, 3), added],
      job: [],
    });
    const report = await site.ends('failed', [], served);
    Object.assign(server.content, { post, job });
    expect(report.error).toMatch(/could not be pulled/);
    const words = report.build?.log.join('\n');
    expect(words).toMatch(/Blog posts: 5 of 11 items are left[^]*ACCEPT_SHRINK=post/);
    expect(words).toMatch(/Jobs: the list came back empty[^]*ACCEPT_SHRINK=job/);
    const page = fs.readFileSync(path.join(site.releases, 'last-report.md'), 'utf8');
    expect(page).toMatch(/last output[\s\S]*ACCEPT\\_SHRINK/);
    expect(report.accept).toEqual(['ACCEPT_SHRINK=post,job']);
    const shown = site.reportPage();
    expect(shown).toContain('<h1>The release was refused; the site is unchanged.</h1>');
    expect(shown).toContain('<code>ACCEPT_SHRINK=post,job npm run release</code>');
    for (const gone of [...post.slice(4), ...job] as Json[])
      expect(shown).toContain(`>${String(gone['title'])}<`);
    // Other changes, in words.
    for (const told of ['New on a bad day', 'Reworded']) expect(shown).toContain(told);
    expect(differences(before, site.hashes())).toEqual([]);
    const { status, output } = await site.command(['status']);
    expect(status).toBe(2);
    expect(output).toMatch(/^The last run failed/);
  });

  it('ends a run that takes too long, and leaves nothing running', async () => {
    // An answer that never comes: the run is under way when its time is over, however fast the machine is.
    server.faults = { posts: { kind: 'silent' } };
    const limit = { RELEASE_TIME_LIMIT_MINUTES: '0.1', ADMIN_API_TIMEOUT_MS: '300000' };
    const run = site.start([], { ...served, ...limit });
    await run.printed(/Pulling from/);
    // The command and its pull; this shows that the search finds them.
    expect(running().length).toBeGreaterThan(1);
    expect((await run.ended).status).toBe(1);
    server.faults = {};
    expect(site.report().error).toMatch(/longer than 0\.1 minutes \(RELEASE_TIME_LIMIT_MINUTES\)/);
    await untilAllHaveEnded();
    expect(differences(before, site.hashes())).toEqual([]);
  });

  it('gives way to a run that is under way; that one, killed while it renders, leaves the site as it was', async () => {
    changeMuch();
    const underWay = site.start([], served);
    await underWay.printed(/Pulling from/);
    expect((await site.command([], served)).status).toBe(13);
    await underWay.printed(/success Writing page-data/);
    underWay.kill();
    expect((await underWay.ended).signal).toBe('SIGKILL');
    expect(differences(before, site.hashes())).toEqual([]);
  });

  it('starts from nothing, as the cache of the killed one is not to be trusted, and ends when it is asked to, with nothing running', async () => {
    const run = site.start([], served);
    await run.printed(/success onPreBootstrap/);
    expect(run.output()).toContain('The last run was killed');
    const { child: atWork } = buildFolder(site.buildState);
    const gatsby = await untilFound('the note of Gatsby’s process', () =>
      fs.existsSync(atWork)
        ? (JSON.parse(fs.readFileSync(atWork, 'utf8')) as { pid: number }).pid
        : undefined,
    );
    expect(running().map(({ pid }) => pid)).toContain(gatsby);
    run.signal('SIGTERM');
    expect((await run.ended).status).toBe(1);
    const report = site.report();
    expect(report.error).toMatch(/^The run was asked to end, and did\./);
    expect(report.build?.start).toBe('cold');
    // With those that the killed run left behind.
    await untilAllHaveEnded();
    expect(differences(before, site.hashes())).toEqual([]);
  });

  describe('the next run', () => {
    let ownBefore: SiteHashes;

    it('starts from nothing too, and is published', async () => {
      ownBefore = site.ownHashes();
      const build = builtBy(await site.ends('published', [], served));
      expect(build).toMatchObject({ outcome: 'built', start: 'cold' });
      expect(site.leftOvers()).toEqual([]);
    });

    it('has what was late, and features a new press release without touching every page', () => {
      expect(site.page('/blog/post-2')).toContain('Late news');
      expect(site.page('/press-release/news-9')).toContain('Fresh news');
      expect(JSON.parse(site.read('featured.json'))).toMatchObject({
        featuredRead: { title: 'Fresh news' },
      });
      const changed = differences(ownBefore, site.ownHashes());
      expect(changed).toContain('featured.json');
      expect(site.pagesWith('Fresh news')).toContain(htmlOf('/resources/press-release'));
      for (const pagePath of [
        '/case-study/case-1',
        '/case-study/case-3',
        '/resources/awards',
        '/resources/downloads',
      ]) {
        expect(ownBefore.has(htmlOf(pagePath))).toBe(true);
        expect(changed).not.toContain(htmlOf(pagePath));
      }
      expect(changed).not.toContain('404.html');
    });

    it('removes a removed post with all that it had', () => {
      const files = site.files();
      expect(files).not.toContain(htmlOf('/blog/post-3'));
      expect(files).not.toContain('page-data/blog/post-3/page-data.json');
      expect([...ownBefore.keys()].filter((name) => /^static\/.*one/.test(name))).not.toEqual([]);
      expect(files.filter((name) => /^static\/.*one/.test(name))).toEqual([]);
      for (const name of files.filter((file) => /\.(?:html|json)$/.test(file))) {
        expect(site.read(name)).not.toMatch(/blog\/post-3\b/);
      }
    });

    it('leads from former addresses to the new ones', () => {
      expect(site.page('/case-study/once-called-so')).toContain('url=/case-study/case-2"');
      expect(site.page('/corporate-overview/careers/job-2')).toContain(
        'url=/corporate-overview/careers/renamed-job"',
      );
      expect(site.page('/corporate-overview/careers/renamed-job')).toContain('Position 2');
      const redirects = [
        { from: '/case-study/once-called-so', to: '/case-study/case-2' },
        {
          from: '/corporate-overview/careers/job-2',
          to: '/corporate-overview/careers/renamed-job',
        },
      ];
      expect(site.release().redirects).toEqual(redirects);
      expect(routesIn(site.buildState)).toEqual({ redirects });
    });
  });
});

describe('going back', () => {
  it('is one command, and at once', async () => {
    const bad = site.liveId;
    own = site.ownHashes();
    const { status, output } = await site.command(['rollback', first]);
    expect(status).toBe(0);
    expect(output).toContain(first);
    expect(site.liveId).toBe(first);
    expect(site.page('/blog/post-6')).not.toContain('A headline of its own');
    expect((await site.command(['list'])).output).toMatch(
      new RegExp(`${bad}[\\s\\S]*\\* ${first}`),
    );
    expect((await site.command(['status'])).output).toContain(`rolled back from ${bad}`);
  });

  let held: BuildReport;
  /** The previous live release. */
  let own: SiteHashes;
  let event: string;

  it('holds: the schedule publishes nothing, neither what is new nor older posts where the list cannot be read', async () => {
    const { content } = server;
    server.faults = { posts: { kind: 'status', status: 500, html: true } };
    Object.assign(itemOf(content, 'job', 1), {
      title: 'A position with a new name',
      updated_at: '2026-06-06T06:00:00Z',
    });
    Object.assign(itemOf(content, 'job', 2), { slug: 'job-2' });
    event = String((content.techSeries[0] as Json)['title']);
    content.techSeries = [];
    held = builtBy(await site.ends('held', [], { ...served, ACCEPT_SHRINK: 'techSeries' }));
    expect(held).toMatchObject({ outcome: 'older-content', start: 'warm' });
    expect(held.collections.post?.source).toMatch(/^from 20/);
    expect(held.collections.job?.source).toBe('live');
    expect(held.problems).toContainEqual(
      expect.objectContaining({ collection: 'post', kind: 'collection-kept' }),
    );
    expect(site.liveId).toBe(first);
  });

  it('lets go: what was built meanwhile is published, and not built again', async () => {
    expect((await site.command(['resume'])).status).toBe(0);
    const next = await site.ends('older-content', [], served);
    expect(next).toMatchObject({ isPublished: true, build: { gatsby: null } });
    expect(site.page('/blog/post-6')).toContain('A headline of its own');
    expect(site.page('/corporate-overview/careers/job-1')).toContain('A position with a new name');
  });

  it('shows the older posts as they were', () => {
    const posts = [...own.keys()].filter((name) => name.startsWith('blog/'));
    const changed = differences(own, site.ownHashes());
    expect(posts.length).toBeGreaterThan(8);
    expect(posts.filter((name) => changed.includes(name))).toEqual([]);
    expect(posts.every((name) => site.has(name))).toBe(true);
  });

  it('has emptied a list where that was told to be right', () => {
    expect(event).not.toBe('');
    expect(site.page('/resources/global-tech-series')).not.toContain(event);
    expect(held.collections.techSeries).toMatchObject({ source: 'live', published: 0 });
  });

  it('brings a slug back to its page', () => {
    expect(site.page('/corporate-overview/careers/job-2')).toContain('Position 2');
    expect(site.page('/corporate-overview/careers/renamed-job')).toContain(
      'url=/corporate-overview/careers/job-2"',
    );
  });
});
