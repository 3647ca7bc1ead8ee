/** The menu of small windows, and which of the two is shown at which width. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { headerGroups, linksOf } from '../../src/lib/navigation';
import { launchChromium } from '../support/chromium';
import { focused, hydrated, visit } from '../support/shell';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const PATH = '/resources/blogs';
const all = headerGroups
  .flatMap((group) => linksOf({ ...group, extra: [] }))
  .map(({ path }) => path);

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

const toggle = (page: Page) => page.locator('[data-mobile-menu] > summary');
const isOpen = (page: Page) =>
  page.locator('[data-mobile-menu]').evaluate((menu) => (menu as HTMLDetailsElement).open);

test.each([
  [360, 'small'],
  [899, 'small'],
  [900, 'wide'],
  [901, 'wide'],
  [1440, 'wide'],
])(
  'at %i px the %s menu is there, and the other is not',
  async (width, kind) => {
    const page = await visit(browser, PATH, { viewport: { width, height: 800 } });
    expect(await page.locator('[data-menu-button]').first().isVisible()).toBe(kind === 'wide');
    expect(await toggle(page).isVisible()).toBe(kind === 'small');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.context().close();
  },
  60_000,
);

describe('by touch', () => {
  test('it opens over the whole window, shows where one is, and has every page', async () => {
    const page = await visit(browser, PATH, PHONE);
    await toggle(page).tap();
    const panel = page.locator('[data-mobile-menu] nav').locator('..');
    const box = await panel.boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await page.locator('[data-mobile-menu] a[href="/resources/blogs"]').waitFor();
    const hrefs = await page
      .locator('[data-mobile-menu] a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(hrefs).toEqual([...all, '/contact']);
    await page.context().close();
  });

  test('one section is open at a time, and each row is 44 px high', async () => {
    const page = await visit(browser, PATH, PHONE);
    await toggle(page).tap();
    for (const { name } of headerGroups) {
      const section = page.locator('details[name="menu"]', {
        has: page.locator('summary').getByText(name, { exact: true }),
      });
      if (!(await section.evaluate((each) => (each as HTMLDetailsElement).open))) {
        await section.locator('> summary').tap();
      }
      expect(await page.locator('details[name="menu"][open]').count()).toBe(1);
      const low = await section
        .locator('a:visible, summary:visible')
        .evaluateAll((rows) =>
          rows
            .filter((row) => row.getBoundingClientRect().height < 44)
            .map((row) => row.textContent),
        );
      expect({ name, low }).toEqual({ name, low: [] });
    }
    await page.context().close();
  });

  test('a link leads to its page, where the menu is closed and the page alive', async () => {
    const page = await visit(browser, PATH, PHONE);
    await hydrated(page);
    await toggle(page).tap();
    await page.locator('[data-mobile-menu] a[href="/resources/awards"]').tap();
    await page.waitForURL(/\/resources\/awards$/);
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator('[inert]').count()).toBe(0);
    await page.context().close();
  });
});

test('by keyboard it opens, keeps focus inside, and Escape gives focus back', async () => {
  const page = await visit(browser, PATH, PHONE);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(200);
  expect(await isOpen(page)).toBe(true);
  const seen = new Set<string>();
  for (let tab = 0; tab < 40; tab += 1) {
    await page.keyboard.press('Tab');
    seen.add(
      await page.evaluate(() => {
        const element = document.activeElement;
        return element === document.body || element?.closest('[data-site-header]')
          ? 'inside'
          : (element?.outerHTML.slice(0, 80) ?? '');
      }),
    );
  }
  expect([...seen]).toEqual(['inside']);
  await toggle(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await isOpen(page)).toBe(false);
  expect(await focused(page)).toContain('SUMMARY');
  await page.context().close();
});

test('the page behind does not scroll, and the menu closes when the window grows', async () => {
  const page = await visit(browser, PATH, { viewport: { width: 800, height: 600 } });
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => window.scrollY > 300);
  const before = await page.evaluate(() => window.scrollY);
  await toggle(page).click();
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.setViewportSize({ width: 900, height: 600 });
  await page.waitForTimeout(200);
  expect(await isOpen(page)).toBe(false);
  expect(await page.locator('[inert]').count()).toBe(0);
  await page.context().close();
});

test('without scripts it opens and leads on', async () => {
  const page = await visit(browser, PATH, { ...PHONE, javaScriptEnabled: false });
  await toggle(page).tap();
  await page.locator('summary', { hasText: 'Products' }).tap();
  await page.locator('summary', { hasText: 'Resources' }).tap();
  await page.locator('[data-mobile-menu] a[href="/resources/awards"]').tap();
  await page.waitForURL('**/resources/awards');
  await page.context().close();
});
