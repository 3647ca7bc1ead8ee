/** Chromium for tests and screenshots. */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { chromiumArguments } from '../pipeline/release/checks/chromium-arguments';
import { storedKeys } from '../src/consent/stored-keys';
import { findChromium } from './find-chromium';

/**
 * Options to start Chromium.
 * @throws {Error} if there is none, with what to install
 */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(
      'No Chromium was found. Set CHROMIUM_PATH, or run "npx playwright-core install chromium".',
    );
  }
  return {
    executablePath,
    args: ['--no-sandbox', ...chromiumArguments],
  };
}

/**
 * Starts Chromium.
 * @param more further arguments
 * @throws {Error} if there is none, with what to install
 */
export function launchChromium(...more: string[]): Promise<Browser> {
  const { args, ...options } = chromiumOptions();
  return chromium.launch({ ...options, args: [...args, ...more] });
}

/**
 * Closes a context whose routes may still be fetching. Closing it alone would make such a route fail, during whichever
 * test runs next.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** An empty page in a new context that has declined the site's cookies, so that no banner covers it. */
export async function newDeclinedPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addCookies([{ name: storedKeys.consent.key, value: 'decline', url }]);
  return context.newPage();
}
