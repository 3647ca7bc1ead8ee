/** Chromium and Firefox for the flows, by Playwright. */
import type { Browser, BrowserType, LaunchOptions, Page } from '@playwright/test';
import type { Driver, Engine, Start } from './driver';

/** Firefox calls it an error that a page was left while a font was on its way (NS_BINDING_ABORTED). */
const CUT_SHORT = /^downloadable font: download failed .*status=2152398850/;

/** Records in each page the console's messages. Firefox reports no violation to Playwright. */
async function watch(page: Page, trouble: string[]): Promise<void> {
  await page.exposeBinding('noteTrouble', (_, text: string) => {
    trouble.push(text);
  });
  await page.addInitScript(() => {
    const note = (text: string) =>
      (window as unknown as { noteTrouble: (text: string) => void }).noteTrouble(
        `${location.pathname}: ${text}`,
      );
    document.addEventListener('securitypolicyviolation', (event) => {
      note(`${event.effectiveDirective} kept back ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('pageerror', (error) => {
    // Playwright takes the text before the first colon for the error's name.
    const text = error.stack ?? `${error.name}: ${error.message}`;
    if (!CUT_SHORT.test(text)) trouble.push(`${page.url()}: ${text}`);
  });
}

async function openPage(
  browser: Browser,
  scripts: boolean,
  close: () => Promise<void>,
): Promise<Driver> {
  // All else of a context is its project's.
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const page = await context.newPage();
  const trouble: string[] = [];
  if (scripts) await watch(page, trouble);
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    evaluateIn: async (css, run, argument) => {
      const frame = await (await page.waitForSelector(css)).contentFrame();
      if (!frame) throw new Error(`${css} is no frame.`);
      return frame.evaluate(run as never, argument as never);
    },
    moveTo: (x, y) => page.mouse.move(x, y),
    pressAt: (x, y, pointer) =>
      pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    trouble: () => Promise.resolve([...trouble]),
    screenshot: () => page.screenshot(),
    close: async () => {
      await context.close();
      await close();
    },
  };
}

/** Firefox of the system runs a page's scripts whatever its context says; by this preference it does not. */
const NO_SCRIPTS = { 'javascript.enabled': false };

/** @param options how the project starts its browser */
export async function playwrightEngine(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  const nothing = () => Promise.resolve();
  return {
    open: async ({ scripts = true }: Start) => {
      if (scripts || type.name() !== 'firefox') return openPage(browser, scripts, nothing);
      const other = await type.launch({ ...options, firefoxUserPrefs: NO_SCRIPTS });
      return openPage(other, scripts, () => other.close());
    },
    close: () => browser.close(),
  };
}
