/** Sections 2, 3 and 4 of the specification, as far as they are about consent, tracking and navigation. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { builtSite } from '../support/built-site';
import { serveCallWidget } from '../support/call-widget';
import { launchChromium } from '../support/chromium';
import {
  answer,
  BANNER,
  cookieValue,
  follow,
  journeyOf,
  openCookieSettings,
} from '../support/consent';
import { axeReport } from '../support/page-axe';
import { hydrated, layoutShift, scrollToEnd, visit } from '../support/shell';

const DESK = { viewport: { width: 1280, height: 900 } };
const DAY = 24 * 60 * 60;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

const banner = (page: Page) => page.locator(BANNER);
const isShown = (page: Page) => banner(page).isVisible();
async function fresh(path = '/', options: BrowserContextOptions = DESK): Promise<Page> {
  return visit(browser, path, options);
}

describe('Cookies, each with a 3-month expiry', () => {
  test('_cookie_consent, _guest_id, _visit_activity and _journey last 90 days, are Lax, and for the whole site', async () => {
    const page = await fresh('/services/cloud');
    await answer(page, 'accept');
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name).sort()).toEqual([
      '_cookie_consent',
      '_guest_id',
      '_journey',
      '_visit_activity',
    ]);
    for (const { expires, sameSite, path, secure } of cookies) {
      expect(Math.abs(expires - Date.now() / 1000 - 90 * DAY)).toBeLessThan(60);
      expect({ sameSite, path, secure }).toEqual({ sameSite: 'Lax', path: '/', secure: false });
    }
    await page.context().close();
  });
});

describe('Cookie banner', () => {
  test('shown when no consent cookie exists', async () => {
    const page = await (await browser.newContext(DESK)).newPage();
    // On a busy machine these come late, which moves something by itself.
    await page.route('**/fonts/*', (route) => route.abort());
    await page.goto(`${builtSite().url}/`, { waitUntil: 'load' });
    expect(await isShown(page)).toBe(true);
    expect(await layoutShift(page)).toBe(0);
    await page
      .context()
      .addCookies([{ name: '_cookie_consent', value: 'decline', url: page.url() }]);
    await page.reload();
    expect(await isShown(page)).toBe(false);
    await page.context().close();
  });

  test('ACCEPT stores the visit path, creates a guest id and records accept', async () => {
    const page = await fresh('/services/cloud');
    await answer(page, 'accept');
    expect(await isShown(page)).toBe(false);
    expect(await cookieValue(page, '_cookie_consent')).toBe('accept');
    expect(await cookieValue(page, '_visit_activity')).toBe('/services/cloud');
    expect(await cookieValue(page, '_guest_id')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
    const kept = await page.evaluate(() => localStorage.getItem('consent-record'));
    expect(JSON.parse(kept ?? '')).toEqual({
      version: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      choice: 'accept',
    });
    await page.context().close();
  });

  test('DECLINE records decline', async () => {
    const page = await fresh('/services/cloud');
    await answer(page, 'decline');
    expect(await isShown(page)).toBe(false);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['_cookie_consent', 'decline'],
    ]);
    await page.context().close();
  });

  test('the close icon only hides it', async () => {
    const page = await fresh();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await isShown(page)).toBe(false);
    expect(await page.context().cookies()).toEqual([]);
    await follow(page, '/services/cloud');
    expect(await isShown(page)).toBe(false);
    await page.reload();
    expect(await isShown(page)).toBe(true);
    await page.context().close();
  });

  test('works before the application is there', async () => {
    const context = await browser.newContext(DESK);
    const page = await context.newPage();
    await page.route(/\/(?:app|framework|webpack-runtime|commons|component)[^/]*\.js$/, (route) =>
      route.abort(),
    );
    await page.goto(`${builtSite().url}/services/cloud`, { waitUntil: 'load' });
    expect(await page.evaluate(() => '___navigate' in window)).toBe(false);
    await answer(page, 'accept');
    expect(await cookieValue(page, '_visit_activity')).toBe('/services/cloud');
    await openCookieSettings(page);
    expect(await isShown(page)).toBe(true);
    await context.close();
  });

  test('is there at the first paint, with no script but the one in the head', async () => {
    const context = await browser.newContext(DESK);
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(builtSite().url);
    expect(await isShown(page)).toBe(true);
    await context.close();
  });

  test('is not shown without JavaScript, where nothing is kept', async () => {
    const page = await fresh('/', { ...DESK, javaScriptEnabled: false });
    expect(await isShown(page)).toBe(false);
    expect(await page.locator('[data-cookie-settings]').isVisible()).toBe(false);
    await page.context().close();
  });

  test('Accept and Decline are alike in size and colours', async () => {
    const page = await fresh();
    const [accept, decline] = await Promise.all(
      ['accept', 'decline'].map((choice) =>
        page.locator(`[data-consent-choice="${choice}"]`).evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontWeight, fontSize } =
            getComputedStyle(button);
          return { width, height, color, backgroundColor, borderColor, fontWeight, fontSize };
        }),
      ),
    );
    expect(accept).toEqual(decline);
    await page.context().close();
  });

  test('survives hydration with what was written into it', async () => {
    const page = await fresh();
    await hydrated(page);
    await openCookieSettings(page);
    expect(await page.locator('[data-consent-status]').textContent()).toBe(
      'You have not chosen yet.',
    );
    await follow(page, '/services/cloud');
    expect(await page.locator('[data-consent-status]').textContent()).toBe(
      'You have not chosen yet.',
    );
    await page.context().close();
  });
});

describe('Banner offsets apply when the window height is between 400 and 750 px', () => {
  const gapAt = async (height: number) => {
    const page = await fresh('/', { viewport: { width: 1280, height } });
    const box = await banner(page).boundingBox();
    await page.context().close();
    if (!box) throw new Error('There is no banner.');
    return { below: height - box.y - box.height, beside: box.x };
  };

  test.each([
    [380, 0],
    [400, 0],
    [575, 12],
    [750, 24],
    [1000, 24],
  ])(
    'at %i px it keeps %i px from the edges',
    async (height, gap) => {
      const { below, beside } = await gapAt(height);
      expect(below).toBeCloseTo(gap, 0);
      // Beyond the page's widest it is centred.
      expect(beside).toBeCloseTo(gap, 0);
    },
    60_000,
  );
});

describe('its scale is clamped to 0.4 to 1', () => {
  const measures = async (height: number) => {
    const page = await fresh('/', { viewport: { width: 1280, height } });
    const found = await banner(page).evaluate((box) => {
      const style = (selector: string) => {
        const element = box.querySelector(selector);
        if (!element) throw new Error(`No ${selector}.`);
        return getComputedStyle(element);
      };
      const texts = [...box.querySelectorAll('h2, p, a, button')].filter(
        (element) => element.checkVisibility() && element.textContent,
      );
      return {
        padding: parseFloat(style(':scope > div').paddingLeft),
        text: Math.min(...texts.map((element) => parseFloat(getComputedStyle(element).fontSize))),
        target: Math.min(
          ...[...box.querySelectorAll('button')].map((button) => {
            const { width, height: high } = button.getBoundingClientRect();
            return Math.min(width, high);
          }),
        ),
      };
    });
    await page.context().close();
    return found;
  };

  test.each([
    [200, 0.4],
    [300, 0.4],
    [450, 0.6],
    [600, 0.8],
    [750, 1],
    [1200, 1],
  ])(
    'at %i px of height it is %f, while text stays at 16 px and targets at 24 or more',
    async (height, scale) => {
      const { padding, text, target } = await measures(height);
      expect(padding).toBeCloseTo(32 * scale, 0);
      expect(text).toBeGreaterThanOrEqual(16);
      expect(target).toBeGreaterThanOrEqual(height >= 400 ? 44 : 24);
    },
    60_000,
  );

  test.each([
    [320, 400],
    [360, 640],
    [640, 400],
    [1280, 200],
  ])(
    'in a window of %i by %i px everything in it can be reached, and the page is seen',
    async (width, height) => {
      const page = await fresh('/', { viewport: { width, height } });
      const box = await banner(page).boundingBox();
      expect(box?.y ?? 0).toBeGreaterThanOrEqual(0);
      expect(box?.height ?? height).toBeLessThanOrEqual(height);
      const policy = banner(page).getByRole('link', { name: 'Cookie policy' });
      await policy.focus();
      const link = await policy.boundingBox();
      expect((link?.y ?? height) + (link?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      await answer(page, 'decline');
      expect(await isShown(page)).toBe(false);
      await page.context().close();
    },
    60_000,
  );
});

describe('the banner and the keyboard', () => {
  test.each([
    [1000, 500],
    [360, 640],
  ])(
    'at %i by %i it covers nothing that has the focus',
    async (width, height) => {
      const page = await fresh('/resources/blogs', { viewport: { width, height } });
      const covered: string[] = [];
      for (let press = 0; press < 150; press += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate((selector) => {
          const element = document.activeElement;
          const box = document.querySelector(selector);
          if (!element || !box || element === document.body || box.contains(element)) return '';
          const { top, bottom, height: high } = element.getBoundingClientRect();
          const edge = box.getBoundingClientRect().top;
          return high > 0 && bottom > edge && top >= edge ? element.outerHTML.slice(0, 100) : '';
        }, BANNER);
        if (hidden) covered.push(hidden);
      }
      expect(covered).toEqual([]);
      await page.context().close();
    },
    120_000,
  );

  test('comes right after the skip link, and traps nothing', async () => {
    const page = await fresh();
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to content');
    const order: string[] = [];
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      order.push(await focused());
    }
    expect(order).toEqual(['Cookie policy', 'Accept', 'Decline', '', 'Loomwright']);
    await page.context().close();
  });

  test('the last line of the page is seen above it', async () => {
    const page = await fresh('/resources/blogs', { viewport: { width: 1000, height: 600 } });
    await scrollToEnd(page);
    const [edge, last] = await Promise.all([
      banner(page).boundingBox(),
      page.locator('[data-copyright] p').last().boundingBox(),
    ]);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
    await page.context().close();
  });

  test('a menu that is open lies over it', async () => {
    const page = await fresh('/', { viewport: { width: 1000, height: 500 } });
    await page.locator('[data-menu-button]').first().click();
    const box = await banner(page).boundingBox();
    const onTop = await page.evaluate(
      ([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('[data-menu-panel]')),
      [500, (box?.y ?? 0) + 20] as const,
    );
    expect(onTop).toBe(true);
    await page.context().close();
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing in it, asked and opened, in %s',
    async (colorScheme) => {
      const page = await fresh('/', { ...DESK, colorScheme, reducedMotion: 'reduce' });
      expect((await axeReport(page)).violations).toEqual([]);
      await openCookieSettings(page);
      // Of what it lies over, some may be covered in part, wherever the page has come to be scrolled to.
      expect((await axeReport(page, BANNER)).violations).toEqual([]);
      await page.context().close();
    },
    60_000,
  );
});

describe('Cookie settings', () => {
  test('open the choice again with the focus on it, and give that back', async () => {
    const page = await fresh();
    await answer(page, 'accept');
    await openCookieSettings(page);
    expect(await banner(page).evaluate((box) => document.activeElement === box)).toBe(true);
    expect(await page.locator('[data-consent-status]').textContent()).toMatch(
      /^You chose to accept on \d+ \w+ \d{4} at \d\d:\d\d\.$/,
    );
    await page.keyboard.press('Escape');
    expect(await isShown(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie settings');
    await page.context().close();
  });

  test('a newer version of the question asks again', async () => {
    const page = await fresh();
    await answer(page, 'accept');
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('consent-record') ?? '') as {
        version: number;
      };
      localStorage.setItem(
        'consent-record',
        JSON.stringify({ ...record, version: record.version - 1 }),
      );
    });
    await page.reload();
    expect(await isShown(page)).toBe(true);
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
  });

  test('say that the browser’s signal counts as a decline, and let the visitor choose otherwise', async () => {
    const context = await browser.newContext(DESK);
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
    const page = await context.newPage();
    await page.goto(builtSite().url, { waitUntil: 'load' });
    await openCookieSettings(page);
    expect(await page.locator('[data-consent-status]').textContent()).toContain(
      'Global Privacy Control',
    );
    await answer(page, 'accept');
    expect(await cookieValue(page, '_cookie_consent')).toBe('accept');
    await context.close();
  });
});

describe('On each route change', () => {
  test('the page scrolls to the top, and Back restores', async () => {
    const page = await fresh('/resources/blogs');
    await answer(page, 'decline');
    await hydrated(page);
    const y = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.waitForTimeout(300);
    await follow(page, '/services/cloud');
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForURL(/\/resources\/blogs$/);
    await page.waitForFunction(() => window.scrollY > 0);
    expect(await y()).toBe(700);
    await page.context().close();
  });

  test('if the visit cookie exists, it is updated with the path; the journey list appends', async () => {
    const page = await fresh('/');
    await answer(page, 'accept');
    await follow(page, '/services/cloud');
    expect(await cookieValue(page, '_visit_activity')).toBe('/services/cloud');
    await page.context().clearCookies({ name: '_visit_activity' });
    await follow(page, '/contact');
    expect(await cookieValue(page, '_visit_activity')).toBeUndefined();
    expect(await journeyOf(page)).toEqual(['/', '/services/cloud', '/contact']);
    await page.context().close();
  });

  test('an accepted visitor’s record needs no application, and has each page once', async () => {
    const page = await fresh('/');
    await answer(page, 'accept');
    await page.route(/\/(?:app|framework|webpack-runtime)[^/]*\.js$/, (route) => route.abort());
    await page.goto(`${builtSite().url}/services/cloud`, { waitUntil: 'load' });
    expect(await cookieValue(page, '_visit_activity')).toBe('/services/cloud');
    expect(await journeyOf(page)).toEqual(['/', '/services/cloud']);
    await page.context().close();
  });
});

describe('A CONTACT US button stores the current path for tracking and goes to /contact', () => {
  const tracked = (page: Page) =>
    page.evaluate(() => ({
      known: window.siteVisit?.trackedPath,
      local: localStorage.getItem('path-tracking'),
      session: sessionStorage.getItem('path-tracking-undecided'),
    }));
  const contactUs = async (page: Page) => {
    await page.locator('header').getByRole('link', { name: 'CONTACT US' }).first().click();
    await page.waitForURL(/\/contact$/);
  };

  test('for the visit before a choice, in local storage on each update once accepted', async () => {
    const page = await fresh('/services/cloud');
    await hydrated(page);
    await contactUs(page);
    expect(await tracked(page)).toEqual({
      known: '/services/cloud',
      local: null,
      session: '/services/cloud',
    });
    await answer(page, 'accept');
    expect(await tracked(page)).toEqual({
      known: '/services/cloud',
      local: '/services/cloud',
      session: null,
    });
    await follow(page, '/products/reportwa');
    await contactUs(page);
    expect(await tracked(page)).toMatchObject({ local: '/products/reportwa' });
    await page.context().close();
  });

  test('after a decline in memory alone', async () => {
    const page = await fresh('/services/cloud');
    await answer(page, 'decline');
    await hydrated(page);
    await contactUs(page);
    expect(await tracked(page)).toEqual({ known: '/services/cloud', local: null, session: null });
    await page.context().close();
  });

  test('before the application is there', async () => {
    const context = await browser.newContext(DESK);
    const page = await context.newPage();
    await page.route(/\/(?:app|framework|webpack-runtime)[^/]*\.js$/, (route) => route.abort());
    await page.goto(`${builtSite().url}/services/cloud`, { waitUntil: 'load' });
    await contactUs(page);
    expect((await tracked(page)).known).toBe('/services/cloud');
    await context.close();
  });

  test('and so does the foot of the page, in its new window', async () => {
    const page = await fresh('/services/cloud');
    await answer(page, 'close');
    const [popup] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('[data-site-footer] a[target="_blank"]').click(),
    ]);
    await popup.waitForLoadState('load');
    expect((await tracked(popup)).known).toBe('/services/cloud');
    await page.context().close();
  });
});

describe('A call-widget script from a third party is loaded lazily', () => {
  const button = (page: Page) => page.locator('[data-call-widget]');

  test('after an accept and the first sign of wanting it; gone on withdrawal', async () => {
    const widget = await serveCallWidget(builtSite().callWidgetUrl);
    const page = await fresh('/');
    await answer(page, 'accept');
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(widget.asked).toEqual([]);
    await button(page).scrollIntoViewIfNeeded();
    await button(page).hover();
    await page.locator('aside[data-stand-in]').waitFor({ state: 'attached' });
    expect(widget.asked[0]).toBe('/widget.js');
    await button(page).waitFor({ state: 'hidden' });

    await openCookieSettings(page);
    const loaded = page.waitForEvent('load');
    await answer(page, 'decline');
    await loaded;
    expect(await page.locator('[data-stand-in]').count()).toBe(0);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['_cookie_consent']);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['consent-record']);
    widget.asked.length = 0;
    await button(page).hover();
    await page.waitForTimeout(500);
    // Its heart beats no more.
    expect(widget.asked).toEqual([]);
    await page.context().close();
    await widget.close();
  });

  test('without an accept a click opens the settings, which say why and give the number', async () => {
    const widget = await serveCallWidget(builtSite().callWidgetUrl);
    const page = await fresh('/');
    await answer(page, 'close');
    await hydrated(page);
    await button(page).click();
    expect(await isShown(page)).toBe(true);
    expect(await banner(page).locator('a[href^="tel:"]').isVisible()).toBe(true);
    expect(widget.asked).toEqual([]);
    await answer(page, 'accept');
    // The button has the focus back, which is a sign of wanting the call; the widget does not take it away.
    await page.locator('html[data-call="ready"]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Call from this page',
    );
    await page.keyboard.press('Tab');
    await button(page).waitFor({ state: 'hidden' });
    await page.context().close();
    await widget.close();
  });
});
