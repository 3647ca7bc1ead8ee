/** The header's menu of wide windows: by mouse, touch, keyboard, without scripts, before the application is there. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { headerGroups, linksOf } from '../../src/lib/navigation';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { focused, hydrated, menuButton, openMenus, stopTime, visit } from '../support/shell';

const DESK = { viewport: { width: 1440, height: 900 } };
const PATH = '/resources/blogs';
const groups = headerGroups.map(({ name }) => name);

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

/** Away from the header. */
const leave = (page: Page) => page.mouse.move(300, 880);

/** What a group's panel leads to, without queries of what is featured. */
async function panelPaths(page: Page, group: string): Promise<string[]> {
  const links = page.locator('[data-menu]', { has: menuButton(page, group) }).locator('a');
  return links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
}

describe('by mouse', () => {
  test('hover opens, leaving closes after a grace, and a click after hover keeps open', async () => {
    const page = await visit(browser, PATH, DESK);
    const pass = await stopTime(page);
    await menuButton(page, 'Services').hover();
    await pass(250);
    expect(await openMenus(page)).toEqual(['Services']);
    await leave(page);
    await pass(200);
    expect(await openMenus(page)).toEqual(['Services']);
    await pass(300);
    expect(await openMenus(page)).toEqual([]);

    await menuButton(page, 'Products').hover();
    await pass(250);
    await menuButton(page, 'Products').click();
    await leave(page);
    await pass(800);
    expect(await openMenus(page)).toEqual(['Products']);
    await page.mouse.click(300, 880);
    expect(await openMenus(page)).toEqual([]);
    await page.context().close();
  });

  test('the way down across a neighbour keeps the panel; resting on it changes', async () => {
    const page = await visit(browser, PATH, DESK);
    const pass = await stopTime(page);
    await menuButton(page, 'Services').hover();
    await pass(250);
    const neighbour = await menuButton(page, 'Products').boundingBox();
    if (!neighbour) throw new Error('The menu is not shown.');
    await page.mouse.move(neighbour.x + 10, neighbour.y + neighbour.height - 2);
    await page.mouse.move(neighbour.x + 60, neighbour.y + neighbour.height + 60, { steps: 4 });
    await pass(600);
    expect(await openMenus(page)).toEqual(['Services']);
    await menuButton(page, 'Products').hover();
    await pass(400);
    expect(await openMenus(page)).toEqual(['Products']);
    await page.context().close();
  });

  test('a link leads to its page, where the menu is closed and marks the place', async () => {
    const page = await visit(browser, PATH, DESK);
    await hydrated(page);
    await menuButton(page, 'Resources').click();
    await page.locator('[data-menu-panel] a[href="/resources/awards"]').click();
    await page.waitForURL(/\/resources\/awards$/);
    await leave(page);
    await page.waitForTimeout(500);
    expect(await openMenus(page)).toEqual([]);
    const marked = page.locator('[data-menu] a[aria-current="page"]');
    expect(await marked.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
      '/resources/awards',
    ]);
    await page.context().close();
  });
});

test('by touch a tap opens, a second closes, and one elsewhere closes', async () => {
  const page = await visit(browser, PATH, { ...DESK, hasTouch: true });
  await menuButton(page, 'Resources').tap();
  expect(await openMenus(page)).toEqual(['Resources']);
  await page.waitForTimeout(700);
  expect(await openMenus(page)).toEqual(['Resources']);
  await menuButton(page, 'Resources').tap();
  expect(await openMenus(page)).toEqual([]);
  await menuButton(page, 'Services').tap();
  await menuButton(page, 'Products').tap();
  expect(await openMenus(page)).toEqual(['Products']);
  await page.touchscreen.tap(300, 880);
  expect(await openMenus(page)).toEqual([]);
  await page.context().close();
});

describe('by keyboard', () => {
  test.each(['Enter', 'Space'])(
    '%s opens and closes, Tab walks through, Escape gives focus back',
    async (key) => {
      const page = await visit(browser, PATH, DESK);
      await menuButton(page, 'Products').focus();
      await page.keyboard.press(key);
      expect(await openMenus(page)).toEqual(['Products']);
      expect(await menuButton(page, 'Products').getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press(key);
      expect(await openMenus(page)).toEqual([]);
      await page.keyboard.press(key);
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('A ReportWA');
      await page.keyboard.press('Escape');
      expect(await openMenus(page)).toEqual([]);
      expect(await focused(page)).toBe('BUTTON Products');
      await page.context().close();
    },
    60_000,
  );

  test('leaving by Tab closes; closed panels are not walked through', async () => {
    const page = await visit(browser, PATH, DESK);
    await menuButton(page, 'Products').focus();
    await page.keyboard.press('Enter');
    for (let tab = 0; tab < 5; tab += 1) await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('BUTTON Resources');
    expect(await openMenus(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('BUTTON Corporate overview');
    await page.context().close();
  });
});

describe('without scripts', () => {
  test('hover and focus open the panels, and every page is linked', async () => {
    const page = await visit(browser, PATH, { ...DESK, javaScriptEnabled: false });
    await menuButton(page, 'Services').hover();
    expect(await openMenus(page)).toEqual(['Services']);
    await leave(page);
    expect(await openMenus(page)).toEqual([]);
    for (const group of headerGroups) {
      await menuButton(page, group.name).focus();
      expect(await openMenus(page)).toEqual([group.name]);
      const own = linksOf({ ...group, extra: [] }).map(({ path }) => path);
      expect(await panelPaths(page, group.name)).toEqual(own);
    }
    await page.context().close();
  });
});

test('works with the small script alone, and stays open while the application arrives', async () => {
  const page = await (await browser.newContext(DESK)).newPage();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // All scripts but the early one wait.
  await page.route(
    (url) => url.pathname.endsWith('.js') && !url.pathname.startsWith('/early-'),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await page.goto(builtSite().url + PATH, { waitUntil: 'commit' });
  await menuButton(page, 'Services').waitFor();
  await page.waitForTimeout(300);
  await menuButton(page, 'Services').click();
  expect(await openMenus(page)).toEqual(['Services']);
  release();
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(await openMenus(page)).toEqual(['Services']);
  await page.keyboard.press('Escape');
  expect(await openMenus(page)).toEqual([]);
  await page.context().close();
});

test('the panels fit low windows: what is longer than they are can be scrolled to', async () => {
  const page = await visit(browser, PATH, { viewport: { width: 1000, height: 400 } });
  for (const group of groups) {
    await menuButton(page, group).click();
    const panel = page.locator('[data-menu-panel]:visible');
    await panel.locator('a').last().focus();
    const isSeen = page.waitForFunction(
      () => (document.activeElement?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight,
      undefined,
      { timeout: 10_000 },
    );
    // What has the focus is scrolled to, and pictures of the panel may come meanwhile.
    expect([group, await isSeen.then(Boolean, () => false)]).toEqual([group, true]);
    await page.keyboard.press('Escape');
  }
  await page.context().close();
});

test('the built featured read is shown, 530 by 278, and stays when the API is down', async () => {
  const page = await (await browser.newContext(DESK)).newPage();
  await page.route('**/NewsAndPressRelease/**', (route) => route.abort());
  await page.goto(builtSite().url + PATH);
  await hydrated(page);
  await menuButton(page, 'Services').click();
  const picture = page.locator('#menu-services img');
  await picture.waitFor();
  expect(await picture.getAttribute('width')).toBe('530');
  expect(await picture.getAttribute('height')).toBe('278');
  const built = (await (await page.request.get(`${builtSite().url}/featured.json`)).json()) as {
    featuredRead: { title: string };
  };
  expect(await page.locator('#menu-services').innerText()).toContain(built.featuredRead.title);
  await page.context().close();
});
