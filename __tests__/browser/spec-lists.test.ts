/** The lists, sentence by sentence: sections 4, 7, 8 and 9 of the specification, in a real browser. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { ApiProxy, type ProxyFault } from '../support/api-proxy';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { notices, noticesSaid, rememberNotices } from '../support/notifications';
import { axeInBothThemes } from '../support/page-axe';
import { hydrated, stopTime } from '../support/shell';

interface Item {
  slug: string;
  title: string;
  status: string;
  is_main: boolean;
  published_at: string;
}

let browser: Browser;
let proxy: ApiProxy;
let context: BrowserContext;
let posts: Item[];

async function listed(call: string, field: string): Promise<Item[]> {
  const { adminApiUrl } = builtSite();
  const answer = await fetch(`${adminApiUrl}/${call}?pageSize=100&status=publish&is_main=true`);
  const items = ((await answer.json()) as Record<string, Item[]>)[field] ?? [];
  return items.filter(({ published_at: at }) => Date.parse(at) <= Date.now());
}

beforeAll(async () => {
  browser = await launchChromium();
  proxy = await new ApiProxy(builtSite().adminApiUrl).start();
  posts = await listed('posts', 'posts');
});
afterAll(async () => {
  await browser.close();
  await proxy.stop();
});
beforeEach(() => proxy.reset());
afterEach(() => context.close());

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await proxy.serve(context);
  await rememberNotices(context);
  const page = await context.newPage();
  await page.goto(builtSite().url + path, { waitUntil: 'load' });
  return page;
}

const main = (page: Page) => page.locator('main');
const field = (page: Page) => main(page).getByRole('searchbox');
const status = (page: Page) => main(page).getByRole('status').first();
const results = (page: Page) => main(page).getByRole('heading', { level: 2 });
const titlesOf = (page: Page) =>
  main(page).getByRole('article').getByRole('heading').allTextContents();
const says = async (page: Page, text: string | RegExp) => {
  const wanted = status(page).filter({ hasText: text });
  await wanted.waitFor({ state: 'attached', timeout: 15_000 });
};
/** What is to be seen of one page of the API's answer. */
async function due(query: string): Promise<string[]> {
  const { adminApiUrl } = builtSite();
  const answer = await fetch(
    `${adminApiUrl}/posts?pageSize=9&status=publish&is_main=true&${query}`,
  );
  const { posts: items } = (await answer.json()) as { posts: Item[] };
  return items
    .filter(({ published_at: at }) => Date.parse(at) <= Date.now())
    .map(({ title }) => title);
}
const withTitle = (text: string) =>
  posts.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));

async function typeTitle(page: Page, text: string): Promise<void> {
  await hydrated(page);
  await field(page).click();
  await field(page).pressSequentially(text, { delay: 20 });
}
const askedFor = (call: string) => proxy.asked.filter((asked) => asked.startsWith(`${call}?`));

describe('without a query', () => {
  test('the built list is shown, and nothing is asked of the API or loaded for it', async () => {
    const scripts: string[] = [];
    const page = await visit('/resources/blogs');
    page.on('request', (request) => scripts.push(request.url()));
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(askedFor('posts')).toEqual([]);
    expect(scripts.filter((url) => url.includes('/list-index/'))).toEqual([]);
    expect(await titlesOf(page)).toHaveLength(9);
    expect(await results(page).first().textContent()).toBe(posts[0]?.title);
  });

  test('without scripting the search is hidden, and the list is there', async () => {
    const page = await visit('/resources/blogs?title=x', { javaScriptEnabled: false });
    expect(await page.locator('main form').isVisible()).toBe(false);
    expect(await titlesOf(page)).toHaveLength(9);
  });
});

describe('a title that is typed', () => {
  test('is answered live, without a reload: published and main, nine a page, an empty category', async () => {
    const page = await visit('/resources/blogs');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await typeTitle(page, 'the');
    const expected = withTitle('the');
    await says(page, `${expected.length} posts with “the” in the title.`);
    expect(askedFor('posts')).toEqual([
      'posts?page=1&pageSize=9&category=&title=the&status=publish&is_main=true',
    ]);
    expect(await titlesOf(page)).toEqual(await due('title=the&page=1'));
    expect(new URL(page.url()).search).toBe('?title=the');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    // Focus stays where one types, and nothing new is to go back to.
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  test('waits for a pause: one question for a word', async () => {
    const page = await visit('/resources/blogs');
    await hydrated(page);
    await field(page).focus();
    // So that no pause of a busy machine's is one.
    const pass = await stopTime(page);
    await field(page).pressSequentially('retries');
    await pass(200);
    expect(askedFor('posts')).toEqual([]);
    await pass(100);
    await page.clock.resume();
    await says(page, 'with “retries” in the title');
    expect(askedFor('posts')).toHaveLength(1);
  });

  test('ends an earlier question, whose answer never takes a later one’s place', async () => {
    proxy.behave = (asked) => ({ wait: asked.includes('title=th&') ? 2500 : 0 });
    const page = await visit('/resources/blogs');
    await typeTitle(page, 'th');
    await expect(poll(() => askedFor('posts').length)).resolves.toBe(1);
    await field(page).press('e');
    await says(page, 'with “the” in the title');
    await page.waitForTimeout(2500);
    expect(await results(page).first().textContent()).toContain('“the”');
    expect(await notices(page).count()).toBe(0);
  });

  test('that is found nowhere says so, and leads on', async () => {
    const page = await visit('/resources/blogs?title=xyzzy');
    await says(page, 'No posts with “xyzzy” in the title.');
    expect(
      await main(page).getByRole('link', { name: 'Search the whole site' }).getAttribute('href'),
    ).toBe('/search?q=xyzzy');
    await main(page).getByRole('link', { name: 'Show all posts' }).click();
    await says(page, 'All posts.');
    expect(await titlesOf(page)).toHaveLength(9);
    expect(await field(page).inputValue()).toBe('');
  });

  test('leaves the address of the list to search engines', async () => {
    const page = await visit('/resources/blogs?title=the&page=2');
    await says(page, 'page 2 of');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toMatch(/^https?:\/\/[^/]+\/resources\/blogs$/);
  });
});

/** A number as soon as it is not 0, at most after some seconds. */
async function poll(read: () => number): Promise<number> {
  for (let tries = 0; tries < 100 && read() === 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return read();
}

describe('Back and Forward', () => {
  test('lead through what was submitted, and fill the field', async () => {
    const page = await visit('/resources/blogs');
    await typeTitle(page, 'the');
    await field(page).press('Enter');
    await says(page, 'with “the” in the title');
    await field(page).fill('data');
    await field(page).press('Enter');
    await says(page, 'with “data” in the title');
    await page.goBack();
    await says(page, 'with “the” in the title');
    expect(await field(page).inputValue()).toBe('the');
    await page.goBack();
    await says(page, 'All posts.');
    expect(await field(page).inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
    expect(await titlesOf(page)).toHaveLength(9);
    await page.goForward();
    await says(page, 'with “the” in the title');
    expect(await field(page).inputValue()).toBe('the');
  });
});

describe('pages and categories of a refined list', () => {
  test('paging keeps the query, and focus goes to the list’s heading', async () => {
    const page = await visit('/resources/blogs?title=the');
    await says(page, 'with “the” in the title');
    const link = main(page).getByRole('link', { name: 'Page 2' });
    expect(await link.getAttribute('href')).toBe('/resources/blogs?title=the&page=2');
    await link.click();
    await says(page, 'page 2 of');
    expect(askedFor('posts').at(-1)).toContain('page=2&pageSize=9&category=&title=the');
    expect(await titlesOf(page)).toEqual(await due('title=the&page=2'));
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await page.goBack();
    await says(page, /with “the” in the title\.$/);
  });

  test('a category keeps the title, and goes along to the API; General is sent empty', async () => {
    const page = await visit('/resources/blogs?title=the');
    await says(page, 'with “the” in the title');
    const nav = main(page).getByRole('navigation', { name: 'Categories' });
    await nav.getByRole('link', { name: 'Engineering' }).click();
    await says(page, 'in Engineering');
    expect(askedFor('posts').at(-1)).toContain('category=Engineering&title=the');
    expect(await nav.getByRole('link', { name: 'Engineering' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await nav.getByRole('link', { name: 'General' }).click();
    await says(page, /title\.$/);
    expect(new URL(page.url()).search).toBe('?title=the');
    expect(askedFor('posts')[0]).toContain('category=&title=the');
  });

  test('a page past the end says so, and leads back', async () => {
    const page = await visit('/resources/blogs?title=the&page=99');
    await says(page, 'nothing on page 99');
    await main(page).getByRole('link', { name: 'Go to the first page' }).click();
    await says(page, /title\.$/);
  });

  test('on the page of a category a title is searched within it', async () => {
    const page = await visit('/resources/blogs/category/cloud');
    await typeTitle(page, 'a');
    await says(page, 'in Cloud');
    expect(askedFor('posts')).toEqual([expect.stringContaining('category=Cloud&title=a')]);
    expect(new URL(page.url()).pathname).toBe('/resources/blogs/category/cloud');
  });
});

describe('the calls of the lists', () => {
  test('case studies: page, pageSize 9, category, title', async () => {
    const page = await visit('/resources/case-studies?title=a&category=fintech');
    await says(page, 'with “a” in the title');
    expect(askedFor('caseStudy')).toEqual([
      expect.stringMatching(
        /^caseStudy\?page=1&pageSize=9&category=\w+&title=a&status=publish&is_main=true$/,
      ),
    ]);
  });

  test('news: page by page live, ten each; titles and categories from the build', async () => {
    const page = await visit('/resources/press-release?page=2');
    await says(page, 'page 2 of');
    expect(askedFor('NewsAndPressRelease/search')).toContain(
      'NewsAndPressRelease/search?page=2&pageSize=10&status=publish&is_main=true',
    );
    const calls = proxy.asked.length;
    await field(page).fill('the');
    await says(page, 'with “the” in the title');
    expect(proxy.asked).toHaveLength(calls);
    const news = withTitleIn(
      await listed('NewsAndPressRelease/search', 'newsAndPressRelease'),
      'the',
    );
    expect((await titlesOf(page)).sort()).toEqual(news.slice(0, 10).sort());
  });

  test('jobs: page by page live, nine each; titles from the build', async () => {
    const page = await visit('/corporate-overview/careers?page=2');
    await says(page, 'page 2 of');
    expect(askedFor('job/search')).toEqual([
      'job/search?page=2&pageSize=9&status=publish&is_main=true',
    ]);
    await field(page).fill('engineer');
    const jobs = withTitleIn(await listed('job/search', 'jobs'), 'engineer');
    await says(page, `${jobs.length} roles with “engineer” in the title.`);
    expect(askedFor('job/search')).toHaveLength(1);
  });
});

const withTitleIn = (items: readonly Item[], text: string) =>
  items.map(({ title }) => title).filter((title) => title.toLowerCase().includes(text));

describe('what comes is checked on arrival', () => {
  test('a draft never shows, nor what is not main or not due, whatever the server sends', async () => {
    proxy.behave = (asked) =>
      asked.startsWith('posts?')
        ? {
            change: (body) => {
              const items = body['posts'] as Item[];
              const [a, b, c, ...rest] = items.filter(
                ({ published_at: at }) => Date.parse(at) <= Date.now(),
              );
              const hidden = [
                { ...a, status: 'draft' },
                { ...b, is_main: false },
                { ...c, published_at: '2999-01-01T00:00:00Z' },
              ];
              return { ...body, posts: [...hidden, ...rest] };
            },
          }
        : {};
    const page = await visit('/resources/blogs?title=the');
    await says(page, 'with “the” in the title');
    expect(await titlesOf(page)).toEqual((await due('title=the&page=1')).slice(3));
  });

  test('one that is newer than the build leads to its path, without prefetching, and has a cloth', async () => {
    const elsewhere: string[] = [];
    proxy.behave = (asked) =>
      asked.startsWith('posts?')
        ? {
            change: (body) => ({
              ...body,
              posts: [
                {
                  id: 'new',
                  slug: 'fresh-from-the-loom',
                  title: 'Fresh from the loom',
                  image_cdn: 'https://pictures.example/new.jpg',
                },
                ...(body['posts'] as Item[]),
              ],
            }),
          }
        : {};
    const page = await visit('/resources/blogs');
    page.on('request', (request) => elsewhere.push(request.url()));
    await typeTitle(page, 'the');
    await says(page, 'with “the” in the title');
    const first = main(page).getByRole('article').first();
    expect(await first.getByRole('link').getAttribute('href')).toBe('/blog/fresh-from-the-loom');
    await first.getByRole('link').hover();
    await page.waitForTimeout(400);
    expect(await first.locator('svg').count()).toBe(1);
    expect(await first.locator('img').count()).toBe(0);
    const { url, adminApiUrl } = builtSite();
    expect(
      elsewhere.filter((each) => !each.startsWith(url) && !each.startsWith(adminApiUrl)),
    ).toEqual([]);
    expect(elsewhere.filter((each) => each.includes('fresh-from-the-loom'))).toEqual([]);
  });

  test('pictures are those of the build', async () => {
    const page = await visit('/resources/blogs?title=the');
    await says(page, 'with “the” in the title');
    const sources = await main(page)
      .locator('article img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toContain(`${builtSite().url}/static/`);
  });
});

const faults: [string, ProxyFault][] = [
  ['is down', { kind: 'down' }],
  ['answers 500 with a web page', { kind: 'html' }],
  ['sends a wrong shape', { kind: 'wrong-shape' }],
  ['is slow, then drops', { kind: 'slow-then-dropped', ms: 900 }],
  ['drops in mid-body', { kind: 'cut-short' }],
  ['answers 429', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }],
];

describe.each(faults)('where the API %s', (_name, fault) => {
  test.each([
    ['blogs', '/resources/blogs?title=the', 'posts', 'Unable to load data'],
    ['case studies', '/resources/case-studies?title=a', 'caseStudy', 'Unable to load data'],
    ['jobs', '/corporate-overview/careers?page=2', 'job/search', 'Unable to fetch data'],
    [
      'news',
      '/resources/press-release?page=2',
      'NewsAndPressRelease/search',
      'Something went wrong',
    ],
  ])('%s go on from the build, and say so once', async (_list, path, call, message) => {
    proxy.behave = (asked) => (asked.startsWith(`${call}?`) ? { fault } : {});
    const page = await visit(path);
    expect(await noticesSaid(page)).toEqual([message]);
    await says(page, path.includes('title') ? 'in the title' : 'page 2 of');
    expect(await main(page).getByRole('heading').count()).toBeGreaterThan(1);
    const calls = proxy.asked.length;
    await hydrated(page);
    await field(page).fill('re');
    await says(page, 'with “re” in the title');
    expect(await noticesSaid(page)).toEqual([message]);
    expect(proxy.asked).toHaveLength(calls);
  });
});

test('news failures show the server’s message, where it gives one', async () => {
  proxy.behave = (asked) =>
    asked.startsWith('NewsAndPressRelease/search?page=2')
      ? {
          fault: {
            kind: 'status',
            status: 503,
            body: { message: 'The press room is being painted.' },
          },
        }
      : {};
  const page = await visit('/resources/press-release?page=2');
  await page.getByText('The press room is being painted.').waitFor();
  await says(page, 'page 2 of');
});

test('offline the list that is there stays, with a word', async () => {
  const page = await visit('/resources/blogs');
  await hydrated(page);
  await field(page).focus();
  await page.waitForTimeout(800);
  await context.setOffline(true);
  await field(page).pressSequentially('the');
  expect(await noticesSaid(page)).toEqual(['Unable to load data']);
  await says(page, 'cannot be searched at the moment');
  expect(await titlesOf(page)).toHaveLength(9);
  await context.setOffline(false);
  await field(page).fill('data');
  await says(page, 'with “data” in the title');
});

describe('a skeleton', () => {
  test('is shown on slow answers', async () => {
    proxy.behave = (asked) => ({ wait: asked.startsWith('posts?') ? 1500 : 0 });
    const page = await visit('/resources/blogs?title=the');
    await main(page).locator('[data-skeleton]').waitFor();
    await says(page, 'Searching…');
    await says(page, 'with “the” in the title');
    expect(await main(page).locator('[data-skeleton]').count()).toBe(0);
  });

  test('and on those alone', async () => {
    const page = await visit('/resources/blogs?title=the');
    await says(page, 'with “the” in the title');
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-skeleton]')) Object.assign(window, { sawSkeleton: true });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await hydrated(page);
    await field(page).fill('data');
    await says(page, 'with “data” in the title');
    expect(await page.evaluate(() => 'sawSkeleton' in window)).toBe(false);
  });
});

test.each([
  ['results', '/resources/blogs?title=the', 'in the title'],
  ['nothing found', '/resources/case-studies?title=xyzzy', 'No case studies'],
  ['news', '/resources/press-release?title=the', 'in the title'],
  ['roles', '/corporate-overview/careers?title=engineer', 'in the title'],
])('axe finds nothing in %s, in light or dark', async (_name, path, text) => {
  const page = await visit(path);
  await says(page, text);
  expect(await axeInBothThemes(page)).toEqual([]);
});
