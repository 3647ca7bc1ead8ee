/**
 * The head in the built HTML, after hydration, after a navigation inside the site and after Back.
 * react-helmet with children loses description, canonical and JSON-LD on hydration under React 19, silently.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { pageTypes } from '../support/page-types';
import { hydrated } from '../support/shell';

interface Head {
  title: string;
  lang: string;
  tags: string[];
}

/** What of the head belongs to the page; preloads and chunks that Gatsby adds are none of it. */
function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    tags: [
      ...document.head.querySelectorAll(
        'meta[name="description"], meta[property], meta[name^="twitter"], meta[name="content-digest"], meta[name="robots"], link[rel="canonical"], link[rel="prev"], link[rel="next"], link[rel="alternate"], script[type="application/ld+json"]',
      ),
    ]
      .map((element) => {
        const copy = element.cloneNode(true) as Element;
        copy.removeAttribute('data-react-helmet');
        const attributes = copy
          .getAttributeNames()
          .sort()
          .map((name) => `${name}=${copy.getAttribute(name) ?? ''}`);
        return [copy.tagName, ...attributes, copy.textContent].join(' ');
      })
      .sort(),
  }));
}

/** The head as built: the same page with its scripts turned off. */
async function builtHead(browser: Browser, url: string): Promise<Head> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const html = await page.content();
  await context.close();
  // Reading the DOM needs scripts: the HTML as served is put into a page that has them but loads none.
  const reader = await (await browser.newContext()).newPage();
  await reader.route('**/*', (route) => route.abort());
  await reader.setContent(html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ''));
  const head = await readHead(reader);
  await reader.context().close();
  return head;
}

function navigate(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    (window as unknown as { ___navigate: (path: string) => void }).___navigate(to);
  }, path);
}

describe('the head of a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
  });

  test('is the same as built, after hydration, after a navigation and after Back', async () => {
    const { url } = builtSite();
    const paths = Object.values(pageTypes()).filter((path) => path !== '/404');
    const built = new Map<string, Head>();
    for (const path of paths) built.set(path, await builtHead(browser, url + path));
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${url}/`);
    await hydrated(page);
    for (const path of paths) {
      await page.goto(url + path);
      await hydrated(page);
      expect({ path, head: await readHead(page) }).toEqual({ path, head: built.get(path) });
      const other = path === '/' ? '/resources/blogs' : '/';
      await navigate(page, other);
      await page.waitForFunction((title) => document.title === title, built.get(other)?.title);
      await page.waitForTimeout(200);
      expect({ other, head: await readHead(page) }).toEqual({ other, head: built.get(other) });
      await page.goBack();
      await page.waitForFunction((title) => document.title === title, built.get(path)?.title);
      await page.waitForTimeout(200);
      expect({ back: path, head: await readHead(page) }).toEqual({
        back: path,
        head: built.get(path),
      });
    }
  }, 180_000);

  test('has what every page needs, and no two pages share a title or an address', async () => {
    const { url } = builtSite();
    const titles = new Map<string, string>();
    for (const [kind, path] of Object.entries(pageTypes())) {
      const head = await builtHead(browser, url + path);
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
  }, 120_000);
});
