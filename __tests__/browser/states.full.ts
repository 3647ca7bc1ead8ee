/** The states of a page that axe has to see too: panels and menus open, zoomed, in forced colours; and all by keyboard. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { notices } from '../support/notifications';
import { contrastInDark } from '../support/page-axe';
import { findings, findingsInForcedColours, walkByTab } from '../support/page-states';
import { pageKinds, pageOfKind } from '../support/page-types';
import { hydrated, menuButton } from '../support/shell';

type Open = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** axe leaves undecided what changes under its hands: no motion, and the application is there. */
async function openStill(open: Open, path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await open(path, { reducedMotion: 'reduce', ...options });
  await hydrated(page);
  return page;
}

const groups = ['Services', 'Products', 'Resources', 'Corporate overview'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test('each panel of the menu, open', async ({ open }) => {
      const viewport = { width: 1280, height: 900 };
      const page = await openStill(open, '/', { colorScheme, viewport });
      for (const name of groups) {
        await test.step(name, async () => {
          const button = page.locator('header').getByRole('button', { name, exact: true });
          await button.click();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          expect(await findings(page)).toEqual([]);
          await page.keyboard.press('Escape');
        });
      }
    });

    test('the menu of small windows, open', async ({ open }) => {
      const viewport = { width: 360, height: 740 };
      const page = await openStill(open, '/', { colorScheme, viewport });
      await page.locator('[data-mobile-menu] > summary').click();
      await menuButton(page, 'Services').click();
      expect(await findings(page)).toEqual([]);
    });

    test.describe('that speaks of a failure', () => {
      test.use({ provoked: [/Failed to fetch/] });

      test('a notification', async ({ browser, site }) => {
        const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
        await context.route(`${site.adminApiUrl}/**`, (route) => route.abort());
        const page = await context.newPage();
        await page.goto(`${site.url}/resources/blogs?title=the`);
        const notification = notices(page).first();
        await expect(notification).toBeVisible();
        // It stays while the pointer is on it.
        await notification.hover();
        expect(await findings(page)).toEqual([]);
        await expect(notification).toBeVisible();
      });
    });
  });
}

test.describe('every kind of page, at 200 % zoom, in forced colours and by Tab', () => {
  test.setTimeout(180_000);
  for (const kind of pageKinds) {
    test(kind, async ({ open }) => {
      // 200 % zoom of a window of 1280 by 800 is one of 640 by 400.
      const viewport = { width: 640, height: 400 };
      const page = await openStill(open, pageOfKind(kind), { viewport, deviceScaleFactor: 2 });
      await test.step('zoomed, in light and in dark', async () => {
        expect(await findings(page)).toEqual([]);
        expect(await contrastInDark(page)).toEqual([]);
      });
      for (const [width, height] of [
        [1000, 500],
        [360, 640],
      ] as const) {
        await test.step(`nothing that has the focus is covered, at ${width} by ${height}`, async () => {
          await page.setViewportSize({ width, height });
          // The way begins at the top of a page that nothing had the focus of.
          await page.reload();
          await hydrated(page);
          const { there, back } = await walkByTab(page);
          expect([...there.hidden, ...back.hidden]).toEqual([]);
          expect(Math.min(there.length, back.length)).toBeGreaterThan(10);
        });
      }
      await test.step('in forced colours', async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        expect(await findingsInForcedColours(page)).toEqual([]);
      });
    });
  }
});

test('by Tab, a row of contents that stays covers nothing that has the focus', async ({ open }) => {
  test.setTimeout(180_000);
  const page = await openStill(open, pageOfKind('process page'), {
    viewport: { width: 1280, height: 600 },
  });
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  const { there, back } = await walkByTab(page);
  expect([...there.hidden, ...back.hidden]).toEqual([]);
  expect(Math.min(there.length, back.length)).toBeGreaterThan(10);
});
