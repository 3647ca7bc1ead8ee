/** First frame of a page that is gone on to: what is near the window is laid out for it, and the rest after it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { hydrated } from '../support/shell';

/** Notes from now on, in each frame without what is far from the window, whether the end of another page is shown. */
const noteFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: (boolean | undefined)[] = [];
    Object.assign(window, { frames });
    const first = document.querySelector('h1')?.textContent;
    const look = () => {
      if (!('far' in document.documentElement.dataset)) return;
      const end = [...document.querySelectorAll('main section')].at(-1)?.firstElementChild;
      if (document.querySelector('h1')?.textContent !== first)
        frames.push(end?.checkVisibility({ contentVisibilityAuto: true }));
      requestAnimationFrame(look);
    };
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-far'] });
  });

const frames = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: (boolean | undefined)[] }).frames);

/** Sections that have not been laid out. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section')].filter(
        (section) => !section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

test('of a page is its window, then all of it; of one that is gone back to it is all of it', async ({
  open,
}) => {
  const page = await open('/');
  expect(await leftOut(page)).toBe(0);
  await hydrated(page);
  await noteFrames(page);
  await page.locator('main a[href="/contact"]').first().click();
  await page.waitForURL('**/contact');
  await expect.poll(() => frames(page)).toContain(false);
  await expect.poll(() => leftOut(page)).toBe(0);
  const seen = await frames(page);
  await page.goBack();
  await page.waitForURL(`${new URL('/', page.url()).href}`);
  await expect(page.locator('main a[href="/contact"]').first()).toBeAttached();
  expect(await frames(page)).toEqual(seen);
});
