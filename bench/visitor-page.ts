/** One visit to one page in a real Chromium, and its cost. */
import type { Browser, CDPSession, Page } from 'playwright-core';

/** Devices: a middling phone and a laptop, as Lighthouse has them. */
export const devices = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
} as const;
export type Device = keyof typeof devices;
export const isDevice = (name: string): name is Device => name in devices;

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
  const step = page.viewportSize()?.height ?? height;
  const down = Array.from({ length: Math.ceil(height / step) }, (_, index) => index * step);
  for (const y of [...down, height, ...down.reverse()]) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForTimeout(30);
  }
}

/**
 * Opens a page for the first time, in its own context.
 * @param bypassCSP for pages of a site that is served with a policy of ours
 * @returns the page, and a function to end the visit
 * @throws {Error} where the browser reports a failure, such as a font that a policy blocks
 */
export async function open(
  browser: Browser,
  url: string,
  device: Device = 'phone',
  bypassCSP = false,
) {
  const context = await browser.newContext({ ...devices[device], bypassCSP });
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
export async function visit(
  browser: Browser,
  url: string,
  device: Device,
  bypassCSP = false,
): Promise<Visit> {
  const { page, session, close } = await open(browser, url, device, bypassCSP);
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

/** File names of the scripts that have come so far. */
export async function scriptsOf(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const paths = new Set(addresses.map((address) => new URL(address).pathname.slice(1)));
  return [...paths].filter((name) => name.endsWith('.js'));
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

/** Bytes on the wire and the largest paint of a second visit, with the first one's cache. */
export interface SecondVisit {
  bytes: number;
  lcp: number | null;
}

/** Opens the page again in another tab of the same visitor. */
export async function visitAgain(first: Page): Promise<SecondVisit> {
  const page = await first.context().newPage();
  await page.goto(first.url(), { waitUntil: 'networkidle' });
  const { lcp } = await paints(page);
  const bytes = await transferred(page);
  await page.close();
  return { bytes, lcp };
}

/** All bytes that came over the wire for a page so far, with the headers of answers. */
const transferred = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntries()
      .reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize ?? 0), 0),
  );

/** A navigation inside the application, on a processor four times slower. */
export interface Navigation {
  /** On the wire, from the touch on. */
  bytes: number;
  /** Milliseconds from the press to the next page's heading on the screen. */
  time: number;
}

/** By how much a processor is slower, as Lighthouse's. */
export const SLOWDOWN = 4;

/**
 * Follows a link to another page, once the application is there.
 * @param to a path of the site
 */
export async function navigate(page: Page, session: CDPSession, to: string): Promise<Navigation> {
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.id = 'bench-link';
    link.textContent = 'On';
    // Beside what React renders.
    link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999';
    document.body.append(link);
  }, to);
  const before = await transferred(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const shown = page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        const before = document.querySelector('h1');
        document.addEventListener('pointerdown', () => (pressed = performance.now()), {
          once: true,
          capture: true,
        });
        new MutationObserver((_changes, observer) => {
          const heading = document.querySelector('h1');
          if (location.pathname !== path || !heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A task that a frame posts runs once that frame is painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - pressed);
            port2.postMessage(null);
          });
        }).observe(document, { childList: true, subtree: true });
      }),
    to,
  );
  await page.locator('#bench-link').click();
  const time = await shown;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => document.querySelector('#bench-link')?.remove());
  await page.waitForLoadState('networkidle');
  return { bytes: (await transferred(page)) - before, time };
}
