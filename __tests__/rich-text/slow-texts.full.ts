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
    ['nested divs', repeat('<div>')],
    ['nested divs, closed', nested],
    ['nested quotations', repeat('<blockquote>')],
    ['nested lists', repeat('<ul><li>')],
    ['nested tables', repeat('<table><td>')],
    ['open formats', repeat('<b>x<p>')],
    ['misnested formats', repeat('<p><a><b><i>')],
    ['formats with attributes', numbered((index) => `<font color=${index}>x<p>`)],
    ['what is moved out of a table', repeat('<b>a</b>', '<table>')],
    ['text in a table', repeat('x<tr>', '<table>')],
    ['attributes', numbered((index) => ` a${index}`, '<p', '>x</p>')],
    ['paragraph ends', repeat('</p>')],
    ['comments', repeat('x<!-- -->')],
    ['equal headings', repeat('<h2>a</h2>')],
    ['links to no place', repeat('<a href="#x">x</a>')],
    ['pictures', repeat('<img src=a.png>')],
    ['lazy pictures', repeat('<img data-src=a.png><noscript><img src=a.png></noscript>')],
    ['a row of head cells', repeat('<th>x', '<table><tr>')],
    ['a row of head cells before data', repeat('<th>x', '<table><tr>', '<td>x')],
    ['rows', repeat('<tr><th>x<td>x', '<table>')],
    ['a srcset', repeat('a.png 1w, ', '<img srcset="', '">')],
    // No longer ones are read: there are more of them.
    ['srcsets of commas', repeat(`<img srcset="${','.repeat(4_990)} x">`)],
    ['lazy srcsets of commas', repeat(`<img data-srcset="${'a,'.repeat(2_490)}" src=a.png>`)],
    ['listings', repeat('<pre><code class=language-ts>const a = 1;</code></pre>')],
    ['one listing', repeat('const a = `${`', '<pre><code class=language-ts>', '</code></pre>')],
    ['white space', repeat(' ', '', 'x')],
    ['references', repeat('&amp;')],
    ['an address', repeat('/', '<a href="/', 'x">x</a>')],
    ['templates', repeat('<template>')],
    ['foreign elements', repeat('<svg><g>')],
    ['NUL and lone surrogates', repeat('\u0000\ud800')],
    ['shortcodes', repeat('[vc_row a="b"]')],
    ['shortcodes of two names', repeat('[vc_a][vc_b][/vc_a]')],
    ['brackets', repeat('[a ')],
    ['marks of media', repeat('[[{"')],
    ['Word’s items', repeat('<p class=MsoListParagraph style="mso-list:l1 level2 lfo2">· a')],
    ['Quill’s items', repeat('<li class="ql-indent-3">a', '<ul>', '</ul>')],
    ['tasks', repeat('<li><input type=checkbox>a', '<ul>', '</ul>')],
    ['formulas', repeat('<math><mi>a</mi></math>')],
    ['a formula', repeat('<mrow>', '<math>')],
    [
      'copies of formulas',
      repeat('<span class=katex-html>a</span>', '<div>', '<math></math></div>'),
    ],
    ['drawings', repeat('<svg><path d="M0 0"/></svg>')],
    ['a drawing', repeat('<use href="#a"/><g id="a">', '<svg>')],
    ['objects', repeat('<object data=a.swf>')],
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
