/** What is fetched before a link is followed, and that Back finds a page as it was left. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { hydrated } from '../support/shell';

const DATA = /\/page-data\/(.+)\/page-data\.json$/;
const LINK = 'main a[href="/contact"]';

/** Opens a page with its application, and notes the pages whose data it asks for from then on. */
async function open(browser: Browser, path: string): Promise<{ page: Page; asked: string[] }> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(builtSite().url + path, { waitUntil: 'load' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = DATA.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return { page, asked };
}

let browser: Browser;
afterEach(async () => {
  await browser.close();
});

describe('the page behind a link', () => {
  beforeEach(async () => {
    browser = await launchChromium();
  });

  test('is not fetched for being in view', async () => {
    const { page, asked } = await open(browser, '/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // Gatsby waits three seconds before it fetches what has come into view.
    await page.waitForTimeout(4000);
    expect(asked).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['hovered', (page: Page) => page.locator(LINK).first().hover()],
    ['focused', (page: Page) => page.locator(LINK).first().focus()],
    ['touched', (page: Page) => page.locator(LINK).first().dispatchEvent('touchstart')],
  ])(
    'is fetched once when the link is %s, and not again when it is followed',
    async (_how, use) => {
      const { page, asked } = await open(browser, '/');
      await use(page);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual(['contact']);
      await page.locator(LINK).first().click();
      await page.waitForURL('**/contact');
      await page.waitForLoadState('networkidle');
      expect(asked.filter((name) => name === 'contact')).toHaveLength(1);
      await page.context().close();
    },
    60_000,
  );
});

test('Back finds a page with everything loaded as it was left', async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found.');
  // Turned off for what is driven from outside, unless one asks for it.
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const { page } = await open(browser, '/');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  // Loaded, not followed inside the application.
  await page.goto(`${builtSite().url}/contact`, { waitUntil: 'load' });
  // A page that was kept is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  const persisted = () => document.documentElement.dataset['persisted'];
  expect(await page.waitForFunction(persisted, undefined, { timeout: 10_000 })).toBeTruthy();
  expect(await page.evaluate(persisted)).toBe('true');
});
