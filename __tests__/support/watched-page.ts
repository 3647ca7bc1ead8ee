/** A page that hostile content has been put into: what runs, who is asked, and what leaves its place. */
import type { Browser, Page } from 'playwright-core';
import { beyondWindow } from './beyond-window';

export interface WatchedPage {
  page: Page;
  /** Scripts that ran and should not. */
  ran: string[];
  /** Requests to neither the site nor the admin API. */
  strangers: string[];
  errors: string[];
}

/** Widths of a window, in px. */
const WIDTHS = [360, 1280];

/** Arguments of a Chromium that reaches nothing beyond this machine. */
export const NOBODY_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/**
 * An own context with one page, which ignores the site's policy: it would hide a fault beneath it. Requests are
 * recorded, not intercepted, which would disable the cache.
 * @param browser started with `NOBODY_ELSE`
 * @param site its address
 * @param api where the admin API is
 */
export async function watchPage(
  browser: Browser,
  site: string,
  api: { origin: string },
): Promise<WatchedPage> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const watched: WatchedPage = { page, ran: [], strangers: [], errors: [] };
  await context.exposeBinding('noteRun', (_, name: string) => {
    watched.ran.push(`${page.url()}: ${name}`);
  });
  await context.addInitScript(() => {
    const here = window as unknown as Record<string, unknown> & { noteRun: (name: string) => void };
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox']) {
      here[name] = () => here.noteRun(name);
    }
  });
  page.on('pageerror', (error) => watched.errors.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const asked = request.url();
    const isKnown = [`${site}/`, `${api.origin}/`, 'data:', 'blob:'].some((each) =>
      asked.startsWith(each),
    );
    if (!isKnown) watched.strangers.push(asked);
  });
  return watched;
}

/** Does what handlers wait for, to everything in the page's main part but what leads away. */
const touchAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const type of ['focus', 'error', 'load', 'toggle', 'mouseover', 'animationstart']) {
        element.dispatchEvent(new Event(type));
      }
    }
  });

/** Foreign elements that cover the whole window. */
const covers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map(({ tagName }) => tagName),
  );

/** Misplaced elements once everything has been touched, in a narrow and a wide window: address, width, element. */
export async function misplaced(page: Page, address: string): Promise<unknown[]> {
  await touchAll(page);
  const wrong: unknown[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await beyondWindow(page);
    const covering = await covers(page);
    if (beyond.length > 0 || covering.length > 0) wrong.push(address, width, beyond, covering);
  }
  return wrong;
}

/** Results of the watching. */
export const noticed = ({ ran, strangers, errors }: WatchedPage) => ({ ran, strangers, errors });
export const NOTHING = { ran: [], strangers: [], errors: [] };
