/**
 * The privacy proof: over walks through the site every request, cookie and storage key is recorded, after an accept and
 * after a withdrawal. A list names what is allowed; anything else fails. `kinds-of-pages` records each kind of page
 * before a choice.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import type { BuiltSite } from '../support/built-site';
import {
  answer,
  BANNER,
  cookieValue,
  follow,
  journeyOf,
  openCookieSettings,
} from '../support/consent';
import { pageTypes } from '../support/page-types';
import {
  forbidden,
  kept,
  keptOfTheVisit,
  record,
  type Recorder,
} from '../support/privacy-recorder';

/** Kinds that ask the admin API in the browser, and those that write to it or to storage. */
function sixKinds(): string[] {
  const { home = '', contact = '', post = '', careers = '', ...others } = pageTypes();
  return [home, contact, others['list of posts'] ?? '', post, careers, others['downloads'] ?? ''];
}

/** Through the pages: the first is loaded, the others are followed to inside the application. */
async function walk(page: Page, site: BuiltSite, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    if (index === 0) await page.goto(site.url + path, { waitUntil: 'load' });
    else await follow(page, path);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.locator('[data-menu-button]').first().hover();
  }
  await page.waitForLoadState('networkidle');
}

/** All forbidden requests so far. */
async function forbiddenSoFar(recorder: Recorder, cookies: readonly string[]): Promise<string[]> {
  await recorder.settle();
  return forbidden(recorder.sent, cookies);
}

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

const WINDOW = { viewport: { width: 1280, height: 900 } };

test('§1 §3 over a walk after an accept: the four cookies, to this site alone; after a withdrawal: the answer alone, at once', async ({
  open,
  site,
}) => {
  test.slow();
  const page = await open('/', WINDOW);
  await answer(page, 'accept');
  const recorder = record(page.context());
  const paths = sixKinds();
  await walk(page, site, paths);
  expect(await forbiddenSoFar(recorder, COOKIES)).toEqual([]);
  // The walk has followed a link to the contact page.
  expect(await keptOfTheVisit(page)).toEqual([...ACCEPTED, 'trackedPath'].sort());
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
  await walk(page, site, sixKinds());
  expect(await forbiddenSoFar(recorder, ['_cookie_consent'])).toEqual([]);
  expect(await keptOfTheVisit(page)).toEqual(DECLINED);
});

test('the recorder finds what is not allowed', async ({ browser, site }) => {
  // The pages' own policy would keep a part of it from being sent.
  const context = await browser.newContext({ ...WINDOW, bypassCSP: true });
  const recorder = record(context);
  const page = await context.newPage();
  await page.goto(site.url, { waitUntil: 'load' });
  expect(await forbiddenSoFar(recorder, [])).toEqual([]);
  await page.evaluate(
    async ([own, api]) => {
      const send = (url: string) => fetch(url, { mode: 'no-cors' }).catch(() => undefined);
      document.cookie = '_ga=1; path=/';
      localStorage.setItem('_fbp', '1');
      await send(`${own}/collect?uid=1`);
      await send('http://127.0.0.1:9/pixel');
      // As the site asks, and with what no call of the contract has.
      await send(`${api}/posts?page=1&pageSize=9`);
      await send(`${api}/posts?page=1&guest_id=7`);
      await send(`${api}/award?category=data`);
      await send(`${api}/users`);
      navigator.sendBeacon(`${own}/beacon`, 'x');
    },
    [site.url, site.adminApiUrl] as const,
  );
  await expect.poll(() => recorder.sent.some(({ url }) => url.endsWith('/beacon'))).toBe(true);
  const found = (await forbiddenSoFar(recorder, [])).join('\n');
  expect(found).toContain('/collect?uid=1');
  expect(found).toContain('127.0.0.1:9/pixel');
  expect(found).toContain(`GET ${site.adminApiUrl}/posts?page=1&guest_id=7`);
  expect(found).toContain(`GET ${site.adminApiUrl}/award?category=data`);
  expect(found).toContain(`GET ${site.adminApiUrl}/users`);
  expect(found).not.toContain(`GET ${site.adminApiUrl}/posts?page=1&pageSize=9`);
  expect(found).toContain('POST');
  expect(found).toContain('cookie _ga');
  expect(await kept(page)).toEqual(
    expect.arrayContaining(['unknown cookie _ga', 'unknown local storage _fbp']),
  );
});

test('with two tabs at once an answer in one is an answer in the other, the journey has the pages of both, and a withdrawal in one ends the record in the other', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext(WINDOW);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(site.url, { waitUntil: 'load' });
  await other.goto(`${site.url}/services/cloud`, { waitUntil: 'load' });
  await answer(one, 'accept');
  await expect(other.locator(BANNER)).toBeHidden();
  await follow(other, '/resources/blogs');
  await follow(one, '/resources/awards');
  await expect.poll(() => cookieValue(one, '_visit_activity')).toBe('/resources/awards');
  const journey = (await cookieValue(one, '_journey')) ?? '';
  for (const path of ['/services/cloud', '/resources/blogs', '/resources/awards']) {
    expect(journey).toContain(path);
  }
  expect(await keptOfTheVisit(other)).toEqual(ACCEPTED);

  await openCookieSettings(one);
  await answer(one, 'decline');
  await other.waitForFunction(() => sessionStorage.getItem('journey') === null);
  await follow(other, '/contact');
  expect(await keptOfTheVisit(other)).toEqual(DECLINED);
  expect(await keptOfTheVisit(one)).toEqual(DECLINED);
});
