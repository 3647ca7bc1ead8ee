/** Pictures of two small sites, by a real Chromium. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { siteHeaders } from '../../../../pipeline/hosting/headers';
import type { Run } from '../../../../pipeline/release/context';
import { openCamera } from '../../../../pipeline/reports/pictures/take';
import { tellViews } from '../../../../pipeline/reports/pictures/views';
import { emptyStory } from '../../../../pipeline/reports/story';
import { servedSite, type LocalServer } from '../../../../pipeline/served-site';
import { launchChromium } from '../../../../scripts/chromium';
import { Scratch } from '../../../support/scratch';

const HEADERS = siteHeaders('https://www.example.com');

let browser: Browser;
let scratch: Scratch;
let candidate: LocalServer;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(() => {
  scratch = new Scratch();
});
afterEach(async () => {
  await candidate?.stop();
  scratch.remove();
});

/** A page whose policy allows no sheet of anybody else's. */
const page = (body: string) =>
  `<!doctype html><title>x</title><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src-attr 'unsafe-inline'"><link rel="icon" href="data:,">${body}`;

/** The bodies of a site's pages; null for one that is listed and not there. */
type Pages = Record<string, string | null>;

const filesOf = (pages: Pages): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([name, body]) =>
      body === null ? [] : [[`${name}/index.html`, page(body)]],
    ),
  );

const lines = (...words: string[]) => words.map((word) => `<p>${word}</p>`).join('');

/** Takes the pictures of a run from one site to another. */
async function look(
  before: Pages | null,
  after: Pages,
  change: { picturesMs?: number; browser?: Browser; redirects?: { from: string }[] } = {},
) {
  const was = before ?? {};
  const live = scratch.writeAll('live', filesOf(was));
  candidate = await servedSite(scratch.writeAll('next', filesOf(after)), scratch.path, HEADERS);
  const names = Object.keys(after).map((name) => `/${name}`);
  const run = {
    options: { settings: { picturesMs: change.picturesMs ?? 60_000, nginx: { headers: HEADERS } } },
    store: { siteOf: () => live, folderOf: () => scratch.path },
    report: { remarks: [] as string[] },
    story: emptyStory(),
    build: {
      pages: {
        new: names.filter((name) => !(name.slice(1) in was)),
        changed: names.filter((name) => name.slice(1) in was),
      },
    },
    make: {},
  };
  await tellViews(
    run as unknown as Run,
    change.browser ?? browser,
    candidate.origin,
    before && ({ id: 'live' } as never),
    change.redirects ?? [],
  );
  return { ...run.story, remarks: run.report.remarks };
}

it('shows a page before and after with a mark around what was added, and a new one alone', async () => {
  const { views, unseen, remarks } = await look(
    { 'blog/a': lines('one', 'two', 'three'), 'blog/same': '<p>same</p>' },
    {
      'blog/a': lines('one', 'something new', 'two', 'three'),
      'blog/same': '<p data-other>same</p>',
      'blog/new': lines('new'),
    },
  );
  expect([unseen, remarks]).toEqual([0, []]);
  const of = (path: string) => views.find((view) => view.path === path);
  const [desktop, phone] = of('/blog/a')?.views ?? [];
  for (const view of [desktop, phone]) {
    expect(view?.before?.regions).toEqual([]);
    expect(view?.after.regions).toHaveLength(1);
    const [region] = view?.after.regions ?? [];
    // Below the first of the lines, and no higher than two of them.
    expect(region?.y).toBeGreaterThan(20);
    expect(region?.height).toBeLessThan(80);
  }
  expect([desktop?.width, phone?.width]).toEqual([1280, 390]);
  expect(of('/blog/same')?.views).toEqual([]);
  expect(of('/blog/new')?.views.map(({ before }) => before)).toEqual([null, null]);
});

it('shows the first difference that can be seen, with marks on pictures, grounds and what moved sideways', async () => {
  const square = (fill: string) =>
    `<svg width="90" height="90"><rect width="90" height="90" fill="${fill}"/></svg>`;
  // Of two versions that only machines tell apart, and out of sight.
  const unseen = (words: string) =>
    `<p style="opacity: 0">${words}</p><p style="position: absolute; clip-path: inset(50%)">${words}</p>`;
  const gap = '<div style="height: 1200px"></div>';
  const body = (words: string, fill: string, ground: string, indent: number) =>
    `${unseen(words)}${gap}<p>a</p>${square(fill)}${gap}<p style="background: ${ground}">b</p>${gap}<p style="margin-left: ${indent}px">c</p>`;
  const { views } = await look(
    { a: body('one', 'red', 'white', 0) },
    { a: body('two', 'blue', 'yellow', 40) },
  );
  for (const view of views[0]?.views ?? []) {
    expect(view.top).toBeGreaterThan(1000);
    expect(view.further).toBe(2);
    expect(view.after.regions).toHaveLength(1);
    expect(view.after.regions[0]?.width).toBe(102);
  }
  expect(views[0]?.views).toHaveLength(2);
});

it('shows the pages of a first release, before which there was none', async () => {
  const { views, unseen } = await look(null, { 'blog/a': lines('one') });
  expect(views.map(({ path, isNew }) => ({ path, isNew }))).toEqual([
    { path: '/blog/a', isNew: true },
  ]);
  expect(views[0]?.views.map(({ before }) => before)).toEqual([null, null]);
  expect(unseen).toBe(0);
});

it('goes on where a page cannot be taken, and says which and why', async () => {
  const { views, unseen, remarks } = await look(
    { 'blog/gone': null, 'blog/a': lines('one'), 'blog/old': 'moved' },
    { 'blog/gone': lines('two'), 'blog/a': lines('two'), 'blog/old': 'moved on' },
    { redirects: [{ from: '/blog/old' }] },
  );
  expect(views.map(({ path }) => path)).toEqual(['/blog/a']);
  expect(unseen).toBe(1);
  expect(remarks).toEqual([
    '1 page could not be taken as a picture; the first: /blog/gone: it is answered with status 404',
  ]);
});

it('is not held up by a page that answers nothing, nor by one that is not there', async () => {
  const root = scratch.writeAll(
    'live',
    filesOf({ 'blog/stuck': '<p>x</p><script>while (true);</script>', 'blog/b': lines('b') }),
  );
  candidate = await servedSite(root, scratch.path, HEADERS);
  const other = await launchChromium();
  try {
    const camera = await openCamera(other, candidate.origin, 3000);
    await expect(camera.open('/blog/missing')).rejects.toThrow('answered with status 404');
    await camera.open('/blog/b');
    const { height } = await camera.sketch('phone');
    const picture = await camera.shoot({ top: height - 10, height: 900 });
    const { width, ...size } = await sharp(
      Buffer.from(picture.split(',')[1] ?? '', 'base64'),
    ).metadata();
    // As tall as it was asked for, where the other version goes on.
    expect([width, size.height, size.format]).toEqual([390, 900, 'webp']);
    await expect(camera.open('/blog/stuck')).rejects.toThrow('longer than 3 s');
  } finally {
    await other.close();
  }
});

it('ends with its time, and without a browser, and says so', async () => {
  const [one, two] = [{ 'blog/a': lines('one') }, { 'blog/a': lines('two') }];
  const late = await look(one, two, { picturesMs: 1 });
  expect([late.views, late.unseen]).toEqual([[], 1]);
  expect(late.remarks).toEqual([
    'The report has no more pictures: its time is over (REPORT_PICTURES_SECONDS).',
  ]);
  await candidate.stop();
  const gone = await launchChromium();
  await gone.close();
  const without = await look(one, two, { browser: gone });
  expect(without.remarks[0]).toMatch(/^The report has no more pictures: .*closed/);
  await candidate.stop();
  expect(await look(one, two, { picturesMs: 0 })).toMatchObject({
    views: [],
    unseen: 1,
    remarks: [],
  });
});
