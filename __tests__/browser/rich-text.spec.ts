/** The chain for rich text in a real browser: what it makes, and that nothing runs or loads meanwhile. */
import { buildSync } from 'esbuild';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parseHtml } from '../../src/data-layer/rich-text/parse-html';
import { treeRenderer } from '../../src/rich-text/chain';
import type { RichText } from '../../src/rich-text/types';
import { outsideAllowList } from '../data-layer/rich-text/allow-list';
import { hostileContexts, hostileVectors } from '../data-layer/rich-text/hostile-vectors';
import { onlyInBrowsers, ordinaryTexts } from '../rich-text/ordinary-texts';
import { expect, test as base } from '../support/browser-test';
import { seen } from '../support/shell';

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

interface Desk {
  page: Page;
  /** Addresses that were asked for since the page came. */
  asked: string[];
  render: (texts: readonly string[]) => Promise<RichText[]>;
}

/** A page of the site's origin that has the chain and nothing else, and notes what runs and loads. */
const test = base.extend<{ desk: Desk }>({
  desk: async ({ browser }, use) => {
    const page = await (await browser.newContext()).newPage();
    const asked: string[] = [];
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
    const render = (texts: readonly string[]) =>
      page.evaluate(
        ([htmls, given]) =>
          htmls.map((html) =>
            (window as unknown as WithChain).chain.renderRichTextInBrowser(html, given),
          ),
        [texts, options] as const,
      );
    await use({ page, asked, render });
  },
});

/** Shows it as a page does, and does to it what handlers wait for. */
async function show(page: Page, html: string): Promise<void> {
  await page.evaluate((given) => {
    document.body.innerHTML = given;
    for (const element of document.querySelectorAll('body *')) {
      for (const type of ['click', 'focus', 'error', 'load', 'toggle']) {
        element.dispatchEvent(new Event(type));
      }
    }
  }, html);
  await seen(page);
}

test('makes of ordinary texts what the build makes of them', async ({ desk }) => {
  const texts = [...ordinaryTexts, ...onlyInBrowsers];
  const atBuild = treeRenderer();
  expect(await desk.render(texts)).toEqual(texts.map((html) => atBuild(parseHtml(html), options)));
});

test('leaves of hostile texts what is on the allow-list, and runs and loads nothing', async ({
  desk: { page, asked, render },
}) => {
  const texts = hostileVectors.flatMap((vector) => hostileContexts.map((make) => make(vector)));
  const results = await render([...texts, hostileVectors.join('')]);
  expect(results).toHaveLength(texts.length + 1);
  expect(results.flatMap(({ html }) => outsideAllowList(html))).toEqual([]);
  const links = /href="[^"]*"/g;
  await show(page, results.map(({ html }) => html.replace(links, '')).join(''));
  const ran = () => page.evaluate(() => (window as unknown as WithChain).ran);
  expect(await ran()).toEqual([]);
  expect(asked).toEqual([]);
  // Both would be noticed.
  await show(page, '<img src="/picture.png" onload="" onerror="alert()">');
  await expect.poll(ran).toContain('alert');
  await expect.poll(() => asked).toContain(`${ORIGIN}/picture.png`);
});

/** Texts of so many tags that are made to be slow, each by a way of its own. */
const slowTexts: readonly ((tags: number) => string)[] = [
  (tags) => Array.from({ length: tags / 2 }, (_, index) => `<font color=${index}>x<p>`).join(''),
  (tags) => `${'<b><i>'.repeat(tags / 8)}${'<p>x'.repeat(tags / 16)}`,
  (tags) => '<table><td>'.repeat(tags / 2),
  (tags) => `<table>${'<b>a</b>'.repeat(tags)}`,
];

test('takes four times as long for four times as much of what is made to be slow', async ({
  desk: { page, render },
}) => {
  const fastest = (html: string) =>
    page.evaluate(
      ([text, given]) => {
        const { chain } = window as unknown as WithChain;
        const times = [1, 2, 3].map(() => {
          const started = performance.now();
          chain.renderRichTextInBrowser(text, given);
          return performance.now() - started;
        });
        return Math.min(...times);
      },
      [html, options] as const,
    );
  for (const make of slowTexts) {
    const [one, four] = [make(4000), make(16_000)];
    const [rich] = await render([four]);
    expect(outsideAllowList(rich?.html ?? '<script>')).toEqual([]);
    // What is quadratic takes sixteen times as long.
    const t=[await fastest(one), await fastest(four)]; console.log(make.toString().slice(0,60), t, t[1]!/t[0]!);
    expect(t[1]!/t[0]!).toBeLessThan(100);
  }
});

test('ends for texts that are far longer than what is read of them', async ({ desk }) => {
  const texts = ['<div>', '<ul><li>', '<p><a><b><i>', '<svg><g>'].map((part) =>
    part.repeat(90_000 / (part.split('<').length - 1)),
  );
  for (const { html } of await desk.render(texts)) expect(outsideAllowList(html)).toEqual([]);
});
