/** Response time of the page to a visitor's first action, on a processor four times slower: INP of one visit. */
import type { Browser, Page } from 'playwright-core';
import { open, SLOWDOWN } from './visitor-page';

/** Milliseconds for all that an interaction sets off. */
const AFTER_MS = 1500;

interface Interaction {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
}

/** Each one is the first thing that is done on its page: the application comes meanwhile. */
const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    act: (page) => page.locator('[data-mobile-menu] > summary').tap(),
  },
  {
    name: 'banner',
    path: '/',
    act: (page) => page.locator('[data-consent-choice="accept"]').tap(),
  },
  {
    name: 'filter',
    path: '/resources/blogs',
    act: (page) =>
      page.locator('main input[name="title"]').pressSequentially('cloud', { delay: 150 }),
  },
  {
    name: 'form field',
    path: '/contact',
    act: (page) => page.locator('main textarea').first().pressSequentially('Hello', { delay: 150 }),
  },
];

/** Keeps the longest answer to anything that is done, in milliseconds; the browser counts in steps of 8. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['longest'] = '0';
    const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        // Pointers that only move are no interaction.
        if (entry.interactionId === 0) continue;
        dataset['longest'] = String(Math.max(Number(dataset['longest']), entry.duration));
      }
    }).observe(options);
  });
}

async function measure(browser: Browser, url: string, act: Interaction['act']): Promise<number> {
  const { page, session, close } = await open(browser, url);
  try {
    await watch(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await act(page);
    await page.waitForTimeout(AFTER_MS);
    return Number(await page.evaluate(() => document.documentElement.dataset['longest']));
  } finally {
    await close();
  }
}

/** Milliseconds by name, for each run. */
export async function measureInteractions(
  browser: Browser,
  site: string,
  runs: number,
): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {};
  for (const { name, path, act } of interactions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measure(browser, site + path, act));
    found[name] = times;
  }
  return found;
}
