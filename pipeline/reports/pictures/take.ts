/** Pictures of whole pages, by a Chromium that is there, from two servers: the public site and the candidate. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { visitKeys } from '../../../src/consent/visit-keys';
import { windows, type WindowName } from './crop';

/** Pixels of a page's height that are looked at; Chromium draws none above 16,384 at once. */
const TALLEST: Readonly<Record<WindowName, number>> = { desktop: 9000, phone: 16_000 };
const PAGE_TIMEOUT_MS = 15_000;
/** For pictures that load late. */
const PATIENCE_MS = 3000;

/** Animations and a blinking caret would differ without a change. */
const STILL =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;view-transition-name:none!important}';

/** A tab that takes pictures of one site's pages. */
export interface Camera {
  take: (path: string) => Promise<Record<WindowName, Buffer>>;
  close: () => Promise<void>;
}

/** Loads what a reader would see on the way down, and waits for it. */
const settle = (page: Page) =>
  page.evaluate(async (patience) => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    const loaded = images.map((image) => image.decode().catch(() => undefined));
    await Promise.race([late, Promise.all([document.fonts.ready, ...loaded])]);
    return Math.ceil(document.documentElement.getBoundingClientRect().height);
  }, PATIENCE_MS);

async function shoot(page: Page, session: CDPSession, name: WindowName): Promise<Buffer> {
  const { width } = windows[name];
  await page.setViewportSize({ width, height: 900 });
  const height = Math.min(TALLEST[name], Math.max(1, await settle(page)));
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

async function quietContext(browser: Browser, url: string): Promise<BrowserContext> {
  // The style below is none of the site's.
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
  await context.route(
    (address) => address.origin !== url,
    (route) => route.fulfill({ status: 204, body: '' }),
  );
  // Without the banner over the page.
  await context.addCookies([{ name: visitKeys.consent.key, value: 'decline', url }]);
  return context;
}

/** The same, or an error where it takes too long: a page whose script never ends answers nothing. */
async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`it took longer than ${limitMs / 1000} s`));
    }, limitMs);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

/**
 * @param url the origin of a server of the site
 * @param limitMs the longest that a page may take
 */
export async function openCamera(
  browser: Browser,
  url: string,
  limitMs = PAGE_TIMEOUT_MS,
): Promise<Camera> {
  const context = await quietContext(browser, url);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const take = async (path: string) => {
    const answer = await page.goto(`${url}${encodeURI(path)}`, { waitUntil: 'load' });
    if (answer?.status() !== 200) {
      throw new Error(`it is answered with status ${answer?.status() ?? 'none'}`);
    }
    await page.addStyleTag({ content: STILL });
    const desktop = await shoot(page, session, 'desktop');
    return { desktop, phone: await shoot(page, session, 'phone') };
  };
  return { take: (path) => inTime(take(path), limitMs), close: () => context.close() };
}
