/**
 * Compares ten kinds of pages in a large and a small window with reviewed pictures: `npm run test:visual --
 * --update-snapshots` takes them anew.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Browser, Page } from '@playwright/test';
import { visitKeys } from '../../src/consent/visit-keys';
import type { BuiltSite } from '../support/built-site';
import { expect, AT_LENGTH, test } from '../support/browser-test';
import { pageOfKind, type PageKind } from '../support/page-types';

/** These do not depend on the day; careers and events do. */
const KINDS: readonly PageKind[] = [
  'home',
  'overview page',
  'questionnaire page',
  'product page',
  'legal text',
  'contact',
  'feedback',
  'list of posts',
  'post',
  'case study',
];
const WIDTHS = [390, 1280] as const;

/** Compared height of each page, from its top; px. */
const HEIGHT = 2000;

const comparison = (width: number) => ({
  fullPage: true,
  clip: { x: 0, y: 0, width, height: HEIGHT },
  animations: 'disabled' as const,
  scale: 'css' as const,
  stylePath: path.join(__dirname, 'visual.css'),
  // Edges of letters differ a little from one version of Chromium to the next; a heading that moves is far more.
  threshold: 0.25,
  maxDiffPixelRatio: 0.003,
});

const nameOf = (kind: PageKind, width: number) => `${kind.replaceAll(' ', '-')}-${width}.png`;

/** Reduces the colours of a new picture: a fifth of the size, and the same to the comparison. */
async function slim(file: string): Promise<void> {
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === 'none' || updateSnapshots === 'missing') return;
  const { isPalette } = await sharp(file).metadata();
  if (isPalette) return;
  fs.writeFileSync(
    file,
    await sharp(file).png({ palette: true, dither: 0, effort: 10 }).toBuffer(),
  );
}

/** A still page, for a visitor who has answered the banner. */
async function openStill(browser: Browser, site: BuiltSite, kind: PageKind): Promise<Page> {
  // The style sheet below is none of the site's.
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
  await context.addCookies([{ name: visitKeys.consent.key, value: 'decline', url: site.url }]);
  const page = await context.newPage();
  await page.goto(site.url + pageOfKind(kind));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

test.describe('looks as it did when somebody last looked', AT_LENGTH, () => {
  for (const kind of KINDS) {
    test(kind, async ({ browser, site }) => {
      const page = await openStill(browser, site, kind);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const name = nameOf(kind, width);
        await expect.soft(page).toHaveScreenshot(name, comparison(width));
        await slim(test.info().snapshotPath(name, { kind: 'screenshot' }));
      }
    });
  }
});

test(
  'a heading that is moved by 8 px is found, in both windows',
  AT_LENGTH,
  async ({ browser, site }) => {
    const page = await openStill(browser, site, 'contact');
    await page.locator('h1').evaluate((heading) => {
      heading.style.position = 'relative';
      heading.style.top = '8px';
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page).not.toHaveScreenshot(nameOf('contact', width), comparison(width));
    }
  },
);
