/** The header's menu of wide windows: by mouse and keyboard, and before the application is there; times: `early/menu`. */
import type { Locator, Page } from '@playwright/test';
import { headerGroups, linksOf, type GroupKey } from '../../src/site/navigation';
import { expect, test } from '../support/browser-test';
import { held } from '../support/held';
import { hydrated, menuButton, openMenus, stopTime } from '../support/shell';

const DESK = { viewport: { width: 1440, height: 900 } };
const PATH = '/resources/blogs';
const groups = headerGroups.map(({ name }) => name);

const nameOf = (key: GroupKey) => headerGroups.find((group) => group.key === key)?.name ?? '';
const [SERVICES, PRODUCTS, RESOURCES] = [
  nameOf('services'),
  nameOf('products'),
  nameOf('resources'),
];

/** Below the panels, in the gutter of the page: a press there follows no link. */
const ELSEWHERE = [8, 880] as const;
const leave = (page: Page) => page.mouse.move(...ELSEWHERE);

const expectOpen = (page: Page, expected: string[]) =>
  expect.poll(() => openMenus(page)).toEqual(expected);

const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));

async function crossNeighbour(page: Page, pass: (milliseconds: number) => Promise<void>) {
  await menuButton(page, SERVICES).hover();
  await pass(250);
  const neighbour = await menuButton(page, PRODUCTS).boundingBox();
  if (!neighbour) throw new Error('The menu is not shown.');
  await page.mouse.move(neighbour.x + 10, neighbour.y + neighbour.height - 2);
  await page.mouse.move(neighbour.x + 60, neighbour.y + neighbour.height + 60, { steps: 4 });
  await pass(600);
  await expectOpen(page, [SERVICES]);
  await menuButton(page, PRODUCTS).hover();
  await pass(400);
  await expectOpen(page, [PRODUCTS]);
  await leave(page);
  await pass(500);
  await expectOpen(page, []);
}

test('§2 by mouse, the menus open on hover, and mark the place', async ({ open }) => {
  const page = await open(PATH, DESK);
  const pass = await stopTime(page);
  await test.step('hover opens; the way down across a neighbour keeps the panel; resting on that changes it, and leaving closes', () =>
    crossNeighbour(page, pass));
  await page.clock.resume();
  await test.step('a link leads to its page, where the menu is closed and marks the place', async () => {
    await hydrated(page);
    await menuButton(page, RESOURCES).click();
    await page.locator('[data-menu-panel] a[href="/resources/awards"]').click();
    await page.waitForURL(/\/resources\/awards$/);
    await expect(page.locator('h1')).toHaveText('Awards');
    await leave(page);
    // All that hovering waits for.
    await page.clock.fastForward(1000);
    await expectOpen(page, []);
    const marked = page.locator('[data-menu] a[aria-current="page"]');
    await expect.poll(() => hrefs(marked)).toEqual(['/resources/awards']);
  });
});

async function openByKey(page: Page, key: string) {
  const button = menuButton(page, PRODUCTS);
  const panel = page.locator('[data-menu]', { has: button }).locator('[data-menu-panel]');
  await button.focus();
  await page.keyboard.press(key);
  await expectOpen(page, [PRODUCTS]);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press(key);
  await expectOpen(page, []);
  await page.keyboard.press(key);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(page, []);
  await expect(button).toBeFocused();
}

async function leaveByTab(page: Page) {
  const [products] = headerGroups.filter(({ key }) => key === 'products');
  if (!products) throw new Error('The header has no products.');
  const [next = '', afterNext = ''] = groups.slice(groups.indexOf(PRODUCTS) + 1);
  await menuButton(page, PRODUCTS).focus();
  await page.keyboard.press('Enter');
  for (const _ of linksOf({ ...products, extra: [] })) await page.keyboard.press('Tab');
  await expectOpen(page, [PRODUCTS]);
  await page.keyboard.press('Tab');
  await expect(menuButton(page, next)).toBeFocused();
  await expectOpen(page, []);
  await page.keyboard.press('Tab');
  await expect(menuButton(page, afterNext)).toBeFocused();
}

/** Opens each, and has the focus on its last link. */
async function reachLastLinks(page: Page) {
  for (const group of groups) {
    await menuButton(page, group).click();
    const panel = page.locator('[data-menu-panel]:visible');
    await panel.locator('a').last().focus();
    // The focused element is scrolled to, and pictures of the panel may come meanwhile.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom), {
        message: group,
      })
      .toBeLessThanOrEqual(400);
    await page.keyboard.press('Escape');
    await expectOpen(page, []);
  }
}

test('by keyboard', async ({ open }) => {
  const page = await open(PATH, DESK);
  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens and closes, Tab walks through, Escape gives focus back`, () =>
      openByKey(page, key));
  }
  await test.step('leaving by Tab closes; closed panels are not walked through', () =>
    leaveByTab(page));
  await page.setViewportSize({ width: 1000, height: 400 });
  await test.step('the panels fit low windows: what is longer than they are can be scrolled to', () =>
    reachLastLinks(page));
});

test('works with the small script alone, and stays open while the application arrives', async ({
  browser,
  site,
}) => {
  const page = await (await browser.newContext(DESK)).newPage();
  const { until, release } = held();
  // All scripts but the early one wait.
  await page.route(
    (url) => url.pathname.endsWith('.js') && !url.pathname.startsWith('/early-'),
    async (route) => {
      await until;
      await route.continue();
    },
  );
  await page.route('**/NewsAndPressRelease/**', (route) => route.abort());
  // The early script has run by then.
  await page.goto(site.url + PATH, { waitUntil: 'domcontentloaded' });
  await menuButton(page, SERVICES).click();
  await expectOpen(page, [SERVICES]);
  release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expectOpen(page, [SERVICES]);

  await test.step('the built featured read is shown, 530 by 278, and stays when the API is down', async () => {
    const featured = page.locator('#menu-services img');
    await expect(featured).toBeVisible();
    await expect(featured).toHaveAttribute('width', '530');
    await expect(featured).toHaveAttribute('height', '278');
    const { featuredRead } = (await (
      await page.request.get(`${site.url}/featured.json`)
    ).json()) as { featuredRead: { title: string } };
    await expect(page.locator('#menu-services')).toContainText(featuredRead.title);
  });
  // Within the panel at each width: a button that comes to lie below the pointer would open another.
  await page.mouse.move(300, 300);
  for (const width of [900, 1024, 1199, 1200]) {
    await test.step(`in a window of ${width} by 768 px it is in the first view`, async () => {
      await page.setViewportSize({ width, height: 768 });
      await expect(page.locator('#menu-services img')).toBeInViewport({ ratio: 1 });
    });
  }
  await page.keyboard.press('Escape');
  await expectOpen(page, []);
});
