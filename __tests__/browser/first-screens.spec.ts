/** The first screen of an item: where its text begins, all of its title, the figures that prove it; that of a practice: its button. */
import { allPaths } from '../../src/site/navigation';
import { products } from '../../src/site/products';
import { services } from '../../src/site/services';
import { expect, test } from '../support/browser-test';
import { pageOfKind } from '../support/page-types';

test('a post begins on the first screen of a desk, and has its title on that of a phone', async ({
  open,
  site,
}) => {
  const page = await open('/resources/blogs', { javaScriptEnabled: false });
  const posts = await page
    .locator('main article a[href^="/blog/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(posts.length).toBeGreaterThan(5);
  const endOf = async (text: string) => {
    const box = await page.locator(`main ${text}`).first().boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  for (const post of posts) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.url + post);
    expect([post, (await endOf('.rich-text > p')) <= 800]).toEqual([post, true]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect([post, (await endOf('h1')) <= 844]).toEqual([post, true]);
  }
});

test('the figures of a case study are its largest type, on its first screen', async ({ open }) => {
  const page = await open(pageOfKind('case study'), { javaScriptEnabled: false });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate(() => {
      const sizeOf = (each: Element) => parseFloat(getComputedStyle(each).fontSize);
      const figures = [...document.querySelectorAll('main header dd')];
      const rest = [...document.querySelectorAll('main :is(h1, h2, h3, p, dd)')];
      return {
        end: Math.max(...figures.slice(0, 1).map((each) => each.getBoundingClientRect().bottom)),
        figure: Math.min(...figures.map(sizeOf)),
        largest: Math.max(...rest.filter((each) => !figures.includes(each)).map(sizeOf)),
      };
    });
    expect([width, seen.figure > seen.largest]).toEqual([width, true]);
    expect([width, seen.end > 0 && seen.end <= height]).toEqual([width, true]);
  }
});

test('a case study has its name in full in the breadcrumbs of a desk, each figure on one line, and on a phone none larger of another', async ({
  open,
  site,
}) => {
  const page = await open('/resources/case-studies', {
    javaScriptEnabled: false,
  });
  const studies = await page
    .locator('main article a[href^="/case-study/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(studies.length).toBeGreaterThan(5);
  let figures = 0;
  for (const study of new Set(studies)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.url + study);
    const isCut = await page
      .locator('[aria-current="page"] > span')
      .first()
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    expect([study, isCut]).toEqual([study, false]);
    const broken = await page
      .locator('main header dd')
      .evaluateAll((all) =>
        all
          .filter((each) => each.clientHeight > 1.5 * parseFloat(getComputedStyle(each).fontSize))
          .map(({ textContent }) => textContent),
      );
    expect([study, broken]).toEqual([study, []]);
    await page.setViewportSize({ width: 390, height: 844 });
    const [own, others] = await page.evaluate(() =>
      ['header dd', 'article p'].map((each) =>
        [...document.querySelectorAll(`main ${each}`)].map((one) =>
          parseFloat(getComputedStyle(one).fontSize),
        ),
      ),
    );
    expect([study, Math.min(...(own ?? [])) > Math.max(0, ...(others ?? []))]).toEqual([
      study,
      true,
    ]);
    figures += own?.length ?? 0;
  }
  expect(figures).toBeGreaterThan(studies.length);
});

/** Height of the open banner on a desk. */
const BANNER = 65;

test('the way to the open roles is on the first screen of careers, and leads to them', async ({
  open,
}) => {
  const BANNER = 150;
  const page = await open(pageOfKind('careers'), { javaScriptEnabled: false });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const way = page.getByRole('link', { name: 'See the open roles' });
    const box = await way.boundingBox();
    expect([width, box && box.y + box.height <= height - BANNER]).toEqual([width, true]);
    await way.click();
    await expect(page.getByRole('heading', { name: 'Open roles by team' })).toBeInViewport();
    await page.goBack();
  }
});

/** Pages that begin with a button; the first, with a drawing as wide as the page. */
const withButton: readonly string[] = [
  '/services/salesforce/dreamforce2025',
  ...[...services, ...products].map(({ path }) => path),
];

test('above the cookie banner of a desk end the button of each practice and product, and the figure of each page, with the words that say what it draws', async ({
  open,
  site,
}) => {
  const page = await open('/services', { javaScriptEnabled: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  const paths = allPaths.filter((path) => /^\/(services|products|corporate-overview)\//.test(path));
  let [drawn, pressed] = [0, 0];
  for (const path of paths) {
    await page.goto(site.url + path);
    const end = await page.evaluate(() => {
      const figure = document.querySelector('main :is(header figure, [data-figure])');
      // The chart of a long band goes on below the first screen, under its words.
      const caption = figure?.querySelector('figcaption:has(a[href^="#"])');
      return (caption ?? figure)?.getBoundingClientRect().bottom ?? null;
    });
    // Documents and the essay begin with words alone.
    if (end !== null) drawn += 1;
    expect([path, (end ?? 0) <= 800 - BANNER]).toEqual([path, true]);
    if (!withButton.includes(path)) continue;
    const box = await page.locator('main header div > a').first().boundingBox();
    expect([path, box && box.y + box.height <= 800 - BANNER]).toEqual([path, true]);
    pressed += 1;
  }
  expect(pressed).toBe(withButton.length);
  expect(drawn).toBeGreaterThan(paths.length / 2);
});
