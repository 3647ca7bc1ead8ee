/** Every page of the site at three widths: nothing is clipped, cut or broken. `kinds-of-pages` has one of each kind. */
import type { Page } from '@playwright/test';
import { allPages } from '../support/all-pages';
import {
  beyondWindow,
  brokenWords,
  cutTexts,
  emptyHeaders,
  hyphenBreaks,
  overlappingLinks,
  wordsOverPicture,
} from '../support/beyond-window';
import { expect, test } from '../support/browser-test';

const WIDTHS = [360, 768, 1280];
/** Tests side by side, each with its share of the pages. */
const SHARES = 8;

const checks = {
  'beyond the window': beyondWindow,
  'a broken word': brokenWords,
  'a break after a hyphen': hyphenBreaks,
  'a cut text': cutTexts,
  'an empty table header': emptyHeaders,
  'links over each other': overlappingLinks,
  'words over a picture': wordsOverPicture,
} as const;

async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) faults.push(`${path} at ${width}: scrolls sideways by ${wide} px`);
    for (const [name, check] of Object.entries(checks)) {
      for (const found of await check(page)) faults.push(`${path} at ${width}: ${name}: ${found}`);
    }
  }
  return faults;
}

test.describe('every page at 360, 768 and 1280 px', () => {
  test.setTimeout(600_000);
  for (let share = 0; share < SHARES; share += 1) {
    test(`cuts and breaks nothing: share ${share + 1} of ${SHARES}`, async ({ browser, site }) => {
      const paths = allPages(site).filter((_, at) => at % SHARES === share);
      expect(paths.length).toBeGreaterThan(10);
      const page = await browser.newPage();
      const faults: string[] = [];
      for (const path of paths) {
        await page.goto(site.url + path);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        faults.push(...(await faultsOf(page, path)));
      }
      expect(faults).toEqual([]);
    });
  }
});
