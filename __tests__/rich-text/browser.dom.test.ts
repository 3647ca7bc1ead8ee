/** The chain with the browser's parser: the same rules, the same results, and nothing that runs or loads. */
import { describe, expect, it } from '@jest/globals';
import { serialize, parseFragment } from 'parse5';
import { parseHtml } from '../../src/rich-text/build/parse-html';
import { renderRichTextInBrowser } from '../../src/rich-text/browser';
import { treeRenderer } from '../../src/rich-text/chain';
import { fillPictures } from '../../src/rich-text/fill-pictures';
import { ordinaryTexts } from './ordinary-texts';
import { outsideAllowList } from './allow-list';
import { hostileContexts, hostileVectors } from './hostile-vectors';
import { growth } from '../support/growth';

const options = { sourceUrl: 'https://admin.example/api', siteUrl: 'https://www.site.example' };
const inBrowser = (html: string) => renderRichTextInBrowser(html, options);
/** As the build does it, without the colours of listings. */
const render = treeRenderer();
const atBuild = (html: string) => render(parseHtml(html), options);

describe('ordinary texts', () => {
  it.each(ordinaryTexts.map((html) => [html]))('are what the build makes of them: %s', (html) => {
    const rich = inBrowser(html);
    expect(rich).toEqual(atBuild(html));
    expect(rich.html).not.toBe('');
  });
});

describe('hostile texts', () => {
  it.each(hostileVectors.map((vector) => [vector]))('%j', (vector) => {
    for (const context of hostileContexts) {
      const rich = inBrowser(context(vector));
      expect(outsideAllowList(rich.html)).toEqual([]);
      expect(outsideAllowList(serialize(parseFragment(rich.html)))).toEqual([]);
      expect(outsideAllowList(fillPictures(rich, () => null))).toEqual([]);
      expect(fillPictures(rich, () => null)).not.toContain('<img');
    }
  });

  it('all of it at once', () => {
    const html = hostileVectors.join('');
    expect(outsideAllowList(inBrowser(html).html)).toEqual([]);
  });

  it('fields of a form do not pass for the form’s own properties', () => {
    const fields =
      'childNodes attributes localName namespaceURI getAttributeNames textContent nodeType'
        .split(' ')
        .map((name) => `<input name="${name}">`)
        .join('');
    expect(inBrowser(`<form id="f">${fields}<p>kept</p></form>`).html).toContain('<p>kept</p>');
  });

  it('is never part of the page that is open', () => {
    const before = document.documentElement.outerHTML;
    inBrowser('<script>document.title = "ran"</script><img src="x" onerror="document.title = 1">');
    expect(document.documentElement.outerHTML).toBe(before);
  });
});

describe('texts beyond all measure', () => {
  const words = (html: string) =>
    inBrowser(html)
      .html.replace(/<[^>]*>/g, ' ')
      .trim();
  it.each<[what: string, html: string]>([
    ['a megabyte of nested elements', `x${'<div>'.repeat(200_000)}`],
    ['formats that are never closed', `${'<font color=1>'.repeat(5_000)}${'<p>x'.repeat(5_000)}`],
    ['nesting', `${'<blockquote>'.repeat(500)}x`],
    ['many elements', '<p>x</p>'.repeat(40_000)],
  ])('%s end as words', (_what, html) => {
    expect(words(html)).toMatch(/^x/);
    expect(outsideAllowList(inBrowser(html).html)).toEqual([]);
  });

  // Not of nested elements: jsdom itself tells each ancestor of each new one, which no browser does.
  it.each<[what: string, html: (size: number) => string]>([
    ['open formats', (size) => `${'<font color=1>'.repeat(size)}${'<p>x'.repeat(size)}`],
    ['many elements', (size) => '<p>x</p>'.repeat(size)],
  ])('%s take linear time', (_what, html) => {
    expect(growth((size) => words(html(size)), 1_000)).toBeLessThan(9);
  });
});
