/**
 * What one first visit to each kind of page comes to: before the visitor does anything, and once the application is
 * there. Each is made once, and everything is asked of it.
 */
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { builtHead, readHead, type Head } from '../support/page-head';
import { pageTypes } from '../support/page-types';
import { watchPolicy } from '../support/policy-watch';
import { hydrated, scrollToEnd } from '../support/shell';
import { fileOf, kB, over, packedFiles } from '../support/sizes';

interface FirstVisit {
  address: string;
  /** How many answers came before the visitor did anything. */
  requests: number;
  /** Scripts that were asked for by then. */
  earlyScripts: string[];
  /** Of these, and of what runs in the page itself, packed together; bytes. */
  earlyBytes: number;
  /** kB. */
  fonts: number;
  /** All scripts, with those that come at the first sign of use; kB. */
  scripts: number;
  /** The largest picture of the first view, where it was not asked for before the others. */
  latePicture: string | null;
  /** Number of `h1`. */
  h1: number;
  /** Once the application is there. */
  head: Head;
  /** Pictures that did not come. */
  missing: string[];
  /** What failed, what was answered with an error, and what the policy kept back. */
  wrong: string[];
}

/** What the browser takes for the largest part of the first view, if that is a picture that has to wait for others. */
function latePicture(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          const isLate = element instanceof HTMLImageElement && element.fetchPriority !== 'high';
          resolve(isLate ? element.currentSrc : null);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Scripts that stand in the page, other than data. */
const inlineScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && !/json/.test(type))
      .map(({ text }) => text),
  );

/** Pictures that do not come, with those further down. */
async function missingPictures(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        // One that came since, in a closed panel, waits for the panel.
        .filter((image) => image.loading === 'eager')
        .filter((image) => !image.complete || image.naturalWidth === 0)
        .map((image) => image.currentSrc),
    );
  let broken = await missing();
  // A busy machine draws some of them after all has been sent.
  for (let tries = 0; broken.length > 0 && tries < 40; tries += 1) {
    await page.waitForTimeout(250);
    broken = await missing();
  }
  return broken;
}

async function firstVisit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext();
  const { violations, errors } = await watchPolicy(context);
  const page = await context.newPage();
  /** Paths of all that came, in order. */
  const came: string[] = [];
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  page.on('response', (response) => {
    const { protocol, pathname } = new URL(response.url());
    if (protocol === 'http:') came.push(pathname);
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  const ending = (end: RegExp) => [...new Set(came)].filter((name) => end.test(name));
  await page.goto(builtSite().url + address, { waitUntil: 'networkidle' });
  const before = {
    requests: came.length,
    earlyScripts: [...asked],
    earlyBytes: gzipSync(
      [
        ...(await inlineScripts(page)),
        ...asked.map((name) => fs.readFileSync(fileOf(name), 'utf8')),
      ].join('\n'),
    ).length,
    fonts: kB(ending(/\.woff2$/).reduce((sum, name) => sum + fs.statSync(fileOf(name)).size, 0)),
    latePicture: await latePicture(page),
  };
  await scrollToEnd(page);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const scripts = packedFiles(ending(/\.js$/));
  const head = await readHead(page);
  const missing = await missingPictures(page);
  const h1 = await page.locator('h1').count();
  await page.waitForTimeout(200);
  await context.close();
  const wrong = [...violations, ...errors, ...refused];
  return { address, ...before, scripts, head, missing, h1, wrong };
}

let browser: Browser;
const visits: Record<string, FirstVisit> = {};

beforeAll(async () => {
  browser = await launchChromium();
  for (const [kind, address] of Object.entries(pageTypes()))
    visits[kind] = await firstVisit(browser, address);
}, 600_000);
afterAll(async () => {
  await browser.close();
});

/** One figure of every visit, by kind. */
const each = <K extends keyof FirstVisit>(figure: K): Record<string, FirstVisit[K]> =>
  Object.fromEntries(Object.entries(visits).map(([kind, visit]) => [kind, visit[figure]]));

/** What there is any of, by kind. */
const some = (found: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(found).filter(([, values]) => values.length > 0));

describe('every kind of page', () => {
  test('fails in nothing, and has nothing kept back by its policy', () => {
    expect(Object.keys(visits).length).toBeGreaterThan(30);
    expect(some(each('wrong'))).toEqual({});
  });

  test('misses no picture, and has one h1', () => {
    expect(some(each('missing'))).toEqual({});
    expect(Object.entries(each('h1')).filter(([, count]) => count !== 1)).toEqual([]);
  });

  test('has the head that was built, once the application is there', async () => {
    const reader = await browser.newPage();
    const built: Record<string, Head> = {};
    // The one of a page that is not found says what was looked up in vain.
    const { 'not found': lost, ...found } = visits;
    expect(lost).toBeDefined();
    for (const [kind, { address }] of Object.entries(found))
      built[kind] = await builtHead(reader, builtSite().url + address);
    const { 'not found': _, ...now } = each('head');
    expect(now).toEqual(built);
  });

  test('runs one script of at most 6 kB (gzip), with what stands in its head, before the visitor does anything', () => {
    // What is not found is looked up at once, by the application.
    const { 'not found': lost, ...waiting } = visits;
    expect(lost).toBeDefined();
    const heavy = Object.entries(waiting)
      .filter(([, { earlyScripts, earlyBytes }]) => earlyScripts.length !== 1 || earlyBytes > 6000)
      .map(([kind, { earlyScripts, earlyBytes }]) => ({ kind, earlyScripts, earlyBytes }));
    expect(heavy).toEqual([]);
  });

  test('takes at most 12 requests; the home page, which shows most pictures, 24; what is not found, with its application, 18', () => {
    const { home = 0, 'not found': lost = 0, ...others } = each('requests');
    expect(over(others, 12)).toEqual({});
    expect(home).toBeLessThanOrEqual(24);
    expect(lost).toBeLessThanOrEqual(18);
  });

  test('takes 60 kB of fonts, and 80 where letters of other languages than English are', () => {
    const found = Object.values(each('fonts'));
    expect(Math.min(...found)).toBeLessThanOrEqual(60);
    expect(Math.max(...found)).toBeLessThanOrEqual(80);
  });

  test('asks for the largest picture first of all, but where it stands among others of a list', () => {
    const late = Object.keys(visits).filter((kind) => visits[kind]?.latePicture !== null);
    const lists = ['second page of posts', 'category of posts', 'archive of posts', 'downloads'];
    expect(late.filter((kind) => !lists.includes(kind))).toEqual([]);
  });

  test('needs an application that weighs no more than its budget', () => {
    expect(over(each('scripts'), IN_USE_KB)).toEqual({});
  });
});

/** Far above the aim of 115: React weighs 69, Gatsby, Emotion and the shell 77, and all designs of pages come together. */
const IN_USE_KB = 215;
