/**
 * Every control of every kind of page, found by its role, keeps a visitor's input before, while and after the
 * application comes; and Back restores the position left by the page's first link.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { answer, BANNER } from '../support/consent';
import { useControls } from '../support/controls';
import { pageKinds, pageOfKind } from '../support/page-types';
import { hydrated, openAsleep, seen } from '../support/shell';

const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

/** An unknown address wakes its application at once: nothing comes before. */
const KINDS = pageKinds.filter((kind) => kind !== 'not found');

/** The shell's own controls are the same on all pages. */
const partOf = (path: string) => (path === '/' ? '[data-page]' : 'main');

/** Until the application has taken over the page with its forms, and has nothing more to do. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')].every(
      ({ noValidate }) => noValidate,
    ),
  );
  // A browser that has nothing to draw may never say that it is idle.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  await seen(page);
}

/** The last link of the page's content that leads to another page of the site, in the window. @returns null without one */
async function scrollToLink(page: Page) {
  const links = page.locator('main').getByRole('link');
  const index = await links.evaluateAll((all) =>
    all.findLastIndex((link) => {
      const { origin, pathname, hash, target } = link as HTMLAnchorElement;
      const isPage = !/\.\w+$/.test(pathname) && pathname !== location.pathname;
      return origin === location.origin && isPage && hash === '' && target === '';
    }),
  );
  if (index < 0) return null;
  const link = links.nth(index);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await seen(page);
  return { link, top: await page.evaluate(() => Math.round(scrollY)) };
}

/** @param isAwake has the application come before the link is followed */
async function checkBack(page: Page, path: string, isAwake: boolean): Promise<void> {
  const place = await scrollToLink(page);
  if (!place) return;
  const { link, top } = place;
  // The pointer comes first, and wakes the application; nothing is scrolled any more.
  if (isAwake) {
    await link.hover();
    await hydrated(page);
  }
  await link.click();
  await page.waitForURL((url) => url.pathname !== path, { waitUntil: 'domcontentloaded' });
  await seen(page);
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect
    .poll(() => page.evaluate(() => [location.pathname, Math.round(scrollY)]), 'Back')
    .toEqual([path, top]);
}

test.describe('every control keeps what was done, and Back finds its place', () => {
  test.setTimeout(180_000);
  for (const kind of KINDS) {
    test(kind, async ({ browser, site }) => {
      const path = pageOfKind(kind);
      const part = partOf(path);
      const newPage = async () =>
        (await browser.newContext({ ...DESK, baseURL: site.url })).newPage();

      await test.step('before the application comes', async () => {
        const page = await newPage();
        const arrive = await openAsleep(page, path);
        await answer(page, 'decline');
        await checkBack(page, path, false);
        const { lost } = await useControls(page, part);
        arrive();
        await settled(page);
        expect(await lost()).toEqual([]);
        await expect(page.locator(BANNER)).toBeHidden();
        await page.context().close();
      });
      const count = await test.step('after it came', async () => {
        const page = await newPage();
        await page.goto(path, { waitUntil: 'load' });
        await checkBack(page, path, true);
        await settled(page);
        await answer(page, 'decline');
        const used = await useControls(page, part);
        await settled(page);
        expect(await used.lost()).toEqual([]);
        await page.context().close();
        return used.count;
      });
      if (count === 0) return;
      await test.step('while it comes', async () => {
        const page = await newPage();
        const arrive = await openAsleep(page, path);
        await answer(page, 'decline');
        arrive();
        const { lost } = await useControls(page, part);
        await settled(page);
        expect(await lost()).toEqual([]);
        await page.context().close();
      });
    });
  }
});
