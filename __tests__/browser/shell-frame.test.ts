/** What else the shell does: fixed header, bottom margin, theme, focus and announcement, the lost and the failed. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { focused, hydrated, layoutShift, scrollToEnd, seen, visit } from '../support/shell';

const DESK = { viewport: { width: 1440, height: 900 } };
const PATH = '/resources/blogs';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

describe('the header', () => {
  const top = (page: Page) =>
    page.evaluate(() => document.querySelector('[data-site-header]')?.getBoundingClientRect().top);
  const isMarked = (page: Page) => page.locator('[data-site-header][data-scrolled]').count();
  const scrollTo = async (page: Page, y: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await seen(page);
  };

  test.each([360, 899, 900, 901, 1440])(
    'at %i px is fixed and marked beyond 30 px of scroll, and not before',
    async (width) => {
      const page = await visit(browser, PATH, { viewport: { width, height: 700 } });
      await scrollTo(page, 30);
      expect([await top(page), await isMarked(page)]).toEqual([-30, 0]);
      await scrollTo(page, 31);
      expect([await top(page), await isMarked(page)]).toEqual([-30, 1]);
      await scrollTo(page, 900);
      expect([await top(page), await isMarked(page)]).toEqual([-30, 1]);
      await scrollTo(page, 0);
      expect([await top(page), await isMarked(page)]).toEqual([0, 0]);
      await page.context().close();
    },
    60_000,
  );

  test.each([360, 900, 1440])(
    'at %i px nothing shifts, all the way down and back',
    async (width) => {
      const page = await visit(browser, PATH, { viewport: { width, height: 700 } });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const loading = await layoutShift(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 350) await scrollTo(page, y);
      await scrollToEnd(page);
      for (let y = height; y >= 0; y -= 350) await scrollTo(page, y);
      expect((await layoutShift(page)) - loading).toBe(0);
      await page.context().close();
    },
    120_000,
  );

  test('hides nothing that has the focus, forwards and back', async () => {
    const page = await visit(browser, PATH, { viewport: { width: 1000, height: 500 } });
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 120; press += 1) {
        await page.keyboard.press(key);
        const under = await page.evaluate(() => {
          const element = document.activeElement;
          const header = document.querySelector('[data-site-header]');
          if (!element || !header || element === document.body || header.contains(element))
            return '';
          // The skip link lies over the header.
          if (element.matches('a[href="#main"]')) return '';
          const box = element.getBoundingClientRect();
          const edge = header.getBoundingClientRect().bottom;
          return box.height > 0 && box.bottom <= edge ? element.outerHTML.slice(0, 120) : '';
        });
        if (under) hidden.push(`${key}: ${under}`);
      }
    }
    expect(hidden).toEqual([]);
    await page.context().close();
  });

  test('can have the focus without the page running up', async () => {
    const page = await visit(browser, PATH, { viewport: { width: 1000, height: 700 } });
    await scrollTo(page, 700);
    for (const selector of ['[data-site-header] a', '[data-menu-button]']) {
      await page.locator(selector).first().focus();
      await page.keyboard.press('Tab');
      await page.waitForTimeout(100);
      expect(await page.evaluate(() => window.scrollY)).toBe(700);
    }
    await page.context().close();
  });

  test('leaves the target of an anchor in sight', async () => {
    const page = await visit(browser, `${PATH}#footer-request`, DESK);
    const [target, header] = await Promise.all([
      page.locator('#footer-request').boundingBox(),
      page.locator('[data-site-header]').boundingBox(),
    ]);
    expect(target?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await page.context().close();
  });
});

test.each([900, 976, 977, 1280])(
  'at %i px nothing in the bar is squeezed, and nothing wraps',
  async (width) => {
    const page = await visit(browser, PATH, { viewport: { width, height: 700 } });
    const squeezed = await page.evaluate(() =>
      [...document.querySelectorAll('[data-site-header] svg')]
        .map((icon) => [icon.getAttribute('width'), icon.getBoundingClientRect().width] as const)
        // Panels that are closed have no width.
        .filter(([asked, drawn]) => asked && drawn > 0 && Math.round(drawn) !== Number(asked)),
    );
    expect(squeezed).toEqual([]);
    const heights = await page
      .locator('[data-menu-button] > span')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
    expect(new Set(heights).size).toBe(1);
    await page.context().close();
  },
  60_000,
);

describe('the bottom margin', () => {
  const margin = (page: Page) =>
    page.evaluate(() => {
      const shell = document.querySelector('[data-page]');
      return shell ? parseFloat(getComputedStyle(shell).marginBottom) : NaN;
    });
  const block = (page: Page) =>
    page.evaluate(() =>
      Math.round(document.querySelector('[data-copyright]')?.getBoundingClientRect().height ?? 0),
    );
  /** So that so many pixels of the page, its margin not counted, are below the window. */
  const scrollToWithin = async (page: Page, pixels: number) => {
    await page.evaluate((distance) => {
      const shell = document.querySelector('[data-page]');
      const end = (shell?.getBoundingClientRect().bottom ?? 0) + window.scrollY;
      window.scrollTo(0, end - window.innerHeight - distance);
    }, pixels);
    await seen(page);
  };

  test.each([360, 899, 900])(
    'at %i px is the copyright block’s height less 47',
    async (width) => {
      const page = await visit(browser, PATH, { viewport: { width, height: 700 } });
      expect(await margin(page)).toBe(0);
      await scrollToEnd(page);
      expect(await margin(page)).toBe((await block(page)) - 47);
      await page.evaluate(() => window.scrollTo(0, 0));
      await seen(page);
      expect(await margin(page)).toBe(0);
      await page.context().close();
    },
    60_000,
  );

  test('begins within 100 px, and does not flicker at the edge', async () => {
    const page = await visit(browser, PATH, { viewport: { width: 800, height: 700 } });
    await scrollToWithin(page, 110);
    expect(await margin(page)).toBe(0);
    await scrollToWithin(page, 95);
    const applied = await margin(page);
    expect(applied).toBeGreaterThan(0);
    // Nothing is scrolled: whoever counted the margin would now find the page's end further away.
    for (let look = 0; look < 10; look += 1) {
      await page.waitForTimeout(50);
      expect(await margin(page)).toBe(applied);
    }
    await page.context().close();
  });

  test.each([901, 1440])(
    'is none at %i px',
    async (width) => {
      const page = await visit(browser, PATH, { viewport: { width, height: 700 } });
      await scrollToEnd(page);
      expect(await margin(page)).toBe(0);
      await page.context().close();
    },
    60_000,
  );
});

describe('the theme', () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [LIGHT, DARK] = ['rgb(247, 243, 234)', 'rgb(17, 23, 29)'];

  test.each([
    ['light', LIGHT, 'dark', DARK],
    ['dark', DARK, 'light', LIGHT],
  ] as const)(
    'follows a %s system, and a choice before that',
    async (system, own, choice, chosen) => {
      const page = await visit(browser, PATH, { ...DESK, colorScheme: system });
      expect(await paper(page)).toBe(own);
      await page.locator(`[data-theme-switch] input[value="${choice}"]`).check();
      expect(await paper(page)).toBe(chosen);
      await page.reload();
      expect(await paper(page)).toBe(chosen);
      expect(await page.locator(`input[value="${choice}"]`).isChecked()).toBe(true);
      await hydrated(page);
      await page.waitForTimeout(300);
      expect(await page.locator(`input[value="${choice}"]`).isChecked()).toBe(true);
      await page.locator('[data-theme-switch] input[value="system"]').check();
      expect(await paper(page)).toBe(own);
      await page.context().close();
    },
    60_000,
  );

  test('is right at the first paint: no script that comes later is needed', async () => {
    const context = await browser.newContext({ ...DESK, colorScheme: 'light' });
    await context.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(builtSite().url + PATH);
    expect(await paper(page)).toBe(DARK);
    await context.close();
  });

  test('is printed on white paper, whatever was chosen', async () => {
    const page = await visit(browser, PATH, { ...DESK, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await paper(page)).toBe('rgb(255, 255, 255)');
    await page.context().close();
  });

  test('has no switch without scripts', async () => {
    const page = await visit(browser, PATH, { ...DESK, javaScriptEnabled: false });
    expect(await page.locator('[data-theme-switch]').isVisible()).toBe(false);
    await page.context().close();
  });
});

test('a navigation moves focus to the main part, shows no ring, and is announced once', async () => {
  const page = await visit(browser, PATH, DESK);
  await hydrated(page);
  await page.locator('[data-site-footer] a[href="/resources/awards"]').click();
  await page.waitForURL(/\/resources\/awards$/);
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(
    await page.evaluate(() => {
      const main = document.getElementById('main');
      return main ? getComputedStyle(main).outlineStyle : '';
    }),
  ).toBe('none');
  const said = await page
    .locator('[aria-live]')
    .evaluateAll((all) => all.map((each) => each.textContent).filter(Boolean));
  const heading = (await page.locator('h1').textContent()) ?? '';
  expect(said).toEqual([`Navigated to ${heading}`]);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toContain('CONTACT US');
  await page.context().close();
});

describe('the foot of a page', () => {
  test('its request opens the contact page in a new window', async () => {
    const page = await visit(browser, PATH, DESK);
    const link = page.locator('[data-site-footer] a[target="_blank"]');
    expect(await link.textContent()).toContain('opens in a new window');
    const [popup] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await popup.waitForLoadState('domcontentloaded');
    expect(new URL(popup.url()).pathname).toBe('/contact');
    expect(new URL(page.url()).pathname).toBe(PATH);
    await page.context().close();
  });

  test('says something else on the careers page', async () => {
    const page = await visit(browser, PATH, DESK);
    const usual = await page.locator('#footer-request').textContent();
    await page.goto(`${builtSite().url}/corporate-overview/careers`);
    expect(await page.locator('#footer-request').textContent()).not.toBe(usual);
    await page.context().close();
  });

  test('unfolds the pages of a service without scripts', async () => {
    const page = await visit(browser, PATH, { ...DESK, javaScriptEnabled: false });
    const link = page.locator('[data-site-footer] a[href="/services/fintech/lending"]');
    expect(await link.isVisible()).toBe(false);
    await page.locator('[data-site-footer] summary', { hasText: 'of Fintech' }).click();
    expect(await link.isVisible()).toBe(true);
    await page.context().close();
  });
});

describe('the lost', () => {
  test('are led to the nearest address, by name', async () => {
    const page = await (await browser.newContext(DESK)).newPage();
    const response = await page.goto(`${builtSite().url}/resources/award`);
    expect(response?.status()).toBe(404);
    const nearest = page.locator('section[aria-labelledby="nearest"] a').first();
    await nearest.waitFor();
    expect(await nearest.getAttribute('href')).toBe('/resources/awards');
    await page.context().close();
  });

  test('may search, without scripts too', async () => {
    const page = await visit(browser, '/404', { ...DESK, javaScriptEnabled: false });
    await page.locator('main input[name="q"]').fill('cloud');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=cloud$/);
    expect(await page.locator('#sections').isVisible()).toBe(true);
    expect(await page.locator('main a[href="/services/cloud"]').isVisible()).toBe(true);
    await page.context().close();
  });

  test('find pages by what they are called', async () => {
    const page = await visit(browser, '/search?q=lending', DESK);
    const first = page.locator('section[aria-labelledby="answers"] a').first();
    await first.waitFor();
    expect(await first.getAttribute('href')).toBe('/services/fintech/lending');
    expect(await page.locator('main input[name="q"]').inputValue()).toBe('lending');
    await page.context().close();
  });
});
