/** A page that has the chain for rich text and nothing else, for the browser tests of it. */
import { buildSync } from 'esbuild';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RenderedRichText } from '../../src/rich-text/types';
import { test as base } from './browser-test';

export const ORIGIN = 'https://www.site.example';
export const options = { sourceUrl: 'https://admin.example/api', siteUrl: ORIGIN };

export interface WithChain {
  chain: { renderRichTextInBrowser: (html: string, given: typeof options) => RenderedRichText };
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
  /** With the pictures in the texts as a list, since a map does not come out of the browser. */
  render: (
    texts: readonly string[],
  ) => Promise<(Omit<RenderedRichText, 'inline'> & { inline: [key: string, address: string][] })[]>;
}

/** A page of the site's origin that has the chain and nothing else, and notes what runs and loads. */
export const test = base.extend<{ desk: Desk }>({
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
          htmls.map((html) => {
            const rich = (window as unknown as WithChain).chain.renderRichTextInBrowser(
              html,
              given,
            );
            return { ...rich, inline: [...rich.inline] };
          }),
        [texts, options] as const,
      );
    await use({ page, asked, render });
  },
});

export { expect } from './browser-test';
