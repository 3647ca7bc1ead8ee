/** Section 7 of the specification, as a real browser keeps to it; what each call sends is in `__tests__/visitor-api`. */
import type { Page } from '@playwright/test';
import { environments } from '../../src/site/environments';
import { notices } from '../support/notifications';
import { expect, test } from '../support/proxy-test';
import { hydrated } from '../support/shell';
import { PRODUCTION_HOST } from '../support/hosts';

const NEWS = 'NewsAndPressRelease/search';
const SEARCHED = '/resources/blogs?title=the';

/** Opens the header's menu of services, which features a press release. */
async function openServices(page: Page) {
  await page.locator('header').getByRole('button', { name: 'Services', exact: true }).click();
  return page.locator('#menu-services');
}
const answerToTitle = (page: Page) => page.getByRole('heading', { level: 2, name: /“the”/ });

test('§7 on header mount, news and press releases are loaded, and the list newsAndPressRelease is read', async ({
  openProxied,
  api,
}) => {
  api.behave = () => ({
    change: (body) => ({
      // A reader that takes any list would fall for the other one.
      others: [{ id: 2, slug: 'of-another-list', title: 'Of another list' }],
      newsAndPressRelease: [
        { id: 1, slug: 'of-this-moment', title: 'Of this very moment' },
        ...(body['newsAndPressRelease'] as object[]),
      ],
    }),
  });
  const page = await openProxied('/');
  await hydrated(page);
  await expect((await openServices(page)).getByText('Of this very moment')).toBeVisible();
  expect(api.asked).toEqual([`${NEWS}?page=1&pageSize=10&status=publish&is_main=true`]);
});

test('§1 §6 all calls are anonymous', async ({ openProxied, api, site }) => {
  const sent: Record<string, object> = {};
  api.behave = (asked) => {
    const { cookie, authorization, accept } = api.headers;
    sent[asked.split('?')[0] ?? ''] = { cookie, authorization, accept };
    return {};
  };
  const { hostname } = new URL(site.adminApiUrl);
  const cookies = [
    {
      ...{ name: 'session', value: 'secret', domain: hostname, path: '/', expires: -1 },
      ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
    },
  ];
  const page = await openProxied(SEARCHED, { storageState: { cookies, origins: [] } });
  expect(await page.context().cookies(site.adminApiUrl)).toHaveLength(1);
  await hydrated(page);
  const anonymous = { cookie: undefined, authorization: undefined, accept: 'application/json' };
  await expect.poll(() => sent).toEqual({ posts: anonymous, [NEWS]: anonymous });
});

test('§7 §9 a list that is searched while the API does not answer is shown as it was built, before the 300,000 ms are over', async ({
  openProxied,
  api,
  site,
}) => {
  const held: (() => void)[] = [];
  api.behave = (asked) => ({
    until: asked.startsWith('posts?')
      ? new Promise<void>((resolve) => held.push(resolve))
      : undefined,
  });
  const page = await openProxied('about:blank');
  await page.clock.install();
  await page.goto(site.url + SEARCHED);
  await expect.poll(() => held.length).toBe(1);
  await expect(answerToTitle(page)).toHaveCount(0);
  await page.clock.fastForward(8_000);
  await expect(answerToTitle(page)).toBeVisible();
  await expect(
    page.locator('main p').getByText(/^The newest items are still loading/),
  ).toBeVisible();
  expect(await notices(page).count()).toBe(0);
  for (const release of held) release();
});

test('§7 the base host is chosen from the page host: production’s, and QA’s for one that is unknown', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const called: string[] = [];
  let host = '';
  // The site as that host serves it, and every API, each answering nothing.
  await context.route('**/*', async (route) => {
    const target = new URL(route.request().url());
    if (target.hostname === host) {
      const answer = await route.fetch({ url: site.url + target.pathname + target.search });
      return route.fulfill({ response: answer });
    }
    called.push(target.href);
    return route.fulfill({ status: 503, body: '{}' });
  });
  const page = await context.newPage();
  for (const [name, base] of [
    [PRODUCTION_HOST, environments.production.adminApiUrl],
    ['somewhere.else.example', site.adminApiUrl],
  ] as const) {
    await test.step(name, async () => {
      host = name;
      called.length = 0;
      await page.goto(`http://${host}${SEARCHED}`, { waitUntil: 'load' });
      await expect(answerToTitle(page)).toBeVisible();
      const calls = called.filter((each) => each.includes('/posts?'));
      expect(calls).toHaveLength(1);
      expect(calls[0]?.startsWith(`${base}/posts?`)).toBe(true);
    });
  }
});
