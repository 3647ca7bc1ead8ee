/** Kept and removed parts of a text from outside, element by element and attribute by attribute. */
import { describe, expect, it } from '@jest/globals';
import type { Element, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { renderRichText } from '../../src/rich-text/build';
import { treeRenderer } from '../../src/rich-text/chain';
import { inputAllowList } from '../../src/rich-text/schema';
import { element, text } from '../../src/rich-text/tree';
import { outputAllowList, outsideAllowList } from './allow-list';

const options = { sourceUrl: 'https://admin.example/api', siteUrl: 'https://www.site.example' };
const htmlOf = (html: string): string => renderRichText(html, options).html;

describe('a text keeps', () => {
  it.each(
    'abbr b bdi cite code data del dfn em i ins kbd mark q s samp small strong sub sup time var'.split(
      ' ',
    ),
  )('<%s> in a line', (name) => {
    const html = `<p>a <${name}>b</${name}> c</p>`;
    expect(htmlOf(html)).toBe(html);
  });

  it.each([
    ['a list with terms', '<dl><dt>a</dt><dd>b</dd></dl>'],
    ['a figure', '<figure><p>a</p><figcaption>b</figcaption></figure>'],
    ['ruby', '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>'],
    ['details', '<details open><summary>a</summary><p>b</p></details>'],
    ['numbers of lists', '<ol start="3" reversed><li value="5">a</li></ol>'],
    ...['1', 'a', 'A', 'i', 'I'].map((type) => [
      `a list by ${type}`,
      `<ol type="${type}"><li>a</li></ol>`,
    ]),
    ['languages', '<p lang="de">a <b lang="fr">b</b></p>'],
    ...['ltr', 'rtl', 'auto'].map((dir) => [`the direction ${dir}`, `<p dir="${dir}">a</p>`]),
    ['a heading of each level', '<h2 id="on-a">a</h2><h3 id="on-b">b</h3><h4 id="on-c">c</h4>'],
    ['an abbreviation', '<p><abbr title="t">a</abbr></p>'],
    [
      'what was changed and when',
      '<p><ins datetime="2026">a</ins><del datetime="2025">b</del></p>',
    ],
    ['a span that says something', '<p>a <span lang="de">b</span></p>'],
  ])('%s', (_what, html) => {
    expect(htmlOf(html)).toBe(html);
  });

  it.each(['language-sql', 'x language-sql', `language-${'x'.repeat(31)} language-sql`])(
    'the language of a listing by class="%s"',
    (classes) => {
      expect(htmlOf(`<pre><code class="${classes}">a</code></pre>`)).toContain(
        'data-language="SQL"',
      );
    },
  );

  it('the parts of a table, and what they say', () => {
    const table =
      '<table><caption>a</caption><colgroup span="2"></colgroup><colgroup><col span="3"></colgroup>' +
      '<thead><tr><th abbr="b" scope="col">c</th></tr></thead>' +
      '<tbody><tr><th scope="row">d</th><td colspan="2" rowspan="3">e</td></tr></tbody>' +
      '<tfoot><tr><td>f</td></tr></tfoot></table>';
    expect(htmlOf(table)).toContain(table);
  });

  it.each(['col', 'row', 'colgroup', 'rowgroup'])('a scope of %s', (scope) => {
    expect(htmlOf(`<table><tr><td>a<td>b<th scope="${scope}">c</table>`)).toContain(
      `<th scope="${scope}">c</th>`,
    );
  });

  it('what a head cell spans, and its scope where its place would give another', () => {
    const cell = '<th colspan="2" rowspan="3" scope="col">a</th>';
    expect(htmlOf(`<table><tr>${cell}<td>b</td></tr></table>`)).toContain(cell);
  });

  it.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])('<%s> as a heading', (name) => {
    expect(renderRichText(`<${name}>a</${name}>`, options).headings).toHaveLength(1);
  });
});

describe('a text loses', () => {
  it.each([
    ['<p>a <blink>b</blink> <x-y>c</x-y></p>', '<p>a b c</p>'],
    ['<label>a</label>', '<p>a</p>'],
    ['<!doctype html><!-- a --><p>b</p>', '<p>b</p>'],
  ])('elements that nobody needs, but not their words: %s', (html, result) => {
    expect(htmlOf(html)).toBe(result);
  });

  it.each([
    'class="x"',
    'style="color:red"',
    'onclick="x()"',
    'aria-label="x"',
    'dir="up"',
    'is="x-y"',
  ])('what an element has no use for: %s', (attribute) => {
    expect(htmlOf(`<p ${attribute}>a <em ${attribute}>b</em></p>`)).toBe('<p>a <em>b</em></p>');
  });

  it.each([
    ['<ol type="square"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<ul type="a"><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['<blockquote cite="/x"><p>a</p></blockquote>', '<blockquote><p>a</p></blockquote>'],
    ['<p><q cite="javascript:x">a</q></p>', '<p><q>a</q></p>'],
  ])('a value or an attribute that is not allowed: %s', (html, result) => {
    expect(htmlOf(html)).toBe(result);
  });

  it('controls and overrides in attributes', () => {
    expect(htmlOf('<p>a <abbr title="b\u202ec\u0007d">e</abbr></p>')).toBe(
      '<p>a <abbr title="bcd">e</abbr></p>',
    );
  });

  const everyAttribute = [...new Set(Object.values(outputAllowList).flat())]
    .concat('src', 'srcset', 'name', 'style', 'onclick', 'itemprop')
    .map((name) => `${name}="x"`)
    .join(' ');

  it.each(Object.keys(outputAllowList))(
    'attributes that only others than <%s> may have',
    (name) => {
      const [whole = 'div'] = inputAllowList.ancestors?.[name] ?? [];
      expect(
        outsideAllowList(htmlOf(`<${whole}><${name} ${everyAttribute}>a</${name}></${whole}>`)),
      ).toEqual([]);
    },
  );

  it.each(
    (
      'applet button canvas datalist embed frameset head input map meter noembed noframes object optgroup ' +
      'option output progress script select style svg template textarea title xmp'
    ).split(' '),
  )('<%s> with all that is in it', (name) => {
    const tree: Root = {
      type: 'root',
      children: [element('p', {}, [text('a'), element(name, {}, [element('b', {}, [text('x')])])])],
    };
    expect(toHtml(sanitize(tree, inputAllowList))).toBe('<p>a</p>');
  });
});

describe('a part of something larger', () => {
  it.each(Object.entries(inputAllowList.ancestors ?? {}))(
    '<%s> is only that inside %j',
    (name, wholes) => {
      const cleaned = (whole: string): Element =>
        sanitize(element(whole, {}, [element(name, {})]), inputAllowList) as Element;
      for (const whole of wholes)
        expect(cleaned(whole)).toMatchObject({ children: [{ tagName: name }] });
      expect(cleaned('div').children).toEqual([]);
    },
  );
});

describe('a link', () => {
  const picture = '<img data-picture="0" alt="">';
  it.each([
    // Links to a large picture go; to anything else that only looks like one they stay.
    ['<a href="/m/l.JPEG?w=1#x"><img src="s.jpg"></a>', `<figure>${picture}</figure>`],
    ...['/l.jpg.html', '/ljpg', 'mailto:a@b.jpg'].map((href) => [
      `<a href="${href}"><img src="s.jpg"></a>`,
      `<figure><a href="${href}">${picture}</a></figure>`,
    ]),
    [
      '<p><a href="/l.jpg">large</a></p>',
      '<p><a href="https://admin.example/l.jpg" rel="noopener noreferrer">large</a></p>',
    ],
    ['<p><a href="/a" rel="nofollow">x</a></p>', '<p><a href="/a">x</a></p>'],
    [
      '<p><a href="https://x.example/" rel="ugc unofollow nofollows ugc author">x</a></p>',
      '<p><a href="https://x.example/" rel="noopener noreferrer ugc">x</a></p>',
    ],
    ['<p><a>x</a> <a name="y">z</a></p>', '<p>x z</p>'],
  ])('%s', (html, result) => {
    expect(htmlOf(html)).toBe(result);
  });

  it('in a link is opened', () => {
    const inner = element('a', { href: '/b' }, [text('x')]);
    const tree: Root = { type: 'root', children: [element('a', { href: '/a' }, [inner])] };
    expect(treeRenderer()(tree, options).html).toBe('<p><a href="/a">x</a></p>');
  });
});

describe('what would load something', () => {
  const link = (href: string, label: string) =>
    `<p><a href="${href}" rel="noopener noreferrer">${label}</a></p>`;

  it.each([
    [
      '<audio title=" A  b " src="https://x.example/a.mp3"></audio>',
      link('https://x.example/a.mp3', 'Listen to the recording: A b (x.example)'),
    ],
    [
      '<video title="T" src="https://www.x.example/a"></video>',
      link('https://www.x.example/a', 'Watch the video: T (x.example)'),
    ],
    [
      '<iframe src="https://player.x.example/a"></iframe>',
      link('https://player.x.example/a', 'Open the page (x.example)'),
    ],
    [
      '<video><p>no</p><source src="/b.mp4"><source src="/c.mp4"></video>',
      link('https://admin.example/b.mp4', 'Watch the video (admin.example)'),
    ],
    ['<video src="data:x"><source src="/b.mp4"></video>', ''],
    ['<video><source></video><audio></audio>', ''],
    ['<iframe src="https://x.example/a" width="9" height="100"></iframe>', ''],
    [
      '<iframe src="https://x.example/a" width="10" height="10"></iframe>',
      link('https://x.example/a', 'Open the page (x.example)'),
    ],
    [
      '<iframe src="https://x.example/a" width="-1" height="100%"></iframe>',
      link('https://x.example/a', 'Open the page (x.example)'),
    ],
  ])('becomes a link, unless it is hidden or nowhere: %s', (html, result) => {
    expect(htmlOf(html)).toBe(result);
  });

  const video = '<iframe src="https://youtu.be/abcdefghijk"></iframe>';
  const facade =
    '<div class="embed"><a href="https://www.youtube.com/watch?v=abcdefghijk" ' +
    'data-embed="https://www.youtube-nocookie.com/embed/abcdefghijk" rel="noopener noreferrer">Watch the video (youtube.com)</a></div>';
  const plain =
    '<a href="https://www.youtube.com/watch?v=abcdefghijk" rel="noopener noreferrer">Watch the video (youtube.com)</a>';

  it.each([
    [`<p> ${video}<br></p>`, facade],
    [
      `<figure>${video}<figcaption>a</figcaption></figure>`,
      `<figure>${facade}<figcaption>a</figcaption></figure>`,
    ],
    [`<div>${video}</div>`, facade],
    [`<blockquote>${video}</blockquote>`, `<blockquote>${facade}</blockquote>`],
    [`<ul><li>${video}</li></ul>`, `<ul><li>${facade}</li></ul>`],
    [`<h2>a ${video}</h2>`, `<h2 id="on-a-watch-the-video-youtube-com">a ${plain}</h2>`],
    [`<p>a ${video}${video}</p>`, `<p>a ${plain}${plain}</p>`],
    [`<ul><li><b>${video}</b></li></ul>`, `<ul><li><b>${plain}</b></li></ul>`],
    [`<p><a href="/a">x ${video}</a></p>`, '<p><a href="/a">x </a></p>'],
    ['<p><iframe src="data:x"></iframe></p><p>b</p>', '<p>b</p>'],
  ])('is a player where a block may stand, else a plain link: %s', (html, result) => {
    expect(htmlOf(html)).toBe(result);
  });

  it('is a player in the head cell of a row', () => {
    expect(htmlOf(`<table><tr><th>${video}</th><td>a</td></tr></table>`)).toContain(
      `<th scope="row">${facade}</th>`,
    );
  });
});

describe('a picture', () => {
  const pictures = (html: string) => renderRichText(html, options).pictures;
  const urls = (html: string) =>
    pictures(html).map(({ url }) => url.replace('https://admin.example', ''));

  it.each([
    ['<img data-srcset="/a 1x" data-src="/b" srcset="/c 1x" src="/d">', '/a'],
    ['<img data-src="/a" srcset="/c 1x" src="/d">', '/a'],
    ['<img data-original="/a" srcset="/c 1x" src="/d">', '/a'],
    ['<img srcset="/c 1x" src="/d">', '/c'],
    ['<img srcset="" src="/d">', '/d'],
    ['<img srcset="data:x 1x" src="/d">', '/d'],
    ['<img srcset="/a 3840w, /b 3841w">', '/a'],
    ['<img srcset="/b 5000w, /a 4000w">', '/a'],
    ['<img srcset="/a 1x, /b 1.5x, /c 0.5x">', '/b'],
    ['<img srcset="/a 640w,/b 320w">', '/a'],
    // By default a candidate is one of `1x`.
    ['<img srcset="/a, /b 2x">', '/b'],
    ['<img srcset="/a y2x, /b 1x">', '/b'],
    ['<img srcset="/a 2x , /b 1x">', '/a'],
    ['<img srcset="/a 1x 5h, /b 0.5x">', '/a'],
  ])('lies where the best address says: %s', (html, address) => {
    expect(urls(html)).toEqual([address]);
  });

  it('has no candidate beyond the first 5,000 characters', () => {
    const apart = (spaces: number) => `<img srcset="/a 1x,${' '.repeat(spaces)}/b 2x">`;
    expect(urls(apart(4_000))).toEqual(['/b']);
    expect(urls(apart(5_000))).toEqual(['/a']);
  });

  it.each([
    ['<img src="/a" width="2">', []],
    ['<img src="/a" height="2">', []],
    ['<img src="/a" height="0" width="9">', []],
    ['<img src="/a" width="3" height="3">', ['/a']],
    ['<img src="/a" width="x">', ['/a']],
  ])('that counts visitors goes: %s', (html, left) => {
    expect(urls(html)).toEqual(left);
  });

  it('has words without controls and needless space, no longer than a paragraph', () => {
    const [picture] = pictures(`<img src="/a" alt=" A\u202e \n b " title="${'t'.repeat(1_001)}">`);
    expect(picture?.alt).toBe('A b');
    expect(picture?.title).toBe('t'.repeat(1_000));
    expect(pictures('<img src="/a" title=" ">')).toEqual([
      { url: 'https://admin.example/a', alt: '' },
    ]);
  });

  it.each([
    ['<img data-src="/a"> <noscript><img src="/a"></noscript>', ['/a']],
    ['<picture><img data-src="/a"></picture><noscript><img src="/a"></noscript>', ['/a']],
    ['<img data-src="/a">b<noscript><img src="/c"></noscript>', ['/a', '/c']],
    ['<b>b</b><noscript><img src="/c"></noscript>', ['/c']],
    ['<img src="/a"><b></b><noscript><img src="/c"></noscript>', ['/a', '/c']],
  ])('that lazy loaders write twice is one: %s', (html, left) => {
    expect(urls(html)).toEqual(left);
  });

  it('takes none of the words for browsers without scripts with it', () => {
    expect(htmlOf('<img data-src="/a"><noscript><p>b</p></noscript>')).toBe(
      '<figure><img data-picture="0" alt=""></figure><p>b</p>',
    );
  });
});

describe('an element of another name', () => {
  it.each(
    'article aside dialog fieldset footer form header hgroup main nav search section'.split(' '),
  )('<%s> is a division', (name) => {
    expect(htmlOf(`<${name} lang="de"><p>a</p></${name}>`)).toBe('<div lang="de"><p>a</p></div>');
  });

  it.each([
    ['<center lang="de"><p>a</p></center>', '<div lang="de" class="align-center"><p>a</p></div>'],
    ['<dir><li>a</li></dir>', '<ul><li>a</li></ul>'],
    ['<menu><li>a</li></menu>', '<ul><li>a</li></ul>'],
    ['<legend lang="de">a</legend>', '<p lang="de">a</p>'],
  ])('%s', (html, result) => {
    expect(htmlOf(html)).toBe(result);
  });

  it('is a listing', () => {
    expect(htmlOf('<listing>a</listing>')).toMatch(/^<pre class="code".*>a<\/pre>$/);
  });
});

describe('what editors leave', () => {
  it.each([
    ['an empty table', '<table></table><p>a</p>', '<p>a</p>'],
    [
      'what answers a term with nothing',
      '<dl><dt>a</dt><dd></dd></dl>',
      '<dl><dt>a</dt><dd></dd></dl>',
    ],
    ['a rule, which is never empty', '<hr>', '<hr>'],
    [
      'the name of an empty anchor, for what holds it',
      '<p><a name="x"></a>a</p><p><a href="#x">b</a></p>',
      '<p id="on-x">a</p><p><a href="#on-x">b</a></p>',
    ],
    [
      'the id of an empty element before its name',
      '<p><a id="x" name="y"></a>a</p><p><a href="#x">b</a> <a href="#y">c</a></p>',
      '<p id="on-x">a</p><p><a href="#on-x">b</a> c</p>',
    ],
    [
      'the holder’s own id',
      '<p id="x"><a id="y"></a>a</p><p><a href="#x">b</a></p>',
      '<p id="on-x">a</p><p><a href="#on-x">b</a></p>',
    ],
    ['an anchor that nothing holds', '<a id="x"></a><p>a</p>', '<p>a</p>'],
    ['a division that held something empty', '<div><b></b>a</div>', '<p>a</p>'],
    [
      'text beside blocks',
      'a<p>b</p>c <b>d</b><hr>e',
      '<p>a</p><p>b</p><p>c <b>d</b></p><hr><p>e</p>',
    ],
    [
      'a block deep in a line',
      '<b>a<div lang="de">b</div></b>c',
      '<b>a<div lang="de">b</div></b><p>c</p>',
    ],
    ['a block in a paragraph', '<p>a<b><marquee><hr></marquee></b></p>', '<p>a</p><b><hr></b>'],
    [
      'a division in a list of terms',
      '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
      '<dl><dt>a</dt><dd>b</dd></dl>',
    ],
    [
      'a heading that holds a picture',
      '<h2><b><img src="/a"></b></h2>',
      '<p><b><img data-picture="0" alt=""></b></p>',
    ],
    [
      'a heading that holds a picture and space',
      '<h2> <img src="/a"> </h2>',
      '<figure><img data-picture="0" alt=""></figure>',
    ],
    [
      'a heading with words deep in it',
      '<h2><b><i>a</i></b></h2>',
      '<h2 id="on-a"><b><i>a</i></b></h2>',
    ],
    ['plain text in paragraphs', 'a\n\nb\n \t\nc\nd\n\n\n', '<p>a</p><p>b</p><p>c\nd</p>'],
    ['text with a tag, whose lines part nothing', 'a\n\nb <i>c</i>', '<p>a\n\nb <i>c</i></p>'],
  ])('%s', (_what, html, result) => {
    expect(htmlOf(html)).toBe(result);
  });
});

it('names tables apart that have one caption', () => {
  const table = '<table><caption>Flow</caption><tr><td>1</td><td>2</td></tr></table>';
  const labels = [...htmlOf(`${table}<p>x</p>${table}`).matchAll(/aria-label="([^"]*)"/g)];
  expect(labels.map(([, label]) => label)).toEqual(['Flow', 'Table 2: Flow']);
  const { html } = renderRichText('<table><tr><td>1</td><td>2</td></tr></table>', {
    ...options,
    idPrefix: 'solution-',
  });
  expect(html).toContain('aria-label="Table 1 of the solution"');
});

it('lets a formula of a line of its own be scrolled by keyboard', () => {
  expect(htmlOf('<math display="block"><mi>x</mi></math>')).toContain('tabindex="0"');
  expect(htmlOf('<p><math><mi>x</mi></math></p>')).not.toContain('tabindex');
});
