/** A page's first frame: what is near the window is laid out for it, and the rest after it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { hydrated } from '../support/shell';

const PAGE = '/corporate-overview/careers';

/** Notes from now on whether what is far from the window is left out, at each change, and if the end is at first. */
async function noteStates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const states: boolean[] = [];
    const first = { isEndShown: true };
    Object.assign(window, { states, first });
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => {
        const end = [...document.querySelectorAll('main section')].at(-1)?.firstElementChild;
        first.isEndShown = end?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
      });
    });
    new MutationObserver(() => {
      states.push('far' in document.documentElement.dataset);
    }).observe(document, { subtree: true, attributeFilter: ['data-far'] });
  });
}

const isEndShownAtFirst = (page: Page) =>
  page.evaluate(() => (window as unknown as { first: { isEndShown: boolean } }).first.isEndShown);

const states = (page: Page) =>
  page.evaluate(() => (window as unknown as { states: boolean[] }).states);

/** Sections that have not been laid out. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section')].filter(
        (section) => !section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

test('of a page that is opened is its window alone, then all of it', async ({ page, site }) => {
  await noteStates(page);
  await page.goto(`${site.url}${PAGE}`);
  await expect.poll(() => states(page)).toEqual([true, false]);
  expect(await isEndShownAtFirst(page)).toBe(false);
  expect(await leftOut(page)).toBe(0);
});

test('of a page that is gone on to, too, and not of one that is gone back to', async ({ open }) => {
  const page = await open('/');
  await noteStates(page);
  await page.reload();
  await hydrated(page);
  expect(await states(page)).toEqual([]);
  await page.locator('main a[href="/contact"]').first().click();
  await page.waitForURL('**/contact');
  await expect.poll(() => states(page)).toEqual([true, false]);
  expect(await leftOut(page)).toBe(0);
  await page.goBack();
  await page.waitForURL(`${new URL('/', page.url()).href}`);
  await expect(page.locator('main a[href="/contact"]').first()).toBeAttached();
  expect(await states(page)).toEqual([true, false]);
});

test('is all of it where a page is loaded again, so that it is where it was left', async ({
  page,
  site,
}) => {
  await noteStates(page);
  await page.goto(`${site.url}${PAGE}`);
  const last = page.locator('main section').last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.evaluate((section) => section.getBoundingClientRect().top);
  await page.reload();
  expect(await states(page)).toEqual([]);
  expect(await isEndShownAtFirst(page)).toBe(true);
  const top = () => last.evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});

test('is all of it where an anchor is gone to', async ({ page, site }) => {
  await noteStates(page);
  await page.goto(`${site.url}${PAGE}#main`);
  expect(await states(page)).toEqual([]);
});
