/** Lists, search, and the way there and back; `desk` has the look-up. */
import { IN_FIREFOX_FIRST } from '../../support/browser-test';
import { expect, test } from '../../support/engines/engine-test';
import { searchSample } from '../../support/search-sample';
import { followLink } from '../../support/shell';

const DIALOG = 'dialog[open]';
const FIELD = `${DIALOG} input[type="search"]`;
const HITS = `${DIALOG} li h3 a[data-search-hit]`;

const count = (css: string) => document.querySelectorAll(css).length;
const at = () => location.pathname + location.search;
const scrolled = () => Math.round(scrollY);
const mainText = () => document.querySelector('main')?.textContent;

test('a list is searched as one types, paged, and refined by category; Back leads through it', async ({
  visitor,
}) => {
  await visitor.goto('/resources/blogs');
  await visitor.fill('main input[type="search"]', 'the');
  await visitor.sees({ css: 'main [role="status"]', text: 'with “the” in the title' });
  await visitor.soon(at, null).toBe('/resources/blogs?title=the');
  await visitor.press('main a[href="/resources/blogs?title=the&page=2"]');
  await visitor.sees({ css: 'main [role="status"]', text: 'page 2 of' });
  await visitor.press({ css: 'main nav[aria-label="Categories"] a', text: 'Engineering' });
  await visitor.sees({ css: 'main [role="status"]', text: 'in Engineering' });
  await visitor.go(-1);
  await visitor.sees({ css: 'main [role="status"]', text: 'page 2 of' });
  await visitor.goto('/resources/blogs');
  await visitor.press('main a[href="/resources/blogs/page/2"]');
  await visitor.soon(at, null).toBe('/resources/blogs/page/2');
  await visitor.sees('main article');
});

test('the search opens by its key before the application is there, finds, and is left by Escape and by Enter', async ({
  visitor,
  site,
}) => {
  const { many, few } = searchSample(site.publicDir);
  await visitor.goto('/corporate-overview/about');
  await visitor.type('/');
  // An application that takes longer than the visitor's patience is gone without: to the page of the search.
  await visitor.sees(`${FIELD}, main input[type="search"][name="q"]`);
  await visitor.goto('/corporate-overview/about');
  await visitor.wake();
  await visitor.type('/');
  await visitor.sees(FIELD);
  // Its field has the focus, and nothing in it.
  await visitor.key('Escape');
  await visitor.misses('dialog');
  await visitor.type('/');
  await visitor.sees(FIELD);
  await visitor.type(many);
  await visitor.soon(count, HITS, 'results').toBe(10);
  await visitor.key('Escape');
  const isOpen = () => visitor.evaluate(count, 'dialog[open]');
  // Some engines empty the field first.
  if ((await isOpen()) === 1) await visitor.key('Escape');
  await visitor.misses('dialog');
  await visitor.press('[data-search-link]');
  await visitor.sees(FIELD);
  await visitor.evaluate((css) => {
    const field = document.querySelector<HTMLInputElement>(css);
    field?.focus();
    field?.select();
  }, FIELD);
  await visitor.type(few);
  await visitor.sees({ css: `${DIALOG} h2`, text: `“${few}”` });
  await visitor.sees(HITS);
  await visitor.key('ArrowDown');
  const href = await visitor.evaluate(() => document.activeElement?.getAttribute('href'), null);
  expect(href).toMatch(/^\//);
  await visitor.key('Enter');
  await visitor.soon(() => location.pathname + location.hash, null).toBe(href);
  await visitor.misses('dialog');
});

test.describe('Back and Forward', () => {
  const far = (y: number) => scrollTo({ top: y, behavior: 'instant' });

  test('find each page where it was left, what was scrolled before the application came too', async ({
    visitor,
  }) => {
    await visitor.goto('/');
    await visitor.evaluate(far, 900);
    await visitor.soon(scrolled, null).toBe(900);
    await visitor.wake();
    await visitor.evaluate(followLink, '/services/fintech');
    await visitor.arrives('/services/fintech', '');
    await visitor.soon(scrolled, null, 'a new page begins at its top').toBe(0);
    await visitor.go(-1);
    await visitor
      .soon(() => [location.pathname, Math.round(scrollY)], null, 'Back')
      .toEqual(['/', 900]);
    await visitor.sees('main h1');
    await visitor.go(1);
    await visitor.arrives('/services/fintech', '');
    await visitor.soon(() => document.title, null, 'rendered').toMatch(/^Fintech/);
    await visitor.soon(scrolled, null, 'Forward').toBe(0);
    await visitor.evaluate(far, 300);
    await visitor.soon(scrolled, null).toBe(300);
    await visitor.go(-1);
    await visitor
      .soon(() => [location.pathname, Math.round(scrollY)], null, 'Back again')
      .toEqual(['/', 900]);
  });

  test(
    'lead from a page that was loaded anew to the one before it',
    IN_FIREFOX_FIRST,
    async ({ visitor }) => {
      await visitor.goto('/resources/awards');
      await visitor.wake();
      const before = await visitor.evaluate(() => document.querySelector('h1')?.textContent, null);
      await visitor.evaluate(followLink, '/contact');
      await visitor.arrives('/contact', '');
      await visitor.soon(() => document.title, null).toMatch(/^Contact/);
      await visitor.reload();
      await visitor.sees('h1');
      await visitor.go(-1);
      await visitor.arrives('/resources/awards', before ?? '');
      await visitor.wake();
      expect(await visitor.evaluate(mainText, null)).toContain(before);
    },
  );
});

test.describe('between pages that are loaded', () => {
  const toContact = 'main a[href="/contact"]';

  // Firefox cuts off what a page that is left was still loading, and Gatsby throws that.
  test.use({ provoked: [/Error: We couldn't load "\/page-data\//] });

  test('the first tap on a link leads where it leads, and Back from there to where it was, with the application to come', async ({
    visitor,
  }) => {
    await visitor.goto('/');
    await visitor.evaluate(() => {
      const note = () => sessionStorage.setItem('left-at', String(Math.round(scrollY)));
      addEventListener('pagehide', note, { once: true });
    }, null);
    await visitor.press(toContact);
    await visitor.arrives('/contact', '');
    await visitor.go(-1);
    await visitor.arrives('/', '');
    await visitor.sees('h1');
    // Its scripts were on their way when it was left.
    await visitor.wake();
    const leftAt = await visitor.evaluate(() => Number(sessionStorage.getItem('left-at')), null);
    expect(leftAt).toBeGreaterThan(0);
    await visitor.soon(scrolled, null, 'Back').toBe(leftAt);
  });

  test('Back and Forward are no errors', IN_FIREFOX_FIRST, async ({ visitor }) => {
    await visitor.goto('/resources/awards');
    await visitor.goto('/contact');
    await visitor.go(-1);
    await visitor.arrives('/resources/awards', '');
    await visitor.go(1);
    await visitor.arrives('/contact', '');
    await visitor.go(-1);
    await visitor.arrives('/resources/awards', '');
    await visitor.sees('h1');
  });
});
