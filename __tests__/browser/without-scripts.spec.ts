/** The shell where scripts are turned off: menus, foot, and the search of the 404 work; what needs scripts is not shown. */
import type { Page } from '@playwright/test';
import { headerGroups, linksOf } from '../../src/site/navigation';
import { expect, test } from '../support/browser-test';
import { pageTypesIn } from '../../scripts/page-types';
import { BANNER } from '../support/consent';
import { menuButton, openMenus } from '../support/shell';

test.use({ javaScriptEnabled: false });

const PATH = '/resources/blogs';
const DESK = { width: 1440, height: 900 };

/** Links of a group's panel, without queries of featured items. */
const panelPaths = (page: Page, group: string) =>
  page
    .locator('[data-menu]', { has: menuButton(page, group) })
    .locator('a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));

async function useMenu(page: Page) {
  const [services] = headerGroups;
  if (!services) throw new Error('The header has no menu.');
  await menuButton(page, services.name).hover();
  await expect.poll(() => openMenus(page)).toEqual([services.name]);
  await page.mouse.move(300, 880);
  await expect.poll(() => openMenus(page)).toEqual([]);
  for (const group of headerGroups) {
    await menuButton(page, group.name).focus();
    await expect.poll(() => openMenus(page)).toEqual([group.name]);
    const own = linksOf({ ...group, extra: [] }).map(({ path }) => path);
    expect(await panelPaths(page, group.name)).toEqual(own);
  }
}

async function useSmallMenu(page: Page) {
  await page.locator('[data-mobile-menu] > summary').click();
  await menuButton(page, 'Products').click();
  await menuButton(page, 'Services').click();
  await expect(page.locator('[data-menu] a[href="/services/fintech/lending"]')).toBeVisible();
  await menuButton(page, 'Resources').click();
  await page.locator('[data-menu] a[href="/resources/awards"]').click();
  await page.waitForURL('**/resources/awards');
}

test('the shell works without scripts', async ({ page }) => {
  // A fade between two pages that the next navigation cuts off is an error without words here.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESK);
  await page.goto(PATH);
  await test.step('the banner is not shown, since nothing is kept, nor is a switch of the theme', async () => {
    await expect(page.locator('h1')).toBeVisible();
    for (const selector of [BANNER, '[data-cookie-settings]', '[data-theme-switch]']) {
      await expect(page.locator(selector)).toHaveCount(1);
      await expect(page.locator(selector)).toBeHidden();
    }
  });
  await test.step('hover and focus open the panels, and every page is linked', () => useMenu(page));
  await test.step('the small menu opens and leads on', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await useSmallMenu(page);
  });
  await test.step('the lost may search', async () => {
    await page.setViewportSize(DESK);
    await page.goto('/404');
    await page.locator('main input[name="q"]').fill('cloud');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=cloud$/);
    await expect(page.locator('#sections')).toBeVisible();
    await expect(page.locator('main a[href="/services/cloud"]')).toBeVisible();
  });
});

test('the row of contents stays below the header, and shows the heading that it leads to', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pageTypesIn(site.publicDir)['process page'] ?? '');
  const row = page.getByRole('navigation', { name: 'On this page' });
  const links = row.getByRole('link');
  expect(await links.count()).toBeGreaterThan(2);
  for (const at of [1, 2]) {
    await links.nth(at).click();
    const hash = await links.nth(at).getAttribute('href');
    const heading = page.locator(`[id="${decodeURIComponent(hash?.slice(1) ?? '')}"]`);
    const box = await row.boundingBox();
    const header = await page.locator('[data-site-header]').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 2);
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    expect(top).toBeLessThan(400);
  }
});

test('a low window is left to the page', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(pageTypesIn(site.publicDir)['process page'] ?? '');
  const row = page.getByRole('navigation', { name: 'On this page' });
  await expect(row).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(row).not.toBeInViewport();
});
