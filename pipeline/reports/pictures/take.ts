/** Takes pictures of parts of pages in Chromium. */
import type { Browser, BrowserContext } from 'playwright-core';
import { visitKeys } from '../../../src/consent/visit-keys';
import { windows, type Part, type WindowName } from './crop';
import { sketchOf, type Sketch } from './sketch';

/** The window's height: the tallest part fits. */
const HEIGHT = Math.max(...Object.values(windows).map(({ most }) => most));
const QUALITY = 60;
const PAGE_TIMEOUT_MS = 15_000;
/** For pictures that load late. */
const PATIENCE_MS = 3000;

/** Animations and a blinking caret would differ although nothing has changed. */
const STILL =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;view-transition-name:none!important}';

/** A browser tab that takes pictures of one site's pages. */
export interface Camera {
  open: (path: string) => Promise<void>;
  /** Lays out the open page in a window. */
  sketch: (name: WindowName) => Promise<Sketch>;
  /** A picture of a part of the open page, in the window of the last sketch, as a `data:` address. */
  shoot: (part: Part) => Promise<string>;
  close: () => Promise<void>;
}

async function quietContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: windows.desktop.width, height: HEIGHT },
  });
  await context.route(
    (address) => address.origin !== url,
    (route) => route.fulfill({ status: 204, body: '' }),
  );
  // A content security policy does not block adopted style sheets.
  await context.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, STILL);
  // So that no banner covers the page.
  await context.addCookies([{ name: visitKeys.consent.key, value: 'decline', url }]);
  return context;
}

/** Adds a time limit: a page whose script never ends does not answer. */
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
 * @param url the origin that serves the site
 * @param limitMs time limit for each of opening, laying out and drawing a page
 */
export async function openCamera(
  browser: Browser,
  url: string,
  limitMs = PAGE_TIMEOUT_MS,
): Promise<Camera> {
  const context = await quietContext(browser, url);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let shown: WindowName = 'desktop';

  const open = async (path: string) => {
    const answer = await page.goto(`${url}${encodeURI(path)}`, { waitUntil: 'load' });
    if (answer?.status() !== 200) {
      throw new Error(`it is answered with status ${answer?.status() ?? 'none'}`);
    }
  };
  const sketch = async (name: WindowName) => {
    shown = name;
    await page.setViewportSize({ width: windows[name].width, height: HEIGHT });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return sketchOf(page);
  };
  const shoot = async ({ top, height }: Part) => {
    const { width, kept } = windows[shown];
    const isWithin = await page.evaluate(scrollToPart, { top, height, patience: PATIENCE_MS });
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      // Otherwise the window grows to the page's height, which lays the page out again.
      captureBeyondViewport: !isWithin,
      clip: { x: 0, y: top, width, height, scale: kept / width },
    });
    return `data:image/webp;base64,${data}`;
  };
  return {
    open: (path) => inTime(open(path), limitMs),
    sketch: (name) => inTime(sketch(name), limitMs),
    shoot: (part) => inTime(shoot(part), limitMs),
    close: () => context.close(),
  };
}

/** Runs inside the page: loads the pictures of a part. @returns whether the whole part is in the window */
async function scrollToPart({
  top,
  height,
  patience,
}: Part & { patience: number }): Promise<boolean> {
  scrollTo(0, top);
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const loaded = [...document.images]
    .filter((image) => {
      const box = image.getBoundingClientRect();
      return box.top < top - scrollY + height && box.bottom > top - scrollY;
    })
    .map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    });
  await Promise.race([late, Promise.all(loaded)]);
  return scrollY <= top && top + height <= scrollY + innerHeight;
}
