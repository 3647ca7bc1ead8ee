/** One look whether the built site works at all. */
import { launchChromium } from './chromium';
import { hydrated } from './shell';

/**
 * Ends a run at once where the application does not take the home page over: each of hundreds of tests would find that
 * out by a time-out of its own.
 * @throws {Error} with what the page's console said
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
