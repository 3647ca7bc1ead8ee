/** The page of a report as a person opens it: a file, in a real Chromium. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { indexPage } from '../../../pipeline/reports/index-page';
import { reportPage } from '../../../pipeline/reports/page';
import { launchChromium } from '../../../scripts/chromium';
import { axeReport } from '../../support/page-axe';
import { failedPictures, reportOf, reportViewOf } from '../../support/report-view';
import { Scratch } from '../../support/scratch';

let browser: Browser;
let scratch: Scratch;
beforeAll(async () => {
  browser = await launchChromium();
  scratch = new Scratch();
  const report = reportOf();
  report.build?.problems.push(...failedPictures(30));
  const view = reportViewOf(report);
  scratch.write('report.html', reportPage(view, 'index.html'));
  scratch.write('index.html', indexPage(view.history, 'qa'));
  const refused = reportOf({
    ...{ outcome: 'failed', isPublished: false, accept: ['--accept-change'] },
    ...{ error: 'The whole site would lose 40 % of its pages.', remarks: ['The disk is full.'] },
  });
  scratch.write('refused.html', reportPage(reportViewOf(refused), 'index.html'));
});
afterAll(async () => {
  await browser.close();
  scratch.remove();
});

/** Opens a page; what the console says of it is collected. */
async function open(
  name: string,
  options: BrowserContextOptions,
  action: (page: Page, said: string[]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    page.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) said.push(`loads ${request.url()}`);
    });
    await page.goto(`file://${scratch.file(name)}`);
    await action(page, said);
  } finally {
    await context.close();
  }
}

for (const name of ['report.html', 'refused.html', 'index.html']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`${name} can be read by everybody, ${colorScheme}, and loads nothing`, async () => {
      // axe is added to the page, which its policy rightly forbids.
      const options = { colorScheme, bypassCSP: true, viewport: { width: 360, height: 800 } };
      await open(name, options, async (page) => {
        for (const details of await page.locator('details').all()) {
          await details.evaluate((one: HTMLDetailsElement) => {
            one.open = true;
          });
        }
        const { violations } = await axeReport(page);
        expect(violations).toEqual([]);
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(tooWide).toBe(0);
      });
      await open(name, { colorScheme }, async (page, said) => {
        await page.waitForLoadState('load');
        expect(said).toEqual([]);
      });
    });
  }
}

it('lays both pictures over each other, and the keys move the slider', async () => {
  await open('report.html', {}, async (page) => {
    const [slider] = await page.getByRole('slider').all();
    if (!slider) throw new Error('There is no slider.');
    const shown = () =>
      page
        .locator('.is-before .sheet')
        .first()
        .evaluate((sheet) => getComputedStyle(sheet).clipPath);
    await slider.focus();
    expect(await shown()).toBe('inset(0px 50% 0px 0px)');
    await page.keyboard.press('End');
    expect(await shown()).toBe('inset(0px 0% 0px 0px)');
    expect(await slider.getAttribute('aria-valuetext')).toBe('100 % before, 0 % after');
    await page.keyboard.press('Home');
    expect(await shown()).toBe('inset(0px 100% 0px 0px)');
  });
});

it('shows both pictures side by side without JavaScript', async () => {
  await open('report.html', { javaScriptEnabled: false }, async (page) => {
    const [before, after] = await Promise.all(
      ['before', 'after'].map((when) => page.locator(`.is-${when} img`).first().boundingBox()),
    );
    expect(before?.width).toBeGreaterThan(100);
    expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
    expect(await page.getByRole('slider').count()).toBe(0);
  });
});
