/** Section 7 of the specification, as a real browser keeps to it; what each call sends is in `__tests__/visitor-api`. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { environments } from '../../src/lib/environments';
import { ApiProxy } from '../support/api-proxy';
import { builtSite } from '../support/built-site';
import { closeContext, launchChromium } from '../support/chromium';
import { hydrated } from '../support/shell';

let browser: Browser;
let proxy: ApiProxy;
let context: BrowserContext;

beforeAll(async () => {
  browser = await launchChromium();
  proxy = await new ApiProxy(builtSite().adminApiUrl).start();
});
afterAll(async () => {
  await browser.close();
  await proxy.stop();
});
beforeEach(async () => {
  proxy.reset();
  context = await browser.newContext({ reducedMotion: 'reduce' });
});
afterEach(() => closeContext(context));

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(builtSite().url + path, { waitUntil: 'load' });
  return page;
}
/** Waits until the API has been asked for something that begins so. */
async function asked(beginning: string): Promise<string | undefined> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = proxy.asked.find((each) => each.startsWith(beginning));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

test('on header mount, news and press releases are loaded, and the list newsAndPressRelease is read', async () => {
  await proxy.serve(context);
  proxy.behave = () => ({
    change: (body) => ({
      // A reader that takes any list would fall for the other one.
      others: [],
      newsAndPressRelease: [
        { id: 1, slug: 'of-this-moment', title: 'Of this very moment' },
        ...(body['newsAndPressRelease'] as object[]),
      ],
    }),
  });
  const page = await open('/');
  await hydrated(page);
  expect(await asked('NewsAndPressRelease/search')).toBe(
    'NewsAndPressRelease/search?page=1&pageSize=10&status=publish&is_main=true',
  );
  await page.locator('header').getByRole('button', { name: 'Services', exact: true }).click();
  await page.getByText('Of this very moment').first().waitFor();
});

test('a header whose news cannot be loaded shows what was built, and nothing of it', async () => {
  await proxy.serve(context);
  proxy.behave = () => ({ fault: { kind: 'html' } });
  const page = await open('/');
  await asked('NewsAndPressRelease/search');
  await page.waitForTimeout(500);
  expect(await page.getByText(/Something went wrong|Unable to/).count()).toBe(0);
});

test('all calls are anonymous', async () => {
  await proxy.serve(context);
  const { hostname } = new URL(builtSite().adminApiUrl);
  await context.addCookies([{ name: 'session', value: 'secret', domain: hostname, path: '/' }]);
  await open('/resources/blogs?title=the');
  await asked('posts?');
  expect(proxy.headers.cookie).toBeUndefined();
  expect(proxy.headers.authorization).toBeUndefined();
  expect(proxy.headers.accept).toBe('application/json');
});

describe('the base host is chosen from the page host', () => {
  test.each([
    ['stage.loomwright.example', environments.stage.adminApiUrl],
    ['www.loomwright.example', environments.production.adminApiUrl],
    ['somewhere.else.example', null],
  ])('%s', async (host, base) => {
    const { url, adminApiUrl } = builtSite();
    const called: string[] = [];
    // The site as that host serves it, and every API, each answering nothing.
    await context.route('**/*', async (route) => {
      const target = new URL(route.request().url());
      if (target.hostname === host) {
        const answer = await route.fetch({ url: url + target.pathname + target.search });
        return route.fulfill({ response: answer });
      }
      called.push(target.href);
      return route.fulfill({ status: 503, body: '{}' });
    });
    const page = await context.newPage();
    await page.goto(`http://${host}/resources/blogs?title=the`, { waitUntil: 'load' });
    await page.getByRole('heading', { name: /“the”/ }).waitFor();
    const calls = called.filter((each) => each.includes('/posts?'));
    expect(calls).toHaveLength(1);
    // The default is QA.
    expect(calls[0]?.startsWith(`${base ?? adminApiUrl}/posts?`)).toBe(true);
  });
});

test('a list that is searched while the API does not answer is shown as it was built, before the 300,000 ms are over', async () => {
  await proxy.serve(context);
  proxy.behave = (each) => ({ wait: each.startsWith('posts?') ? 30_000 : 0 });
  const page = await open('/resources/blogs?title=the');
  await page.getByRole('heading', { name: /“the”/ }).waitFor({ timeout: 20_000 });
  expect(await page.getByText('Unable to load data').count()).toBe(0);
});
