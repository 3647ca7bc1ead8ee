/** The consent banner in browser tests. */
import type { Page } from 'playwright-core';
import { hydrated, navigate } from './shell';

export const BANNER = '[data-consent-banner]';

/** One of its buttons, pressed. */
export function answer(page: Page, choice: 'accept' | 'decline' | 'close'): Promise<void> {
  return page.locator(`[data-consent-choice="${choice}"]`).click();
}

/** Opened from the foot of the page. */
export async function openCookieSettings(page: Page): Promise<void> {
  await page.locator('footer [data-cookie-settings]').click();
}

/** A page that the application goes to by itself. */
export async function follow(page: Page, path: string): Promise<void> {
  await hydrated(page);
  await navigate(page, path);
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction(
    (to) => window.siteVisit?.journey.at(-1)?.path === to.slice(0, 300),
    path,
  );
}

/** The paths of the visit, as the page knows them. */
export function journeyOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window.siteVisit?.journey ?? []).map(({ path }) => path));
}

export async function cookieValue(page: Page, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find((cookie) => cookie.name === name)?.value;
}
