/**
 * The head in the built HTML, after navigations inside the site and after Back (`first-visits` says it of hydration).
 * react-helmet with children loses description, canonical and JSON-LD on hydration under React 19, silently.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { builtHead, readHead, type Head } from '../support/page-head';
import { pageTypes } from '../support/page-types';
import { hydrated } from '../support/shell';

function navigate(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    (window as unknown as { ___navigate: (path: string) => void }).___navigate(to);
  }, path);
}

describe('the head of a page', () => {
  let browser: Browser;
  let reader: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    reader = await browser.newPage();
  });
  afterAll(async () => {
    await browser.close();
  });

  test('is the same as built after each navigation, and after each Back', async () => {
    const { url } = builtSite();
    const paths = Object.values(pageTypes()).filter((path) => path !== '/404');
    const built = new Map<string, Head>();
    for (const path of paths) built.set(path, await builtHead(reader, url + path));
    const page = await (await browser.newContext()).newPage();
    const [first = '/', ...others] = paths;
    await page.goto(url + first);
    await hydrated(page);
    const isAsBuilt = async (path: string) => {
      await page.waitForFunction((title) => document.title === title, built.get(path)?.title);
      await page.waitForTimeout(200);
      expect({ path, head: await readHead(page) }).toEqual({ path, head: built.get(path) });
    };
    for (const path of others) {
      await navigate(page, path);
      await isAsBuilt(path);
    }
    for (const path of paths.slice(0, -1).reverse()) {
      await page.goBack();
      await isAsBuilt(path);
    }
    await page.context().close();
  }, 300_000);

  test('has what every page needs, and no two pages share a title or an address', async () => {
    const { url } = builtSite();
    const titles = new Map<string, string>();
    for (const [kind, path] of Object.entries(pageTypes())) {
      const head = await builtHead(reader, url + path);
      expect(head.title).not.toBe('');
      expect(titles.get(head.title)).toBeUndefined();
      titles.set(head.title, kind);
      expect(head.lang).toBe('en');
      expect(
        head.tags.filter((tag) => tag.startsWith('META') && tag.includes('name=description')),
      ).toHaveLength(1);
      const canonical = head.tags.filter((tag) => tag.includes('rel=canonical'));
      if (kind !== 'not found') {
        expect(canonical).toEqual([
          `LINK href=${encodeURI(url + (path === '/' ? '/' : path))} rel=canonical `,
        ]);
      }
    }
  });
});
