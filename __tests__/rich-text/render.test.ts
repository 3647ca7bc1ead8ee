import { describe, expect, it } from '@jest/globals';
import { renderRichText } from '../../src/rich-text/build';

const options = { sourceUrl: 'https://admin.example/api', siteUrl: 'https://www.site.example' };
const render = (html: string) => renderRichText(html, options);
const htmlOf = (html: string): string => render(html).html;
const code = (language: string, source: string): string =>
  `<pre><code class="language-${language}">${source}</code></pre>`;

describe('text', () => {
  it.each([
    ['an empty text', '', ''],
    ['white space', ' \n&nbsp; ', ''],
    ['bare text', 'One < two & three', '<p>One &lt; two &amp; three</p>'],
    [
      'lines of divs',
      '<div>One</div><div>Two<div>three</div></div>',
      '<p>One</p><p>Two</p><p>three</p>',
    ],
    [
      'empty elements',
      '<p>&nbsp;</p><p><br></p><p><b> </b>x</p><ul><li></li></ul><blockquote></blockquote>',
      '<p>x</p>',
    ],
    [
      'old names',
      '<p><strike>a</strike> <tt>b</tt> <acronym title="c">d</acronym></p>',
      '<p><s>a</s> <code>b</code> <abbr title="c">d</abbr></p>',
    ],
    [
      'a quotation that says whose it is',
      '<blockquote><p>x</p><p>— Head of <em>claims</em></p></blockquote>',
      '<figure><blockquote><p>x</p></blockquote><figcaption>— Head of <em>claims</em></figcaption></figure>',
    ],
    [
      'a quotation that is a dash and words',
      '<blockquote><p>— x</p></blockquote>',
      '<blockquote><p>— x</p></blockquote>',
    ],
    [
      'a quotation in a figure',
      '<figure><blockquote><p>x</p><p>— y</p></blockquote><figcaption>z</figcaption></figure>',
      '<figure><blockquote><p>x</p><p>— y</p></blockquote><figcaption>z</figcaption></figure>',
    ],
    ['a stray item', '<li>x</li>', '<p>x</p>'],
    [
      'a list in a list, beside its item',
      '<ul><li>a</li> <ul><li>b</li></ul><ol><li>c</li></ol></ul>',
      '<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li> </ul>',
    ],
    [
      'a list that begins with another, and loose text',
      '<ol><ul><li>a</li></ul><li>b</li><p>c</p>d</ol>',
      '<ol><li><ul><li>a</li></ul></li><li>b<p>c</p>d</li></ol>',
    ],
    [
      'paragraphs in headings',
      '<h2><p>a</p><p>b <em>c</em></p></h2><h3><div><p id="x">d</p></div></h3><p><a href="#x">e</a></p>',
      '<h2 id="on-a-b-c">a b <em>c</em></h2><h3 id="on-d">d</h3><p><a href="#on-d">e</a></p>',
    ],
    ['a heading of empty paragraphs', '<h2><p> </p></h2><p>a</p>', '<p>a</p>'],
    ['control characters and overrides', '<p>a\u0007b\u202ec&#x2066;d\ud800e</p>', '<p>abcde</p>'],
    ['blocks in a paragraph', '<p>a<marquee><p>b</p></marquee>c</p>', '<p>a</p><p>b</p><p>c</p>'],
  ])('%s', (_what, html, result) => {
    expect(htmlOf(html)).toBe(result);
  });

  it('is the same when it is rendered again, where it holds no pictures', () => {
    const once = htmlOf('<p>a <b>b</b></p><ul><li>c</li></ul><blockquote><p>d</p></blockquote>');
    expect(htmlOf(once)).toBe(once);
  });
});

describe('headings', () => {
  const levels = (html: string) => render(html).headings.map(({ level }) => level);

  it('have ids that can be read, in any script, each one once', () => {
    const { html, headings } = render(
      '<h2>Über uns &amp; mehr</h2><h2>価格</h2><h2>Results</h2><h2>Results</h2><h2>!</h2>',
    );
    expect(headings.map(({ id }) => id)).toEqual([
      'on-über-uns-mehr',
      'on-価格',
      'on-results',
      'on-results-2',
      'on-section',
    ]);
    expect(headings[0]).toEqual({ id: 'on-über-uns-mehr', text: 'Über uns & mehr', level: 2 });
    for (const { id, text, level } of headings)
      expect(html).toContain(`<h${level} id="${id}">${text.replace('&', '&amp;')}</h${level}>`);
  });

  it('take the prefix that is asked for', () => {
    expect(
      renderRichText('<h2>Results</h2>', { ...options, idPrefix: 'solution-' }).headings[0]?.id,
    ).toBe('solution-results');
  });

  it('never collide by their numbers', () => {
    const ids = render('<h2>A 2</h2><h2>A</h2><h2>A</h2><h2>A 2</h2>').headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it.each([
    ['<h1>a</h1><h2>b</h2><h1>c</h1>', [2, 3, 2]],
    ['<h2>a</h2><h4>b</h4><h3>c</h3><h6>d</h6>', [2, 3, 3, 4]],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>', [2, 3, 4, 5, 6, 6]],
  ])('begin at 2 and leave no gap: %s', (html, result) => {
    expect(levels(html)).toEqual(result);
  });

  it('without words head nothing', () => {
    const { html, headings, pictures } = render(
      '<h2> <br></h2><h3><img src="a.png" alt="A"></h3><h2>x</h2>',
    );
    expect(headings).toHaveLength(1);
    expect(html).toBe('<figure><img data-picture="0" alt="A"></figure><h2 id="on-x">x</h2>');
    expect(pictures).toHaveLength(1);
  });

  it('of quotations are not in the table of contents', () => {
    expect(render('<h2>a</h2><blockquote><h3>b</h3></blockquote>').headings).toHaveLength(1);
  });
});

describe('links', () => {
  const link = (href: string, attributes = ''): string =>
    htmlOf(`<p><a href="${href}" ${attributes}>x</a></p>`).slice(3, -4);
  const away = (href: string, more = ''): string =>
    `<a href="${href}" rel="noopener noreferrer${more}">x</a>`;

  it.each([
    ['mailto:a@b.example?subject=x', '<a href="mailto:a@b.example?subject=x">x</a>'],
    ['../blog/a?b#c', '<a href="/blog/a?b#c">x</a>'],
  ])('%s', (href, result) => {
    expect(link(href)).toBe(result);
  });

  it('stay in the same tab, and keep what an author says of them', () => {
    expect(link('https://other.example/', 'target="_blank" rel="opener sponsored NoFollow"')).toBe(
      away('https://other.example/', ' sponsored nofollow'),
    );
  });

  it('inside the text lead to its headings, by their old id, their anchor or their words', () => {
    const html = htmlOf(
      '<h2 id="Price!">What it costs</h2><h2><a name="_x1"></a>When</h2><p><a href="#Price!">1</a><a href="#_x1">2</a><a href="#what-it-costs">3</a></p>',
    );
    expect(html).toContain(
      '<a href="#on-what-it-costs">1</a><a href="#on-when">2</a><a href="#on-what-it-costs">3</a>',
    );
  });

  it('to notes and back work', () => {
    expect(
      htmlOf(
        '<p id="unused">x<sup><a href="#fn1" id="ref1">1</a></sup></p><ol><li id="fn1">y <a href="#ref1">back</a></li></ol>',
      ),
    ).toBe(
      '<p>x<sup><a href="#on-fn1" id="on-ref1">1</a></sup></p><ol><li id="on-fn1">y <a href="#on-ref1">back</a></li></ol>',
    );
  });
});

describe('pictures', () => {
  const urls = (html: string) => render(html).pictures.map(({ url }) => url);
  const own = (name: string) => `https://admin.example/${name}`;

  it('become numbered placeholders', () => {
    const { html, pictures } = render(
      '<p>a <img src="/media/a.png" alt="A &quot;loom&quot;" title="T" class=x width=9 height=9> b</p>',
    );
    expect(html).toBe('<p>a <img data-picture="0" alt="A &quot;loom&quot;"> b</p>');
    expect(pictures).toEqual([
      { url: 'https://admin.example/media/a.png', alt: 'A "loom"', title: 'T' },
    ]);
  });

  it.each([
    ['<img src="//cdn.example/a.png">', ['https://cdn.example/a.png']],
    ['<img src="https://cdn.example/a b.png#x">', ['https://cdn.example/a%20b.png']],
    ['<picture><source srcset="/a.avif"><img src="/a.png"></picture>', [own('a.png')]],
    ['<noscript><img src="/a.png"></noscript>', [own('a.png')]],
    ['<img src="data:image/png;base64,AAAA">', []],
    ['<img src="blob:https://x.example/1"><img src="file:///a.png"><img>', []],
  ])('%s', (html, result) => {
    expect(urls(html)).toEqual(result);
  });

  it('alone in a paragraph become figures, with their title below', () => {
    expect(htmlOf('<p><img src="a.png" alt="A" title="A loom"></p>')).toBe(
      '<figure><img data-picture="0" alt="A"><figcaption>A loom</figcaption></figure>',
    );
    expect(htmlOf('<div><a href="https://x.example/"> <img src="a.png"> </a><br></div>')).toBe(
      '<figure><a href="https://x.example/" rel="noopener noreferrer"><img data-picture="0" alt=""></a></figure>',
    );
    expect(htmlOf('<p><img src="a.png"> <img src="b.png"></p>').match(/<figure>/g)).toHaveLength(2);
  });

  it('of figures keep their caption', () => {
    expect(
      htmlOf(
        '<figure class="image">\n<p><img src="a.png" title="T"></p>\n<figcaption>A <b>loom</b></figcaption>\n</figure>',
      ),
    ).toBe('<figure><img data-picture="0" alt=""><figcaption>A <b>loom</b></figcaption></figure>');
  });
});

describe('tables', () => {
  it('have no head cell that is empty', () => {
    expect(htmlOf('<table><tr><th> <th>A<tr><th>B<td>1</table>')).toContain(
      '<tr><td> </td><th scope="col">A</th></tr>',
    );
    expect(htmlOf('<table><tr><th><img src="a.png" alt="A"><th>B</table>')).toMatch(
      /<th scope="col">.*<th scope="col">B/,
    );
  });

  it('go where no cell holds anything', () => {
    const empty = '<table><tr><th> <td><br><tr><td><p>&nbsp;</p><td></table>';
    expect(htmlOf(`<p>a</p>${empty}<figure>${empty}</figure><p>b</p>`)).toBe('<p>a</p><p>b</p>');
    expect(renderRichText(empty, options).losses).toEqual([]);
    expect(htmlOf('<table><tr><td><img src="a.png" alt="A"></table>')).toContain('<img');
  });

  it('scroll in a region named after their caption, with scopes', () => {
    expect(
      htmlOf(
        '<table><caption>Fees</caption><thead><tr><td>Plan<td>Fee<tbody><tr><th>A<td>1</table>',
      ),
    ).toBe(
      '<div class="table" role="region" tabindex="0" aria-label="Fees"><table><caption>Fees</caption>' +
        '<thead><tr><th scope="col">Plan</th><th scope="col">Fee</th></tr></thead>' +
        '<tbody><tr><th scope="row">A</th><td>1</td></tr></tbody></table></div>',
    );
  });

  it('have a number where they have no caption, and a nested one no region', () => {
    const html = htmlOf(
      '<table><tr><td><table><tr><td>x</table></table><p>a</p><table><tr><td>y</table>',
    );
    expect(html.match(/aria-label="Table \d"/g)).toEqual([
      'aria-label="Table 1"',
      'aria-label="Table 2"',
    ]);
  });

  it('keep the alignment of their columns, and no other value of it', () => {
    expect(
      htmlOf('<table><tr><td align="right">1</td><td align="url(x)">2</td></tr></table>'),
    ).toContain('<td class="align-right">1</td><td>2</td>');
  });

  it('span what is sensible', () => {
    expect(
      htmlOf('<table><tr><td colspan="2" rowspan="9000">x<th scope="colgroup">y</table>'),
    ).toContain('<td colspan="2">x</td><th scope="colgroup">y</th>');
  });
});

describe('listings', () => {
  it.each([
    ['ts', 'const a = 1;', '<span class="hl-keyword">const</span>'],
    [
      'apex',
      "trigger T on Account (before insert) { String s = 'it'; }",
      '<span class="hl-keyword">before</span>',
    ],
    ['apex', "[select Id from Account where Name = 'x']", '<span class="hl-keyword">select</span>'],
    ['solidity', 'contract A { uint256 x; }', '<span class="hl-keyword">contract</span>'],
    ['yaml', 'a: 1', '<span class="hl-name">a:</span>'],
  ])('of %s are coloured', (language, source, part) => {
    expect(htmlOf(code(language, source))).toContain(part);
  });

  it('say what they are and can be scrolled by keyboard', () => {
    expect(htmlOf(code('ts', 'x'))).toMatch(
      /^<pre class="code" role="group" aria-label="Code, TypeScript" tabindex="0" data-language="TypeScript"><code class="language-ts">/,
    );
  });

  it.each([
    [
      'marks of another highlighter',
      '<pre><code class="language-ts"><span class="token">const</span><br>a</code></pre>',
      '<span class="hl-keyword">const</span>\na',
    ],
    ['blank lines around', '<pre><code>\n\n  a\n\n</code></pre>', '<code>  a</code>'],
  ])('%s', (_what, html, part) => {
    expect(htmlOf(html)).toContain(part);
  });

  it.each([
    ['prose wraps on a phone', 'Dear customer,\n\n  your card was declined.', 'code wraps'],
    ['two spaces may end a sentence', 'It failed.  Then it stopped.', 'code wraps'],
    ['columns of tabs stay', 'Rate\t3.2', 'code'],
    ['columns stay', 'RULE 41  Variable income\n  and     months < 24', 'code'],
  ])('of no language: %s', (_what, source, classes) => {
    const html = htmlOf(`<pre><code>${source.replace('<', '&lt;')}</code></pre>`);
    expect(html).toContain(`<pre class="${classes}" `);
  });

  it('keep every character', () => {
    const source = 'if (a < b && c > d) {\n\treturn "é\u00a0\u{1F9F5}";\n}';
    const html = htmlOf(code('ts', source.replace(/&/g, '&amp;').replace(/</g, '&lt;')));
    const shown = html
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&nbsp;/g, '\u00a0')
      .replace(/&amp;/g, '&');
    expect(shown).toBe(source);
  });

  it('have no class in a line of text', () => {
    expect(htmlOf('<p><code class="language-ts">a</code></p>')).toBe('<p><code>a</code></p>');
  });
});

describe('embeds', () => {
  const facade = (watch: string, player: string, label: string): string =>
    `<div class="embed"><a href="${watch}" data-embed="${player}" rel="noopener noreferrer">${label}</a></div>`;
  const youtube = facade(
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
    'Watch the video (youtube.com)',
  );

  it.each([
    ['<iframe data-src="https://youtu.be/abcdefghijk" src="about:blank"></iframe>', youtube],
    [
      '<figure class="media"><oembed url="https://www.youtube.com/watch?v=abcdefghijk"></oembed></figure>',
      youtube,
    ],
    [
      '<iframe title="How a loom works" src="https://www.youtube.com/embed/abcdefghijk?start=90"></iframe>',
      facade(
        'https://www.youtube.com/watch?v=abcdefghijk&amp;t=90s',
        'https://www.youtube-nocookie.com/embed/abcdefghijk?start=90',
        'Watch the video: How a loom works (youtube.com)',
      ),
    ],
    [
      '<iframe title="Map" src="https://maps.example/x"></iframe>',
      '<p><a href="https://maps.example/x" rel="noopener noreferrer">Map (maps.example)</a></p>',
    ],
    ['<iframe src="about:blank"></iframe><iframe></iframe>', ''],
  ])('%s', (html, result) => {
    expect(htmlOf(html)).toBe(result);
  });
});

describe('words and excerpt', () => {
  it('count words of every script', () => {
    expect(render("<p>It's 24 % well-known</p><p>naïve</p>").words).toBe(4);
    expect(render('<p>価格表です</p>').words).toBe(3);
    expect(render('').words).toBe(0);
  });

  it('parts blocks with spaces and leaves listings, headings and tables out of the excerpt', () => {
    const { excerpt } = render(
      '<h2>Head</h2><p>One<br>two</p><ul><li>three</li><li>four</li></ul><pre>code</pre><table><tr><td>cell</table><p>end</p>',
    );
    expect(excerpt).toBe('One two three four end');
  });

  it('leaves footnotes out of the excerpt, as the desk and Markdown write them', () => {
    const { excerpt } = render(
      '<p>Words<a id="from-note-1" href="#note-1"><sup>1</sup></a> and a note<sup><a id="user-content-fnref-1" href="#user-content-fn-1">2</a></sup>, m<sup>2</sup>.</p>' +
        '<ol><li id="note-1">Note <a href="#from-note-1">↩</a></li>' +
        '<li id="user-content-fn-1"><p>Other <a href="#user-content-fnref-1">↩</a></p></li></ol>',
    );
    expect(excerpt).toBe('Words and a note, m2.');
  });

  it('falls back on what there is', () => {
    expect(render('<h2>Head</h2><pre>code</pre>').excerpt).toBe('Head');
  });

  it('is cut after a word, with an ellipsis', () => {
    const { excerpt } = render(`<p>${'threads, '.repeat(60)}</p>`);
    expect(excerpt).toMatch(/^(?:threads, )+threads…$/);
    expect(excerpt.length).toBeLessThanOrEqual(201);
    expect(excerpt.length).toBeGreaterThan(180);
  });

  it('never cuts a character in two', () => {
    expect(render(`<p>${'🧵'.repeat(300)}</p>`).excerpt).not.toMatch(/\p{Surrogate}/u);
    expect(render(`<p>a${'🧵'.repeat(300)}</p>`).excerpt).not.toMatch(/\p{Surrogate}/u);
  });
});
