/** The desk in a browser: an admin API of its own with the built interface, some items, and people. */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { askHolder } from '../../admin-api/admin-socket';
import { prepareDesk } from '../../scripts/prepare-desk';
import { fillDesk } from '../../scripts/servers/desk-sample';
import { freePort } from '../../scripts/servers/free-port';
import { startApi, temporaryFolder } from './admin-api';
import type { BuiltSite } from './built-site';
import { markdown } from './content-folder';
import { siteOver } from './site-over';

export const TITLES = {
  published: 'Cloth that was published',
  draft: 'A draft on the loom',
} as const;

const TOKEN = 'an-admin-panel-knows-this-and-nobody-else';
export const PASSWORD = 'warp, weft and a shuttle';

const files = {
  'posts/published.md': markdown(
    {
      ...{ id: 'desk-published', title: TITLES.published, category: 'Engineering' },
      short_description: 'Of a cloth.',
      published_at: '2026-01-02T09:00:00Z',
    },
    'The first words.\n\n## A heading\n\n- one\n- two',
  ),
  'posts/draft.md': markdown({ id: 'desk-draft', title: TITLES.draft, status: 'draft' }, 'Words.'),
  'posts/long.md': markdown(
    { ...{ id: 'desk-long', status: 'draft' }, title: `Of ${'weaving'.repeat(30)}` },
    'Words.',
  ),
  'clients.yaml': ['A', 'B', 'C']
    .map((letter, index) => `- id: c${index + 1}\n  name: ${letter} client\n`)
    .join(''),
};

export interface DeskInBrowser {
  /** The address of the desk. */
  url: string;
  /** The base of the admin API's calls. */
  apiUrl: string;
  /** That of the site whose items it has. */
  siteUrl: string;
  /** The login that the first start printed. */
  first: { name: string; password: string };
  /** Adds a person and signs in on a page. */
  signIn: (page: Page, role?: 'writer' | 'editor') => Promise<{ name: string; password: string }>;
  /** Stops its server, and starts it again after a piece of work. */
  restart: (meanwhile: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
}

/** Fills in the form that asks for a name and a password. */
export async function fillIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Chooses the first password. */
export async function choosePassword(page: Page, current: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').first().fill(PASSWORD);
  await page.getByLabel('New password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
}

/** Starts the server of a desk for a built site. */
export async function startDesk(built: BuiltSite): Promise<DeskInBrowser> {
  await prepareDesk();
  const port = await freePort();
  const site = await siteOver(built, `http://127.0.0.1:${port}`);
  const content = temporaryFolder(files);
  const data = temporaryFolder();
  const dataDir = path.join(data.folder, 'data');
  const env = {
    ADMIN_DESK: 'on',
    ADMIN_API_TOKEN: TOKEN,
    PORT: String(port),
    ADMIN_API_CONTENT_DIR: content.folder,
    ADMIN_API_DATA_DIR: dataDir,
    ADMIN_API_WRITES_A_MINUTE: '100000',
    SITE_ORIGINS: site.origin,
  };
  let api = await startApi(env);
  const [, firstName = '', firstPassword = ''] =
    /First login: name (\S+), password (\S+)/.exec(api.log()) ?? [];
  let people = 0;
  const url = `${api.origin}/desk/`;
  return {
    url,
    apiUrl: api.url,
    siteUrl: site.origin,
    first: { name: firstName, password: firstPassword },
    signIn: async (page, role = 'editor') => {
      people += 1;
      const name = `${role}-${people}-${process.pid}`;
      const added = await askHolder(dataDir, 'addPerson', { name, role });
      if (!added) throw new Error('The server of the desk does not run.');
      const { password } = added.result as { password: string };
      // As the desk's own forms do, which the first login goes through.
      const call = async (path: string, data: object, csrf = '') => {
        const headers = { 'sec-fetch-site': 'same-origin', 'x-csrf-token': csrf };
        const answer = await page.request.post(`${url}api/${path}`, { data, headers });
        if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
        return (await answer.json()) as { csrf: string };
      };
      const { csrf } = await call('session', { name, password });
      await call('password', { current: password, next: PASSWORD }, csrf);
      await page.goto(url);
      await page.getByRole('heading', { name: 'Overview' }).waitFor();
      return { name, password: PASSWORD };
    },
    restart: async (meanwhile) => {
      await api.stop();
      await meanwhile();
      api = await startApi(env);
    },
    stop: async () => {
      await api.stop();
      await site.stop();
      data.remove();
      content.remove();
    },
  };
}

/** The same with a release that left an item out, releases to go back to, and an enquiry. */
export async function startFilledDesk(built: BuiltSite): Promise<DeskInBrowser> {
  const desk = await startDesk(built);
  await fillDesk({ adminApiUrl: desk.apiUrl, token: TOKEN }, 'desk-published');
  return desk;
}
