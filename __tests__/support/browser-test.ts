/**
 * The `test` of the browser tests. Each test has pages of its own, closed at its end, and fails on any uncaught error or
 * violation of the policy that it has not said it provokes.
 */
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { builtSite, type BuiltSite } from './built-site';
import { closeContext } from '../../scripts/chromium';

interface BrowserFixtures {
  /** Errors that this test provokes, such as `test.use({ provoked: [/Failed to fetch/] })`. */
  provoked: readonly RegExp[];
  /** Opens a path of the site in a context of its own, and waits until it has loaded. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Uncaught errors and violations of the policy so far, of all contexts of the test. */
  trouble: string[];
}

/** Starts something of a worker's, which is stopped at the end where it can be. */
type Start<T> = (site: BuiltSite) => Promise<T>;

interface WorkerFixtures {
  site: BuiltSite;
  /**
   * Starts a function of a module once in a worker, until its end. Playwright gives files whose worker fixtures differ
   * workers of their own, each with another browser; this costs none.
   */
  once: <T>(start: Start<T>) => Promise<T>;
}

/** The console's message for a blocked action, in every engine. */
const VIOLATION = /Content[- ]Security[- ]Policy|TrustedHTML|TrustedScript/i;

function watch(context: BrowserContext, trouble: string[]): void {
  context.on('weberror', (thrown) => {
    const { message, stack } = thrown.error();
    trouble.push(`${thrown.page()?.url() ?? ''}: ${stack ?? message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' || !VIOLATION.test(message.text())) return;
    trouble.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
  });
}

/**
 * Reports each new context of a browser.
 * @returns a function to end that
 */
function onNewContext(browser: Browser, take: (context: BrowserContext) => void): () => void {
  const make = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await make(options);
    take(context);
    return context;
  };
  return () => {
    browser.newContext = make;
  };
}

export const test = base.extend<BrowserFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      await use(builtSite());
    },
    { scope: 'worker' },
  ],
  once: [
    async ({ site }, use) => {
      const started = new Map<unknown, ReturnType<Start<unknown>>>();
      await use(async <T>(start: Start<T>) => {
        const running = started.get(start) ?? start(site);
        started.set(start, running);
        return (await running) as T;
      });
      for (const running of started.values())
        await ((await running) as { stop?: () => Promise<void> }).stop?.();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  provoked: [[], { option: true }],
  trouble: [
    async ({ browser, provoked }, use) => {
      const trouble: string[] = [];
      // Playwright closes that of its own `page` before.
      const contexts = new Set<BrowserContext>();
      const end = onNewContext(browser, (context) => {
        contexts.add(context);
        context.on('close', () => contexts.delete(context));
        watch(context, trouble);
      });
      await use(trouble);
      end();
      for (const context of contexts) await closeContext(context);
      const unexpected = trouble.filter((text) => !provoked.some((each) => each.test(text)));
      expect(unexpected, 'uncaught errors and violations of the policy').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ browser, site }, use) => {
    await use(async (path, options = {}) => {
      const page = await (await browser.newContext(options)).newPage();
      await page.goto(site.url + path, { waitUntil: 'load' });
      return page;
    });
  },
});

/**
 * Of a test that walks over all kinds of pages, or shows more of what another shows: not of `npm test`, but of CI and
 * `npm run test:full`.
 */
export const AT_LENGTH = { tag: '@long' } as const;

/**
 * Of a flow that Firefox goes through in `npm test`, and the others in `npm run test:full` alone: WebKit draws without a
 * graphics card, at three times the price of another engine, and a phone has Chromium's, whose tests are the most.
 */
export const IN_FIREFOX_FIRST = { tag: '@long-but-firefox' } as const;

export { expect };
