/**
 * Previews: what is not published, seen by a link exactly as it will look, told apart by a bar, with nothing stored and
 * nobody told. What keys open is in `admin-api/__tests__/previews.test.ts`, what is said of each refusal in
 * `__tests__/pages/preview.test.tsx`.
 */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { runScript } from '../support/admin-api';
import { expect, test as base } from '../support/browser-test';
import { axeReport, contrastInDark } from '../support/page-axe';
import { PREVIEW_TITLES, startPreviewApi } from '../support/preview-api';
import { hydrated } from '../support/shell';
import { company } from '../../src/site/company';

interface Opened {
  page: Page;
  /** Loads the page of a link. */
  load: (link: string) => Promise<void>;
  linkOf: (kind: string) => string;
  /** All requests so far. */
  asked: string[];
}

const test = base.extend<{ desk: (options?: BrowserContextOptions) => Promise<Opened> }>({
  desk: [
    async ({ browser, once }, use) => {
      const api = await once(startPreviewApi);
      await use(async (options = {}) => {
        const page = await (await browser.newContext(options)).newPage();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await api.lead(page);
        return {
          page,
          asked,
          load: async (link) => {
            await page.goto(link);
          },
          linkOf: (kind) => api.links.get(kind) ?? '',
        };
      });
    },
    { timeout: 150_000 },
  ],
});

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const stored = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: 'caches' in window ? await caches.keys() : [],
    databases: (await indexedDB.databases?.()) ?? [],
  }));
const NOTHING = { cookies: '', local: [], session: [], caches: [], databases: [] };

test('a draft post: as it will look, below a bar; its card, its share picture and its search result', async ({
  desk,
  site,
}) => {
  const { page, load, linkOf } = await desk();
  await load(linkOf('posts/a-draft'));
  await expect(h1(page, PREVIEW_TITLES.post)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(bar(page)).toContainText('Draft, not public.');
  await expect(bar(page)).toContainText(/This link works until \d+ \w+ \d{4}, \d\d:\d\d UTC\./);
  await expect(page).toHaveTitle(`${PREVIEW_TITLES.post} (Draft, not public) | ${company.name}`);
  await expect(page.locator('head meta[name="robots"]').first()).toHaveAttribute(
    'content',
    'noindex',
  );
  await expect(page.locator('head meta[name="referrer"]')).toHaveAttribute(
    'content',
    'no-referrer',
  );
  await expect(
    page.locator('link[rel="canonical"], script[type="application/ld+json"]'),
  ).toHaveCount(0);
  const article = page.locator('main article').first();
  await expect(article).toContainText('The first words of the draft.');
  await expect(article.getByRole('heading', { level: 2, name: 'Why it waits' })).toBeVisible();
  // Pictures that the build does not have come by the key.
  for (const name of ['Threads of the draft', 'Not built']) {
    const picture = article.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  }
  await expect(article.getByRole('img', { name: 'Elsewhere' })).toHaveCount(0);

  await expect(part(page, 'In its list').getByRole('link')).toHaveText(PREVIEW_TITLES.post);
  await expect(part(page, 'In its list').locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(part(page, 'When shared')).toContainText('What networks call the draft');
  await expect(part(page, 'When shared')).toContainText(new URL(site.url).host);
  await expect(part(page, 'When shared').locator('img')).toHaveAttribute('src', /^blob:/);
  const result = part(page, 'In the search');
  await expect(result).toContainText('Blog');
  await expect(result.getByRole('heading', { level: 3 })).toHaveText(PREVIEW_TITLES.post);
  await expect(result).toContainText('A sentence that nobody has read.');
  const engine = part(page, 'In a search engine');
  await expect(engine).toContainText(`${new URL(site.url).host} › blog › `);
  await expect(engine).toContainText(`What networks call the draft | ${company.name}`);
  const differs = part(page, 'What will differ once it is built');
  await expect(differs.getByRole('listitem')).toHaveText([
    'A picture from another server will be there; only the build fetches those.',
    'When it is shared, its picture is cropped to its subject; here, to its middle.',
    'Code listings get their colours.',
  ]);
  await test.step('it is fit for everybody', async () => {
    expect((await axeReport(page)).violations).toEqual([]);
    expect(await contrastInDark(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBe(0);
  });
});

test('a link that the command has made opens a draft of the very admin API, without a stand-in between', async ({
  open,
  site,
}) => {
  const { stdout } = runScript(
    'admin-api/preview-link.ts',
    { ADMIN_API_DATA_DIR: site.adminApiDataDir, SITE_ORIGINS: site.url },
    ['posts', 'policy-as-code-guardrails', '--days', '1'],
  );
  const [link = ''] = stdout.split('\n');
  const page = await open(link.slice(site.url.length));
  await expect(bar(page)).toContainText('Draft, not public.');
  await expect(
    page.locator('main article').first().getByRole('heading', { level: 1 }),
  ).toBeVisible();
});

test('nothing is stored, kept or told of it: not of the page, not of the key, before and after an accept', async ({
  desk,
  site,
}) => {
  const { page, load, linkOf, asked } = await desk();
  const link = linkOf('posts/a-draft');
  const key = link.split('/').at(-1) ?? '';
  await load(link);
  await expect(bar(page)).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  // Pointing at links fetches their pages elsewhere; here the item's own is not there yet.
  await part(page, 'In the search').getByRole('link').hover();
  await part(page, 'In its list').getByRole('link').hover();
  const later = page.waitForRequest(/\/page-data\/contact\/page-data\.json$/);
  await page.getByRole('banner').getByRole('link', { name: 'CONTACT US' }).hover();
  await later;
  expect(await stored(page)).toEqual(NOTHING);
  expect(asked.filter((url) => url.includes(key))).toEqual([]);
  expect(asked.filter((url) => url.includes('a-draft'))).toEqual([]);
  const api = asked
    .filter((url) => url.startsWith(site.adminApiUrl))
    .map((url) => url.slice(site.adminApiUrl.length + 1).split('?')[0]);
  expect([...new Set(api)].sort()).toEqual([
    // The request of every page's header.
    'NewsAndPressRelease/search',
    'posts',
    'preview/post/preview-post',
    'preview/post/preview-post/picture',
  ]);
  const strangers = asked.filter(
    (url) =>
      ![`${site.url}/`, `blob:${site.url}/`, site.adminApiUrl].some((own) => url.startsWith(own)),
  );
  expect(strangers).toEqual([]);

  await test.step('an accept on the page, and the pages after it', async () => {
    await page.getByRole('button', { name: 'ACCEPT' }).click();
    const kept = () =>
      page.evaluate(() =>
        JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
      );
    await expect.poll(kept).toContain('_cookie_consent=accept');
    expect(decodeURIComponent(await kept())).not.toMatch(/\/preview|preview-post/);
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Blog', exact: true })
      .click();
    await expect(page).toHaveURL(/\/resources\/blogs$/);
    await expect.poll(async () => decodeURIComponent(await kept())).toContain('/resources/blogs');
    const all = decodeURIComponent(await kept());
    expect(all).not.toMatch(/\/preview|preview-post/);
    expect(all).not.toContain(key);
    await page.goBack();
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.goForward();
    await expect(page).toHaveURL(/\/resources\/blogs$/);
    expect(decodeURIComponent(await kept())).not.toMatch(/\/preview|preview-post/);
  });
});

test('an archived case study says how it stands; its card is drawn as the build will draw it', async ({
  desk,
}) => {
  const { page, load, linkOf } = await desk();
  const title = PREVIEW_TITLES.caseStudy;
  await load(linkOf('case-studies/a-study'));
  await expect(h1(page, title)).toBeVisible();
  await expect(bar(page)).toContainText('Archived, not public.');
  await expect(page.locator('main article').first()).toContainText('71%');
  await expect(part(page, 'In its list')).toContainText(title);
  const card = page.locator('[data-share-card]');
  await expect(card).toHaveAttribute('aria-label', new RegExp(`^${title}`));
  const lines = card.locator('text');
  await expect(lines.first()).toHaveText(company.name);
  const words = async () => (await lines.allTextContents()).join(' ');
  await expect.poll(words).toContain(title);
  expect((await axeReport(page)).violations).toEqual([]);
});

test('its parts are reached by keys and by anchors, and the address keeps the link', async ({
  desk,
}) => {
  const { page, load, linkOf } = await desk({ viewport: { width: 1280, height: 900 } });
  const link = linkOf('posts/a-draft');
  await load(link);
  await hydrated(page);
  const jump = bar(page).getByRole('button', { name: 'In the search' });
  await jump.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: 'In the search' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // The bar stays, and does not lie over what has the focus.
  await expect(bar(page)).toBeInViewport();
  const below = await bar(page).boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0));
  expect(page.url()).toBe(link);
  await page.locator('main article').first().locator('a[href^="#"]:visible').first().click();
  await expect.poll(() => page.url()).toBe(link);
  await expect(bar(page)).toBeVisible();
  await page.reload();
  await expect(h1(page, PREVIEW_TITLES.post)).toBeVisible();
  // Another link that is put into the same window is followed.
  await page.evaluate((to) => location.assign(to), linkOf('jobs/a-role'));
  await expect(h1(page, PREVIEW_TITLES.job)).toBeVisible();
});

test('a wrong key, and that of another item, open nothing and leave nothing', async ({ desk }) => {
  const { page, load, linkOf } = await desk();
  const link = linkOf('posts/a-draft');
  const [post = ''] = /^.*\//.exec(link) ?? [];
  const foreign = post + (linkOf('jobs/a-role').split('/').at(-1) ?? '');
  for (const address of [`${link.slice(0, -4)}AAAA`, foreign]) {
    await test.step(address, async () => {
      await page.goto('about:blank');
      await load(address);
      await expect(h1(page, 'This link opens nothing')).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      expect(await page.content()).not.toContain(PREVIEW_TITLES.post);
      expect(await stored(page)).toEqual(NOTHING);
    });
  }
});

test('without JavaScript it says what it needs', async ({ open }) => {
  const page = await open('/preview#post/x/y', { javaScriptEnabled: false });
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.locator('main noscript p')).toContainText('Previews need JavaScript');
});
