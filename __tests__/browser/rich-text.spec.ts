/** The chain for rich text in a real browser: its result, and that nothing runs or loads meanwhile. */
import type { Page } from '@playwright/test';
import { parseHtml } from '../../src/rich-text/build/parse-html';
import { treeRenderer } from '../../src/rich-text/chain';
import { outsideAllowList } from '../rich-text/allow-list';
import { hostileContexts, hostileVectors } from '../rich-text/hostile-vectors';
import { onlyInBrowsers, ordinaryTexts } from '../rich-text/ordinary-texts';
import { expect, options, ORIGIN, test, type WithChain } from '../support/rich-text-desk';
import { seen } from '../support/shell';

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
  const render = treeRenderer();
  const texts = [...ordinaryTexts, ...onlyInBrowsers];
  const atBuild = texts.map((html) => render(parseHtml(html), options));
  expect(await desk.render(texts)).toEqual(
    atBuild.map((rich) => ({ ...rich, inline: [...rich.inline] })),
  );
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

/** As many tags as are still parsed, and far more: what never closes takes the browser's own parser quadratic time. */
const slowTexts: Readonly<Record<string, string>> = {
  'formats, each another': Array.from({ length: 20_000 }, (_, i) => `<font color=${i}>x<p>`).join(
    '',
  ),
  'formats around paragraphs': `${'<b><i>'.repeat(1_900)}${'<p>x'.repeat(1_000)}`,
  'blocks in blocks': '<div>'.repeat(20_000),
  'more blocks than are read': '<ul><li>'.repeat(45_000),
};

for (const [what, html] of Object.entries(slowTexts)) {
  test(`ends for a text that is made to be slow: ${what}`, async ({ desk }) => {
    const [rich] = await desk.render([html]);
    expect(outsideAllowList(rich?.html ?? '<script>')).toEqual([]);
  });
}
