/** Pictures of parts of pages, by a Chromium that is there, from two servers: the public site and the candidate. */
import type { Browser, BrowserContext } from 'playwright-core';
import { visitKeys } from '../../../src/consent/visit-keys';
import { windows, type Part, type WindowName } from './crop';
import { sketchOf, type Sketch } from './sketch';

/** Of a window: the tallest part fits. */
const HEIGHT = Math.max(...Object.values(windows).map(({ most }) => most));
const QUALITY = 60;
const PAGE_TIMEOUT_MS = 15_000;
/** For pictures that load late. */
const PATIENCE_MS = 3000;

/** Animations and a blinking caret would differ without a change. */
const STILL =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;view-transition-name:none!important}';

/** A tab that takes pictures of one site's pages. */
export interface Camera {
  open: (path: string) => Promise<void>;
  /** Lays the open page out in a window. */
  sketch: (name: WindowName) => Promise<Sketch>;
  /** A part of the open page in the window of the last sketch, as a `data:` address; below its end is nothing. */
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
  // No policy of a page forbids a sheet that is adopted.
  await context.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, STILL);
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
 * @param limitMs the longest that a page may take to open, to be laid out, and to be drawn
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
      // The window would be as tall as the page, which is laid out anew for it.
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

/** Runs in the page. Loads the pictures of a part. @returns whether all of it is in the window */
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
