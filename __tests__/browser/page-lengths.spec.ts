/** How long the home page and the company's own pages are, and who answers for them: each on a desk, as it was built. */
import { allPaths } from '../../src/site/navigation';
import { services } from '../../src/site/services';
import { expect, AT_LENGTH, test } from '../support/browser-test';
import { pageOfKind } from '../support/page-types';

/** Pixels at a width of 1,280: seven bands, a beginning, closing words, the footer and the room of an open banner. */
const LONGEST = 7100;

/** Lists of items grow with what is published; the home page shows so many of each. */
const measured = [
  '/',
  ...allPaths.filter((path) => /^\/(?:services|products|corporate-overview)(?:\/|$)/.test(path)),
];

/** In the page: whether a list of columns ends in a row with a single item. */
function endsAlone(): boolean {
  return [...document.querySelectorAll('main ul')].some((list) => {
    const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
    const inRow = (top: number | undefined) => tops.filter((each) => each === top).length;
    return (
      getComputedStyle(list).display === 'grid' && inRow(tops[0]) > 1 && inRow(tops.at(-1)) === 1
    );
  });
}

test(
  `no page of the copy, nor the home page, is higher than ${LONGEST} px at 1280, has a larger heading than its first or a list that ends in a single item`,
  AT_LENGTH,
  async ({ browser, site }) => {
    test.slow();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    expect(measured.length).toBeGreaterThan(40);
    const long: [string, number][] = [];
    const loud: string[] = [];
    const alone: string[] = [];
    for (const path of measured) {
      await page.goto(site.url + path);
      // Careers has as many roles as are open.
      const height = await page.evaluate(() =>
        [...document.querySelectorAll('main li:has(a[href*="/careers/"]):not(:has(li))')].reduce(
          (rest, role) => rest - role.getBoundingClientRect().height,
          document.documentElement.scrollHeight,
        ),
      );
      if (height > LONGEST) long.push([path, height]);
      const [first = 0, ...others] = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2)')].map((heading) =>
          parseFloat(getComputedStyle(heading).fontSize),
        ),
      );
      if (others.some((size) => size >= first)) loud.push(path);
      if (await page.evaluate(endsAlone)) alone.push(path);
    }
    expect(long).toEqual([]);
    expect(loud).toEqual([]);
    expect(alone).toEqual([]);
  },
);

/** Around the text of an article, which is as long as its author made it. */
const MOST_AROUND = 4400;

test(`the page of an article adds at most ${MOST_AROUND} px to its text`, async ({ open }) => {
  for (const kind of ['post', 'case study', 'press release', 'job'] as const) {
    const page = await open(pageOfKind(kind), { viewport: { width: 1280, height: 800 } });
    const [whole, text] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      [...document.querySelectorAll('main .rich-text')].reduce(
        (sum, each) => sum + each.getBoundingClientRect().height,
        0,
      ),
    ]);
    expect([kind, text]).not.toEqual([kind, 0]);
    expect([kind, Math.max(0, (whole ?? 0) - (text ?? 0) - MOST_AROUND)]).toEqual([kind, 0]);
  }
});

for (const path of ['/contact', '/corporate-overview/about']) {
  test(`${path} shows all practice leads, each with a mailbox of its own`, async ({ open }) => {
    const page = await open(path, { forcedColors: 'active', javaScriptEnabled: false });
    const leads = page.locator('main li').filter({ hasText: 'Does not take on:' });
    await expect(leads).toHaveCount(services.length);
    const mails = await leads.locator('a[href^="mailto:"]').allInnerTexts();
    expect(new Set(mails).size).toBe(services.length);
    const colours = await leads
      .locator('svg')
      .evaluateAll((all) =>
        all.map((each) => getComputedStyle(each).getPropertyValue('forced-color-adjust')),
      );
    expect(colours).toEqual(services.map(() => 'none'));
  });
}

test('each service closes with its lead, in print too', AT_LENGTH, async ({ open }) => {
  for (const { path } of services) {
    const page = await open(path, { javaScriptEnabled: false });
    await page.emulateMedia({ media: 'print' });
    const lead = page.locator('main').getByText('Does not take on:');
    await expect(lead).toHaveCount(1);
    await expect(lead).toBeVisible();
  }
});

/** Elements of a document, of which each is styled and laid out before anything is seen. */
const MOST_OF_HOME = 900;
const MOST_AROUND_CONTENT = 405;

test(`home has at most ${MOST_OF_HOME} elements, and any page ${MOST_AROUND_CONTENT} around its content`, async ({
  open,
}) => {
  const countIn = async (path: string) => {
    const page = await open(path);
    return page.evaluate(() => {
      const all = document.querySelectorAll('*').length;
      return { all, around: all - document.querySelectorAll('main *').length };
    });
  };
  expect((await countIn('/')).all).toBeLessThanOrEqual(MOST_OF_HOME);
  for (const kind of ['post', 'case study', 'job'] as const)
    expect((await countIn(pageOfKind(kind))).around).toBeLessThanOrEqual(MOST_AROUND_CONTENT);
});
