/** Fetching the page behind a link, and Back to a page as it was left. */
import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { chromiumOptions } from '../../scripts/chromium';
import { hydrated } from '../support/shell';

const DATA = /\/page-data\/(.+)\/page-data\.json$/;
const LINK = 'main a[href="/contact"]';

/** Until a page is quiet; from then on notes the pages whose data it asks for. */
async function dataAskedFor(page: Page): Promise<string[]> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = DATA.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

test.describe('the page behind a link', () => {
  test('is not fetched for being in view', async ({ open }) => {
    const page = await open('/');
    await page.clock.install();
    const asked = await dataAskedFor(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // Gatsby waits three seconds before it prefetches links in view.
    await page.clock.runFor(4000);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('is fetched once when a pointer is over the link, and not again when it is followed', async ({
    open,
  }) => {
    const page = await open('/');
    const asked = await dataAskedFor(page);
    await page.locator(LINK).first().hover();
    await expect.poll(() => asked).toEqual(['contact']);
    await page.locator(LINK).first().click();
    await page.waitForURL('**/contact');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((name) => name === 'contact')).toHaveLength(1);
  });
});

test('Back finds a page with everything loaded as it was left', async ({ site }) => {
  const { executablePath, args } = chromiumOptions();
  // Playwright turns the cache for Back off, unless one asks for it.
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.url}/`, { waitUntil: 'load' });
    await dataAskedFor(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    // Loaded, not followed inside the application.
    await page.goto(`${site.url}/contact`, { waitUntil: 'load' });
    // A page that was kept is not loaded again.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  } finally {
    await browser.close();
  }
});
