/** Storage that keeps nothing, from the next page opened on, and a visitor's actions on such pages. */
import type { BrowserContext, Page } from '@playwright/test';
import { answer, BANNER, follow, journeyOf, openCookieSettings } from './consent';
import {
  button,
  confirmation,
  expect,
  field,
  fillIn,
  goTo,
  letTimePass,
  paths,
  ready,
  type FormDesk,
} from './form-desk';

/** To name a storage is to throw already. */
export async function turnStorageOff(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    }
  });
}

/** No storage has room for a single letter more. */
export async function fillStorage(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    // Pages without an origin, such as the empty one that a tab begins with, have no storage.
    if (origin === 'null') return;
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2)) {
        try {
          for (;;) storage.setItem(`x${Math.random()}`, 'x'.repeat(size));
        } catch {
          // As much as fits.
        }
      }
    }
  });
}

/** Scripts neither read nor write cookies. */
export async function turnCookiesOff(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
  });
}

/** Answers the banner, looks at pages, and answers once more: all as if it were kept, as long as the page lives. */
export async function answerAndGoOn(page: Page): Promise<void> {
  await expect(page.locator(BANNER)).toBeVisible();
  await answer(page, 'accept');
  await expect(page.locator(BANNER)).toBeHidden();
  await follow(page, '/services/cloud');
  await follow(page, '/contact');
  expect(await journeyOf(page)).toEqual(['/', '/services/cloud', '/contact']);
  await openCookieSettings(page);
  await expect(page.locator('[data-consent-status]')).toContainText('accept');
  await answer(page, 'decline');
  expect(await journeyOf(page)).toEqual([]);
}

/** Writes to the company, with a look at another page in between, where storage is spoilt. */
export async function writeInTwoGoes(
  desk: FormDesk,
  siteUrl: string,
  spoil: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await desk.visit('/robots.txt');
  await spoil(page);
  await page.goto(siteUrl + paths.contact);
  await ready(page);
  const message = await fillIn(page, 'contact');
  await goTo(page, '/resources/awards');
  await goTo(page, paths.contact);
  await ready(page);
  await expect(field(page, 'message')).toHaveValue(message);
  await letTimePass(page);
  await button(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await desk.stored('contact', message)).toHaveLength(1);
}
