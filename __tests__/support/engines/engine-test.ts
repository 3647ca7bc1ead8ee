/** The `test` of the flows that run in every engine: playwright.config.ts says in which. */
import { test as base, expect } from '@playwright/test';
import { received } from '../admin-api';
import { builtSite, type BuiltSite } from '../built-site';
import { startDesk, type DeskInBrowser } from '../desk-browser';
import type { Engine } from './driver';
import { playwrightEngine } from './playwright-engine';
import { Visitor } from './visitor';
import { webkitEngine } from './webkit-engine';

export interface EngineOptions {
  /** The browser's driver: Playwright, or WebDriver for WebKit. */
  drivenBy: 'playwright' | 'webdriver';
}

interface WorkerFixtures extends EngineOptions {
  site: BuiltSite;
  engine: Engine;
  /** An admin API with a desk in which nobody has signed in yet. */
  desk: DeskInBrowser;
}

interface Fixtures {
  /** Errors that this test provokes. */
  provoked: readonly RegExp[];
  /** Of a new profile; ends with no uncaught error and no violation of the policy. */
  visitor: Visitor;
  /** Whose browser runs no script of a page. */
  withoutScripts: Visitor;
  /** Rows of a kind in the admin API's database. */
  rows: (kind: string) => Promise<Record<string, unknown>[]>;
}

const pointers = (hasTouch: boolean, drivenBy: EngineOptions['drivenBy']) =>
  [hasTouch ? 'touch' : 'mouse', hasTouch || drivenBy === 'webdriver' ? 'touch' : 'mouse'] as const;

export const test = base.extend<Fixtures, WorkerFixtures>({
  drivenBy: ['playwright', { option: true, scope: 'worker' }],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      await use(builtSite());
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ drivenBy, playwright, browserName, launchOptions }, use) => {
      const engine =
        drivenBy === 'webdriver'
          ? await webkitEngine()
          : await playwrightEngine(playwright[browserName], launchOptions);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  desk: [
    async ({ site }, use) => {
      const desk = await startDesk(site);
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  provoked: [[], { option: true }],
  visitor: async ({ engine, site, hasTouch, drivenBy, provoked }, use, testInfo) => {
    const driver = await engine.open({});
    const visitor = new Visitor(driver, site.url, ...pointers(hasTouch, drivenBy));
    await use(visitor);
    const trouble = await visitor.trouble();
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await driver.screenshot();
      await testInfo.attach('page', { body, contentType: 'image/png' });
    }
    await driver.close();
    const unexpected = trouble.filter((text) => !provoked.some((each) => each.test(text)));
    expect(unexpected, 'uncaught errors and violations of the policy').toEqual([]);
  },
  withoutScripts: async ({ engine, site, hasTouch, drivenBy }, use) => {
    const driver = await engine.open({ scripts: false });
    await use(new Visitor(driver, site.url, ...pointers(hasTouch, drivenBy)));
    await driver.close();
  },
  rows: async ({ site }, use) => {
    await use((kind) => received({ ADMIN_API_DATA_DIR: site.adminApiDataDir }, kind));
  },
});

export { expect };
