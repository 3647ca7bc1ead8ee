/** Far from where the site is built, every date is the one that was built, before and after the application comes. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { pageOfKind, type PageKind } from '../support/page-types';
import { answer, openCookieSettings } from '../support/consent';
import { hydrated } from '../support/shell';

test.use({ timezoneId: 'Pacific/Auckland' });

/** Kinds of pages that say when something is, was or ends. No kind formats a date in the browser: `kinds-of-pages`. */
const DATED = ['post', 'job', 'tech series'] as const;

const datesOf = () =>
  [...document.querySelectorAll('main time')].map(
    (time) => `${time.getAttribute('datetime') ?? ''} ${time.textContent}`,
  );

/** @returns how many dates were compared, here and by a reader in UTC */
async function compareDates(
  page: Page,
  browser: Browser,
  kinds: readonly PageKind[],
): Promise<number> {
  const reader = await (await browser.newContext({ timezoneId: 'UTC' })).newPage();
  let all = 0;
  for (const path of kinds.map(pageOfKind)) {
    await page.goto(path);
    const built = await page.evaluate(datesOf);
    await hydrated(page);
    expect({ path, dates: await page.evaluate(datesOf) }).toEqual({ path, dates: built });
    await reader.goto(path);
    expect({ path, dates: await reader.evaluate(datesOf) }).toEqual({ path, dates: built });
    all += built.length;
  }
  return all;
}

test('what a page says of dates stays as it was built', async ({ page, browser }) => {
  expect(await compareDates(page, browser, DATED)).toBeGreaterThan(DATED.length);
});

test('a list that is asked for live says the same dates as the built one', async ({ open }) => {
  const page = await open('/resources/blogs');
  const dates = () => page.locator('main article time').allTextContents();
  const built = await dates();
  expect(built.length).toBe(9);
  await page.goto('/resources/blogs?page=1&title=e');
  await expect(page.locator('main [role="status"]').first()).toContainText('with “e” in the title');
  const live = await dates();
  const titles = await page.locator('main article').getByRole('heading').allTextContents();
  await page.goto('/resources/blogs');
  const first = await page.locator('main article').getByRole('heading').allTextContents();
  const both = titles.flatMap((title, index) => {
    const before = first.indexOf(title);
    return before < 0 ? [] : [[title, live[index], built[before]]];
  });
  expect(both.length).toBeGreaterThan(0);
  for (const [title, now, then] of both) expect([title, now]).toEqual([title, then]);
});

test('the consent record says the visitor’s own hour', async ({ open }) => {
  const page = await open('/contact');
  await page.clock.setFixedTime('2026-06-30T20:15:00Z');
  await answer(page, 'accept');
  await openCookieSettings(page);
  await expect(page.locator('[data-consent-status]')).toContainText('1 July 2026 at 08:15');
});
