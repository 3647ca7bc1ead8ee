/** The cost of visits: Lighthouse's verdict, the weight of scripts, and a first tap on a slow phone. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../scripts/chromium';
import { lighthouse } from './lighthouse';
import { medians, tableOf, type Figures } from './table';

/** One page of each kind that differs in what it costs; the post is of the sample content. */
const PATHS = [
  '/',
  '/services/cloud',
  '/products/reportwa',
  '/corporate-overview/careers',
  '/resources/blogs',
  '/blog/half-a-cent-four-million-times',
  '/contact',
];

/** A phone as Lighthouse has it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWDOWN = 4;
/** Milliseconds for all that a tap sets off. */
const AFTER_MS = 2000;

/** Tapped first: the menu, or the first thing in the page's head that can be pressed. */
const FIRST_TAP = 'header summary, header button';

/** Keeps the longest task and the longest answer to anything that is done, until they are asked for. */
const watch = () => {
  const longest = { task: 0, answer: 0 };
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      // Pointers that only move are no interaction.
      if (entry.interactionId > 0) longest.answer = Math.max(longest.answer, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** The longest so far; counts anew from here. */
const longestOf = (page: Page) =>
  page.evaluate(() => {
    const { longest } = window as unknown as { longest: { task: number; answer: number } };
    const found = { ...longest };
    Object.assign(longest, { task: 0, answer: 0 });
    return found;
  });

/**
 * Opens a page with an empty cache, and taps once: kB of scripts by gzip, until the page is idle and once it was used; the
 * longest task of loading and of starting the application, and the tap's answer, in ms on a slow processor.
 * @throws {Error} where the server has no such page
 */
async function visit(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watch);
    const bodies: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const size = response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000);
      bodies.push(size.catch(() => 0));
    });
    const weight = async () => (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${url} answers with ${response?.status() ?? 'nothing'}.`);
    const script = await weight();
    const { task: loading } = await longestOf(page);
    await page.locator(FIRST_TAP).locator('visible=true').first().tap();
    await page.waitForTimeout(AFTER_MS);
    await page.waitForLoadState('networkidle');
    const { task: starting, answer } = await longestOf(page);
    return {
      'script kB': script,
      'in use kB': await weight(),
      'task loading': loading,
      'task starting': starting,
      'first tap': answer,
    };
  } finally {
    await context.close();
  }
}

/** A shift has no unit and is small. */
const digitsOf = (name: string) => (name === 'shift' ? 3 : name.endsWith('kB') ? 1 : 0);

/**
 * Measures pages of sites that are being served, and prints a table with the medians, the sites side by side.
 * @param addresses base addresses, such as `http://127.0.0.1:9000`
 * @param paths of the pages; by default one of each kind
 */
export async function measureVisits(
  addresses: readonly string[],
  paths: readonly string[] = PATHS,
  runs = 5,
): Promise<void> {
  const browser = await launchChromium();
  const found: [url: string, figures: Figures][] = [];
  try {
    for (const path of paths) {
      const urls = addresses.map((address) => address.replace(/\/$/, '') + path);
      const all = new Map(urls.map((url) => [url, [] as Figures[]]));
      for (let run = 0; run < runs; run += 1) {
        for (const [url, figures] of all) {
          figures.push({ ...lighthouse(url), ...(await visit(browser, url)) });
        }
      }
      for (const [url, figures] of all) found.push([url, medians(figures)]);
      console.log(`${path}: measured`);
    }
  } finally {
    await browser.close();
    const names = Object.keys(found[0]?.[1] ?? {});
    const rows = found.map(([url, figures]) => [
      url,
      ...names.map((name) => (figures[name] ?? Number.NaN).toFixed(digitsOf(name))),
    ]);
    console.log(
      `\nMedians of ${runs}; tasks and tap in ms on a processor ${SLOWDOWN} times slower\n`,
    );
    console.log(tableOf(['Page', ...names], rows));
  }
}
