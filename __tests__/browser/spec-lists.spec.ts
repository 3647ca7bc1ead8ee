/** The lists, sentence by sentence: sections 4, 7, 8 and 9 of the specification, in a real browser. */
import type { Page, Request } from '@playwright/test';
import type { ApiProxy, Behaviour } from '../support/api-proxy';
import type { BuiltSite } from '../support/built-site';
import { held } from '../support/held';
import { notices, noticesSaid } from '../support/notifications';
import { axeInBothThemes } from '../support/page-axe';
import { expect, test as base } from '../support/proxy-test';
import { hydrated, stopTime } from '../support/shell';

interface Item {
  title: string;
  category?: string | null;
  published_at: string;
}

/** A search term from the existing titles. */
interface Sample {
  posts: Item[];
  /** Three letters, in more titles of posts than a page has. */
  many: string;
  /** A word of some title, without those letters. */
  other: string;
  /** Of some posts; not the one that stands for all. */
  categories: string[];
}

const BLOGS = '/resources/blogs';
const NOWHERE = 'xyzzy';
const STANDS_IN = 'This list is from the site’s last update, and may be out of date.';

const isDue = ({ published_at: at }: Item) => Date.parse(at) <= Date.now();

async function listed(adminApiUrl: string, call: string, field: string): Promise<Item[]> {
  const answer = await fetch(`${adminApiUrl}/${call}?pageSize=100&status=publish&is_main=true`);
  return (((await answer.json()) as Record<string, Item[]>)[field] ?? []).filter(isDue);
}

const withTitle = (items: readonly Item[], text: string) =>
  items.map(({ title }) => title).filter((title) => title.toLowerCase().includes(text));

const partsIn = (title: string) =>
  [...title.toLowerCase().matchAll(/(?=([a-z]{3}))/g)].map(([, part]) => part ?? '');

/** The three letters that the most titles have in a row, of those that are in so many at the least and at the most. */
function partOf(items: readonly Item[], least: number, most = Infinity): string {
  const parts = new Set(items.flatMap(({ title }) => partsIn(title)));
  const counted = [...parts].map((part) => ({ part, count: withTitle(items, part).length }));
  const fit = counted.filter(({ count }) => count >= least && count <= most);
  const [best] = fit.sort((a, b) => b.count - a.count || (a.part < b.part ? -1 : 1));
  if (!best) throw new Error(`No three letters are in ${least} to ${most} titles.`);
  return best.part;
}

async function takeSample({ adminApiUrl }: BuiltSite): Promise<Sample> {
  const posts = await listed(adminApiUrl, 'posts', 'posts');
  const many = partOf(posts, 10);
  const words = posts.flatMap(({ title }) => title.toLowerCase().match(/\b[a-z]{5,}\b/g) ?? []);
  const other = words.find((word) => !word.includes(many)) ?? '';
  const named = [...new Set(posts.map(({ category }) => category ?? 'General'))];
  const categories = named.filter((name) => name !== 'General');
  return { posts, many, other, categories };
}

const test = base.extend<{ sample: Sample }>({
  sample: async ({ once }, use) => {
    await use(await once(takeSample));
  },
});

const main = (page: Page) => page.locator('main');
const field = (page: Page) => main(page).getByRole('searchbox');
const results = (page: Page) => main(page).getByRole('heading', { level: 2 });
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading');
const skeleton = (page: Page) => main(page).locator('[data-skeleton]');
const says = (page: Page, text: string | RegExp) =>
  expect(main(page).getByRole('status').first()).toContainText(text);
const inTitle = (text: string) => `with “${text}” in the title`;
const callsOf = (api: ApiProxy, call: string) =>
  api.asked.filter((asked) => asked.startsWith(`${call}?`));
const onPosts = (behaviour: Behaviour) => (asked: string) =>
  asked.startsWith('posts?') ? behaviour : {};

/** Items to see of one page of the API's answer. */
async function due(adminApiUrl: string, query: string): Promise<string[]> {
  const answer = await fetch(
    `${adminApiUrl}/posts?pageSize=9&status=publish&is_main=true&${query}`,
  );
  const { posts } = (await answer.json()) as { posts: Item[] };
  return posts.filter(isDue).map(({ title }) => title);
}

/** Puts focus into the field, and waits until the code that answers is there, which that loads. */
async function touch(page: Page): Promise<void> {
  await hydrated(page);
  const waitedFor = new Set<Request>();
  page.on('request', (request) => waitedFor.add(request));
  page.on('requestfinished', (request) => waitedFor.delete(request));
  page.on('requestfailed', (request) => waitedFor.delete(request));
  const code = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' &&
      (await response.text()).includes('cannot be searched at the moment'),
  );
  await field(page).focus();
  await code;
  await expect.poll(() => waitedFor.size).toBe(0);
}

/** From now on, the page records its list's states, however short: its headings, and a skeleton. */
async function rememberList(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const each of document.querySelectorAll('main h2, main [data-skeleton]')) {
        seen.add(each.matches('h2') ? (each.textContent ?? '') : 'skeleton');
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].join('\n'));
}

test.describe('a title that is typed', () => {
  test('§4 §9 is answered live, without a reload: published and main, nine a page, an empty category', async ({
    api,
    openProxied,
    sample: { posts, many },
    site,
  }) => {
    const page = await openProxied('about:blank');
    const indexes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/list-index/')) indexes.push(request.url());
    });
    await page.goto(site.url + BLOGS, { waitUntil: 'load' });
    await test.step('until then the built list is shown, and nothing is asked of the API or loaded for it', async () => {
      await hydrated(page);
      // The header's call, which comes after all that a list would ask for.
      await expect.poll(() => api.asked.length).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      expect(callsOf(api, 'posts')).toEqual([]);
      expect(indexes).toEqual([]);
      await expect(titles(page)).toHaveCount(9);
      await expect(results(page).first()).toHaveText(posts[0]?.title ?? '');
    });
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const before = await page.evaluate(() => history.length);
    await field(page).click();
    await field(page).pressSequentially(many, { delay: 20 });
    // Hidden items on the first page may trigger a request for the second one, which may be the end.
    const all = withTitle(posts, many).length;
    await says(page, new RegExp(`^(?:${all}|At least \\d+) posts ${inTitle(many)}\\.$`));
    expect(callsOf(api, 'posts')[0]).toBe(
      `posts?page=1&pageSize=9&category=&title=${many}&status=publish&is_main=true`,
    );
    expect(indexes).not.toEqual([]);
    await expect(titles(page)).toHaveText(withTitle(posts, many).slice(0, 9));
    expect(new URL(page.url()).search).toBe(`?title=${many}`);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    // Focus stays where one types, and nothing new is to go back to.
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('waits for a pause, and ends an earlier question, whose answer never takes a later one’s place', async ({
    api,
    openProxied,
    sample: { many, other },
  }) => {
    const page = await openProxied(BLOGS);
    await touch(page);
    // So that no pause of a busy machine's is one.
    const pass = await stopTime(page);
    await test.step('one question for a word', async () => {
      await field(page).pressSequentially(other);
      await pass(200);
      expect(callsOf(api, 'posts')).toEqual([]);
      await pass(100);
      await says(page, inTitle(other));
      expect(callsOf(api, 'posts')).toHaveLength(1);
    });
    const seen = await rememberList(page);
    const { until, release } = held();
    const earlier = many.slice(0, -1);
    api.behave = (asked) => (asked.includes(`title=${earlier}&`) ? { until } : {});
    await field(page).fill(earlier);
    await pass(300);
    await expect.poll(() => callsOf(api, 'posts').length).toBe(2);
    await field(page).press('End');
    await field(page).press(many.slice(-1));
    await pass(300);
    await says(page, inTitle(many));
    release();
    // Asked and answered after the one that was held.
    await field(page).fill(NOWHERE);
    await pass(300);
    await says(page, inTitle(NOWHERE));
    expect(await seen()).toContain(`“${many}”`);
    expect(await seen()).not.toContain(`“${earlier}”`);
    expect(await notices(page).count()).toBe(0);
  });

  test('shows a skeleton on slow answers, and on those alone', async ({
    api,
    openProxied,
    sample: { many, other },
  }) => {
    const page = await openProxied(BLOGS);
    await touch(page);
    const pass = await stopTime(page);
    const seen = await rememberList(page);
    await field(page).fill(other);
    await pass(250);
    await says(page, inTitle(other));
    expect(await seen()).not.toContain('skeleton');
    const { until, release } = held();
    api.behave = onPosts({ until });
    await field(page).fill(many);
    await pass(250);
    await expect.poll(() => callsOf(api, 'posts').length).toBe(2);
    await pass(299);
    await expect(skeleton(page)).toHaveCount(0);
    await pass(1);
    await expect(skeleton(page)).toBeVisible();
    await says(page, 'Searching…');
    release();
    await says(page, inTitle(many));
    await expect(skeleton(page)).toHaveCount(0);
  });

  test('that is found nowhere says so, and leads on', async ({ openProxied }) => {
    const page = await openProxied(`${BLOGS}?title=${NOWHERE}`);
    await says(page, `No posts ${inTitle(NOWHERE)}.`);
    expect(await axeInBothThemes(page)).toEqual([]);
    await expect(main(page).getByRole('link', { name: 'Search the whole site' })).toHaveAttribute(
      'href',
      `/search?q=${NOWHERE}`,
    );
    await main(page).getByRole('link', { name: 'Show all posts' }).click();
    await says(page, 'All posts.');
    await expect(titles(page)).toHaveCount(9);
    await expect(field(page)).toHaveValue('');
  });
});

test.describe('Back and Forward', () => {
  test('lead through what was submitted, and fill the field', async ({
    openProxied,
    sample: { many, other },
  }) => {
    const page = await openProxied(BLOGS);
    await hydrated(page);
    for (const text of [many, other]) {
      await field(page).fill(text);
      await field(page).press('Enter');
      await says(page, inTitle(text));
    }
    await page.goBack();
    await says(page, inTitle(many));
    await expect(field(page)).toHaveValue(many);
    await page.goBack();
    await says(page, 'All posts.');
    await expect(field(page)).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
    await expect(titles(page)).toHaveCount(9);
    await page.goForward();
    await says(page, inTitle(many));
    await expect(field(page)).toHaveValue(many);
  });
});

test.describe('pages and categories of a refined list', () => {
  test('keep the query; each leads on, and focus goes to the list’s heading', async ({
    api,
    openProxied,
    sample: { posts, many, categories },
    site,
  }) => {
    const [category = '', another = ''] = categories;
    const page = await openProxied(`${BLOGS}?title=${many}&page=99`);
    const nav = main(page).getByRole('navigation', { name: 'Categories' });
    await test.step('a page past the end says so, and leads back', async () => {
      await says(page, 'nothing on page 99');
      await main(page).getByRole('link', { name: 'Go to the first page' }).click();
      await says(page, /title\.$/);
    });
    await test.step('paging keeps the query, and leaves the address of the list to search engines', async () => {
      const link = main(page).getByRole('link', { name: 'Page 2' });
      await expect(link).toHaveAttribute('href', `${BLOGS}?title=${many}&page=2`);
      await link.click();
      await says(page, ', page 2');
      expect(callsOf(api, 'posts').filter((asked) => asked.includes('?page=2&'))).toEqual([
        expect.stringContaining(`page=2&pageSize=9&category=&title=${many}`),
      ]);
      await expect(titles(page)).toHaveText(withTitle(posts, many).slice(9, 18));
      await expect(results(page).first()).toBeFocused();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.url + BLOGS);
      await page.goBack();
      await says(page, new RegExp(`${inTitle(many)}\\.$`));
    });
    await test.step('a category keeps the title, and goes along to the API; General is sent empty', async () => {
      await nav.getByRole('link', { name: category }).click();
      await says(page, `in ${category}`);
      expect(callsOf(api, 'posts').at(-1)).toContain(`category=${category}&title=${many}`);
      await expect(nav.getByRole('link', { name: category })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await nav.getByRole('link', { name: 'All', exact: true }).click();
      await says(page, /title\.$/);
      expect(new URL(page.url()).search).toBe(`?title=${many}`);
      expect(callsOf(api, 'posts')[0]).toContain(`category=&title=${many}`);
    });
    await test.step('on the page of a category a title is searched within it', async () => {
      await page.goto(site.url + BLOGS);
      const path = (await nav.getByRole('link', { name: another }).getAttribute('href')) ?? '';
      expect(path).toMatch(/^\/resources\/blogs\/category\//);
      await page.goto(site.url + path);
      api.asked = [];
      await hydrated(page);
      await field(page).fill(many);
      await says(page, `in ${another}`);
      expect(callsOf(api, 'posts')).toEqual([
        expect.stringContaining(`category=${another}&title=${many}`),
      ]);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  });
});

test.describe('the calls of the lists', () => {
  test('§7 §9 case studies: page, pageSize 9, category, title; news and jobs: page by page live, ten and nine each, titles and categories from the build', async ({
    api,
    openProxied,
    site,
  }) => {
    const page = await openProxied('/resources/case-studies?title=a&category=fintech');
    await says(page, inTitle('a'));
    expect(callsOf(api, 'caseStudy')).toEqual([
      expect.stringMatching(
        /^caseStudy\?page=1&pageSize=9&category=\w+&title=a&status=publish&is_main=true$/,
      ),
    ]);
    for (const [path, call, items, size] of [
      ['/resources/press-release', 'NewsAndPressRelease/search', 'newsAndPressRelease', 10],
      ['/corporate-overview/careers', 'job/search', 'jobs', 9],
    ] as const) {
      await test.step(call, async () => {
        api.reset();
        await page.goto(`${site.url}${path}?page=2`);
        await says(page, ', page 2');
        const live = () => callsOf(api, call).filter((asked) => asked.includes('?page=2'));
        expect(live()).toEqual([`${call}?page=2&pageSize=${size}&status=publish&is_main=true`]);
        await hydrated(page);
        const all = await listed(site.adminApiUrl, call, items);
        const part = partOf(all, 2, size);
        const wanted = withTitle(all, part);
        await field(page).fill(part);
        await says(page, new RegExp(`^${wanted.length} \\w+ ${inTitle(part)}\\.$`));
        const links = main(page).getByRole('heading').getByRole('link');
        expect((await links.allTextContents()).sort()).toEqual(wanted.sort());
        expect(live()).toHaveLength(1);
        expect(api.asked.filter((asked) => asked.includes('title='))).toEqual([]);
        expect(await axeInBothThemes(page)).toEqual([]);
      });
    }
  });
});

test.describe('case studies of a service', () => {
  const LEDGER = '/resources/case-studies';
  const services = (page: Page) => main(page).getByRole('navigation', { name: 'Services' });
  const current = (page: Page) => services(page).locator('[aria-current]');

  test('§7 are read by caseStudy/searchByType, from the service’s page on; titles are searched within', async ({
    api,
    openProxied,
    site,
  }) => {
    const studies = await listed(site.adminApiUrl, 'caseStudy/searchByType', 'caseStudies');
    const own = studies.filter((study) => (study as { type?: string }).type === 'fintech');
    const page = await openProxied('/services/fintech');
    await hydrated(page);
    await main(page).getByRole('link', { name: 'All case studies in Fintech' }).click();
    await says(page, `${own.length} case studies in Fintech.`);
    expect(new URL(page.url()).search).toBe('?type=fintech');
    await expect(titles(page)).toHaveText(own.map(({ title }) => title));
    await expect(current(page)).toContainText('Fintech');
    const word = own[0]?.title.toLowerCase().match(/[a-z]{5,}/)?.[0] ?? '';
    await field(page).fill(word);
    await says(page, `${inTitle(word)} in Fintech.`);
    await expect(titles(page)).toHaveText(withTitle(own, word));
    // One answer holds all of them; the plain list asks nothing.
    expect(api.asked.filter((asked) => asked.startsWith('caseStudy'))).toEqual([
      'caseStudy/searchByType?type=fintech',
    ]);
    expect(await axeInBothThemes(page)).toEqual([]);
    await services(page).getByRole('link', { name: 'All' }).click();
    await field(page).fill('');
    await says(page, 'All case studies.');
    await expect(titles(page)).toHaveCount(9);
  });

  test('are those of the build where the API fails', async ({ api, openProxied }) => {
    const page = await openProxied(`${LEDGER}?type=cloud`);
    await says(page, / case stud(?:y|ies) in Cloud\.$/);
    const live = await titles(page).allTextContents();
    api.behave = () => ({ fault: { kind: 'down' } });
    await page.reload();
    expect(await noticesSaid(page)).toEqual(['Unable to load data']);
    await says(page, STANDS_IN);
    await expect(titles(page)).toHaveText(live);
  });

  test('are among all of them without scripting', async ({ open }) => {
    const page = await open(`${LEDGER}?type=cloud`, { javaScriptEnabled: false });
    await expect(titles(page)).toHaveCount(9);
    await expect(services(page)).toBeHidden();
  });
});

test.describe('what comes is checked on arrival', () => {
  test('§4 a draft never shows, nor what is not main or not due; one newer than the build leads to its path, with a cloth', async ({
    api,
    openProxied,
    sample: { many },
    site,
  }) => {
    const fresh = {
      ...{ id: 'new', slug: 'fresh-from-the-loom', title: 'Fresh from the loom' },
      image_cdn: 'https://pictures.example/new.jpg',
    };
    api.behave = onPosts({
      change: (body) => {
        const [a, b, c, ...rest] = (body['posts'] as Item[]).filter(isDue);
        const hidden = [
          { ...a, status: 'draft' },
          { ...b, is_main: false },
          { ...c, published_at: '2999-01-01T00:00:00Z' },
        ];
        return { ...body, posts: [fresh, ...hidden, ...rest] };
      },
    });
    const page = await openProxied('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.url}${BLOGS}?title=${many}`, { waitUntil: 'load' });
    const pages = await Promise.all(
      [1, 2, 3].map((number) => due(site.adminApiUrl, `title=${many}&page=${number}`)),
    );
    const shown = [fresh.title, ...pages.flatMap((each) => each.slice(3))];
    await expect(titles(page)).toHaveText(shown.slice(0, 9));
    await hydrated(page);
    const [first, second] = [0, 1].map((place) => main(page).getByRole('article').nth(place));
    if (!first || !second) throw new Error('A list of one.');
    await test.step('it is not fetched ahead, as one that was built is', async () => {
      await expect(first.getByRole('link')).toHaveAttribute('href', `/blog/${fresh.slug}`);
      await first.getByRole('link').hover();
      const path = (await second.getByRole('link').getAttribute('href')) ?? '';
      const fetched = page.waitForRequest((request) => request.url().includes(`/page-data${path}`));
      await second.getByRole('link').hover();
      await fetched;
      expect(asked.filter((each) => each.includes(fresh.slug))).toEqual([]);
    });
    await test.step('pictures are those of the build', async () => {
      await expect(first.locator('svg')).toHaveCount(1);
      await expect(first.locator('img')).toHaveCount(0);
      const sources = await main(page)
        .locator('article img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(source).toContain(`${site.url}/static/`);
      const own = [site.url, site.adminApiUrl];
      expect(asked.filter((each) => !own.some((start) => each.startsWith(start)))).toEqual([]);
    });
    expect(await axeInBothThemes(page)).toEqual([]);
  });
});

interface Failure {
  path: string;
  /** The list's call. */
  call: string;
  /** The message. */
  message: string;
  behaviour: Behaviour;
}

const news = {
  path: '/resources/press-release?page=2',
  call: 'NewsAndPressRelease/search?page=2',
};
const OWN_WORDS = 'The press room is being painted.';

/** Each list once, each by another fault: how a call fails is held by `live/api/request`. */
const failures: Readonly<Record<string, Failure>> = {
  'blogs, as the API is down': {
    path: `${BLOGS}?title=the`,
    call: 'posts?',
    message: 'Unable to load data',
    behaviour: { fault: { kind: 'down' } },
  },
  'case studies, as the API is slow, then drops': {
    path: '/resources/case-studies?title=a',
    call: 'caseStudy?',
    message: 'Unable to load data',
    behaviour: { wait: 900, fault: { kind: 'down' } },
  },
  'jobs, as the API drops in mid-body': {
    path: '/corporate-overview/careers?page=2',
    call: 'job/search?',
    message: 'Unable to fetch data',
    behaviour: { fault: { kind: 'cut-short' } },
  },
  'news, as the API answers a web page': {
    ...{ ...news, message: 'Something went wrong', behaviour: { fault: { kind: 'html' } } },
  },
  'news, as the API says why it fails': {
    ...{ ...news, message: OWN_WORDS },
    behaviour: {
      fault: { kind: 'status', status: 503, body: JSON.stringify({ message: OWN_WORDS }) },
    },
  },
};

async function goesOn(page: Page, api: ApiProxy, { path, call, message }: Failure): Promise<void> {
  const calls = () => api.asked.filter((asked) => asked.startsWith(call)).length;
  expect(await noticesSaid(page)).toEqual([message]);
  await says(page, path.includes('title') ? 'in the title' : 'page 2 of');
  // Data stands below a notice that says that none could be loaded: it is said where it is from.
  await says(page, STANDS_IN);
  await expect(main(page).getByText(STANDS_IN).last()).toBeVisible();
  expect(await main(page).getByRole('heading').count()).toBeGreaterThan(1);
  // More than one where the browser itself has tried a dropped connection again.
  const asked = calls();
  await hydrated(page);
  await field(page).fill('re');
  await says(page, inTitle('re'));
  expect(await noticesSaid(page)).toEqual([message]);
  // The API is left alone for a time.
  expect(calls()).toBe(asked);
}

test.describe('where the API fails', () => {
  test('§8 each list goes on from the build, and says so once', async ({
    api,
    openProxied,
    site,
  }) => {
    const page = await openProxied('about:blank');
    for (const [what, failure] of Object.entries(failures)) {
      await test.step(what, async () => {
        const { path, call, behaviour } = failure;
        api.reset();
        api.behave = (asked) => (asked.startsWith(call) ? behaviour : {});
        await page.goto(site.url + path, { waitUntil: 'load' });
        await goesOn(page, api, failure);
      });
    }
  });

  test('offline the list that is there stays, with a word', async ({
    openProxied,
    sample: { many, other },
  }) => {
    const page = await openProxied(BLOGS);
    await touch(page);
    await page.context().setOffline(true);
    await field(page).pressSequentially(many);
    expect(await noticesSaid(page)).toEqual(['Unable to load data']);
    await says(page, 'cannot be searched at the moment');
    await expect(
      main(page).getByText('Below is the list from the site’s last update.'),
    ).toBeVisible();
    await expect(titles(page)).toHaveCount(9);
    await page.context().setOffline(false);
    await field(page).fill(other);
    await says(page, inTitle(other));
  });

  test('so it does where not even the code to say so comes', async ({ openProxied }) => {
    const page = await openProxied(BLOGS);
    await hydrated(page);
    await page.context().setOffline(true);
    await field(page).pressSequentially('a');
    const word = main(page).getByText('Unable to load data');
    await expect(word).toBeVisible();
    await expect(titles(page)).toHaveCount(9);
    await field(page).fill('');
    await expect(word).toBeHidden();
  });
});
