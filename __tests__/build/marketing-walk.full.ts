/**
 * The walk of `docs/marketing.md`, as a person of marketing takes it: a draft, its preview, its release on request, the
 * report of that, and the way back. Admin API, database, nginx and browser are real. The tests depend on their order.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { exitCodes } from '../../pipeline/release/report';
import { readRequests } from '../../pipeline/release/requests';
import { launchChromium } from '../../scripts/chromium';
import { freePort } from '../../scripts/servers/free-port';
import { Nginx } from '../../scripts/servers/nginx';
import { until } from '../../scripts/servers/until';
import { runScript, startApi, temporaryFolder, type RunningApi } from '../support/admin-api';
import type { RunningChild } from '../support/child';
import { contentFolder, markdown } from '../support/content-folder';
import { ReleaseSite } from '../support/release-site';
import { BUILD_MS, environmentOf, startScript } from '../support/site-build';

jest.setTimeout(BUILD_MS);

const TOKEN = 'an-admin-panel-knows-this-and-nobody-else';
const TITLE = 'What a quarter of an hour costs a harbour';
const SLUG = 'what-a-quarter-of-an-hour-costs';
const ADDRESS = `/blog/${SLUG}`;
const LIST = '/resources/blogs';
const PICTURE = 'spread-of-outcomes-chart.jpg';
const RESUMES = '`npm run release -- resume` lets go of the hold.';

const post = (status: string) =>
  markdown(
    {
      ...{ id: 'harbour', title: TITLE, status, is_main: true, category: 'Cloud' },
      short_description: 'A crane waits, and somebody pays for it.',
      published_at: '2026-03-01T09:00:00Z',
      ...{ image: `../pictures/${PICTURE}`, image_alt: 'Waiting times, by crane' },
    },
    '## The crane\n\nIt stands still for fifteen minutes.',
  );

let content: ReturnType<typeof temporaryFolder>;
let data: ReturnType<typeof temporaryFolder>;
let api: RunningApi;
let apiEnv: Record<string, string>;
let site: ReleaseSite;
let siteUrl: string;
let settings: Record<string, string>;
let nginx: Nginx | undefined;
let browser: Browser;
let page: Page;
let reports: RunningChild | undefined;
let link: string;

beforeAll(async () => {
  const pictures = path.join(__dirname, '../../admin-api/content/pictures');
  content = temporaryFolder({
    ...contentFolder(),
    [`posts/${SLUG}.md`]: post('draft'),
    [`pictures/${PICTURE}`]: fs.readFileSync(path.join(pictures, PICTURE)),
  });
  data = temporaryFolder();
  const [sitePort, apiPort] = [await freePort(), await freePort()];
  siteUrl = `http://127.0.0.1:${sitePort}`;
  apiEnv = {
    PORT: String(apiPort),
    ADMIN_API_CONTENT_DIR: content.folder,
    ADMIN_API_DATA_DIR: path.join(data.folder, 'data'),
    ADMIN_API_TOKEN: TOKEN,
    SITE_ORIGINS: siteUrl,
  };
  api = await startApi(apiEnv);
  settings = {
    GATSBY_ADMIN_API_QA: api.url,
    ADMIN_API_TOKEN: TOKEN,
    NGINX_LISTEN: `127.0.0.1:${sitePort}`,
    ADMIN_PANEL_URL: 'https://panel.example.com/{folder}/{slug}',
  };
  site = new ReleaseSite(api, undefined, siteUrl);
  browser = await launchChromium();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  await reports?.end();
  await nginx?.stop();
  await api?.stop();
  site?.remove();
  content?.remove();
  data?.remove();
});

const release = (...args: string[]) => site.command(args, settings);
const statusOf = async (address: string) => (await fetch(siteUrl + address)).status;
const open = (address: string) => page.goto(address, { waitUntil: 'load' });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const bar = () => page.getByRole('complementary', { name: 'Preview' });
const cardInList = () => page.locator('main').getByRole('link', { name: TITLE });

/** Until the picture in some part of the page has come. */
const drawn = (part: ReturnType<Page['locator']>) =>
  until(() => part.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth > 100));

it('begins with a site on which the draft is nowhere', async () => {
  await site.ends('published', [], settings);
  nginx = new Nginx(path.join(site.releases, 'current', 'nginx.conf'));
  await nginx.ready(siteUrl);
  expect(await statusOf('/blog/post-1')).toBe(200);
  expect(await statusOf(ADDRESS)).toBe(404);
  expect(site.files().filter((name) => site.read(name).includes(TITLE))).toEqual([]);
});

it('shows the draft by a private link, as it will look, and says that it is not public', async () => {
  const made = runScript('admin-api/preview-link.ts', apiEnv, ['posts', SLUG]);
  [link = ''] = made.stdout.split('\n');
  expect([link.startsWith(`${siteUrl}/preview#`), made.stderr]).toEqual([true, '']);
  await open(link);
  await heading(TITLE).waitFor();
  expect(await bar().textContent()).toContain('Draft, not public.');
  const article = page.locator('main article').first();
  expect(await article.textContent()).toContain('It stands still for fifteen minutes.');
  const picture = article.getByRole('img', { name: 'Waiting times, by crane' });
  await picture.scrollIntoViewIfNeeded();
  await drawn(picture);
  for (const name of ['In its list', 'When shared', 'In the search', 'In a search engine']) {
    const part = page.getByRole('region', { name, exact: true });
    await until(async () => (await part.textContent())?.includes(TITLE) ?? false);
  }
});

describe('the item, once it is published in the admin API', () => {
  it('waits for a release, which is asked for by one call', async () => {
    await api.stop();
    content.write(`posts/${SLUG}.md`, post('publish'));
    api = await startApi(apiEnv);
    await page.reload({ waitUntil: 'load' });
    await bar().getByText('Published').waitFor();
    expect(await statusOf(ADDRESS)).toBe(404);
    expect((await release('requested')).output).toContain('Nobody has asked for a release.');
    const asked = await fetch(`${api.url}/release-requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(asked.status).toBe(202);
    expect((await release('status')).output).toMatch(/^Waiting: asked for .*, due /m);
  });

  it('goes live with the run that takes the request', async () => {
    const { waiting } = await readRequests({ adminApiUrl: api.url, token: TOKEN });
    await until(() => Date.now() > Date.parse(waiting?.due_at ?? ''));
    const more = { ...settings, REPORT_PICTURES_SECONDS: '120' };
    const { status, output } = await site.command(['requested'], more);
    expect([status, output]).toEqual([exitCodes.published, output]);
    expect(site.report().build?.pages.new).toEqual([ADDRESS]);
    const said = (await release('status')).output;
    expect(said).toContain('Waiting: nobody has asked for a release');
    expect(said).toMatch(/^Last asked for: .*, published after \d+ s$/m);
  });

  it('is on the public site: its page with its picture, and its card in the list', async () => {
    await open(siteUrl + ADDRESS);
    await heading(TITLE).waitFor();
    await drawn(page.getByRole('img', { name: 'Waiting times, by crane' }).first());
    await open(siteUrl + LIST);
    await cardInList().first().waitFor();
  });

  it('is told by the report: the item, its new page, and pictures of that', async () => {
    const port = await freePort();
    const env = environmentOf({ SITE_PORT: String(port) });
    reports = startScript('scripts/reports.ts', [site.releases], env);
    await reports.printed(/The reports: http/);
    await open(`http://127.0.0.1:${port}/`);
    await page
      .getByRole('row', { name: /: 1 page is new/ })
      .getByRole('link')
      .click();
    await heading(/^A new release is live: 1 page is new and \d+ have changed\.$/).waitFor();
    const words = page.locator('#words');
    expect(await words.textContent()).toContain('1 is new');
    const named = words.getByRole('link', { name: TITLE, exact: true });
    expect(await named.getAttribute('href')).toBe(siteUrl + ADDRESS);
    const edit = words.getByRole('link', { name: `Edit ${TITLE}` });
    expect(await edit.getAttribute('href')).toContain(SLUG);
    const shown = page.locator('article.page', {
      has: page.getByRole('link', { name: ADDRESS, exact: true }),
    });
    expect(await shown.locator('h3').textContent()).toMatch(/new\s*$/);
    for (const view of ['on a desktop', 'on a phone']) {
      const picture = shown.getByRole('img', { name: `${ADDRESS} ${view}, after` });
      await picture.scrollIntoViewIfNeeded();
      await drawn(picture);
    }
    const list = page.locator('article.page', {
      has: page.getByRole('link', { name: LIST, exact: true }),
    });
    await drawn(list.getByRole('img', { name: `${LIST} on a desktop, before` }));
    await drawn(list.getByRole('img', { name: `${LIST} on a desktop, after` }));
  });
});

describe('a rollback', () => {
  it('takes the page off the public site at once, and says so', async () => {
    const bad = site.liveId;
    const { status, output } = await release('rollback');
    expect([status, output]).toEqual([0, `${site.liveId} is live, and held. ${RESUMES}\n`]);
    expect(site.liveId).not.toBe(bad);
    expect(await statusOf(ADDRESS)).toBe(404);
    await open(siteUrl + LIST);
    await page.locator('h1').waitFor();
    expect(await cardInList().count()).toBe(0);
    const said = await release('status');
    expect(said.status).toBe(1);
    expect(said.output).toContain(`rolled back from ${bad}`);
    expect(said.output).toContain(`Live: ${site.liveId}`);
  });

  it('holds: the next run publishes nothing, and its report says so', async () => {
    await site.ends('held', [], settings);
    expect(await statusOf(ADDRESS)).toBe(404);
    await page.goto(`file://${path.join(site.releases, 'last-report.html')}`);
    await heading(/held back.*: what was made: 1 page is new/i).waitFor();
    expect((await release('status')).output).toContain('Last run: held');
  });
});
