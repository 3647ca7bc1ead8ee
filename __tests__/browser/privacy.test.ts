/**
 * The privacy proof: over a walk of twenty pages every request, cookie and storage key is recorded, before a choice,
 * after a decline, after an accept and after a withdrawal. What is allowed is listed; anything else fails.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { allPaths } from '../../src/lib/navigation';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import {
  answer,
  BANNER,
  cookieValue,
  follow,
  journeyOf,
  openCookieSettings,
} from '../support/consent';
import { pageTypes } from '../support/page-types';
import { forbidden, kept, keptOfTheVisit, record } from '../support/privacy-recorder';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

/** One of each kind first, so that each kind's own code has its say. */
function twentyPaths(): string[] {
  const kinds = Object.values(pageTypes()).filter((path) => path !== '/404');
  return [...new Set([...kinds, ...allPaths])].slice(0, 20);
}

/** Through twenty pages: some are loaded, most are followed to inside the application. */
async function walk(page: Page): Promise<string[]> {
  const paths = twentyPaths();
  for (const [index, path] of paths.entries()) {
    if (index % 5 === 0) await page.goto(builtSite().url + path, { waitUntil: 'load' });
    else await follow(page, path);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.locator('[data-menu-button]').first().hover();
  }
  await page.waitForTimeout(300);
  return paths;
}

const VISIT = ['undecidedJourney'];
const DECLINED = ['consent', 'consentRecord'];
const ACCEPTED = [
  'consent',
  'consentRecord',
  'guestId',
  'journey',
  'visitActivity',
  'visitJourney',
];
const COOKIES = ['_cookie_consent', '_guest_id', '_visit_activity', '_journey'];

const newContext = () => browser.newContext({ viewport: { width: 1280, height: 900 } });

describe('over a walk of twenty pages', () => {
  test('before a choice: no cookie, and the visit alone in the tab', async () => {
    const context = await newContext();
    const recorder = record(context);
    const page = await context.newPage();
    const paths = await walk(page);
    await recorder.settle();
    expect(forbidden(recorder.sent, [])).toEqual([]);
    expect(recorder.sent.length).toBeGreaterThan(40);
    expect(await keptOfTheVisit(page)).toEqual(VISIT);
    expect(await context.cookies()).toEqual([]);
    expect(await journeyOf(page)).toEqual(paths);
    await context.close();
  });

  test('after a decline: the answer, and nothing else', async () => {
    const context = await newContext();
    const page = await context.newPage();
    await page.goto(builtSite().url, { waitUntil: 'load' });
    await answer(page, 'decline');
    const recorder = record(context);
    await walk(page);
    await recorder.settle();
    expect(forbidden(recorder.sent, ['_cookie_consent'])).toEqual([]);
    expect(await keptOfTheVisit(page)).toEqual(DECLINED);
    await context.close();
  });

  test('after an accept: the four cookies, to this site alone; after a withdrawal: the answer alone, at once', async () => {
    const context = await newContext();
    const page = await context.newPage();
    await page.goto(builtSite().url, { waitUntil: 'load' });
    await answer(page, 'accept');
    const recorder = record(context);
    const paths = await walk(page);
    await recorder.settle();
    expect(forbidden(recorder.sent, COOKIES)).toEqual([]);
    expect(await keptOfTheVisit(page)).toEqual(ACCEPTED);
    expect(await journeyOf(page)).toEqual(['/', ...paths]);
    // The recorder sees them: each has travelled.
    for (const name of COOKIES) {
      expect(recorder.sent.some(({ cookie }) => cookie.includes(`${name}=`))).toBe(true);
    }

    await openCookieSettings(page);
    await answer(page, 'decline');
    expect(await keptOfTheVisit(page)).toEqual(DECLINED);
    await recorder.settle();
    recorder.sent.length = 0;
    await walk(page);
    await recorder.settle();
    expect(forbidden(recorder.sent, ['_cookie_consent'])).toEqual([]);
    expect(await keptOfTheVisit(page)).toEqual(DECLINED);
    await context.close();
  }, 360_000);

  test.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ] as const)(
    'with %s: nothing at all, and no banner',
    async (_name, property, value) => {
      const context = await newContext();
      await context.addInitScript(
        ([name, said]) => {
          Object.defineProperty(Navigator.prototype, name, { get: () => said });
        },
        [property, value] as const,
      );
      const recorder = record(context);
      const page = await context.newPage();
      await walk(page);
      await recorder.settle();
      expect(forbidden(recorder.sent, [])).toEqual([]);
      expect(await keptOfTheVisit(page)).toEqual([]);
      expect(await page.locator(BANNER).isVisible()).toBe(false);
      await context.close();
    },
    180_000,
  );
});

test('the recorder finds what is not allowed', async () => {
  // The pages' own policy would keep a part of it from being sent.
  const context = await browser.newContext({ bypassCSP: true });
  const recorder = record(context);
  const page = await context.newPage();
  await page.goto(builtSite().url, { waitUntil: 'load' });
  await page.evaluate(async (site) => {
    document.cookie = '_ga=1; path=/';
    localStorage.setItem('_fbp', '1');
    await fetch(`${site}/collect?uid=1`).catch(() => undefined);
    await fetch('http://127.0.0.1:9/pixel', { mode: 'no-cors' }).catch(() => undefined);
    navigator.sendBeacon(`${site}/beacon`, 'x');
  }, builtSite().url);
  await page.waitForTimeout(300);
  await recorder.settle();
  const found = forbidden(recorder.sent, []).join('\n');
  expect(found).toContain('/collect?uid=1');
  expect(found).toContain('127.0.0.1:9/pixel');
  expect(found).toContain('POST');
  expect(found).toContain('cookie _ga');
  expect(await kept(page)).toEqual(
    expect.arrayContaining(['unknown cookie _ga', 'unknown local storage _fbp']),
  );
  await context.close();
});

describe('two tabs at once', () => {
  const twoTabs = async (context: BrowserContext) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto(builtSite().url, { waitUntil: 'load' });
    await other.goto(`${builtSite().url}/services/cloud`, { waitUntil: 'load' });
    return [one, other] as const;
  };

  test('an answer in one is an answer in the other, and the journey has the pages of both', async () => {
    const context = await newContext();
    const [one, other] = await twoTabs(context);
    await answer(one, 'accept');
    await other.locator(BANNER).waitFor({ state: 'hidden' });
    await follow(other, '/resources/blogs');
    await follow(one, '/resources/awards');
    expect(await cookieValue(one, '_visit_activity')).toBe('/resources/awards');
    const journey = (await cookieValue(one, '_journey')) ?? '';
    for (const path of ['/services/cloud', '/resources/blogs', '/resources/awards']) {
      expect(journey).toContain(path);
    }
    expect(await keptOfTheVisit(other)).toEqual(ACCEPTED);
    await context.close();
  });

  test('a withdrawal in one ends the record in the other', async () => {
    const context = await newContext();
    const [one, other] = await twoTabs(context);
    await answer(one, 'accept');
    await other.locator(BANNER).waitFor({ state: 'hidden' });
    await openCookieSettings(one);
    await answer(one, 'decline');
    await other.waitForFunction(() => sessionStorage.getItem('journey') === null);
    await follow(other, '/resources/blogs');
    expect(await keptOfTheVisit(other)).toEqual(DECLINED);
    expect(await keptOfTheVisit(one)).toEqual(DECLINED);
    await context.close();
  });
});

describe('where nothing can be kept', () => {
  const usable = async (page: Page) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(builtSite().url, { waitUntil: 'load' });
    expect(await page.locator(BANNER).isVisible()).toBe(true);
    await answer(page, 'accept');
    expect(await page.locator(BANNER).isVisible()).toBe(false);
    await follow(page, '/services/cloud');
    await follow(page, '/contact');
    expect(await journeyOf(page)).toEqual(['/', '/services/cloud', '/contact']);
    await openCookieSettings(page);
    expect(await page.locator('[data-consent-status]').textContent()).toContain('accept');
    await answer(page, 'decline');
    expect(await journeyOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  };

  test('cookies turned off: the visit goes on, and is asked again on the next page load', async () => {
    const context = await newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await usable(page);
    expect(await context.cookies()).toEqual([]);
    await page.reload();
    expect(await page.locator(BANNER).isVisible()).toBe(true);
    await context.close();
  });

  test('storage turned off', async () => {
    const context = await newContext();
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    const page = await context.newPage();
    await usable(page);
    expect(await cookieValue(page, '_cookie_consent')).toBe('decline');
    await page.reload();
    expect(await page.locator(BANNER).isVisible()).toBe(false);
    await context.close();
  });

  test('storage full', async () => {
    const context = await newContext();
    await context.addInitScript(() => {
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
    const page = await context.newPage();
    await usable(page);
    expect(await cookieValue(page, '_cookie_consent')).toBe('decline');
    await context.close();
  });
});

test('a huge journey: the cookie stays well under 4 kB, the visit’s list whole', async () => {
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(builtSite().url, { waitUntil: 'load' });
  await answer(page, 'accept');
  await page.evaluate(() => {
    const long = Array.from(
      { length: 400 },
      (_, index) => `t${index.toString(36)}/blog/a-long-name-${index}`,
    );
    sessionStorage.setItem('journey', long.join('|'));
  });
  await page.reload();
  await follow(page, '/services/cloud');
  expect(await journeyOf(page)).toHaveLength(402);
  const value = (await cookieValue(page, '_journey')) ?? '';
  expect(value.length).toBeGreaterThan(3000);
  expect(value.length).toBeLessThanOrEqual(3500);
  expect(value).toMatch(/\/services\/cloud$/);
  await context.close();
});
