/** A real Chromium for tests and screenshots. */
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium';

/** Starts Chromium. @throws {Error} saying what to install where there is none */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(
      'No Chromium was found. Set CHROMIUM_PATH, or run "npx playwright-core install chromium".',
    );
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
}
