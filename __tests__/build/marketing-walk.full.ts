/**
 * An item's way to the public by the admin API's calls, as a panel takes it: a draft, its release on request, the report
 * of that. Admin API, database and nginx are real. The tests depend on their order.
 */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { readRequests } from '../../pipeline/release/requests';
import { freePort } from '../../scripts/servers/free-port';
import { Nginx } from '../../scripts/servers/nginx';
import { until } from '../../scripts/servers/until';
import { startApi, temporaryFolder, type RunningApi } from '../support/admin-api';
import { contentFolder, markdown } from '../support/content-folder';
import { ReleaseSite } from '../support/release-site';
import { BUILD_MS } from '../support/site-build';

jest.setTimeout(BUILD_MS);

const TOKEN = 'an-admin-panel-knows-this-and-nobody-else';
const TITLE = 'What a quarter of an hour costs a harbour';
const SLUG = 'what-a-quarter-of-an-hour-costs';
const ADDRESS = `/blog/${SLUG}`;
const PICTURE = 'spread-of-outcomes-chart.jpg';

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
});

afterAll(async () => {
  await nginx?.stop();
  await api?.stop();
  site?.remove();
  content?.remove();
  data?.remove();
});

const release = (...args: string[]) => site.command(args, settings);
const statusOf = async (address: string) => (await fetch(siteUrl + address)).status;

it('begins with a site on which the draft is nowhere', async () => {
  await site.ends('published', [], settings);
  nginx = new Nginx(path.join(site.releases, 'current', 'nginx.conf'));
  await nginx.ready(siteUrl);
  expect(await statusOf('/blog/post-1')).toBe(200);
  expect(await statusOf(ADDRESS)).toBe(404);
  expect(site.files().filter((name) => site.read(name).includes(TITLE))).toEqual([]);
});

it('waits for a release once it is published, which is asked for by one call', async () => {
  await api.stop();
  content.write(`posts/${SLUG}.md`, post('publish'));
  api = await startApi(apiEnv);
  expect(await statusOf(ADDRESS)).toBe(404);
  expect((await release('requested')).output).toContain('Nobody has asked for a release.');
  const asked = await fetch(`${api.url}/release-requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(asked.status).toBe(202);
  expect((await release('status')).output).toMatch(/^Waiting: asked for .*, due /m);
});

it('goes live with the run that takes the request, whose report names it and its new page', async () => {
  const { waiting } = await readRequests({ adminApiUrl: api.url, token: TOKEN });
  await until(() => Date.now() > Date.parse(waiting?.due_at ?? ''));
  await site.ends('published', ['requested'], settings);
  expect(site.report().build?.pages.new).toEqual([ADDRESS]);
  const said = (await release('status')).output;
  expect(said).toContain('Waiting: nobody has asked for a release');
  expect(said).toMatch(/^Last asked for: .*, published after \d+ s$/m);
  const page = await fetch(siteUrl + ADDRESS);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(TITLE)]);
  expect(site.picturesOf(ADDRESS).length).toBeGreaterThan(0);
  const report = site.reportPage();
  expect(report).toMatch(/<h1>A new release is live: 1 page is new and \d+ have changed\.<\/h1>/);
  expect(report).toContain(`href="${siteUrl}${ADDRESS}"`);
  expect(report).toMatch(new RegExp(`href="https://panel\\.example\\.com/[^"]*${SLUG}"`));
});
