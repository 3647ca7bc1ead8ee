/** Site search over everything built, as visitors use it: by pointer, by keys, by ear, and where it fails. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { listFiles } from '../../pipeline/files';
import { isLeftOut } from '../../src/lib/robots';
import { searchKindOfPath, searchKinds } from '../../src/lib/search-kinds';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { axeReport } from '../support/page-axe';
import { hydrated, visit } from '../support/shell';

const DESK = { viewport: { width: 1280, height: 800 } };
const HOME = '/corporate-overview/about';
/** In several kinds of pages. */
const WORD = 'statement';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

const dialog = (page: Page) => page.locator('dialog[open]');
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search this site' });
const hits = (page: Page) => page.locator('li h3 a[data-search-hit]');
const heading = (page: Page) => dialog(page).locator('h2');
const kinds = (page: Page) => page.getByRole('group', { name: 'Kinds of results' });
const status = (page: Page) => page.locator('section [role="status"]');

async function fresh(at = HOME, options: BrowserContextOptions = DESK): Promise<Page> {
  const page = await visit(browser, at, options);
  await hydrated(page);
  await page.locator('[data-search-link][aria-haspopup]').waitFor({ state: 'attached' });
  return page;
}

async function opened(options: BrowserContextOptions = DESK): Promise<Page> {
  const page = await fresh(HOME, options);
  await page.keyboard.press('/');
  await dialog(page).waitFor();
  return page;
}

async function find(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await heading(page)
    .filter({ hasText: new RegExp(`(?:results?|found|pages?|named).*“${query}”`) })
    .waitFor();
}

const focusedHit = (page: Page) =>
  hits(page).evaluateAll((all) => all.indexOf(document.activeElement as HTMLAnchorElement));

describe('the index', () => {
  interface Fragment {
    url: string;
    meta: { kind: string; title: string };
    content: string;
  }
  const fragments = (): Fragment[] => {
    const folder = path.join(builtSite().publicDir, 'pagefind/fragment');
    return listFiles(folder).map(
      (name) =>
        JSON.parse(
          gunzipSync(fs.readFileSync(path.join(folder, name)))
            .toString()
            .replace(/^pagefind_dcd/, ''),
        ) as Fragment,
    );
  };

  test('has every page that was built, of every kind, and no list, archive or page for nobody', () => {
    const pages = listFiles(builtSite().publicDir)
      .filter((name) => name.endsWith('/index.html'))
      .filter((name) => {
        const html = fs.readFileSync(path.join(builtSite().publicDir, name), 'utf8');
        return html.includes('<main') && !isLeftOut(html);
      })
      .map((name) => `/${path.posix.dirname(name)}`)
      .filter((page) => searchKindOfPath(page) !== null);
    const found = fragments();
    expect(
      found
        .map(({ url }) => url)
        .filter((url) => !url.includes('#'))
        .sort(),
    ).toEqual(pages.sort());
    expect(new Set(found.map(({ meta }) => meta.kind))).toEqual(new Set(searchKinds));
    expect(found.filter(({ meta }) => !meta.title)).toEqual([]);
  });

  test('leads, for parts of pages, to parts that are there', () => {
    const parts = fragments().filter(({ url }) => url.includes('#'));
    expect(parts.length).toBeGreaterThan(5);
    for (const { url } of parts) {
      const [page = '', id = ''] = url.split('#');
      const html = fs.readFileSync(path.join(builtSite().publicDir, page, 'index.html'), 'utf8');
      expect(html).toContain(`id="${decodeURIComponent(id)}"`);
    }
  });

  test('has nothing of header, footer, banner and what leads elsewhere', () => {
    for (const { content } of fragments()) {
      expect(content).not.toMatch(/CONTACT US|Cookies on this site|Read next|Copy link|Or ring \+/);
    }
  });
});

describe('before it is opened', () => {
  test('nothing of the search is loaded, and its link leads to its page', async () => {
    const context = await browser.newContext(DESK);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(builtSite().url + HOME);
    await hydrated(page);
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(500);
    const scripts = await Promise.all(
      asked
        .filter((url) => url.endsWith('.js'))
        .map(async (url) => (await context.request.get(url)).text()),
    );
    expect(asked.filter((url) => url.includes('/pagefind/'))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((text) => text.includes('pagefind-entry.json'))).toEqual([]);
    expect(await page.locator('[data-search-link]').getAttribute('href')).toBe('/search');
    await context.close();
  });

  test('without scripts the link leads to the search page, which lists all sections', async () => {
    const page = await visit(browser, HOME, { ...DESK, javaScriptEnabled: false });
    await page.locator('[data-search-link]').click();
    await page.waitForURL(/\/search$/);
    expect(await page.locator('#sections').isVisible()).toBe(true);
    await page.context().close();
  });

  test.each([320, 360, 899, 900, 901, 1000, 1100, 1200, 1280, 1440])(
    'its link is in the bar, on one line with everything else, at %i px',
    async (width) => {
      const page = await fresh(HOME, { viewport: { width, height: 700 } });
      const boxes = await page
        .locator('[data-site-header]')
        .locator('a[href="/"], [data-menu-button], [data-search-link], a[href="/contact"], summary')
        .evaluateAll((all) =>
          all
            .map((element) => element.getBoundingClientRect())
            .filter((box) => box.width > 0 && box.top < 120 && box.height < 80)
            .map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2 })),
        );
      const sorted = boxes.sort((a, b) => a.left - b.left);
      expect(sorted.length).toBe(width < 900 ? 3 : 7);
      sorted.slice(1).forEach((box, index) => {
        expect(box.left).toBeGreaterThanOrEqual((sorted[index]?.right ?? 0) - 0.5);
        expect(Math.abs(box.middle - (sorted[0]?.middle ?? 0))).toBeLessThan(3);
      });
      expect(sorted.at(-1)?.right).toBeLessThanOrEqual(width);
      const link = await page.locator('[data-search-link]').boundingBox();
      expect(Math.min(link?.width ?? 0, link?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await page.context().close();
    },
    60_000,
  );
});

describe('the search', () => {
  test('is opened by a click, closed by Escape, and gives focus back', async () => {
    const page = await fresh();
    const link = page.locator('[data-search-link]');
    await link.click();
    await dialog(page).waitFor();
    expect(await field(page).evaluate((input) => document.activeElement === input)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(HOME);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => document.activeElement === element)).toBe(true);
    await page.context().close();
  });

  test.each(['/', 'Control+k'])(
    'is opened by %s',
    async (key) => {
      const page = await fresh();
      await page.keyboard.press(key);
      await dialog(page).waitFor();
      // The slash is not typed into it.
      expect(await field(page).inputValue()).toBe('');
      await page.context().close();
    },
    60_000,
  );

  test('leaves a slash to who is typing, and to who has turned it off', async () => {
    const page = await fresh();
    await page.locator('footer input[type="email"]').focus();
    await page.keyboard.press('/');
    expect(await dialog(page).count()).toBe(0);
    expect(await page.locator('footer input[type="email"]').inputValue()).toBe('/');
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('checkbox', { name: 'Open with the / key' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    // Neither does the first key of all, nor one that the application hears.
    await page.keyboard.press('/');
    await hydrated(page);
    await page.keyboard.press('/');
    await page.waitForTimeout(500);
    expect(await dialog(page).count()).toBe(0);
    await page.context().close();
  });

  test('answers as one types, with excerpts in which what was found is marked', async () => {
    const page = await opened();
    await field(page).pressSequentially(WORD, { delay: 30 });
    await hits(page).first().waitFor();
    await heading(page)
      .filter({ hasText: /results for “statement”/ })
      .waitFor();
    expect(await hits(page).count()).toBe(10);
    const marked = await dialog(page).locator('li p mark').allInnerTexts();
    expect(marked.length).toBeGreaterThan(5);
    expect(marked.filter((text) => !/^statement/i.test(text))).toEqual([]);
    expect(await dialog(page).locator('li h3 mark').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  test('finds each kind, and shows one kind alone with its count', async () => {
    const page = await fresh('/search?q=the');
    await kinds(page).waitFor();
    for (const kind of searchKinds) {
      const button = kinds(page).getByRole('button', { name: new RegExp(`^${kind} \\d+$`) });
      const number = Number((await button.innerText()).match(/\d+$/)?.[0]);
      expect({ kind, number }).toEqual({ kind, number: expect.any(Number) });
      expect(number).toBeGreaterThan(0);
      await button.click();
      await page
        .locator('#answers')
        .filter({ hasText: new RegExp(`^${number} results? of ${kind} for “the”$`) })
        .waitFor();
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      const shown = await page.locator('li:has(h3 a[data-search-hit]) > div').allInnerTexts();
      expect(shown.length).toBe(Math.min(number, 10));
      expect(shown.filter((text) => !text.startsWith(kind))).toEqual([]);
    }
    await page.context().close();
  });

  test('is gone through by arrows, Home, End and Enter, with focus where one is', async () => {
    const page = await opened();
    await find(page, 'rounding');
    const last = (await dialog(page).locator('a[data-search-hit]').count()) - 1;
    await page.keyboard.press('ArrowDown');
    const first = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    await page.keyboard.press('ArrowUp');
    expect(await field(page).evaluate((input) => document.activeElement === input)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    expect(
      await dialog(page)
        .locator('a[data-search-hit]')
        .nth(last)
        .evaluate((link) => document.activeElement === link),
    ).toBe(true);
    await page.keyboard.press('Home');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(first);
    await page.keyboard.press('Enter');
    await page.waitForURL(builtSite().url + (first ?? ''));
    await dialog(page).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await page.context().close();
  });

  test('leads to the part of a page that an event, a paper or an award is', async () => {
    const page = await fresh('/search?q=the&kind=Download');
    const link = hits(page).first();
    await link.waitFor();
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/resources\/downloads#download-/);
    await link.click();
    await page.waitForURL(builtSite().url + href);
    const part = page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`);
    await part.waitFor();
    await page.waitForFunction(
      (id) => {
        const { top, bottom } =
          document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
        return bottom > 0 && top < innerHeight;
      },
      decodeURIComponent(href.split('#')[1] ?? ''),
    );
    await page.context().close();
  });

  test('shows more where there is more, and takes focus to the first of it', async () => {
    const page = await opened();
    await find(page, WORD);
    await dialog(page)
      .getByRole('button', { name: /^Show more/ })
      .click();
    await hits(page).nth(10).waitFor();
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-search-hit'));
    expect(await focusedHit(page)).toBe(10);
    await page.context().close();
  });

  test('says how many there are, to who cannot see it', async () => {
    const page = await opened();
    await find(page, WORD);
    await status(page)
      .filter({ hasText: /^\d+ results for “statement”$/ })
      .waitFor({ state: 'attached' });
    await find(page, 'xylograph');
    await status(page)
      .filter({ hasText: 'Nothing found for “xylograph”' })
      .waitFor({ state: 'attached' });
    await page.context().close();
  });

  test.each(['light', 'dark'] as const)(
    'has no accessibility violation that axe can see, whatever it shows, in %s',
    async (colorScheme) => {
      const page = await opened({ ...DESK, colorScheme, reducedMotion: 'reduce' });
      const found = async (state: string) =>
        (await axeReport(page)).violations.map((violation) => `${state}: ${violation}`);
      const violations = await found('empty');
      await find(page, WORD);
      violations.push(...(await found('results')));
      await find(page, 'paymnet');
      violations.push(...(await found('a slip')));
      await find(page, 'xylograph');
      violations.push(...(await found('nothing')));
      expect(violations).toEqual([]);
      await page.context().close();
    },
    120_000,
  );

  test.each([
    ['320 px', { viewport: { width: 320, height: 480 } }],
    ['200 % zoom', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
    ['forced colours', { ...DESK, forcedColors: 'active' as const }],
  ])(
    'works with %s',
    async (_what, options) => {
      const page = await fresh(HOME, options);
      await page.locator('[data-search-link]').click();
      await find(page, WORD);
      const sizes = await dialog(page).evaluate((box) => ({
        wide: box.scrollWidth - box.clientWidth,
        outside: [...box.querySelectorAll('input, button, a')].filter(
          (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
        ).length,
      }));
      expect(sizes).toEqual({ wide: 0, outside: 0 });
      await page.keyboard.press('ArrowDown');
      const box = await page.evaluate(() => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return { top, bottom, height: innerHeight };
      });
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(box.height);
      await page.context().close();
    },
    60_000,
  );

  test('sends nothing of what is searched for, and keeps nothing of it', async () => {
    const page = await fresh();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.keyboard.press('/');
    await find(page, 'rounding');
    await find(page, 'xylograph');
    expect(asked.filter((each) => /rounding|xylograph/i.test(each))).toEqual([]);
    // The header asks for the news whatever a visitor does.
    const { url, adminApiUrl } = builtSite();
    const own = [`${url}/`, `${adminApiUrl}/NewsAndPressRelease/search?`];
    expect(asked.filter((each) => !own.some((start) => each.startsWith(start)))).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toMatch(/rounding|xylograph/i);
    await page.context().close();
  });
});

describe('where nothing is found', () => {
  test('a slip is set right at a press', async () => {
    const page = await opened();
    await find(page, 'paymnet');
    await dialog(page)
      .getByRole('button', { name: /^payments?$/ })
      .click();
    await heading(page)
      .filter({ hasText: /^\d+ results for “payments?”$/ })
      .waitFor();
    expect(await field(page).inputValue()).toMatch(/^payments?$/);
    await page.context().close();
  });

  test('sections are named, and people who know', async () => {
    const page = await opened();
    await find(page, 'xylograph');
    expect(await heading(page).innerText()).toBe('Nothing found for “xylograph”');
    expect(await dialog(page).getByRole('link', { name: 'Case studies' }).isVisible()).toBe(true);
    expect(await dialog(page).getByRole('link', { name: /^\+44/ }).isVisible()).toBe(true);
    const ask = dialog(page).getByRole('link', { name: 'ask us' });
    await ask.click();
    await page.waitForURL(/\/contact$/);
    await dialog(page).waitFor({ state: 'hidden' });
    await page.context().close();
  });

  test('a page whose name is like it is named', async () => {
    const page = await opened();
    await find(page, 'sitemaps');
    expect(await dialog(page).locator('a[href="/sitemap"]').count()).toBeGreaterThan(0);
    await page.context().close();
  });
});

describe('where the index cannot be reached', () => {
  test('that is said, pages are found by name, and another try finds more', async () => {
    const page = await opened();
    await page.route('**/pagefind/**', (route) => route.abort());
    await find(page, 'wealth');
    await dialog(page).getByText('cannot be searched at the moment').waitFor();
    expect(
      await dialog(page).getByRole('link', { name: 'Wealth management' }).getAttribute('href'),
    ).toBe('/services/fintech/wealth-management');
    expect((await axeReport(page)).violations).toEqual([]);
    await page.unroute('**/pagefind/**');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await hits(page).first().waitFor();
    await page.context().close();
  });

  test('later on, that is not taken for nothing found', async () => {
    const page = await opened();
    await find(page, 'rounding');
    await page.context().setOffline(true);
    await find(page, 'wealth');
    await dialog(page).getByText('cannot be searched at the moment').waitFor();
    await page.context().setOffline(false);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await hits(page).first().waitFor();
    await page.context().close();
  });

  test('the search page does the same where the index was never made', async () => {
    const context = await browser.newContext(DESK);
    await context.route('**/pagefind/**', (route) => route.fulfill({ status: 404, body: '' }));
    const page = await context.newPage();
    await page.goto(`${builtSite().url}/search?q=wealth`);
    await page.getByText('cannot be searched at the moment').waitFor();
    expect(await page.locator('#answers').innerText()).toBe('1 page for “wealth”');
    await context.close();
  });
});

describe('the search page', () => {
  test('has the query and the kind in its address; Back leads to what was before', async () => {
    const page = await fresh('/search');
    const input = page.locator('main').getByRole('searchbox');
    const answers = (text: RegExp) => page.locator('#answers').filter({ hasText: text }).waitFor();
    await input.fill(WORD);
    await answers(/results for “statement”/);
    await page.waitForURL(/\/search\?q=statement$/);
    await page.keyboard.press('Enter');
    await kinds(page).getByRole('button', { name: /^Blog/ }).click();
    await page.waitForURL(/\/search\?q=statement&kind=Blog$/);
    await answers(/of Blog for “statement”/);
    await input.fill('ledger');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=ledger&kind=Blog$/);
    await answers(/for “ledger”/);
    await page.goBack();
    await answers(/of Blog for “statement”/);
    expect(await input.inputValue()).toBe(WORD);
    await page.goBack();
    await answers(/^\d+ results for “statement”$/);
    await page.goBack();
    await page.waitForURL(/\/search$/);
    await page.locator('#answers').waitFor({ state: 'detached' });
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.value === '',
    );
    await page.context().close();
  });

  test('is where Enter in the search leads, with all that was found', async () => {
    const page = await opened();
    await find(page, WORD);
    await field(page).press('Enter');
    await page.waitForURL(/\/search\?q=statement$/);
    await hits(page).first().waitFor();
    expect(await dialog(page).count()).toBe(0);
    await hits(page).first().click();
    await page.waitForURL((url) => url.pathname !== '/search');
    await page.goBack();
    await hits(page).first().waitFor();
    await page.context().close();
  });

  test('shows markup that is searched for as what it is', async () => {
    const page = await fresh(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await page.locator('#answers').filter({ hasText: '<img src=x' }).waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    await page.context().close();
  });
});
