/** Pages in browser tests of the shell. */
import type { Page } from 'playwright-core';
import { held } from './held';

/** Follows a link of the site to a path; in the page. */
export function followLink(path: string): void {
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Goes to a path inside the application, as a link of the site does. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate(followLink, path);

/** Opens a path whose application waits on its way. @returns lets it come */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  const { until, release } = held();
  await page.route(/\/(?!early-)[^/]+\.js$/, async (route) => {
    await until;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'load' });
  return release;
}

/** Until the application has taken over, for which the visitor does something first: here, a key that does nothing. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  await page.waitForFunction(
    () => document.documentElement.dataset['application'] === 'ready',
    undefined,
    { timeout: 30_000 },
  );
}

/** Until what watches the page has seen it as it is now: two frames, however slow the machine is. */
export async function seen(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );
}

/** Gives a window another size, and the page the time to be laid out in it: cheaper than another visit. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await seen(page);
}

/**
 * Stops a page's time, so that timed changes come on time on a busy machine too.
 * @returns advances it by so many milliseconds
 */
export async function stopTime(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  return (milliseconds) => page.clock.runFor(milliseconds);
}

/** A menu's button, by its group. */
export function menuButton(page: Page, group: string) {
  return page.locator('[data-menu-button]', { hasText: group });
}

/** The groups whose panel is open, and really seen. */
export async function openMenus(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const group of await page.locator('[data-menu]').all()) {
    if (!(await group.locator('[data-menu-panel]').isVisible())) continue;
    found.push((await group.locator('[data-menu-button]').innerText()).trim());
  }
  return found;
}

/** The focused element: tag and words. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return `${element?.tagName ?? ''} ${element?.textContent?.trim() ?? ''}`.trim();
  });
}

/** The layout shift since the page was loaded; by default without shifts that follow a visitor's own action. */
export function layoutShift(page: Page, { afterInput = false } = {}): Promise<number> {
  return page.evaluate(
    (all) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (all || !entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve(sum);
        }, 200);
      }),
    afterInput,
  );
}

/** Shows the end of the page, as far as it can be scrolled. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await seen(page);
}
