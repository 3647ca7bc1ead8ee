/**
 * "Fresher than the last build": an address of an item that was published since is looked up live, made safe in the
 * browser and shown with `noindex`; what the admin API does not have either is the 404.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ENVIRONMENT_MARK } from '../../src/lib/robots';
import { hostileVectors } from '../data-layer/rich-text/hostile-vectors';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import {
  newerItems,
  startNewerApi,
  withheldPaths,
  WITHHELD_TITLE,
  type NewerApi,
} from '../support/newer-items';
import { axeReport } from '../support/page-axe';
import { pageTypes } from '../support/page-types';
import { hydrated } from '../support/shell';

const LOST = 'A loose thread';
const ASKING = 'Looking this page up';

let browser: Browser;
let api: NewerApi;
beforeAll(async () => {
  browser = await launchChromium();
  api = await startNewerApi();
});
afterAll(async () => {
  await browser.close();
  await api.stop();
});

interface Opened {
  page: Page;
  /** Addresses of everything that was asked for. */
  asked: string[];
}

async function open(options: BrowserContextOptions = {}): Promise<Opened> {
  const page = await (await browser.newContext(options)).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return { page, asked };
}

/** Follows a link inside the site. */
const go = (page: Page, to: string) =>
  page.evaluate((path) => {
    (window as unknown as { ___navigate: (path: string) => void }).___navigate(path);
  }, to);
const close = (page: Page) => page.context().close();
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const calls = (asked: readonly string[]) =>
  asked.filter((url) => url.startsWith(builtSite().adminApiUrl) && url.includes('/slug/'));
/** What was asked of neither the site nor the admin API. */
const strangers = (asked: readonly string[]) => {
  const { url, adminApiUrl } = builtSite();
  return asked.filter((each) => !each.startsWith(`${url}/`) && !each.startsWith(adminApiUrl));
};
/** The page's own wishes; that of its environment stays throughout. */
const robots = (page: Page) =>
  page
    .locator(`head meta[name="robots"]:not([${ENVIRONMENT_MARK}])`)
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
/** Answers the calls for single items as `answer` says; the rest goes its way. */
async function answerSlugs(
  page: Page,
  answer: (slug: string) => { status?: number; json?: unknown } | 'down',
): Promise<void> {
  await page.route(`${builtSite().adminApiUrl}/**/slug/*`, (route) => {
    const slug = decodeURIComponent(
      new URL(route.request().url()).pathname.split('/').at(-1) ?? '',
    );
    const given = answer(slug);
    if (given === 'down') return route.abort('connectionrefused');
    const headers = { 'access-control-allow-origin': builtSite().url };
    return route.fulfill({ status: given.status ?? 200, json: given.json ?? {}, headers });
  });
}

const shows: Readonly<Record<keyof typeof newerItems, readonly string[]>> = {
  post: ['It went live after the build.', 'Platform team', '1 min read', 'Six of them', 'since'],
  news: ['Press release', '1 January 2026', 'About Loomwright', 'Why it broke'],
  caseStudy: ['71%', 'What was wrong', 'read by hand', 'What we did', 'A motor insurer'],
  job: ['£38,000 to £49,000 a year', 'Leeds, United Kingdom', 'Apply for this role', 'Full time'],
};

test.each([
  '/nothing-here',
  '/blog/nothing-here',
  '/case-study/nothing-here',
  '/press-release/nothing-here',
  '/corporate-overview/careers/nothing-here',
  '/services/nothing-here',
  '/services/cloud/nothing-here',
  '/contact/nothing-here',
])(
  '%s: the application takes the page over as it was built',
  async (path) => {
    const { page } = await open();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(builtSite().url + path);
    await hydrated(page);
    await h1(page, LOST).waitFor();
    await close(page);
    expect(errors).toEqual([]);
  },
  60_000,
);

describe('an address that was published after the build is looked up live by its slug', () => {
  test.each(Object.entries(newerItems))(
    'a %s: shown with the components of built pages, with noindex',
    async (kind, { path, title, headTitle }) => {
      const { page, asked } = await open();
      await api.lead(page);
      const response = await page.goto(builtSite().url + path);
      // No page was built: to whoever only asks the server it is still a 404.
      expect(response?.status()).toBe(404);
      await h1(page, title).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.title()).toBe(`${headTitle} | Loomwright`);
      expect(await robots(page)).toEqual(['noindex']);
      expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
      expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
      await page.getByRole('status').filter({ hasText: title }).waitFor({ state: 'attached' });
      const words = await page.locator('main').innerText();
      for (const part of shows[kind as keyof typeof newerItems]) expect(words).toContain(part);
      expect(words).not.toContain(LOST);
      expect(await page.locator('nav[aria-label="Breadcrumb"] a').count()).toBeGreaterThan(0);
      expect(calls(asked)).toHaveLength(1);
      await page.waitForLoadState('networkidle');
      expect(strangers(asked)).toEqual([]);
      await close(page);
    },
    60_000,
  );

  test('pictures only where the build has them, else a cloth', async () => {
    const { page, asked } = await open();
    await api.lead(page);
    await page.goto(builtSite().url + newerItems.post.path);
    await h1(page, newerItems.post.title).waitFor();
    const picturesOf = () =>
      page.locator('main article img').evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => ({
          alt: image.alt,
          own: new URL(image.src).origin === location.origin,
        })),
      );
    expect(await picturesOf()).toEqual([
      { alt: 'A chart of outcomes', own: true },
      { alt: 'Outcomes', own: true },
    ]);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('main article img')].every(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    );
    await page.goto(builtSite().url + newerItems.caseStudy.path);
    await h1(page, newerItems.caseStudy.title).waitFor();
    expect(await page.locator('main article header svg').count()).toBeGreaterThan(0);
    expect(await page.locator('main article header img').count()).toBe(0);
    expect(strangers(asked)).toEqual([]);
    await close(page);
  });

  test('a link inside the site leads there too; Back and Forward work', async () => {
    const { page, asked } = await open();
    await api.lead(page);
    await page.goto(`${builtSite().url}/resources/blogs`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameWindow: true }));
    await go(page, newerItems.post.path);
    await h1(page, newerItems.post.title).waitFor();
    expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await page.title()).toBe(`${newerItems.post.headTitle} | Loomwright`);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.waitForTimeout(300);
    await go(page, '/resources/blogs');
    await page.waitForURL(/\/resources\/blogs$/);
    await page.goBack();
    await h1(page, newerItems.post.title).waitFor();
    await page.waitForFunction(() => window.scrollY > 300);
    expect(calls(asked)).toHaveLength(1);
    await page.goBack();
    await page.waitForURL(/\/resources\/blogs$/);
    await page.waitForFunction(() => document.title.startsWith('Blog'));
    expect(await robots(page)).toEqual([]);
    await page.goForward();
    await h1(page, newerItems.post.title).waitFor();
    await close(page);
  });

  test('while it is being asked, a quiet page says so, and the 404’s words are never seen', async () => {
    const { page } = await open();
    await page.addInitScript(
      (words) => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const text = document.querySelector('main')?.innerText ?? '';
          seen.push(...words.filter((each) => text.includes(each) && !seen.includes(each)));
          requestAnimationFrame(look);
        };
        look();
      },
      [LOST, ASKING],
    );
    await api.lead(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`${builtSite().adminApiUrl}/**/slug/*`, async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(builtSite().url + newerItems.post.path);
    await h1(page, ASKING).waitFor();
    const { violations } = await axeReport(page);
    expect(violations).toEqual([]);
    await page.getByText('The answer takes longer than it should').waitFor({ timeout: 15_000 });
    release();
    await h1(page, newerItems.post.title).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toEqual([ASKING]);
    await close(page);
  });

  test('its page is fit for everybody', async () => {
    for (const { path, title } of Object.values(newerItems)) {
      const { page } = await open({ viewport: { width: 320, height: 700 } });
      await api.lead(page);
      await page.goto(builtSite().url + path);
      await h1(page, title).waitFor();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      const { violations } = await axeReport(page);
      expect({ path, over, violations }).toEqual({ path, over: 0, violations: [] });
      await close(page);
    }
  });

  test('a former slug that the API still answers leads to the item’s own address', async () => {
    const [, built = ''] = /^\/blog\/(.+)$/.exec(pageTypes()['post'] ?? '') ?? [];
    const { page } = await open();
    await answerSlugs(page, () => ({
      json: { id: '1', slug: decodeURI(built), title: 'Renamed' },
    }));
    await page.goto(`${builtSite().url}/blog/a-former-slug`);
    await page.waitForURL(`${builtSite().url}/blog/${encodeURI(decodeURI(built))}`);
    await page.waitForFunction(() => document.querySelector('link[rel="canonical"]') !== null);
    await close(page);
  });

  test('a server that sends around in circles is not followed', async () => {
    const { page, asked } = await open();
    await answerSlugs(page, (slug) => ({
      json: { id: '1', slug: slug === 'round-a' ? 'round-b' : 'round-a', title: 'Round' },
    }));
    await page.goto(`${builtSite().url}/blog/round-a`);
    await h1(page, LOST).waitFor();
    expect(calls(asked).length).toBeLessThanOrEqual(3);
    await close(page);
  });
});

describe('unknown there too: the 404', () => {
  test('an address that the API does not have', async () => {
    const { page, asked } = await open();
    await api.lead(page);
    const response = await page.goto(`${builtSite().url}/blog/newer-than-the-buidl`);
    expect(response?.status()).toBe(404);
    await h1(page, LOST).waitFor();
    expect(await page.title()).toBe('Page not found | Loomwright');
    expect(await robots(page)).toEqual(['noindex']);
    expect(calls(asked)).toHaveLength(1);
    expect(await page.getByText('Look it up again').count()).toBe(0);
    await close(page);
  });

  test.each(Object.entries(withheldPaths))('a %s item never shows', async (_why, path) => {
    const { page, asked } = await open();
    await api.lead(page);
    await page.goto(builtSite().url + path);
    await h1(page, LOST).waitFor();
    expect(calls(asked)).toHaveLength(1);
    expect(await page.content()).not.toContain(WITHHELD_TITLE);
    await close(page);
  });

  test('an address that can be no item’s asks nothing', async () => {
    for (const path of [
      '/contakt',
      '/blog/a/b',
      '/blog/page',
      '/a%2Fb',
      '/services/%2e%2e%2fx',
      '/100%25',
      '/%E0%A4',
    ]) {
      const { page, asked } = await open();
      await api.lead(page);
      await page.goto(builtSite().url + path);
      await page.waitForLoadState('networkidle');
      expect(await h1(page, LOST).isVisible()).toBe(true);
      expect({ path, calls: calls(asked) }).toEqual({ path, calls: [] });
      await close(page);
    }
  });

  test('without JavaScript it is the 404 at once', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(builtSite().url + newerItems.post.path);
    expect(await h1(page, LOST).isVisible()).toBe(true);
    expect(await page.getByText(ASKING).isVisible()).toBe(false);
    await close(page);
  });

  test('where the application never comes, the words stand after a while', async () => {
    const { page } = await open();
    await page.route(/\/(?:app|framework|webpack-runtime)-[^/]*\.js$/, (route) => route.abort());
    await page.goto(builtSite().url + newerItems.post.path);
    expect(await page.getByText(ASKING).isVisible()).toBe(true);
    await h1(page, LOST).waitFor({ timeout: 15_000 });
    expect(await page.getByText(ASKING).isVisible()).toBe(false);
    await close(page);
  });
});

describe('where the API fails', () => {
  const again = (page: Page) => page.getByRole('button', { name: 'Look it up again' });

  test.each([
    ['post', 'Unable to load data'],
    ['caseStudy', 'Unable to load data'],
    ['job', 'Unable to fetch data'],
    ['news', 'Something went wrong'],
  ] as const)('a %s: the sentence, the notification, and another try', async (kind, message) => {
    const { path, title } = newerItems[kind];
    const { page } = await open();
    let isDown = true;
    await api.lead(page);
    await page.route(`${builtSite().adminApiUrl}/**/slug/*`, (route) =>
      isDown ? route.abort('connectionrefused') : route.fallback(),
    );
    await page.goto(builtSite().url + path);
    await again(page).waitFor();
    expect(await h1(page, LOST).isVisible()).toBe(true);
    expect(await page.locator('main').innerText()).toContain('Looking it up failed');
    await page.getByText(message, { exact: true }).waitFor();
    const { violations } = await axeReport(page);
    expect(violations).toEqual([]);
    isDown = false;
    await again(page).press('Enter');
    await h1(page, title).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await close(page);
  });

  test.each([
    ['an error', { status: 500, json: { message: 'The loom is being oiled.' } }],
    ['too many calls', { status: 429, json: {} }],
    ['a wrong shape', { json: ['not', 'an', 'item'] }],
    ['an item without a title', { json: { id: '1', slug: 'x' } }],
  ] as const)('%s is told as such, in the server’s words for news', async (_what, answer) => {
    const { page } = await open();
    await answerSlugs(page, () => answer);
    await page.goto(`${builtSite().url}/press-release/x`);
    await again(page).waitFor();
    const words = 'message' in answer.json ? answer.json.message : 'Something went wrong';
    await page.getByText(words, { exact: true }).waitFor();
    await close(page);
  });

  test('offline is said plainly, and it goes on by itself when the line is back', async () => {
    const { page } = await open();
    await api.lead(page);
    await page.goto(`${builtSite().url}/`);
    await hydrated(page);
    // What the 404 needs is here before the line breaks.
    await go(page, '/blog/nothing-here');
    await h1(page, LOST).waitFor();
    await page.route(`${builtSite().adminApiUrl}/**`, (route) =>
      route.abort('internetdisconnected'),
    );
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    });
    await go(page, newerItems.post.path);
    await page.getByText('this device is offline').waitFor();
    await page.unroute(`${builtSite().adminApiUrl}/**`);
    await api.lead(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
      window.dispatchEvent(new Event('online'));
    });
    await h1(page, newerItems.post.title).waitFor();
    await close(page);
  });
});

describe('a hostile item', () => {
  test('runs nothing, and nothing is asked of other hosts', async () => {
    const { page, asked } = await open();
    await page.addInitScript(() => {
      const ran: string[] = [];
      Object.assign(window, { ran });
      for (const name of ['alert', 'msgbox', 'prompt', 'confirm']) {
        Object.assign(window, { [name]: () => ran.push(name) });
      }
    });
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await answerSlugs(page, (slug) => ({
      json: {
        id: '1',
        slug,
        title: `Hostile ${evil}`,
        short_description: evil,
        category: evil,
        tags: [evil, 'javascript:alert(1)'],
        author: { name: evil, role: evil, image_cdn: 'https://evil.example/face.png' },
        image_cdn: 'https://evil.example/cover.png',
        image_alt: '" onerror="alert(1)',
        meta_title: evil,
        content: `<p>Harmless.</p>${hostileVectors.join('')}<p><img src="https://evil.example/a.png"></p>`,
      },
    }));
    await page.goto(`${builtSite().url}/blog/hostile`);
    await h1(page, 'Hostile').waitFor();
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main article *:not(a)')) {
        for (const type of ['mouseover', 'focus', 'error', 'load', 'toggle', 'pointerdown']) {
          element.dispatchEvent(new Event(type));
        }
      }
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForTimeout(700);
    expect(await page.evaluate(() => (window as unknown as { ran: string[] }).ran)).toEqual([]);
    expect(strangers(asked)).toEqual([]);
    const addresses = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
    expect(
      [...new Set(addresses)].filter((each) => !/^(?:https?|mailto|tel):$/.test(each)),
    ).toEqual([]);
    expect(
      await page.locator('main :is(script, iframe, object, embed, form, svg script)').count(),
    ).toBe(0);
    await close(page);
  });

  test('of another shape in every field is shown by what is left of it', async () => {
    const { page } = await open();
    await answerSlugs(page, (slug) => ({
      json: {
        id: 7,
        slug,
        title: 'Odd',
        tags: 'no list',
        author: [],
        image_cdn: 'x',
        content: '<p>Yes.</p>',
      },
    }));
    await page.goto(`${builtSite().url}/blog/odd`);
    await h1(page, 'Odd').waitFor();
    expect(await page.locator('main').innerText()).toContain('Yes.');
    await close(page);
  });
});
