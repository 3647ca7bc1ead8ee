/** The menu of small windows, and which of the two is shown at which width. */
import type { Page } from '@playwright/test';
import { headerGroups, linksOf } from '../../src/site/navigation';
import { expect, test } from '../support/browser-test';
import { answer } from '../support/consent';
import { hydrated, menuButton, resize, scrollToEnd, seen } from '../support/shell';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const PATH = '/resources/blogs';
const all = headerGroups
  .flatMap((group) => linksOf({ ...group, extra: [] }))
  .map(({ path }) => path);

const menu = (page: Page) => page.locator('[data-mobile-menu]');
const panel = (page: Page) => page.locator('[data-mobile-menu] ~ div');
const toggle = (page: Page) => page.locator('[data-mobile-menu] > summary');
const rest = (page: Page) => page.locator('[inert]');

async function expectClosed(page: Page) {
  await expect(menu(page)).toHaveJSProperty('open', false);
  await expect(rest(page)).toHaveCount(0);
}

async function openSections(page: Page) {
  for (const { name } of headerGroups) {
    const button = menuButton(page, name);
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[data-menu-panel]:visible')).toHaveCount(1);
    const section = page.locator('[data-menu]', { has: button });
    for (const fold of await section.locator('[data-menu-fold]').all()) {
      const list = fold.locator('~ ul');
      if ((await fold.getAttribute('aria-expanded')) === 'true') await fold.tap();
      await expect(list).toBeHidden();
      await fold.tap();
      await expect(list).toBeVisible();
      await expect(section.locator('[data-menu-fold] ~ ul:visible')).toHaveCount(1);
    }
    const rows = section.locator('a:visible, button:visible');
    expect(await rows.count()).toBeGreaterThan(1);
    const low = await rows.evaluateAll((each) =>
      each.filter((row) => row.getBoundingClientRect().height < 44).map((row) => row.textContent),
    );
    expect({ name, low }).toEqual({ name, low: [] });
  }
}

test('§2 by touch, the hamburger menu opens one section at a time, and closes when the route changes', async ({
  open,
}) => {
  const page = await open(PATH, PHONE);
  await toggle(page).tap();
  await test.step('it opens over the whole window, shows where one is, and has every page', async () => {
    await expect
      .poll(() => panel(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(panel(page).locator(`a[href="${PATH}"]`)).toBeVisible();
    const hrefs = await panel(page)
      .locator('a:not([data-featured] a, [data-search-link])')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(hrefs).toEqual([...all, '/contact']);
  });
  await test.step('one section is open at a time, and each row is 44 px high', () =>
    openSections(page));
  await test.step('a link leads to its page, where the menu is closed and the page alive', async () => {
    await hydrated(page);
    const link = panel(page).locator('a[href="/resources/awards"]');
    if (!(await link.isVisible())) await menuButton(page, 'Resources').tap();
    await link.tap();
    await page.waitForURL(/\/resources\/awards$/);
    await expect(page.locator('h1')).toHaveText('Awards');
    await expectClosed(page);
  });
});

/** Parts of the bar that reach beyond the window or overlap others of it. */
const spoiltInBar = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll(
        '[data-site-header] > div > a, [data-menu-button], [data-search-link], [data-site-header] a[data-track-path]',
      ),
    ].filter((part) => part.checkVisibility());
    const places = parts.map((part) => part.getBoundingClientRect());
    return parts.flatMap((part, index) => {
      const { left = 0, right = 0 } = places[index] ?? {};
      const before = places[index - 1]?.right ?? 0;
      const isSpoilt = left < before - 1 || right > document.documentElement.clientWidth;
      return isSpoilt ? [part.textContent] : [];
    });
  });

/** The standard size of text, as a visitor sets it in the browser. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Place of the focus after each of so many presses of Tab: `inside` the header or the browser, or the element. */
async function tabThrough(page: Page, presses: number): Promise<string[]> {
  const found = new Set<string>();
  for (let tab = 0; tab < presses; tab += 1) {
    await page.keyboard.press('Tab');
    found.add(
      await page.evaluate(() => {
        const element = document.activeElement;
        return element === document.body || element?.closest('[data-site-header]')
          ? 'inside'
          : (element?.outerHTML.slice(0, 80) ?? '');
      }),
    );
  }
  return [...found];
}

async function useByKeyboard(page: Page) {
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toHaveJSProperty('open', true);
  await expect(rest(page)).not.toHaveCount(0);
  expect(await tabThrough(page, 40)).toEqual(['inside']);
  await toggle(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
}

async function scrollBehind(page: Page) {
  // Not over the banner, which keeps the wheel to itself.
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  // The wheel's own motion has come to its end.
  const settled = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let last = -1;
          const look = () => {
            if (window.scrollY === last) resolve(last);
            else {
              last = window.scrollY;
              setTimeout(look, 100);
            }
          };
          look();
        }),
    );
  const before = await settled();
  await toggle(page).click();
  await expect(rest(page)).not.toHaveCount(0);
  await page.mouse.move(400, 500);
  await page.evaluate(() => {
    addEventListener('wheel', () => {
      document.documentElement.dataset['wheeled'] = '';
    });
  });
  await page.mouse.wheel(0, 2000);
  await expect(page.locator('html')).toHaveAttribute('data-wheeled', '');
  await seen(page);
  expect(await settled()).toBe(before);
}

test('by keyboard it opens, keeps focus inside, and Escape gives focus back', async ({ open }) => {
  const page = await open(PATH, { viewport: { width: 360, height: 740 } });
  await useByKeyboard(page);
  await resize(page, 800, 600);
  await test.step('the page behind does not scroll, and the menu closes when the window grows', async () => {
    await scrollBehind(page);
    await resize(page, 900, 600);
    await expectClosed(page);
  });
  for (const [width, kind] of [
    [360, 'small'],
    [899, 'small'],
    [900, 'wide'],
    [901, 'wide'],
    [1440, 'wide'],
  ] as const) {
    await test.step(`at ${width} px the ${kind} menu is there, and the other is not`, async () => {
      await resize(page, width, 800);
      await expect(page.locator('[data-menu-button]').first()).toBeVisible({
        visible: kind === 'wide',
      });
      await expect(toggle(page)).toBeVisible({ visible: kind === 'small' });
      await expect(page.locator('[data-search-link]:visible')).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test('§2 §9 900 px are 900 px, however large a visitor has text: for the menu, and for the bottom margin', async ({
  open,
}) => {
  const page = await open(PATH, { viewport: { width: 900, height: 700 } });
  for (const standard of [20, 32]) {
    await setTextSize(page, standard);
    await test.step(`with text of ${standard} px`, async () => {
      await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
      await resize(page, 899, 700);
      await expect(toggle(page)).toBeVisible();
      for (const width of [900, 1024, 1280]) {
        await resize(page, width, 700);
        await expect(toggle(page)).toBeHidden();
        await expect(page.locator('[data-menu-button]').first()).toBeVisible();
        expect([width, await spoiltInBar(page)]).toEqual([width, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }
  // It would ask for more room with the first scroll.
  await answer(page, 'decline');
  const marginAt = async (width: number) => {
    await resize(page, width, 700);
    await scrollToEnd(page);
    return page
      .locator('[data-page]')
      .evaluate((shell) => parseFloat(getComputedStyle(shell).marginBottom));
  };
  expect(await marginAt(900)).toBeGreaterThan(0);
  expect(await marginAt(901)).toBe(0);
});
