/** A real Chromium for tests and screenshots. */
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium';

/**
 * Parts of Chromium's own window that no test looks at. Above all the address bar's list of proposals: pages of its own,
 * drawn anew for each context, at four tenths of all processor time. The others are Playwright's, whose list this one
 * replaces.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/**
 * How Chromium is started.
 * @throws {Error} saying what to install where there is none
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
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
      `--disable-features=${FEATURES_OFF.join(',')}`,
    ],
  };
}

/** Starts Chromium. @throws {Error} saying what to install where there is none */
export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());

/**
 * Closes a context while routes of it may still wait for what they fetch: closing takes a fetched answer away from its
 * route, whose error would be that of whichever test runs next.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}
