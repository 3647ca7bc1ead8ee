/** Sections 2, 3 and 4 of the specification, as far as they are about consent, tracking and navigation. */
import type { Page } from '@playwright/test';
import { cookieAttributes } from '../../src/consent/visit-keys';
import { expect, test } from '../support/browser-test';
import {
  answer,
  BANNER,
  cookieValue,
  follow,
  journeyOf,
  openCookieSettings,
} from '../support/consent';
import { axeReport } from '../support/page-axe';
import { hydrated, layoutShift, resize, scrollToEnd } from '../support/shell';

test.use({ viewport: { width: 1280, height: 900 } });

const APPLICATION = /\/(?:app|framework|webpack-runtime|\d+)[^/]*\.js$/;

const banner = (page: Page) => page.locator(BANNER);
const status = (page: Page) => page.locator('[data-consent-status]');
const expectShown = (page: Page) => expect(banner(page)).toBeVisible();
const expectHidden = (page: Page) => expect(banner(page)).toBeHidden();

async function expectCookiesFor90Days(page: Page) {
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual([
    '_cookie_consent',
    '_guest_id',
    '_journey',
    '_visit_activity',
  ]);
  for (const { expires, sameSite, path, secure } of cookies) {
    const end = cookieAttributes('https:').expires.getTime() / 1000;
    // The zone of the browser may have another hour by then.
    expect(Math.abs(expires - end)).toBeLessThan(2 * 60 * 60);
    expect({ sameSite, path, secure }).toEqual({ sameSite: 'Lax', path: '/', secure: false });
  }
}

async function expectAccepted(page: Page) {
  expect(await cookieValue(page, '_cookie_consent')).toBe('accept');
  expect(await cookieValue(page, '_visit_activity')).toBe('/services/cloud');
  expect(await cookieValue(page, '_guest_id')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  const kept = await page.evaluate(() => localStorage.getItem('consent-record'));
  expect(JSON.parse(kept ?? '')).toEqual({
    version: expect.any(Number),
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    choice: 'accept',
  });
}

test('§4 ACCEPT stores the visit path, creates a guest id and records accept', async ({ open }) => {
  const page = await open('/services/cloud');
  await answer(page, 'accept');
  await expectHidden(page);
  await expectAccepted(page);
  await test.step('Cookies, each with a 3-month expiry, are Lax, and for the whole site', () =>
    expectCookiesFor90Days(page));
  await test.step('Cookie settings open the choice again with the focus on it, and give that back', async () => {
    await openCookieSettings(page);
    await expect(banner(page)).toBeFocused();
    await expect(status(page)).toHaveText(/^You chose to accept on \d+ \w+ \d{4} at \d\d:\d\d\.$/);
    await page.keyboard.press('Escape');
    await expectHidden(page);
    await expect(page.locator('[data-cookie-settings]')).toBeFocused();
  });
});

test('§1 §4 Cookie banner: shown when no consent cookie exists', async ({ page }) => {
  await test.step('at the first paint, with no script but the one in the head', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expectShown(page);
    await page.unroute('**/*.js');
  });
  await test.step('and moves nothing', async () => {
    // On a busy machine these come late, which moves something by itself.
    await page.route('**/fonts/*', (route) => route.abort());
    await page.reload({ waitUntil: 'load' });
    await expectShown(page);
    expect(await layoutShift(page)).toBe(0);
  });
  await page.context().addCookies([{ name: '_cookie_consent', value: 'decline', url: page.url() }]);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expectHidden(page);
});

test('§4 the close icon only hides the banner', async ({ open }) => {
  const page = await open('/');
  await banner(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expectHidden(page);
  expect(await page.context().cookies()).toEqual([]);
  await follow(page, '/services/cloud');
  await expectHidden(page);
  await page.reload();
  await expectShown(page);
  await test.step('it survives hydration with what was written into it', async () => {
    await hydrated(page);
    await openCookieSettings(page);
    await expect(status(page)).toHaveText('You have not chosen yet.');
    await follow(page, '/contact');
    await expect(status(page)).toHaveText('You have not chosen yet.');
  });
});

test.describe('before the application is there', () => {
  test('the banner works, and each page is in the visitor’s record once', async ({ page }) => {
    await page.route(APPLICATION, (route) => route.abort());
    await page.goto('/services/cloud');
    await answer(page, 'accept');
    expect(await cookieValue(page, '_visit_activity')).toBe('/services/cloud');
    await openCookieSettings(page);
    await expectShown(page);
    await answer(page, 'close');
    await test.step('A CONTACT US button stores the current path for tracking and goes to /contact', async () => {
      await contactUs(page);
      expect((await tracked(page)).known).toBe('/services/cloud');
    });
    expect(await cookieValue(page, '_visit_activity')).toBe('/contact');
    expect(await journeyOf(page)).toEqual(['/services/cloud', '/contact']);
    expect(await page.evaluate(() => '___navigate' in window)).toBe(false);
  });
});

async function walkByTab(page: Page) {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (const next of [
    banner(page).getByRole('link', { name: 'Cookie policy' }),
    banner(page).getByRole('button', { name: 'ACCEPT', exact: true }),
    banner(page).getByRole('button', { name: 'DECLINE', exact: true }),
    banner(page).getByRole('button', { name: 'Close', exact: true }),
    page.locator('[data-site-header] a').first(),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
}

const looksOf = (page: Page, choice: 'accept' | 'decline') =>
  page.locator(`[data-consent-choice="${choice}"]`).evaluate((button) => {
    const { width, height } = button.getBoundingClientRect();
    const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
    return { width, height, color, backgroundColor, borderColor, fontWeight, fontSize };
  });

async function expectGap(page: Page, height: number, gap: number) {
  const box = await banner(page).boundingBox();
  if (!box) throw new Error('There is no banner.');
  expect(height - box.y - box.height).toBeCloseTo(gap, 0);
  // Beyond the page's widest it is centred.
  expect(box.x).toBeCloseTo(gap, 0);
}

/** The banner's scale as it is computed and as it is seen, and as they are seen its smallest text and button, in px. */
const measures = (page: Page) =>
  banner(page).evaluate((box) => {
    if (!(box instanceof HTMLElement)) throw new Error('The banner is no element of HTML.');
    const seen = box.getBoundingClientRect().height / box.offsetHeight;
    const texts = [...box.querySelectorAll('p, a, button')].filter(
      (element) => element.checkVisibility() && element.textContent,
    );
    const buttons = [...box.querySelectorAll('button')].map((button) =>
      button.getBoundingClientRect(),
    );
    return {
      computed: parseFloat(getComputedStyle(box).scale),
      seen,
      text: Math.min(
        ...texts.map((element) => parseFloat(getComputedStyle(element).fontSize) * seen),
      ),
      target: Math.min(...buttons.flatMap(({ width, height }) => [width, height])),
    };
  });

async function expectScale(page: Page, scale: number) {
  const { computed, seen, text, target } = await measures(page);
  expect(computed).toBeCloseTo(scale, 2);
  expect(seen).toBeCloseTo(scale, 1);
  expect(text).toBeGreaterThanOrEqual(13.9);
  expect(text).toBeLessThanOrEqual(16.1);
  expect(target).toBeGreaterThanOrEqual(31.9);
}

/** Buttons of the banner whose words are cut, that reach beyond it, or that lie on one another. */
const spoilt = (page: Page) =>
  banner(page).evaluate((box) => {
    const around = box.getBoundingClientRect();
    const parts = [...box.querySelectorAll('button')].filter((part) => part.checkVisibility());
    const places = parts.map((part) => part.getBoundingClientRect());
    const named = (part: Element) => part.getAttribute('aria-label') ?? part.textContent;
    return parts.flatMap((part, index) => {
      const { left, right, top, bottom } = places[index] ?? around;
      const isCut = part.scrollWidth > part.clientWidth + 1;
      const isBeyond = left < around.left || right > around.right || bottom > around.bottom;
      const overlaps = parts.some(
        (other, at) =>
          other !== part &&
          left < (places[at]?.right ?? 0) &&
          right > (places[at]?.left ?? 0) &&
          top < (places[at]?.bottom ?? 0) &&
          bottom > (places[at]?.top ?? 0),
      );
      return isCut || isBeyond || overlaps ? [named(part)] : [];
    });
  });

async function expectReachable(page: Page, width: number, height: number) {
  const box = await banner(page).boundingBox();
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect(box?.height ?? Infinity).toBeLessThanOrEqual(height);
  const policy = banner(page).getByRole('link', { name: 'Cookie policy' });
  await policy.focus();
  const link = await policy.boundingBox();
  expect((link?.y ?? height) + (link?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  for (const button of await banner(page).getByRole('button').all())
    await button.click({ trial: true });
}

async function expectLastLineAbove(page: Page) {
  await scrollToEnd(page);
  const edge = await banner(page).boundingBox();
  const last = page.locator('[data-copyright] p').last();
  const bottom = async () => {
    const box = await last.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBeLessThanOrEqual(edge?.y ?? 0);
}

async function expectMenuAbove(page: Page) {
  await page.locator('[data-menu-button]').first().click();
  const box = await banner(page).boundingBox();
  const isOnTop = () =>
    page.evaluate(
      ([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('[data-menu-panel]')),
      [500, (box?.y ?? 0) + 20] as const,
    );
  await expect.poll(isOnTop).toBe(true);
  await page.keyboard.press('Escape');
}

test('§4 Banner offsets apply when the window height is between 400 and 750 px; its scale is clamped to 0.4 to 1', async ({
  open,
}) => {
  const page = await open('/resources/blogs');
  await test.step('it comes right after the skip link, and traps nothing', () => walkByTab(page));
  await test.step('ACCEPT and DECLINE are alike in size and colours', async () => {
    await page.mouse.move(0, 0);
    expect(await looksOf(page, 'accept')).toEqual(await looksOf(page, 'decline'));
  });
  for (const [height, gap, scale] of [
    [200, 0, 0.4],
    [380, 0, 0.507],
    [400, 0, 0.533],
    [575, 12, 0.767],
    [750, 24, 1],
    [751, 0, 1],
    [1200, 0, 1],
  ] as const) {
    await test.step(`at ${height} px it keeps ${gap} px from the edges; its scale is ${scale}, while text is seen at 14 to 16 px and targets at 32 or more`, async () => {
      await resize(page, 1280, height);
      await expectGap(page, height, gap);
      await expectScale(page, scale);
      expect(await spoilt(page)).toEqual([]);
    });
  }
  await test.step('a desk’s first screen gives it one row of buttons, with the words beside them', async () => {
    await resize(page, 1280, 800);
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(66);
  });
  for (const [width, height] of [
    [320, 400],
    [360, 640],
    // A phone on its side, and a desk of 1280 by 720 at a zoom of 200 %.
    [640, 360],
    [640, 400],
    [1280, 200],
  ] as const) {
    await test.step(`in a window of ${width} by ${height} px everything in it can be reached and read, and the page is seen`, async () => {
      await resize(page, width, height);
      await expectReachable(page, width, height);
      await expectScale(page, Math.min(1, Math.max(0.4, height / 750)));
      expect(await spoilt(page)).toEqual([]);
    });
  }
  await test.step('the last line of the page is seen above it, and a menu that is open lies over it', async () => {
    await resize(page, 1000, 600);
    await expectLastLineAbove(page);
    await resize(page, 1000, 500);
    await expectMenuAbove(page);
  });
});

test('axe finds nothing in the settings, in light nor in dark', async ({ open }) => {
  // Asked for the first time it is part of every page that `pages` looks at.
  const page = await open('/cookie-policy', { reducedMotion: 'reduce' });
  await answer(page, 'decline');
  await openCookieSettings(page);
  await expectShown(page);
  expect((await axeReport(page, BANNER)).violations).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Some elements come to their other colours in steps.
  await page.evaluate(() => {
    for (const change of document.getAnimations())
      if (change instanceof CSSTransition) change.finish();
  });
  expect((await axeReport(page, BANNER, ['color-contrast'])).violations).toEqual([]);
});

/** Until Gatsby has kept a page's place for Back. */
const keptPlace = (page: Page, y: number) =>
  page.waitForFunction(
    (place) =>
      Object.entries(sessionStorage).some(
        ([key, value]) => key.startsWith('@@scroll|') && value === String(place),
      ),
    y,
  );

test('§1 §4 On each route change the page scrolls to the top and, if the visit cookie exists, it is updated with the path', async ({
  open,
}) => {
  const page = await open('/resources/blogs');
  const y = () => page.evaluate(() => Math.round(window.scrollY));
  await answer(page, 'accept');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await keptPlace(page, 700);
  await follow(page, '/services/cloud');
  await expect.poll(y).toBe(0);
  expect(await cookieValue(page, '_visit_activity')).toBe('/services/cloud');
  await test.step('Back restores', async () => {
    await page.goBack();
    await page.waitForURL(/\/resources\/blogs$/);
    await expect.poll(y).toBe(700);
  });
  await page.context().clearCookies({ name: '_visit_activity' });
  await follow(page, '/contact');
  expect(await cookieValue(page, '_visit_activity')).toBeUndefined();
  await test.step('The journey list appends entries', async () => {
    expect(await journeyOf(page)).toEqual([
      '/resources/blogs',
      '/services/cloud',
      '/resources/blogs',
      '/contact',
    ]);
  });
});

const tracked = (page: Page) =>
  page.evaluate(() => ({
    known: window.siteVisit?.trackedPath,
    local: localStorage.getItem('path-tracking'),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('@@scroll|')),
  }));
async function contactUs(page: Page) {
  await page.locator('header').getByRole('link', { name: 'CONTACT US' }).first().click();
  await page.waitForURL(/\/contact$/);
}

test.describe('§2 A CONTACT US button stores the current path for tracking and goes to /contact', () => {
  test('§4 in memory before a choice, in local storage on each update once accepted', async ({
    open,
  }) => {
    const page = await open('/services/cloud');
    await hydrated(page);
    await contactUs(page);
    const known = '/services/cloud';
    expect(await tracked(page)).toEqual({ known, local: null, session: [] });
    await test.step('a contact page that is loaded anew takes it from the referrer', async () => {
      await page.goto('/services/cloud');
      await page.route(APPLICATION, (route) => route.abort());
      await contactUs(page);
      expect(await tracked(page)).toEqual({ known, local: null, session: [] });
      await page.unroute(APPLICATION);
      await page.reload();
      expect(await tracked(page)).toEqual({ known, local: null, session: [] });
    });
    await answer(page, 'accept');
    expect(await tracked(page)).toMatchObject({ known, local: known });
    await follow(page, '/products/reportwa');
    await contactUs(page);
    expect(await tracked(page)).toMatchObject({ local: '/products/reportwa' });
  });

  test('§4 DECLINE records decline, after which it is kept in memory alone', async ({ open }) => {
    const page = await open('/services/cloud');
    await answer(page, 'decline');
    await expectHidden(page);
    const cookies = async () =>
      (await page.context().cookies()).map(({ name, value }) => [name, value]);
    expect(await cookies()).toEqual([['_cookie_consent', 'decline']]);
    await hydrated(page);
    await contactUs(page);
    expect(await tracked(page)).toEqual({ known: '/services/cloud', local: null, session: [] });
    expect(await cookies()).toEqual([['_cookie_consent', 'decline']]);
  });
});

/** All that a page asks of the call widget's server. */
function widgetRequests(page: Page, widget: string): string[] {
  const { origin } = new URL(widget);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) asked.push(url.pathname);
  });
  return asked;
}

/** Longer, by the page's own clock, than the stand-in waits between two beats of its heart. */
const outlastBeat = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 250);
      }),
  );

// The stand-in adds a style of its own, which the policy keeps back.
test.describe(() => {
  test.use({ provoked: [/inline style/i] });
  test('§1 A call-widget script from a third party is loaded lazily', async ({ open, site }) => {
    const page = await open('/cookie-policy');
    const asked = widgetRequests(page, site.callWidgetUrl);
    const button = page.locator('[data-call-widget]');
    const call = page.locator('html[data-call="ready"]');

    await test.step('without an accept a click opens the settings, which say why and give the number', async () => {
      await answer(page, 'close');
      await hydrated(page);
      await button.click();
      await expectShown(page);
      await expect(banner(page).locator('a[href^="tel:"]')).toBeVisible();
      await outlastBeat(page);
      expect(asked).toEqual([]);
      await answer(page, 'accept');
      // The button has the focus back, which is a sign of wanting the call; the widget does not take it away.
      await expect(call).toBeAttached();
      await expect(button).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button).toBeHidden();
    });

    await test.step('it is gone on withdrawal, with all that it has kept', async () => {
      await page.locator('aside[data-stand-in]').waitFor({ state: 'attached' });
      await expect.poll(() => asked).toContain('/beat');
      await openCookieSettings(page);
      const loaded = page.waitForEvent('load');
      await answer(page, 'decline');
      await loaded;
      asked.length = 0;
      await expect(page.locator('[data-stand-in]')).toHaveCount(0);
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['_cookie_consent']);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['consent-record']);
      await hydrated(page);
      await button.hover();
      await outlastBeat(page);
      expect(asked).toEqual([]);
    });

    await test.step('after an accept it waits for the first sign of being wanted', async () => {
      await page.mouse.move(0, 0);
      await openCookieSettings(page);
      await answer(page, 'accept');
      await outlastBeat(page);
      expect(asked).toEqual([]);
      await button.hover();
      await expect(call).toBeAttached();
      expect(asked[0]).toBe('/widget.js');
      await expect(button).toBeHidden();
    });
  });
});
