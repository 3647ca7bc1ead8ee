/** One visit to one page in a real Chromium, and its cost. */
import type { Browser, CDPSession, Page } from 'playwright-core';

/** A middling phone, as Lighthouse has it. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** Milliseconds in which nothing must happen before the costs are read. */
const REST_MS = 1000;

/** Milliseconds of the main thread, on the processor: how long others were served meanwhile does not count. */
export interface Processor {
  task: number;
  script: number;
}

export interface Visit extends Processor {
  /** Milliseconds from the navigation on; null where nothing was painted. */
  lcp: number | null;
  cls: number;
}

/** Bytes on the wire, packed, and the number of answers. */
export interface Weight {
  requests: number;
  html: number;
  script: number;
  fonts: number;
}

async function processor(session: CDPSession): Promise<Processor> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
  return { task: of('TaskDuration'), script: of('ScriptDuration') };
}

/** Paints and shifts that the browser has recorded so far. */
function paints(page: Page): Promise<{ lcp: number | null; cls: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let lcp: number | null = null;
        let cls = 0;
        new PerformanceObserver((list) => {
          lcp = list.getEntries().at(-1)?.startTime ?? lcp;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            cls += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ lcp, cls }), 100);
      }),
  );
}

/** Down to the end in steps, and back. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { height: step } = PHONE.viewport;
  const down = Array.from({ length: Math.ceil(height / step) }, (_, index) => index * step);
  for (const y of [...down, height, ...down.reverse()]) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForTimeout(30);
  }
}

/**
 * Opens a page for the first time, in its own context.
 * @returns the page, and a function to end the visit
 * @throws {Error} where the browser reports a failure, such as a font that a policy blocks
 */
export async function open(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  if (faults.length > 0) {
    await context.close();
    throw new Error(
      `${url} is not as visitors get it, so that no figure of it counts: ${[...new Set(faults)].join('; ')}`,
    );
  }
  return { page, session, close: () => context.close() };
}

/** Opens a page, reads its cost until it is idle, then scrolls to its end and back. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, session, close } = await open(browser, url);
  try {
    const cost = await processor(session);
    const { lcp } = await paints(page);
    await scrollThrough(page);
    return { ...cost, lcp, cls: (await paints(page)).cls };
  } finally {
    await close();
  }
}

/** Transfers so far, by the browser's own list. */
export async function weight(page: Page): Promise<Weight> {
  const entries = await page.evaluate(() =>
    performance.getEntries().map((entry) => entry.toJSON() as Partial<PerformanceResourceTiming>),
  );
  const fetched = entries.filter(
    ({ entryType, name }) => entryType === 'resource' && name?.startsWith('http'),
  );
  const bytes = (some: typeof entries) =>
    some.reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0);
  const ending = (end: string) => bytes(fetched.filter(({ name }) => name?.endsWith(end)));
  return {
    requests: fetched.length + 1,
    html: bytes(entries.filter(({ entryType }) => entryType === 'navigation')),
    script: ending('.js'),
    fonts: ending('.woff2'),
  };
}

/** The first sign of use, and the application there. */
export async function use(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset['application'] === 'ready');
  await page.waitForLoadState('networkidle');
}

/** The text of the styles in the page. */
export function styleText(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
  );
}
