/** Site search over everything built, as visitors use it: by pointer, by keys, by ear, and where it fails. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { company } from '../../src/site/company';
import { nameForCount, searchKinds } from '../../src/site-search/search-kinds';
import { expect, test as base } from '../support/browser-test';
import type { BuiltSite } from '../support/built-site';
import { axeInBothThemes } from '../support/page-axe';
import { searchSample, type SearchSample } from '../support/search-sample';
import { hydrated } from '../support/shell';

const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const };
const HOME = '/corporate-overview/about';

interface Fixtures {
  sample: SearchSample;
  /** Opens a page, and waits until the search can be opened on it. */
  fresh: (at?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a page and the search on it. */
  opened: () => Promise<Page>;
}

const takeSample = async ({ publicDir }: BuiltSite) => searchSample(publicDir);

const test = base.extend<Fixtures>({
  sample: async ({ once }, use) => {
    await use(await once(takeSample));
  },
  fresh: async ({ open }, use) => {
    await use(async (at = HOME, options = DESK) => {
      const page = await open(at, options);
      await ready(page);
      return page;
    });
  },
  opened: async ({ fresh }, use) => {
    await use(async () => {
      const page = await fresh();
      await page.keyboard.press('/');
      await expect(dialog(page)).toBeVisible();
      return page;
    });
  },
});

const link = (page: Page) => page.locator('[data-search-link]:visible');
const dialog = (page: Page) => page.locator('dialog[open]');
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search this site' });
const hits = (page: Page) => page.locator('li h3 a[data-search-hit]');
const heading = (page: Page) => dialog(page).locator('h2');
const kinds = (page: Page) => page.getByRole('group', { name: 'Kind of result' });
const answers = (page: Page) => page.locator('#answers');
const resultsFor = (query: string) => new RegExp(`^\\d+ results? for “${query}”$`);

async function ready(page: Page): Promise<void> {
  await hydrated(page);
  await expect(link(page)).toHaveAttribute('aria-haspopup', 'dialog');
}

async function find(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(heading(page)).toHaveText(new RegExp(`(?:results?|found|pages?|named).*“${query}”`));
}

test.describe('before it is opened', () => {
  test('nothing of the search is loaded, and its link leads to its page', async ({
    open,
    sample: { few },
    site,
  }) => {
    const page = await open('/robots.txt', DESK);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(site.url + HOME);
    await ready(page);
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    /** Scripts and files of the search that were asked for. */
    const loaded = async () => {
      const scripts = asked.filter((url) => url.endsWith('.js'));
      const texts = await Promise.all(
        scripts.map(async (url) => (await page.request.get(url)).text()),
      );
      return {
        scripts: texts.filter((text) => text.includes('/pagefind/')).length,
        files: asked.filter((url) => url.includes('/pagefind/')).length,
      };
    };
    expect(await loaded()).toEqual({ scripts: 0, files: 0 });
    await expect(link(page)).toHaveAttribute('href', '/search');
    // As they are once it is opened.
    await page.keyboard.press('/');
    await find(page, few);
    const { scripts, files } = await loaded();
    expect(Math.min(scripts, files)).toBeGreaterThan(0);
  });

  test('without scripts the link leads to the search page, which lists all sections', async ({
    open,
  }) => {
    const page = await open(HOME, { ...DESK, javaScriptEnabled: false });
    await link(page).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.locator('#sections')).toBeVisible();
  });
});

test.describe('the search', () => {
  test('is opened by a click, by / and by Control+k, closed by Escape, and gives focus back', async ({
    fresh,
  }) => {
    const page = await fresh();
    await link(page).click();
    await expect(field(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(HOME);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      // The slash is not typed into it.
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  });

  test('answers as one types, with excerpts in which what was found is marked', async ({
    opened,
    sample: { many },
  }) => {
    const page = await opened();
    expect(await axeInBothThemes(page), 'empty').toEqual([]);
    await field(page).pressSequentially(many, { delay: 30 });
    await expect(heading(page)).toHaveText(resultsFor(many));
    await expect(hits(page)).toHaveCount(10);
    const marked = await dialog(page).locator('li p mark').allInnerTexts();
    expect(marked.length).toBeGreaterThan(5);
    expect(marked.filter((text) => !text.toLowerCase().startsWith(many))).toEqual([]);
    expect(await dialog(page).locator('li h3 mark').count()).toBeGreaterThan(0);
    expect(await axeInBothThemes(page), 'results').toEqual([]);
    await test.step('says how many there are, to who cannot see it', async () => {
      await expect(dialog(page).getByRole('status')).toHaveText(resultsFor(many));
    });
    await test.step('shows more where there is more, and takes focus to the first of it', async () => {
      await dialog(page)
        .getByRole('button', { name: /^Show more/ })
        .click();
      await expect(hits(page).nth(10)).toBeFocused();
    });
  });

  test('is gone through by arrows, Home, End and Enter, with focus where one is', async ({
    opened,
    sample: { few },
    site,
  }) => {
    const page = await opened();
    await find(page, few);
    const all = dialog(page).locator('a[data-search-hit]');
    await page.keyboard.press('ArrowDown');
    await expect(all.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(all.last()).toBeFocused();
    expect(await all.count()).toBeGreaterThan(1);
    await page.keyboard.press('Home');
    await expect(all.first()).toBeFocused();
    const href = (await all.first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site.url + href);
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  });

  test('works with 320 px, 200 % zoom and forced colours', async ({ fresh, sample: { many } }) => {
    const page = await fresh(HOME, {
      ...DESK,
      viewport: { width: 320, height: 480 },
      deviceScaleFactor: 2,
    });
    await link(page).click();
    await find(page, many);
    const fits = async () => {
      const box = await dialog(page).evaluate((element) => ({
        wide: element.scrollWidth - element.clientWidth,
        outside: [...element.querySelectorAll('input, button, a')].filter(
          (each) => each.getBoundingClientRect().right > innerWidth + 0.5,
        ).length,
      }));
      expect(box).toEqual({ wide: 0, outside: 0 });
      await field(page).focus();
      await page.keyboard.press('ArrowDown');
      const focused = dialog(page).locator('a[data-search-hit]').first();
      await expect(focused).toBeFocused();
      await expect(focused).toBeInViewport({ ratio: 1 });
    };
    await test.step('320 px', fits);
    await test.step('200 % zoom', async () => {
      await page.setViewportSize({ width: 640, height: 400 });
      await fits();
    });
    await test.step('forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.setViewportSize(DESK.viewport);
      await fits();
    });
  });
});

test.describe('where nothing is found', () => {
  test('a slip is set right at a press, pages of such a name are named, sections, and people who know; nothing of it is sent or kept', async ({
    opened,
    sample: { slip, misnamed, nothing },
    site,
  }) => {
    const page = await opened();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await test.step('a slip is set right at a press', async () => {
      await find(page, slip.typed);
      const meant = dialog(page).getByRole('button', { name: slip.meant, exact: true });
      await expect(meant).toBeVisible();
      expect(await axeInBothThemes(page)).toEqual([]);
      await meant.click();
      await expect(heading(page)).toHaveText(resultsFor(slip.meant));
      await expect(field(page)).toHaveValue(slip.meant);
    });
    await test.step('a page whose name is like it is named', async () => {
      await find(page, misnamed.typed);
      await expect(dialog(page).locator(`a[href="${misnamed.path}"]`)).toBeVisible();
    });
    await test.step('sections are named, and people who know', async () => {
      await find(page, nothing);
      await expect(heading(page)).toHaveText(`Nothing found for “${nothing}”`);
      await expect(dialog(page).getByRole('status')).toHaveText(`Nothing found for “${nothing}”`);
      await expect(dialog(page).getByRole('link', { name: 'Case studies' })).toBeVisible();
      await expect(dialog(page).getByRole('link', { name: company.telephone })).toBeVisible();
      expect(await axeInBothThemes(page)).toEqual([]);
    });
    await test.step('nothing of what is searched for is sent, and nothing of it is kept', async () => {
      const searched = new RegExp([slip.typed, misnamed.typed, nothing].join('|'), 'i');
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((each) => searched.test(each))).toEqual([]);
      // The header asks for the news whatever a visitor does.
      const own = [`${site.url}/`, `${site.adminApiUrl}/NewsAndPressRelease/search?`];
      expect(asked.filter((each) => !own.some((start) => each.startsWith(start)))).toEqual([]);
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      expect(kept).not.toMatch(searched);
    });
    await dialog(page).getByRole('link', { name: 'write to us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('where the index cannot be reached', () => {
  // Pagefind's worker, if it loaded before its requests failed.
  test.use({ provoked: [/Failed to load (?:the )?Pagefind (?:metadata|WASM)/] });

  test('that is said, pages are found by name, and another try finds more', async ({
    opened,
    sample: { named, many },
    site,
  }) => {
    const page = await opened();
    const failed = page.getByText('cannot be searched at the moment');
    const again = dialog(page).getByRole('button', { name: 'Try again' });
    await page.route('**/pagefind/**', (route) => route.abort());
    await find(page, named.word);
    await expect(failed).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: named.name })).toHaveAttribute(
      'href',
      named.path,
    );
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.unroute('**/pagefind/**');
    await again.click();
    await expect(hits(page).first()).toBeVisible();
    await test.step('later on, that is not taken for nothing found', async () => {
      await page.context().setOffline(true);
      await find(page, many);
      await expect(failed).toBeVisible();
      await page.context().setOffline(false);
      await again.click();
      await expect(hits(page).first()).toBeVisible();
    });
    await test.step('the search page does the same where the index was never made', async () => {
      await page.route('**/pagefind/**', (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(`${site.url}/search?q=${named.word}`);
      await expect(failed).toBeVisible();
      await expect(answers(page)).toHaveText(`1 page for “${named.word}”`);
    });
  });
});

test.describe('the search page', () => {
  test('has the query and the kind in its address; Back leads to what was before', async ({
    fresh,
    sample: { many, few },
  }) => {
    const page = await fresh('/search');
    const input = page.locator('main').getByRole('searchbox');
    await input.fill(many);
    await expect(answers(page)).toHaveText(resultsFor(many));
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${many}$`));
    await page.keyboard.press('Enter');
    await kinds(page).getByRole('button', { name: /^Blog/ }).click();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${many}&kind=Blog$`));
    await expect(answers(page)).toHaveText(new RegExp(`of Blog for “${many}”`));
    await input.fill(few);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${few}&kind=Blog$`));
    await expect(answers(page)).toHaveText(new RegExp(`for “${few}”`));
    await page.goBack();
    await expect(answers(page)).toHaveText(new RegExp(`of Blog for “${many}”`));
    await expect(input).toHaveValue(many);
    await page.goBack();
    await expect(answers(page)).toHaveText(resultsFor(many));
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
    await expect(answers(page)).toHaveCount(0);
    await expect(input).toHaveValue('');
    await test.step('shows markup that is searched for as what it is', async () => {
      await input.fill('<img src=x onerror=alert(1)>');
      await expect(answers(page)).toContainText('“<img src=x onerror=alert(1)>”');
      await expect(page.locator('main img')).toHaveCount(0);
    });
  });

  test('is where Enter in the search leads, with all that was found', async ({
    opened,
    sample: { many },
  }) => {
    const page = await opened();
    await find(page, many);
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${many}$`));
    await expect(hits(page).first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await hits(page).first().click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(hits(page).first()).toBeVisible();
  });

  test('finds each kind, shows one kind alone with its count, and leads to the part of a page that an item is', async ({
    fresh,
    sample: { everywhere },
    site,
  }) => {
    const page = await fresh(`/search?q=${everywhere}`);
    for (const kind of searchKinds) {
      await test.step(kind, async () => {
        const name = new RegExp(`^(?:${kind} 1|${nameForCount(kind, 2)} \\d+)$`);
        const button = kinds(page).getByRole('button', { name });
        const number = Number((await button.innerText()).match(/\d+$/)?.[0]);
        expect(number).toBeGreaterThan(0);
        await button.click();
        await expect(answers(page)).toHaveText(
          new RegExp(`^${number} results? of ${kind} for “${everywhere}”$`),
        );
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        const shown = page.locator('li:has(h3 a[data-search-hit]) > div');
        await expect(shown).toHaveCount(Math.min(number, 10));
        for (const text of await shown.allInnerTexts())
          expect(text).toMatch(new RegExp(`^${kind}`));
      });
    }
    await test.step('the part of a page', async () => {
      await kinds(page)
        .getByRole('button', { name: /^Download/ })
        .click();
      await expect(answers(page)).toHaveText(/of Download/);
      const first = hits(page).first();
      const href = (await first.getAttribute('href')) ?? '';
      expect(href).toMatch(/^\/resources\/downloads#download-/);
      await first.click();
      await expect(page).toHaveURL(site.url + href);
      const id = decodeURIComponent(href.split('#')[1] ?? '');
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  });
});

/** Translates as a browser does: puts each text into an element of its own, and again whatever the page adds. */
function translate(): void {
  const skipped = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'OPTION', 'FONT']);
  const wrap = (node: Node): void => {
    if (node instanceof Text) {
      if (!node.data.trim() || skipped.has(node.parentElement?.tagName ?? '')) return;
      const font = document.createElement('font');
      font.textContent = node.data.toUpperCase();
      node.replaceWith(font);
    } else for (const child of [...node.childNodes]) wrap(child);
  };
  wrap(document.body);
  new MutationObserver(() => wrap(document.body)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

test('goes on in a page that the browser has translated', async ({ opened }) => {
  const page = await opened();
  await page.evaluate(translate);
  for (const query of ['claims', 'cla', 'ledger', 'zzqx']) {
    await field(page).fill(query);
    await expect(heading(page)).toContainText(query, { ignoreCase: true });
  }
  await expect(field(page)).toBeFocused();
});
