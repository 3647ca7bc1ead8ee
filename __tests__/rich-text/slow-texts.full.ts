/** Apart from the other hostile texts: times are compared. */
import { describe, expect, it } from '@jest/globals';
import { renderRichText } from '../../src/rich-text/build';
import { growth } from '../support/growth';
import { outsideAllowList } from './allow-list';

const options = { sourceUrl: 'https://admin.example/api', siteUrl: 'https://www.site.example' };
const render = (html: string) => renderRichText(html, options);

/** The smaller of two texts whose times are compared, in characters; the other has four times as many. */
const SIZE = 50_000;

describe('texts made to be slow', () => {
  const repeat =
    (part: string, before = '', after = '') =>
    (size: number): string =>
      `${before}${part.repeat(Math.ceil(size / part.length))}${after}`;
  const numbered =
    (part: (index: number) => string, before = '', after = '') =>
    (size: number): string => {
      const count = Math.ceil(size / part(size).length);
      return `${before}${Array.from({ length: count }, (_, index) => part(index)).join('')}${after}`;
    };
  const nested = (size: number) => `${'<div>'.repeat(size / 11)}x${'</div>'.repeat(size / 11)}`;
  it.each<[what: string, html: (size: number) => string]>([
    ['nested divs, closed', nested],
    ['nested lists', repeat('<ul><li>')],
    ['misnested formats', repeat('<p><a><b><i>')],
    ['formats with attributes', numbered((index) => `<font color=${index}>x<p>`)],
    ['what is moved out of a table', repeat('<b>a</b>', '<table>')],
    ['text in a table', repeat('x<tr>', '<table>')],
    ['paragraph ends', repeat('</p>')],
    ['comments', repeat('x<!-- -->')],
    ['links to no place', repeat('<a href="#x">x</a>')],
    ['lazy pictures', repeat('<img data-src=a.png><noscript><img src=a.png></noscript>')],
    ['a row of head cells', repeat('<th>x', '<table><tr>')],
    ['a srcset', repeat('a.png 1w, ', '<img srcset="', '">')],
    // No longer ones are read: there are more of them.
    ['srcsets of commas', repeat(`<img srcset="${','.repeat(4_990)} x">`)],
    ['listings', repeat('<pre><code class=language-ts>const a = 1;</code></pre>')],
    ['one listing', repeat('const a = `${`', '<pre><code class=language-ts>', '</code></pre>')],
    ['white space', repeat(' ', '', 'x')],
    ['an address', repeat('/', '<a href="/', 'x">x</a>')],
    ['templates', repeat('<template>')],
    ['foreign elements', repeat('<svg><g>')],
    ['NUL and lone surrogates', repeat('\u0000\ud800')],
    ['shortcodes of two names', repeat('[vc_a][vc_b][/vc_a]')],
    ['brackets', repeat('[a ')],
    ['Word’s items', repeat('<p class=MsoListParagraph style="mso-list:l1 level2 lfo2">· a')],
    ['Quill’s items', repeat('<li class="ql-indent-3">a', '<ul>', '</ul>')],
    ['tasks', repeat('<li><input type=checkbox>a', '<ul>', '</ul>')],
    ['a formula', repeat('<mrow>', '<math>')],
    [
      'copies of formulas',
      repeat('<span class=katex-html>a</span>', '<div>', '<math></math></div>'),
    ],
    ['a drawing', repeat('<use href="#a"/><g id="a">', '<svg>')],
    ['blocks as comments', repeat('<!-- wp:a ')],
    ['sections of paragraphs', repeat('<p>x</p>', '<section>', '</section>')],
  ])('%s take linear time', (_what, html) => {
    expect(growth((size) => render(html(size)), SIZE)).toBeLessThan(9);
    expect(outsideAllowList(render(html(SIZE)).html)).toEqual([]);
  });

  it('what stands beyond the limit of elements is still text', () => {
    const rich = render('<p>word word word</p>'.repeat(50_000));
    expect(rich.words).toBeGreaterThan(100_000);
  });
});
