/**
 * Forms in browser tests: the built site, each worker's own admin API and database, and faults before it. The `test`
 * here is that of all browser tests, with a `desk`.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { received, startApi, temporaryFolder } from './admin-api';
import { ApiProxy } from './api-proxy';
import { expect, test as base } from './browser-test';
import type { BuiltSite } from './built-site';
import { held } from './held';
import { hydrated, navigate } from './shell';

export { expect };

export type FormName = 'contact' | 'hiring' | 'insurtech' | 'feedback';

export const paths: Readonly<Record<FormName, string>> = {
  contact: '/contact',
  hiring: '/contact/hiring',
  insurtech: '/services/insurtech',
  feedback: '/feedback',
};

/** Longer than it takes a form to believe that a person filled it in. */
export const HUMAN_MS = 2100;

/** Servers that a worker starts once. */
interface FormApi {
  faults: ApiProxy;
  rows: (kind: string) => Promise<Record<string, unknown>[]>;
}

export class FormDesk {
  readonly faults: ApiProxy;
  /** Rows of a kind, as another process reads them from the database. */
  readonly rows: FormApi['rows'];

  constructor(
    private readonly browser: Browser,
    private readonly site: BuiltSite,
    { faults, rows }: FormApi,
  ) {
    this.faults = faults;
    this.rows = rows;
  }

  /** Stored rows of a kind with a message. */
  async stored(kind: FormName, message: string): Promise<Record<string, unknown>[]> {
    return (await this.rows(kind)).filter((row) => row['message'] === message);
  }

  /** Stored subscribers with an address. */
  async subscribed(address: string): Promise<Record<string, unknown>[]> {
    return (await this.rows('subscriber')).filter((row) => row['business_email'] === address);
  }

  /** A page whose writes reach this desk's API, by way of its faults. */
  async visit(where: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext(options);
    await this.faults.serve(context, this.site.adminApiUrl, ['POST']);
    const page = await context.newPage();
    await page.goto(this.site.url + where, { waitUntil: 'load' });
    return page;
  }

  /** The same, once the form's own chunk is there and the visitor seems to have looked at it for a moment. */
  async visitForm(name: FormName, query = '', options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.visit(paths[name] + query, options);
    await ready(page);
    await letTimePass(page);
    return page;
  }

  /** Presses the button, and waits for the outcome. */
  async press(page: Page): Promise<void> {
    const before = this.faults.writes.length;
    await button(page).click();
    await this.receives(before + 1);
    await expect(formOf(page)).not.toHaveAttribute('aria-busy');
  }

  /** Until so many writes have come since the test began. */
  async receives(count: number): Promise<void> {
    await expect
      .poll(() => this.faults.writes.length, { intervals: [50] })
      .toBeGreaterThanOrEqual(count);
  }
}

interface FormFixtures {
  /** Forms that write to an API of the worker's own; without a fault at the beginning of each test. */
  desk: FormDesk;
}

/** Its first start fills a database. */
const START_MS = 150_000;

async function startFormApi(site: BuiltSite) {
  const folder = temporaryFolder();
  const content = temporaryFolder();
  const env = { ADMIN_API_DATA_DIR: path.join(folder.folder, 'data') };
  const api = await startApi({
    ...env,
    ADMIN_API_CONTENT_DIR: content.folder,
    ADMIN_API_WRITES_A_MINUTE: '10000',
    SITE_ORIGINS: site.url,
  });
  const faults = await new ApiProxy(api.url).start();
  return {
    faults,
    rows: (kind: string) => received(env, kind),
    stop: async () => {
      await faults.stop();
      await api.stop();
      folder.remove();
      content.remove();
    },
  };
}

export const test = base.extend<FormFixtures>({
  desk: [
    async ({ browser, site, once }, use) => {
      const api = await once(startFormApi);
      api.faults.reset();
      await use(new FormDesk(browser, site, api));
    },
    { timeout: START_MS },
  ],
});

export const formOf = (page: Page): Locator => page.locator('form[aria-labelledby="form-heading"]');
export const button = (page: Page): Locator => formOf(page).locator('button[type="submit"]');
export const field = (page: Page, name: string): Locator =>
  formOf(page).locator(`[name="${name}"]`);
export const outcome = (page: Page): Locator => formOf(page).locator('[role="status"]').last();
export const confirmation = (page: Page): Locator => page.locator('[data-confirmation]');

/** Until the form is no longer left to the browser, for somebody who reaches for it. */
export async function ready(page: Page): Promise<void> {
  await hydrated(page);
  // It listens from then on.
  await expect(formOf(page)).toHaveJSProperty('noValidate', true);
  await formOf(page).dispatchEvent('pointerdown');
  await formOf(page).dispatchEvent('pointerup');
  await enhanced(page);
}

/** Until the form's chunk has taken it over, which a touch of the form fetches: pasted text is no longer cut. */
export async function enhanced(page: Page): Promise<void> {
  await expect(formOf(page)).toHaveJSProperty('noValidate', true);
  await expect(formOf(page).locator('[maxlength]')).toHaveCount(0);
}

/** Moves the page's clock on, so that its forms take the visitor for a person. Holds until the page is left. */
export async function letTimePass(page: Page): Promise<void> {
  await page.evaluate((milliseconds) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + milliseconds;
  }, HUMAN_MS);
}

/** Holds the next writes: stored, and unanswered until `release` is called. */
export function heldAnswer() {
  const { until, release } = held();
  return { fault: { kind: 'held', until } as const, release };
}

/** Fills a form in, with a message of its own. @returns the message */
export async function fillIn(page: Page, name: FormName, words = 'Six files'): Promise<string> {
  const message = `${words} ${randomUUID()}`;
  if (name === 'feedback') await field(page, 'rating').and(page.locator('[value="4"]')).check();
  await field(page, 'name').fill('Łukasz 李 Ó Briain');
  await field(page, 'business_email').fill('team@example.com');
  await field(page, 'message').fill(message);
  return message;
}

/** Goes to another page without a new document, as a link of the site does. */
export async function goTo(page: Page, where: string): Promise<void> {
  await navigate(page, where);
  await page.waitForURL((url) => url.pathname === where);
}
