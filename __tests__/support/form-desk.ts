/** How the browser tests use forms: the built site, an admin API and database of their own, and faults before it. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { received, startApi, temporaryFolder, type RunningApi } from './admin-api';
import { builtSite } from './built-site';
import { launchChromium } from './chromium';
import { hydrated } from './shell';
import { WriteFaultServer } from './write-faults';

export type FormName = 'contact' | 'insurtech' | 'feedback';

export const paths: Readonly<Record<FormName, string>> = {
  contact: '/contact',
  insurtech: '/services/insurtech',
  feedback: '/feedback',
};

/** Longer than it takes a form to believe that a person filled it in. */
const HUMAN_MS = 2100;

export class FormDesk {
  readonly browser: Browser;
  readonly faults: WriteFaultServer;
  readonly #origin: string;
  readonly #env: Record<string, string>;
  readonly #api: RunningApi;
  readonly #cleanUp: () => void;

  private constructor(
    parts: Pick<FormDesk, 'browser' | 'faults'> & {
      origin: string;
      env: Record<string, string>;
      api: RunningApi;
      cleanUp: () => void;
    },
  ) {
    this.browser = parts.browser;
    this.faults = parts.faults;
    this.#origin = parts.origin;
    this.#env = parts.env;
    this.#api = parts.api;
    this.#cleanUp = parts.cleanUp;
  }

  static async open(): Promise<FormDesk> {
    const folder = temporaryFolder();
    const content = temporaryFolder();
    const env = { ADMIN_API_DATA_DIR: path.join(folder.folder, 'data') };
    const api = await startApi({
      ...env,
      ADMIN_API_CONTENT_DIR: content.folder,
      ADMIN_API_WRITES_A_MINUTE: '10000',
      SITE_ORIGINS: builtSite().url,
    });
    const faults = new WriteFaultServer(api.origin);
    const origin = await faults.start();
    const browser = await launchChromium();
    const cleanUp = () => {
      folder.remove();
      content.remove();
    };
    return new FormDesk({ browser, faults, origin, env, api, cleanUp });
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.faults.stop();
    await this.#api.stop();
    this.#cleanUp();
  }

  /** Rows of a kind, as another process reads them from the database. */
  rows(kind: string): Promise<Record<string, unknown>[]> {
    return received(this.#env, kind);
  }

  /** A page whose writes reach this desk's API, by way of its faults. */
  async visit(where: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext(options);
    const { adminApiUrl, url } = builtSite();
    const { origin } = new URL(adminApiUrl);
    await context.route(`${adminApiUrl}/**`, async (route) => {
      const asked = route.request();
      if (asked.method() !== 'POST') return route.continue();
      return route.continue({ url: asked.url().replace(origin, this.#origin) });
    });
    const page = await context.newPage();
    await page.goto(url + where, { waitUntil: 'load' });
    return page;
  }

  /** Presses the button, and waits until what was sent has come to something. */
  async press(page: Page): Promise<void> {
    const before = this.faults.received.length;
    await button(page).click();
    while (this.faults.received.length === before) await page.waitForTimeout(20);
    await page.waitForFunction(
      () => !document.querySelector('form[aria-labelledby="form-heading"][aria-busy]'),
    );
  }

  /** The same, once the form's own chunk is there and the visitor has looked at it for a moment. */
  async visitForm(name: FormName, query = '', options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.visit(paths[name] + query, options);
    await ready(page);
    await page.waitForTimeout(HUMAN_MS);
    return page;
  }
}

export const formOf = (page: Page): Locator => page.locator('form[aria-labelledby="form-heading"]');
export const button = (page: Page): Locator => formOf(page).locator('button[type="submit"]');
export const outcome = (page: Page): Locator => formOf(page).locator('[role="status"]').last();
export const confirmation = (page: Page): Locator => page.locator('[data-confirmation]');

/** Until the form is no longer left to the browser. */
export async function ready(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLFormElement>('form[aria-labelledby="form-heading"]')?.noValidate,
  );
}

/** Fills a form in, with a message of its own. @returns the message */
export async function fillIn(page: Page, name: FormName, words = 'Six files'): Promise<string> {
  const message = `${words} ${randomUUID()}`;
  const form = formOf(page);
  if (name === 'feedback') await form.locator('[name="rating"][value="4"]').check();
  await form.locator('[name="name"]').fill('Łukasz 李 Ó Briain');
  await form.locator('[name="business_email"]').fill('team@example.com');
  await form.locator('[name="message"]').fill(message);
  return message;
}
