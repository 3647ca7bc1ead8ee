/** A real Chromium for tests and screenshots. */
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
 * @throws {Error} naming what to install where there is none
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
 * @param more arguments besides
 * @throws {Error} saying what to install where there is none
 */
export function launchChromium(...more: string[]): Promise<Browser> {
  const { args, ...options } = chromiumOptions();
  return chromium.launch({ ...options, args: [...args, ...more] });
}

/**
 * Closes a context while its routes may still be fetching: closing takes a fetched answer away from its route, whose
 * error would be that of whichever test runs next.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** An empty page, in a context of its own in which the site's cookies were declined: no banner lies over it. */
export async function newDeclinedPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addCookies([{ name: storedKeys.consent.key, value: 'decline', url }]);
  return context.newPage();
}
