/** A page's notifications to its visitor. */
import type { BrowserContext, Locator, Page } from 'playwright-core';

/** The notifications on show. */
export const notices = (page: Page): Locator => page.locator('[data-notifications] [data-id]');

/** From now on, the context's pages remember each notification: it is gone after a time, which passes on a busy machine too. */
export async function rememberNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const said = new Map<string, string>();
    Object.assign(window, { saidNotices: said });
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll<HTMLElement>(
        '[data-notifications] [data-id]',
      )) {
        const id = notice.dataset['id'] ?? '';
        if (!said.has(id)) said.set(id, notice.querySelector('p:last-of-type')?.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Notifications since the page came, shown still or not, oldest first; waits for the first. */
export async function noticesSaid(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () => (window as unknown as { saidNotices: Map<string, string> }).saidNotices.size > 0,
  );
  return page.evaluate(() => [
    ...(window as unknown as { saidNotices: Map<string, string> }).saidNotices.values(),
  ]);
}
