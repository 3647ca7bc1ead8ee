/** The `test` of pages whose calls of the admin API meet the test's faults: each worker has a proxy in front of it. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { ApiProxy } from './api-proxy';
import { test as base, expect } from './browser-test';
import type { BuiltSite } from './built-site';
import { rememberNotices } from './notifications';

interface ProxyFixtures {
  /** Behaves, and has been asked nothing yet. */
  api: ApiProxy;
  /**
   * Opens a path of the site, or `about:blank`; its calls go through the proxy, and what notifications say is
   * remembered.
   */
  openProxied: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

const startProxy = ({ adminApiUrl }: BuiltSite) => new ApiProxy(adminApiUrl).start();

export const test = base.extend<ProxyFixtures>({
  api: async ({ once }, use) => {
    const proxy = await once(startProxy);
    proxy.reset();
    await use(proxy);
  },
  openProxied: async ({ browser, api, site }, use) => {
    await use(async (path, options = {}) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      await api.serve(context);
      await rememberNotices(context);
      const page = await context.newPage();
      if (path !== 'about:blank') await page.goto(site.url + path, { waitUntil: 'load' });
      return page;
    });
  },
});

export { expect };
