/** One look whether the built site works at all. */
import { launchChromium } from '../../scripts/chromium';
import { hydrated } from './shell';

/**
 * Ends a run at once if the application does not hydrate the home page: each of hundreds of tests would otherwise time
 * out.
 * @throws {Error} with the page's console output
 */
export async function checkHydration(url: string): Promise<void> {
  const browser = await launchChromium();
  const said: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text());
    });
    await page.goto(url);
    await hydrated(page);
  } catch (error) {
    const reasons = [...said, (error as Error).message].join('\n');
    throw new Error(`The home page at ${url} does not hydrate:\n${reasons}`, { cause: error });
  } finally {
    await browser.close();
  }
}
