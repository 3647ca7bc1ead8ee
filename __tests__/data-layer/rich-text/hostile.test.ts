import { describe, expect, it } from '@jest/globals';
import { parseFragment, serialize } from 'parse5';
import { renderRichText } from '../../../src/data-layer/rich-text';
import { fillPictures } from '../../../src/rich-text/fill-pictures';
import { outsideAllowList } from './allow-list';
import { hostileContexts, hostileVectors } from './hostile-vectors';

const options = { sourceUrl: 'https://admin.example/api', siteUrl: 'https://www.site.example' };
const render = (html: string) => renderRichText(html, options);

describe('hostile HTML', () => {
  it('is tried in more than eighty ways', () => {
    expect(new Set(hostileVectors).size).toBeGreaterThan(80);
  });

  it('the check itself finds what is not allowed', () => {
    for (const bad of [
      '<script></script>',
      '<p onclick=x>',
      '<a href="javascript:x">',
      '<a href="//x">',
      '<p class=x>',
      '<svg></svg>',
      '<!-- x -->',
      '<div style=x>',
      '<h2 id=main>',
    ]) {
      expect(outsideAllowList(bad)).not.toEqual([]);
    }
  });

  it.each(hostileVectors.map((vector) => [vector]))('%j', (vector) => {
    for (const context of hostileContexts) {
      const rich = render(context(vector));
      expect(outsideAllowList(rich.html)).toEqual([]);
      // A browser that parses it and writes it again finds nothing else in it.
      expect(outsideAllowList(serialize(parseFragment(rich.html)))).toEqual([]);
      for (const { url } of rich.pictures) expect(url).toMatch(/^https?:\/\//);
      expect(rich.html.match(/<img data-picture="\d+" alt="[^"]*">/g) ?? []).toHaveLength(
        rich.pictures.length,
      );
      expect(rich.excerpt).not.toMatch(/[\u202e\p{Cc}]/u);
      expect(outsideAllowList(fillPictures(rich, () => null))).toEqual([]);
    }
  });

  it('all of it at once', () => {
    const rich = render(hostileVectors.join(''));
    expect(outsideAllowList(rich.html)).toEqual([]);
  });

  it('every pair of neighbours', () => {
    hostileVectors.forEach((vector, index) => {
      const other = hostileVectors[(index * 7 + 3) % hostileVectors.length] ?? '';
      expect(outsideAllowList(render(`${vector.slice(0, -1)}${other}${vector}`).html)).toEqual([]);
    });
  });
});

describe('texts of a megabyte, made to be slow', () => {
  const repeat = (part: string): string => part.repeat(Math.ceil(1_000_000 / part.length));
  it.each<[what: string, html: string]>([
    ['nested divs', repeat('<div>')],
    ['ten thousand nested divs, closed', '<div>'.repeat(10_000) + 'x' + '</div>'.repeat(10_000)],
    ['nested quotations', repeat('<blockquote>')],
    ['nested lists', repeat('<ul><li>')],
    ['nested tables', repeat('<table><td>')],
    ['open formats', repeat('<b>x<p>')],
    ['misnested formats', repeat('<p><a><b><i>')],
    [
      'formats with attributes',
      Array.from({ length: 30_000 }, (_, index) => `<font color=${index}>x<p>`).join(''),
    ],
    ['what is moved out of a table', `<table>${repeat('<b>a</b>')}`],
    ['text in a table', `<table>${repeat('x<tr>')}`],
    [
      'attributes',
      `<p ${Array.from({ length: 150_000 }, (_, index) => `a${index}`).join(' ')}>x</p>`,
    ],
    ['paragraph ends', repeat('</p>')],
    ['comments', repeat('x<!-- -->')],
    ['equal headings', repeat('<h2>a</h2>')],
    ['links to no place', repeat('<a href="#x">x</a>')],
    ['pictures', repeat('<img src=a.png>')],
    ['lazy pictures', repeat('<img data-src=a.png><noscript><img src=a.png></noscript>')],
    ['a srcset', `<img srcset="${repeat('a.png 1w, ')}">`],
    ['listings', repeat('<pre><code class=language-ts>const a = 1;</code></pre>')],
    ['one listing', `<pre><code class=language-ts>${repeat('const a = `${`')}</code></pre>`],
    ['white space', `${repeat(' ')}x`],
    ['references', repeat('&amp;')],
    ['an address', `<a href="/${repeat('/')}x">x</a>`],
    ['templates', repeat('<template>')],
    ['foreign elements', repeat('<svg><g>')],
    ['NUL and lone surrogates', repeat('\u0000\ud800')],
    ['sections of paragraphs', `<section>${repeat('<p>x</p>')}</section>`],
  ])(
    '%s',
    (_what, html) => {
      const started = performance.now();
      const rich = render(html);
      expect(performance.now() - started).toBeLessThan(12_000);
      expect(outsideAllowList(rich.html)).toEqual([]);
    },
    30_000,
  );

  it('five megabytes of paragraphs', () => {
    const started = performance.now();
    const rich = render('<p>word word word</p>'.repeat(250_000));
    expect(performance.now() - started).toBeLessThan(20_000);
    // What stands beyond the limit of elements is still text.
    expect(rich.words).toBeGreaterThan(500_000);
  });
});
