/**
 * “A render error shows the text ‘Something went wrong’”; operations find it in the console and in the reports of
 * violations.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import type { TakenReport } from '../support/call-widget';
import { follow } from '../support/consent';
import { hydrated } from '../support/shell';

const START = '/resources/awards';
const PATH = '/services/cloud';

/** The page's data as a server may have them after a mistake: without the page. */
async function emptyPage(page: Page, path: string): Promise<void> {
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const { result, ...rest } = JSON.parse(text) as { result: { data: object } };
    const data = { ...result.data, page: null };
    await route.fulfill({ response, json: { ...rest, result: { ...result, data } } });
  });
}

/** This build's reports on a page so far. */
async function reportsOf(reportUrl: string, pageUrl: string): Promise<TakenReport[]> {
  const taken = (await (await fetch(reportUrl)).json()) as TakenReport[];
  return taken.filter(({ body }) => body.includes(JSON.stringify(pageUrl)));
}

test('a page that came without its data says so under a title of its own, once in the console and once in a report', async ({
  page,
  site,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text());
  });
  await emptyPage(page, PATH);
  await page.goto(START);
  await hydrated(page);
  const build = await page.evaluate(() => window.___webpackCompilationHash);
  await follow(page, PATH);
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Something went wrong');
  await expect(page).toHaveTitle(/^Something went wrong \| /);
  await expect(page.locator('[data-site-header]')).toBeVisible();
  const url = site.url + PATH;
  await expect.poll(async () => (await reportsOf(site.reportUrl, url)).length).toBe(1);
  await test.step('the next page is alive, and the same failure again is no other report', async () => {
    await follow(page, START);
    await expect(page.locator('h1')).toHaveText('Awards');
    await expect(page).toHaveTitle(/^Awards/);
    await follow(page, PATH);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Something went wrong');
  });
  const reports = await reportsOf(site.reportUrl, url);
  expect(reports.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    [{ type: 'render-error', age: 0, url, body: { message: expect.any(String), build } }],
  ]);
  const headers: TakenReport['headers'] = reports[0]?.headers ?? {};
  expect(headers['content-type']).toBe('application/reports+json');
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
  // Twice shown, twice said.
  expect(lines).toEqual([
    expect.stringContaining('without its data'),
    expect.stringContaining('without its data'),
  ]);
});
