/**
 * Makes the pictures of docs/marketing.md from a separate desk with the sample content. The preview shows the site that
 * runs at `address`. No picture shows today's date or an address of this machine: dates of today become a day in 2027.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { PROJECT_ROOT } from '../pipeline/layout';
import { startAdminApi } from './admin-api-process';
import { launchChromium } from './chromium';
import { ensureChromium } from './find-chromium';
import { prepareDesk } from './prepare-desk';
import { fillDesk } from './servers/desk-sample';
import { freePort } from './servers/free-port';

const FOLDER = path.join(PROJECT_ROOT, 'docs/pictures');
const SITE = 'https://www.example.com';
const TOKEN = 'the-pictures-of-the-manual-are-made-with-this';
const PASSWORD = 'warp, weft and a shuttle';
const TODAY = new RegExp(`"${new Date().toISOString().slice(0, 10)}T[^"]*"`, 'g');
const SHOWN = '2027-03-04T09:30:00.000Z';
const WINDOW = { width: 1120, height: 700 };
/** Wide enough for the preview beside the form. */
const WIDE = { width: 1360, height: 760 };

interface Desk {
  url: string;
  apiUrl: string;
  env: NodeJS.ProcessEnv;
  browser: Browser;
  /** The address of the running site. */
  address: string;
}

/** A context in which today is a day in 2027, and the site has its public address. */
async function openContext({ browser, apiUrl, address }: Desk): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: WINDOW,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await context.clock.setFixedTime(SHOWN);
  await context.route('**/desk/api/**', async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const body = (await response.text()).replace(TODAY, `"${SHOWN}"`);
    return route.fulfill({ response, body });
  });
  await context.route(`${SITE}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(SITE, address) });
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const { origin } = new URL(apiUrl);
  const isForeignCall = (url: URL) => url.pathname.startsWith('/api/') && url.origin !== origin;
  await context.route(isForeignCall, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
  });
  return context;
}

const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });

async function fillIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Sign in').click();
  await page.getByRole('heading', { name: 'Choose your password' }).waitFor();
}

async function choosePassword(page: Page, current: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  for (const field of await page.getByLabel(/^New password/).all()) await field.fill(PASSWORD);
  await button(page, 'Change password').click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
}

/** Signs in as a new person, in a new context. */
async function colleague(desk: Desk): Promise<Page> {
  const args = ['--import', 'tsx', 'admin-api/people.ts', 'add', 'content-team'];
  const { stdout } = spawnSync(process.execPath, [...args, '--role', 'writer'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...desk.env },
    encoding: 'utf8',
  });
  const password = /password (\S+)/.exec(stdout)?.[1] ?? '';
  const page = await (await openContext(desk)).newPage();
  await page.goto(desk.url);
  await fillIn(page, 'content-team', password);
  await choosePassword(page, password);
  return page;
}

/** Takes a picture of the window, or of a part of it. */
async function shoot(page: Page, name: string, part?: Locator): Promise<void> {
  // A page in the preview may keep requesting.
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
  await page.waitForTimeout(500);
  const png = await (part ?? page).screenshot({ animations: 'disabled', caret: 'hide' });
  const file = path.join(FOLDER, `desk-${name}.webp`);
  fs.writeFileSync(
    file,
    await sharp(png)
      .resize({ width: WINDOW.width, withoutEnlargement: true })
      .webp({ quality: 60, effort: 6 })
      .toBuffer(),
  );
  console.log(path.relative(PROJECT_ROOT, file));
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const saved = (page: Page) => page.getByText(/^Saved \d/).waitFor();

/** The id of the newest published post. */
async function newestPost(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const query = 'status=publish&sort=published_at&order=asc&pageSize=1';
    const answer = await fetch(`/desk/api/items/posts?${query}`);
    return ((await answer.json()) as { data: [{ id: string }] }).data[0].id;
  });
}

/** Takes the pictures in the order of the manual. */
async function takePictures(desk: Desk, [name = '', password = '']: string[]): Promise<void> {
  const page = await (await openContext(desk)).newPage();
  await page.goto(desk.url);
  await fillIn(page, name, password);
  await shoot(page, 'first-login', page.getByRole('main'));
  await choosePassword(page, password);
  const id = await newestPost(page);
  await fillDesk({ adminApiUrl: desk.apiUrl, token: TOKEN }, id, new Date(SHOWN));
  const item = `${desk.url}#/posts/${id}`;

  await page.goto(item);
  await title(page).press('End');
  await page.keyboard.type(', by example');
  await page.waitForTimeout(1500);
  await shoot(page, 'form');
  await button(page, 'Save changes').click();
  await saved(page);
  await button(page, 'Preview').click();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).first().waitFor();
  await page.setViewportSize(WIDE);
  await shoot(page, 'preview');
  await page.setViewportSize(WINDOW);
  await button(page, 'Preview').click();
  await button(page, 'More ways to publish').click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  await page.getByLabel('Day and time').fill('2027-03-08T08:00');
  await shoot(page, 'publish-later', page.getByRole('dialog'));
  await button(page, 'Cancel').click();

  await button(page, 'Choose or upload… Picture').click();
  await page.getByRole('dialog').locator('img').first().waitFor();
  await shoot(page, 'pictures', page.getByRole('dialog'));
  await button(page, 'Cancel').click();

  const other = await colleague(desk);
  await other.goto(item);
  await other.getByLabel('Short description').fill('What a colleague wrote meanwhile.');
  await button(other, 'Save changes').click();
  await saved(other);
  await title(page).press('End');
  await page.keyboard.type(' and counter-example');
  await button(page, 'Save changes').click();
  await page.getByRole('radiogroup').first().waitFor();
  await shoot(page, 'conflict', page.getByRole('dialog'));
  await button(page, 'Use these choices').click();
  await button(page, 'Save changes').click();
  await saved(page);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Imported from files' }).click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  await shoot(page, 'history', page.getByRole('dialog'));

  await page.goto(`${desk.url}#/releases`);
  await page.getByRole('heading', { level: 3 }).getByRole('button').first().click();
  await page.getByRole('heading', { name: 'In the next release' }).scrollIntoViewIfNeeded();
  await shoot(page, 'releases');
  await page.getByRole('heading', { name: 'Earlier releases' }).scrollIntoViewIfNeeded();
  await shoot(page, 'way-back', page.locator('section', { hasText: 'Earlier releases' }).last());
  await page.goto(`${desk.url}#/enquiries`);
  await page.getByRole('button', { name: /Sample Harbour/ }).click();
  await shoot(page, 'enquiries');
}

/** Makes all pictures. @param address of the running site */
export async function deskPictures(address: string): Promise<void> {
  await prepareDesk();
  ensureChromium();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-pictures-'));
  const env = {
    PORT: String(await freePort()),
    ADMIN_DESK: 'on',
    ADMIN_API_DATA_DIR: path.join(folder, 'data'),
    ADMIN_API_TOKEN: TOKEN,
    ADMIN_API_WRITES_A_MINUTE: '10000',
    SITE_URL: SITE,
    SITE_ORIGINS: SITE,
    // Otherwise the server would contact whoever is at SITE.
    EDITORIAL_LEVELS: 'dead-link=off,foreign-link=off,old-on-home=off',
  };
  const api = await startAdminApi(env);
  const browser = await launchChromium();
  try {
    const url = `${new URL(api.url).origin}/desk/`;
    const login = /name (\S+), password (\S+)/.exec(api.desk.join('\n'))?.slice(1) ?? [];
    await takePictures({ url, apiUrl: api.url, env, browser, address }, login);
  } finally {
    await browser.close();
    api.process.kill('SIGTERM');
    await new Promise((resolve) => api.process.once('exit', resolve));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
