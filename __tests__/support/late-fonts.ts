/** Shifts of a page whose fonts come after its text was painted. */
import type { Page } from '@playwright/test';
import { held } from './held';
import { pageTypes } from './page-types';
import { layoutShift } from './shell';

/** Opens a path, lets its fonts come once the page was painted without them. @returns the layout shift */
async function shiftByLateFonts(page: Page, path: string): Promise<number> {
  const { until, release } = held();
  let fonts = 0;
  await page.route('**/fonts/*', async (route) => {
    fonts += 1;
    await until;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  // Text waits a tenth of a second for its font before it is shown in another.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shift = await layoutShift(page);
  await page.unroute('**/fonts/*');
  if (fonts === 0) throw new Error(`No font was asked for by ${path}.`);
  return shift;
}

/** The layout shift that late fonts cause, by page, where it is more than next to nothing; in the page's own window. */
export async function movedByLateFonts(page: Page): Promise<Record<string, number>> {
  const { home, contact, 'list of posts': list, 'overview page': overview } = pageTypes();
  const moved: Record<string, number> = {};
  for (const path of [home, contact, list, overview]) {
    if (!path) throw new Error('The site lacks one of the pages whose fonts are looked at.');
    const shift = await shiftByLateFonts(page, path);
    if (shift > 0.02) moved[path] = shift;
  }
  return moved;
}
