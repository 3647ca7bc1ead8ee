/** Every kind of page: for everybody, in windows of any width; and pages without scripts, and by keyboard. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { beyondWindow, brokenWords } from '../support/beyond-window';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { axeInBothThemes } from '../support/page-axe';
import { pageTypes } from '../support/page-types';
import { hydrated } from '../support/shell';

describe('every kind of page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
  });

  test('has no accessibility violation that axe can see, in light, nor in the contrasts of dark', async () => {
    const { url } = builtSite();
    const found: string[] = [];
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    for (const [kind, path] of Object.entries(pageTypes())) {
      const page = await context.newPage();
      await page.goto(url + path);
      found.push(...(await axeInBothThemes(page)).map((violation) => `${kind}: ${violation}`));
      await page.close();
    }
    await context.close();
    expect(found).toEqual([]);
  }, 480_000);

  test('scrolls sideways in no window of 320 px and more, and cuts or breaks no word', async () => {
    const page = await (await browser.newContext()).newPage();
    const wrong: Record<string, unknown[]> = {};
    for (const [kind, path] of Object.entries(pageTypes())) {
      await page.goto(builtSite().url + path, { waitUntil: 'load' });
      for (const width of [320, 360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const found = [await beyondWindow(page), await brokenWords(page)].flat();
        if (wide > 0 || found.length > 0) wrong[`${kind} at ${width} px`] = [wide, ...found];
      }
    }
    await page.context().close();
    expect(wrong).toEqual({});
  }, 480_000);
});

describe('without JavaScript', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
  });

  test('lists are paged by links, down to an article', async () => {
    const { url } = builtSite();
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${url}/resources/blogs`);
    const first = await page.locator('main a[href^="/blog/"]').first().getAttribute('href');
    await page.locator('main nav a[href="/resources/blogs/page/2"]').first().click();
    expect(new URL(page.url()).pathname).toBe('/resources/blogs/page/2');
    const second = page.locator('main a[href^="/blog/"]').first();
    const href = (await second.getAttribute('href')) ?? '';
    expect(href).not.toBe(first);
    await second.click();
    expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(href));
    await page.context().close();
  });

  test('category and year pages are real addresses', async () => {
    const { url } = builtSite();
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${url}/resources/blogs`);
    for (const part of ['/resources/blogs/category/', '/resources/blogs/archive/']) {
      const href = await page.locator(`main a[href^="${part}"]`).first().getAttribute('href');
      const response = await page.request.get(url + (href ?? '/missing'));
      expect({ part, status: response.status() }).toEqual({ part, status: 200 });
    }
    await page.context().close();
  });
});

describe('by keyboard', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
  });

  test('the first Tab reaches the skip link, which moves to the main part', async () => {
    const { url } = builtSite();
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${url}/resources/blogs`);
    await page.keyboard.press('Tab');
    const target = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    expect(target).toMatch(/^#/);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.context().close();
  });

  test('a navigation scrolls to the top, and Back restores where one was', async () => {
    const { url } = builtSite();
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${url}/resources/blogs`);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForTimeout(300);
    await page.locator('main a[href^="/blog/"]').last().click();
    await page.waitForURL(/\/blog\//);
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForURL(/\/resources\/blogs$/);
    await page.waitForFunction(() => window.scrollY > 300);
    await page.context().close();
  });
});
