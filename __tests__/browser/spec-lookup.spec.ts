/**
 * "Fresher than the last build": an address of an item that was published since is looked up live, made safe in the
 * browser and shown with `noindex`; one that the admin API lacks too is the 404. `__tests__/pages/look-up.test.tsx` has
 * its messages and requests by answer.
 */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { ENVIRONMENT_MARK } from '../../src/site/robots';
import { expect, test as base } from '../support/browser-test';
import type { BuiltSite } from '../support/built-site';
import { held } from '../support/held';
import { likeTitles, newerItems, startNewerApi } from '../support/newer-items';
import { axeReport } from '../support/page-axe';
import { pageTypes } from '../support/page-types';
import { hydrated, navigate } from '../support/shell';
import { company } from '../../src/site/company';

const LOST = 'Page not found';
const UNLOADED = 'This page could not be loaded';
const ASKING = 'Looking up this page';

interface Opened {
  page: Page;
  /** Loads a path of the site. @returns the server's status */
  load: (path: string) => Promise<number | undefined>;
  /** The calls for single items so far. */
  calls: () => string[];
  /** All calls so far, as path and query. */
  asked: () => string[];
  /** Requests to neither the site nor the admin API. */
  strangers: () => string[];
}

interface Fixtures {
  /** A page whose calls lead to an admin API that has newer items than the build. */
  later: (options?: BrowserContextOptions) => Promise<Opened>;
}

const test = base.extend<Fixtures>({
  later: [
    async ({ browser, once, site: { url, adminApiUrl } }, use) => {
      const newer = await once(startNewerApi);
      await use(async (options = {}) => {
        const page = await (await browser.newContext(options)).newPage();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await newer.lead(page);
        const own = [`${url}/`, adminApiUrl];
        return {
          page,
          load: async (path) => (await page.goto(url + path))?.status(),
          calls: () =>
            asked.filter((each) => each.startsWith(adminApiUrl) && each.includes('/slug/')),
          asked: () =>
            asked.flatMap((each) =>
              each.startsWith(adminApiUrl) ? [each.slice(adminApiUrl.length + 1)] : [],
            ),
          strangers: () => asked.filter((each) => !own.some((start) => each.startsWith(start))),
        };
      });
    },
    // Its first start fills a database.
    { timeout: 150_000 },
  ],
});

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** The page's own wishes; that of its environment stays throughout. */
const robots = (page: Page) => page.locator(`head meta[name="robots"]:not([${ENVIRONMENT_MARK}])`);
const single = (site: BuiltSite) => `${site.adminApiUrl}/**/slug/*`;

/** Answers the calls for single items as `answer` says; the rest goes its way. */
async function answerSlugs(
  page: Page,
  site: BuiltSite,
  answer: (slug: string) => object,
): Promise<void> {
  await page.route(single(site), (route) => {
    const { pathname } = new URL(route.request().url());
    const json = answer(decodeURIComponent(pathname.split('/').at(-1) ?? ''));
    return route.fulfill({ json, headers: { 'access-control-allow-origin': site.url } });
  });
}

/** The two that have the most parts; `build/many-items` looks up items of every kind. */
const shows = {
  post: ['It went live after the build.', 'Platform team', '1 min read', 'Six of them', 'since'],
  job: ['£38,000 to £49,000 a year', 'Leeds, United Kingdom', 'Apply for this role', 'Full time'],
} as const;

/** Pictures of the build load, and others are absent. */
async function expectOwnPictures(page: Page): Promise<void> {
  const images = page.locator('main article img');
  const picturesOf = () =>
    images.evaluateAll((all) =>
      (all as HTMLImageElement[]).map((image) => ({
        alt: image.alt,
        own: new URL(image.src).origin === location.origin,
      })),
    );
  await expect.poll(picturesOf).toEqual([
    { alt: 'A chart of outcomes', own: true },
    { alt: 'Outcomes', own: true },
  ]);
  await images.evaluateAll((all) => {
    for (const image of all as HTMLImageElement[]) image.loading = 'eager';
  });
  await expect
    .poll(() =>
      images.evaluateAll((all) =>
        (all as HTMLImageElement[]).map(
          ({ complete, naturalWidth }) => complete && naturalWidth > 0,
        ),
      ),
    )
    .toEqual([true, true]);
}

test.describe('§7 an address that was published after the build is looked up live by its slug', () => {
  for (const kind of ['post', 'job'] as const) {
    const { path, title, headTitle } = newerItems[kind];
    test(`a ${kind}: shown with the components of built pages, with noindex, fit for everybody`, async ({
      later,
    }) => {
      const { page, load, calls, strangers } = await later();
      // No page was built: to whoever only asks the server it is still a 404.
      expect(await load(path)).toBe(404);
      await expect(h1(page, title)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(`${headTitle} | ${company.name}`);
      await expect(robots(page)).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
      const words = await page.locator('main').innerText();
      for (const part of shows[kind]) expect(words).toContain(part);
      expect(words).not.toContain(LOST);
      expect(await page.locator('nav[aria-label="Breadcrumb"] a').count()).toBeGreaterThan(0);
      expect(calls()).toHaveLength(1);
      if (kind === 'post') await test.step('pictures of the build', () => expectOwnPictures(page));
      await page.waitForLoadState('networkidle');
      expect(strangers()).toEqual([]);
      await test.step('its page is fit for everybody', async () => {
        await page.setViewportSize({ width: 320, height: 700 });
        const over = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(over).toBe(0);
        expect((await axeReport(page)).violations).toEqual([]);
      });
    });
  }

  for (const [what, path, call, related] of [
    [
      'posts of its category, by posts?category=',
      newerItems.post.path,
      'posts?category=A+category+of+its+own',
      likeTitles.post,
    ],
    [
      'case studies of its service, by caseStudy/searchByType',
      newerItems.caseStudy.path,
      'caseStudy/searchByType?type=insurtech',
      likeTitles.caseStudy,
    ],
  ] as const) {
    test(`it leads on to ${what}`, async ({ later }) => {
      const { page, load, asked } = await later();
      await load(path);
      const section = page.getByRole('region', { name: /^(?:Read next|More work like this)$/ });
      await expect(section.getByRole('article')).toHaveCount(1);
      await expect(section.getByRole('link')).toHaveText(related);
      expect(asked().filter((each) => each === call)).toHaveLength(1);
      expect((await axeReport(page)).violations).toEqual([]);
    });
  }

  test('a category that is as new as its first post leads to a list that is read live', async ({
    later,
  }) => {
    const { page, load, asked } = await later();
    await load(newerItems.post.path);
    await page
      .locator('main header')
      .getByRole('link', { name: 'A category of its own' })
      .last()
      .click();
    await expect(
      page.getByRole('heading', { level: 2, name: '2 posts in A category of its own' }),
    ).toBeVisible();
    expect(asked()).toContain('posts?category=A+category+of+its+own');
  });

  test('a link inside the site leads there too; Back and Forward work', async ({ later }) => {
    const { path, title, headTitle } = newerItems.post;
    const { page, load, calls } = await later();
    await load('/resources/blogs');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameWindow: true }));
    await navigate(page, path);
    await expect(h1(page, title)).toBeVisible();
    expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
    await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
    await expect(page).toHaveTitle(`${headTitle} | ${company.name}`);
    await page.evaluate(() => window.scrollTo(0, 700));
    // Gatsby's store of each page's scroll position.
    await expect
      .poll(() => page.evaluate(() => Object.values({ ...sessionStorage }).map(Number)))
      .toContain(700);
    await navigate(page, '/resources/blogs');
    await expect(page).toHaveURL(/\/resources\/blogs$/);
    await page.goBack();
    await expect(h1(page, title)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect(calls()).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/resources\/blogs$/);
    await expect(page).toHaveTitle(/^Blog/);
    await expect(robots(page)).toHaveCount(0);
    await page.goForward();
    await expect(h1(page, title)).toBeVisible();
  });

  test('while it is being asked, a quiet page says so, and the 404’s words are never seen', async ({
    later,
    site,
  }) => {
    const { path, title } = newerItems.post;
    const { page, load } = await later();
    await page.clock.install();
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
    const { until, release } = held();
    await page.route(single(site), async (route) => {
      await until;
      await route.fallback();
    });
    await load(path);
    await expect(h1(page, ASKING)).toBeVisible();
    expect((await axeReport(page)).violations).toEqual([]);
    await page.clock.fastForward(6_000);
    await expect(page.getByText('This is taking longer than it should')).toBeVisible();
    release();
    await expect(h1(page, title)).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toEqual([ASKING]);
  });

  test('a former slug that the API still answers leads to the item’s own address; a server that sends around in circles is not followed', async ({
    later,
    site,
  }) => {
    const [, built = ''] = /^\/blog\/(.+)$/.exec(pageTypes()['post'] ?? '') ?? [];
    const others: Record<string, string> = {
      'a-former-slug': decodeURI(built),
      'round-a': 'round-b',
      'round-b': 'round-a',
    };
    const { page, load, calls } = await later();
    await answerSlugs(page, site, (slug) => ({ id: '1', slug: others[slug], title: 'Renamed' }));
    await load('/blog/a-former-slug');
    await expect(page).toHaveURL(`${site.url}/blog/${encodeURI(decodeURI(built))}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    const before = calls().length;
    await navigate(page, '/blog/round-a');
    await expect(h1(page, LOST)).toBeVisible();
    expect(calls().length - before).toBeLessThanOrEqual(3);
  });
});

test.describe('unknown there too: the 404', () => {
  test('an address that the API does not have', async ({ later }) => {
    const { page, load, calls } = await later();
    expect(await load('/blog/newer-than-the-buidl')).toBe(404);
    await hydrated(page);
    await expect(h1(page, LOST)).toBeVisible();
    await expect(page).toHaveTitle(`Page not found | ${company.name}`);
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
    expect(calls()).toHaveLength(1);
    await expect(page.getByText('Check again')).toHaveCount(0);
  });

  test('the application takes the page over as it was built, and asks nothing at an address that can be no item’s', async ({
    later,
  }) => {
    const { page, load, calls } = await later();
    // The second is one that Gatsby cannot read.
    for (const path of ['/services/cloud/nothing-here', '/100%25']) {
      await test.step(path, async () => {
        expect(await load(path)).toBe(404);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await expect(h1(page, LOST)).toBeVisible();
        expect(calls()).toEqual([]);
      });
    }
  });

  test('without JavaScript it is the 404 at once', async ({ open }) => {
    const page = await open(newerItems.post.path, { javaScriptEnabled: false });
    await expect(h1(page, LOST)).toBeVisible();
    await expect(page.getByText(ASKING)).toBeHidden();
  });

  test('where the application never comes, the words stand after a while', async ({ later }) => {
    const { page, load } = await later();
    await page.clock.install();
    await page.route(/\/(?:app|framework|webpack-runtime)-[^/]*\.js$/, (route) => route.abort());
    await load(newerItems.post.path);
    await expect(page.getByText(ASKING)).toBeVisible();
    await expect(h1(page, LOST)).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(h1(page, LOST)).toBeVisible();
    await expect(page.getByText(ASKING)).toBeHidden();
  });
});

test.describe('where the API fails', () => {
  test('§8 the sentence, the notification, and another try', async ({ later, site }) => {
    const { path, title } = newerItems.post;
    const { page, load } = await later();
    const again = page.getByRole('button', { name: 'Check again' });
    let isDown = true;
    await page.route(single(site), (route) =>
      isDown ? route.abort('connectionrefused') : route.fallback(),
    );
    await load(path);
    await expect(again).toBeVisible();
    await expect(h1(page, UNLOADED)).toBeVisible();
    await expect(page.locator('main')).toContainText('We could not check');
    await expect(page.getByText('Unable to load data', { exact: true })).toBeVisible();
    expect((await axeReport(page)).violations).toEqual([]);
    isDown = false;
    await again.press('Enter');
    await expect(h1(page, title)).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
  });

  test('offline is said plainly, and it goes on by itself once back online', async ({
    later,
    site,
  }) => {
    const { page, load } = await later();
    await load('/');
    await hydrated(page);
    // The 404's files are here before the browser goes offline.
    await navigate(page, '/blog/nothing-here');
    await expect(h1(page, LOST)).toBeVisible();
    const setLine = (isThere: boolean) =>
      page.evaluate((onLine) => {
        Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
        if (onLine) window.dispatchEvent(new Event('online'));
      }, isThere);
    const broken = `${site.adminApiUrl}/**/slug/newer*`;
    await page.route(broken, (route) => route.abort('internetdisconnected'));
    await setLine(false);
    await navigate(page, newerItems.post.path);
    await expect(page.getByText('this device is offline')).toBeVisible();
    await page.unroute(broken);
    await setLine(true);
    await expect(h1(page, newerItems.post.title)).toBeVisible();
  });
});
