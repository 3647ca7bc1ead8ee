/** The chain that makes texts safe, in a real browser: what it makes, and that nothing runs or loads meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { parseHtml } from '../../src/data-layer/rich-text/parse-html';
import { treeRenderer } from '../../src/rich-text/chain';
import type { RichText } from '../../src/rich-text/types';
import { outsideAllowList } from '../data-layer/rich-text/allow-list';
import { hostileContexts, hostileVectors } from '../data-layer/rich-text/hostile-vectors';
import { onlyInBrowsers, ordinaryTexts } from '../rich-text/ordinary-texts';
import { launchChromium } from '../support/chromium';

const ORIGIN = 'https://www.site.example';
const options = { sourceUrl: 'https://admin.example/api', siteUrl: ORIGIN };

interface WithChain {
  chain: { renderRichTextInBrowser: (html: string, given: typeof options) => RichText };
  ran: string[];
}

function bundle(): string {
  const [file] = buildSync({
    entryPoints: [path.resolve(__dirname, '../../src/rich-text/browser.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'chain',
    write: false,
  }).outputFiles;
  return file?.text ?? '';
}

describe('the chain in Chromium', () => {
  let browser: Browser;
  let page: Page;
  const asked: string[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage();
    await page.route('**/*', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' });
    });
    await page.goto(`${ORIGIN}/`);
    asked.length = 0;
    await page.addScriptTag({ content: bundle() });
    await page.evaluate(() => {
      const here = window as unknown as WithChain;
      here.ran = [];
      for (const name of ['alert', 'msgbox', 'prompt', 'confirm', 'print']) {
        Object.assign(here, { [name]: () => here.ran.push(name) });
      }
    });
  });
  afterAll(async () => {
    await browser.close();
  });

  const render = (texts: readonly string[]) =>
    page.evaluate(
      ([htmls, given]) =>
        htmls.map((html) =>
          (window as unknown as WithChain).chain.renderRichTextInBrowser(html, given),
        ),
      [texts, options] as const,
    );
  /** Shows it as a page does, and does to it what handlers wait for. */
  const show = async (html: string) => {
    await page.evaluate((given) => {
      document.body.innerHTML = given;
      for (const element of document.querySelectorAll('body *')) {
        for (const type of ['click', 'focus', 'error', 'load', 'toggle']) {
          element.dispatchEvent(new Event(type));
        }
      }
    }, html);
  };

  test('makes of ordinary texts what the build makes of them', async () => {
    const texts = [...ordinaryTexts, ...onlyInBrowsers];
    const atBuild = treeRenderer();
    expect(await render(texts)).toEqual(texts.map((html) => atBuild(parseHtml(html), options)));
  });

  test('leaves of hostile texts what is on the allow-list, and runs and loads nothing', async () => {
    const texts = hostileVectors.flatMap((vector) => hostileContexts.map((make) => make(vector)));
    const results = await render([...texts, hostileVectors.join('')]);
    expect(results).toHaveLength(texts.length + 1);
    expect(results.flatMap(({ html }) => outsideAllowList(html))).toEqual([]);
    const links = /href="[^"]*"/g;
    await show(results.map(({ html }) => html.replace(links, '')).join(''));
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as WithChain).ran)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('ends in time for texts that are made to be slow', async () => {
    const texts = [
      Array.from({ length: 20_000 }, (_, index) => `<font color=${index}>x<p>`).join(''),
      `${'<b><i>'.repeat(1_900)}${'<p>x'.repeat(1_000)}`,
      ...['<div>', '<ul><li>', '<p><a><b><i>', '<table><td>', '<svg><g>'].flatMap((part) =>
        // As many as are still parsed, and far more.
        [20_000, 90_000].map((tags) => part.repeat(tags / (part.split('<').length - 1))),
      ),
      `<table>${'<b>a</b>'.repeat(9_000)}`,
    ];
    for (const html of texts) {
      const started = Date.now();
      const [rich] = await render([html]);
      expect(outsideAllowList(rich?.html ?? '<script>')).toEqual([]);
      expect(Date.now() - started).toBeLessThan(20_000);
    }
  });
});
