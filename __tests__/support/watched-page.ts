/** A page that hostile content has been put into: what runs, who is asked, and what leaves its place. */
import type { Browser, Page, Route } from 'playwright-core';
import { beyondWindow } from './beyond-window';

export interface WatchedPage {
  page: Page;
  /** What ran that should not. */
  ran: string[];
  /** What was asked of neither the site nor the admin API. */
  strangers: string[];
  errors: string[];
}

/** Widths of a window, in px. */
const WIDTHS = [360, 1280];

/** As the admin API answers a browser on the site: with leave for its origin. */
async function answerFromElsewhere(route: Route) {
  const response = await route.fetch();
  await route.fulfill({
    response,
    headers: { ...response.headers(), 'access-control-allow-origin': '*' },
  });
}

/**
 * An own context with one page, which overlooks the site's policy: it would hide a fault of what is beneath it. Nobody
 * beyond this machine is asked, nor waited for.
 * @param site its address
 * @param api of the admin API: where it is, and the base of its calls
 */
export async function watchPage(
  browser: Browser,
  site: string,
  api: { origin: string; url: string },
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
  await page.route(/.*/, (route) => {
    const asked = route.request().url();
    if (asked.startsWith(`${site}/`)) return route.continue();
    if (asked.startsWith(api.url)) return answerFromElsewhere(route);
    if (!asked.startsWith(`${api.origin}/`)) watched.strangers.push(asked);
    return route.abort();
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

/** What lies over the whole of the window and is not the site's own. */
const covers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map(({ tagName }) => tagName),
  );

/** What is out of its place once everything has been touched, in a phone's window and a desk's: address, width, what. */
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

/** What the watching has come to. */
export const noticed = ({ ran, strangers, errors }: WatchedPage) => ({ ran, strangers, errors });
export const NOTHING = { ran: [], strangers: [], errors: [] };
