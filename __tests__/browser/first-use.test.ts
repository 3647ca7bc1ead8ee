/** Nothing done while the application comes is lost, and nothing else brings it. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { pageTypes } from '../support/page-types';
import { layoutShift } from '../support/shell';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

interface Opened {
  page: Page;
  /** Addresses of the scripts that it has asked for. */
  scripts: string[];
}

/** @param delay milliseconds that each script of the application takes */
async function open(path: string, options: BrowserContextOptions = {}, delay = 0): Promise<Opened> {
  const page = await (await browser.newContext(options)).newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  if (delay > 0) {
    await page.route(/\/(?!early-)[^/]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
  }
  await page.goto(builtSite().url + path, { waitUntil: 'networkidle' });
  return { page, scripts };
}

const isReady = (page: Page) =>
  page.waitForFunction(
    () => document.documentElement.dataset['application'] === 'ready',
    undefined,
    { timeout: 30_000 },
  );

describe('before the visitor has done anything', () => {
  test('scrolling through a page fetches nothing of the application', async () => {
    const { page, scripts } = await open('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(500);
    expect(scripts).toHaveLength(1);
    await page.context().close();
  });
});

test.each(['/', '/contact'])(
  'the styles of %s stay where they stand when the application comes: to move one styles all of the page anew',
  async (path) => {
    const { page } = await open(path);
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes) {
          for (const node of removedNodes) {
            if (node instanceof HTMLStyleElement)
              moved.push(`${node.dataset['emotion']} ${node.textContent?.slice(0, 60)}`);
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.keyboard.press('Shift');
    await isReady(page);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as { moved?: string[] }).moved)).toEqual([]);
    await page.context().close();
  },
);

describe('the fonts', () => {
  test('are fetched once, also when the application comes', async () => {
    const page = await (await browser.newContext()).newPage();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.goto(`${builtSite().url}/resources/blogs`, { waitUntil: 'networkidle' });
    expect(fonts).toEqual([...new Set(fonts)]);
    expect(fonts.length).toBeGreaterThan(1);
    const before = [...fonts];
    await page.keyboard.press('Tab');
    await isReady(page);
    await page.waitForTimeout(500);
    expect(fonts).toEqual(before);
    await page.context().close();
  });

  test.each([360, 900, 1280])(
    'move next to nothing when they come late, in a window of %i px',
    async (width) => {
      const { home, contact, 'list of posts': list, 'overview page': overview } = pageTypes();
      const moved: Record<string, number> = {};
      for (const path of [home, contact, list, overview]) {
        const context = await browser.newContext({ viewport: { width, height: 800 } });
        const page = await context.newPage();
        await page.route('**/fonts/*', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 700));
          await route.continue();
        });
        await page.goto(builtSite().url + (path ?? '/'), { waitUntil: 'networkidle' });
        const shift = await layoutShift(page);
        if (shift > 0.02) moved[path ?? '/'] = shift;
        await context.close();
      }
      expect(moved).toEqual({});
    },
    120_000,
  );
});

describe('while the application comes', () => {
  test('a link that is pressed leads where it leads', async () => {
    const { page } = await open('/', {}, 2000);
    await page.locator('main a[href="/contact"]').first().click();
    await page.waitForURL('**/contact');
    await page.context().close();
  });

  test('a letter that is signed for with Enter is signed for, with all that was typed', async () => {
    const { page } = await open('/services/cloud', {}, 1500);
    const email = page.locator('footer input[type="email"]');
    await email.pressSequentially('early@example.com', { delay: 20 });
    expect(await page.evaluate(() => document.documentElement.dataset['application'])).toBe(
      'asked',
    );
    await email.press('Enter');
    await page.getByText('Subscribed Successfully.').waitFor({ timeout: 30_000 });
    await page.context().close();
  });

  test('the search opens by its key', async () => {
    const { page } = await open('/', {}, 1500);
    await page.keyboard.press('/');
    await page.locator('dialog[open] input[type="search"]').waitFor({ timeout: 30_000 });
    await page.context().close();
  });

  test('what is typed into the contact form stays, with the place of the caret', async () => {
    const { page } = await open('/contact', {}, 1500);
    const message = page.locator('textarea').first();
    await message.pressSequentially('Before the application', { delay: 10 });
    await message.press('Home');
    await isReady(page);
    await page.keyboard.type('Typed ');
    expect(await message.inputValue()).toBe('Typed Before the application');
    await page.context().close();
  });

  test('the page stays where it was scrolled to, whatever anchor it was opened at', async () => {
    const { page } = await open('/services/cloud#main', {}, 500);
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.mouse.move(200, 300);
    await isReady(page);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(1200);
    await page.context().close();
  });

  test('by touch, the first tap does what it says', async () => {
    const { page } = await open(
      '/',
      { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } },
      1000,
    );
    await page.locator('[data-mobile-menu] summary, [data-menu-toggle]').first().tap();
    await page.getByRole('link', { name: 'Fintech', exact: true }).first().waitFor();
    await page.context().close();
  });
});

describe('at once', () => {
  test.each(['/resources/blogs?title=a', '/search?q=cloud', '/blog/not-built-yet'])(
    'the application comes for %s',
    async (path) => {
      const { page, scripts } = await open(path);
      await isReady(page);
      expect(scripts.length).toBeGreaterThan(3);
      await page.context().close();
    },
    60_000,
  );
});
