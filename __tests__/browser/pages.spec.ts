/** Rules for pages of any kind: without scripts, by keyboard, on a phone. `kinds-of-pages` tests each kind. */
import { expect, test } from '../support/browser-test';
import { picturesOf, wasteful } from '../support/page-visit';
import { widePictures } from '../support/wide-pictures';

test('§1 without JavaScript, lists are paged by links, down to an article', async ({ open }) => {
  const page = await open('/resources/blogs', { javaScriptEnabled: false });
  await expect(page.locator('main form')).toBeHidden();
  const article = page.locator('main a[href^="/blog/"]').first();
  const first = (await article.getAttribute('href')) ?? '';
  await page.locator('main nav a[href="/resources/blogs/page/2"]').first().click();
  await expect(page).toHaveURL(/\/resources\/blogs\/page\/2$/);
  await expect(article).not.toHaveAttribute('href', first);
  const href = (await article.getAttribute('href')) ?? '';
  await article.click();
  await expect.poll(() => decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(href));
  // It takes a script to copy.
  await expect(page.getByText('Copy link')).toBeHidden();
});

test('by keyboard, the first Tab reaches the skip link, which moves to the main part', async ({
  open,
}) => {
  const page = await open('/resources/blogs');
  await page.keyboard.press('Tab');
  const target = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  expect(target).toMatch(/^#/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

/** Of each kind of article, the page with the widest original. */
function widestPages(publicDir: string): string[] {
  const kindOf = (path: string) => path.split('/')[1] ?? '';
  const pages = widePictures(publicDir).map(({ page }) => page);
  return pages.filter(
    (page, at) => pages.findIndex((each) => kindOf(each) === kindOf(page)) === at,
  );
}

test('a phone fetches pictures as sharp as its screen, and no larger ones, however wide the originals', async ({
  open,
  site,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
  const articles = widestPages(site.publicDir);
  expect(articles.length).toBeGreaterThan(2);
  for (const path of [...articles, '/', '/resources/blogs', '/resources/case-studies']) {
    await test.step(path, async () => {
      const page = await open(path, phone);
      const { missing, drawn } = await picturesOf(page);
      expect(missing).toEqual([]);
      expect(drawn.length).toBeGreaterThan(0);
      expect(wasteful(drawn)).toEqual([]);
      expect(
        drawn.filter(({ width, needed, most }) => width < Math.min(most, needed * 0.9)),
      ).toEqual([]);
      await page.close();
    });
  }
});
