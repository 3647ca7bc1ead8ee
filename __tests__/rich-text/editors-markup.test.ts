/** Markup that editors and their plugins leave: lists of Word's, shortcodes, languages of listings. */
import { describe, expect, it } from '@jest/globals';
import { renderRichText } from '../../src/rich-text/build';

const options = { sourceUrl: 'https://admin.example/api', siteUrl: 'https://www.site.example' };
const htmlOf = (html: string): string => renderRichText(html, options).html;
const toldOf = (html: string) => renderRichText(html, options).losses.map(({ what }) => what);

describe('paragraphs that Word writes for a list', () => {
  const row = (level: number, text: string, more = '') =>
    `<p class=MsoListParagraph style="mso-list:l1 level${level} lfo2${more}">${text}</p>`;

  it.each([
    [
      'become a list in a list',
      row(1, '·&nbsp;&nbsp; Alpha') +
        row(2, 'o&nbsp; Beta') +
        row(2, '§&nbsp;Gamma') +
        row(1, '· Delta'),
      '<ul><li>Alpha<ul><li>Beta</li><li>Gamma</li></ul></li><li>Delta</li></ul>',
    ],
    [
      'lose the mark that stands in an element of its own',
      '<p class="MsoListParagraphCxSpFirst" style="text-indent:-18pt;mso-list:l0 level1 lfo1">' +
        '<![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span></span><![endif]>Alpha<o:p></o:p></p>',
      '<ul><li>Alpha</li></ul>',
    ],
    [
      'become numbers where they have numbers',
      row(1, '3.&nbsp; Alpha') + row(2, 'a)&nbsp; Beta') + row(1, '4.&nbsp; Gamma'),
      '<ol start="3"><li>Alpha<ol><li>Beta</li></ol></li><li>Gamma</li></ol>',
    ],
    [
      'have the level of their indent where the list is not said',
      '<p class="MsoListParagraph" style="margin-left:36.0pt">• Alpha</p>\n<p class="MsoListParagraph" style="margin-left:1.0in">• Beta</p>',
      '<ul><li>Alpha<ul><li>Beta</li></ul></li></ul>',
    ],
    [
      'go on with an item where they have no mark',
      `${row(1, '· Alpha')}<p class="MsoListParagraph">More</p>`,
      '<ul><li>Alpha<br>More</li></ul>',
    ],
    [
      'that begin with a short word are none',
      '<p>o well</p><p>- no</p>',
      '<p>o well</p><p>- no</p>',
    ],
  ])('%s', (_what, html, result) => {
    expect(htmlOf(html)).toBe(result);
    expect(toldOf(html)).toEqual([]);
  });
});

it('the indented items of Quill become lists in lists', () => {
  const html =
    '<ol><li data-list="ordered">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="bullet" class="ql-indent-1">c</li><li data-list="ordered">d</li></ol>';
  expect(htmlOf(html)).toBe('<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>');
  expect(htmlOf('<ul><li>a</li><li class="ql-indent-1">b</li></ul>')).toBe(
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  );
});

describe('shortcodes', () => {
  const picture = '<img data-picture="0" alt="">';
  it.each([
    [
      '<p>[caption width="300"]<img src="a.png"> A caption[/caption]</p>',
      `<figure>${picture}<figcaption>A caption</figcaption></figure>`,
    ],
    [
      '<p>[caption caption="A &amp; B"]<a href="/x"><img src="a.png"></a>[/caption]</p>',
      `<figure><a href="/x">${picture}</a><figcaption>A &amp; B</figcaption></figure>`,
    ],
    [
      '<p>[sourcecode language="sql"]SELECT 1[/sourcecode]</p>',
      '<span class="hl-keyword">SELECT</span>',
    ],
    ['<p>[youtube abcdefghijk]</p>', 'href="https://www.youtube.com/watch?v=abcdefghijk"'],
    ['<p>[video src="https://x.example/a.mp4"][/video]</p>', 'Watch the video (x.example)'],
    [
      '<p>[embed]https://x.example/a[/embed]</p>',
      '<a href="https://x.example/a" rel="noopener noreferrer">Open the page (x.example)</a>',
    ],
    [
      '<p>[su_button url="https://x.example/go"]Go[/su_button]</p>',
      '<a href="https://x.example/go" rel="noopener noreferrer">Go</a>',
    ],
  ])('become what they mean: %s', (html, part) => {
    const shown = htmlOf(html);
    expect(shown).toContain(part);
    expect(shown).not.toContain('[');
    expect(toldOf(html)).toEqual([]);
  });

  it.each([
    ['<p>a [gallery ids="3,4"] b</p>', 'gallery'],
    ['<p>a [my_slider]b[/my_slider]</p>', 'my_slider'],
    ['<p>a [[{"fid":"3","view_mode":"default"}]] b</p>', 'media'],
    ['<!-- wp:shortcode --><p>a [wpforms id="9"] b</p><!-- /wp:shortcode -->', 'wpforms'],
  ])('that mean nothing here do not show, and are told: %s', (html, name) => {
    expect(htmlOf(html)).toMatch(/^<p>a +b<\/p>$/);
    expect(toldOf(html)).toEqual([expect.stringContaining(`“${name}”`)]);
  });

  it.each([
    '<p>[1] and [sic], [see the note], a[i], [link](x), [x=1], [TODO]</p>',
    '<p><code>[gallery ids="3,4"]</code></p>',
  ])('are not found in words: %s', (html) => {
    expect(htmlOf(html)).toBe(html);
    expect(toldOf(html)).toEqual([]);
  });
});

it('a block that WordPress’s server would fill is told, once', () => {
  const block = '<!-- wp:latest-posts {"postsToShow":3} /-->';
  const html = `<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->${block}<!-- wp:spacer /-->${block}`;
  expect(htmlOf(html)).toBe('<p>a</p>');
  expect(toldOf(html)).toEqual([
    'The block “latest-posts” is filled by WordPress alone, and is not shown.',
  ]);
});

describe('a listing', () => {
  it.each([
    ['<pre class="brush: sql;">SELECT 1</pre>', 'SQL'],
    ['<pre class="language-ts{2}"><code>const a</code></pre>', 'TypeScript'],
    ['<pre><code class="language-ts:src/a.ts">const a</code></pre>', 'TypeScript'],
    ['<pre data-lang="go">func a() {}</pre>', 'Go'],
    ['<pre class="EnlighterJSRAW" data-enlighter-language="php">echo 1;</pre>', 'PHP'],
    ['<pre><code class="hljs sql">SELECT 1</code></pre>', 'SQL'],
    ['<pre lang="php" line="1">echo 1;</pre>', 'PHP'],
    ['<pre class="prettyprint lang-js">let a</pre>', 'JavaScript'],
    [
      '<div class="language-ruby highlighter-rouge"><div class="highlight"><pre class="highlight"><code>def a</code></pre></div></div>',
      'Ruby',
    ],
    ['<pre class="language-markup"><code>&lt;a&gt;</code></pre>', 'XML'],
    ['<pre><code class="language-c#">int a;</code></pre>', 'C#'],
  ])('has its language: %s', (html, label) => {
    expect(htmlOf(html)).toContain(`data-language="${label}"`);
  });

  it.each(['lang:default', 'language-none', 'hljs', 'wp-block-code', 'language-'])(
    'has none by class="%s"',
    (name) => {
      expect(htmlOf(`<pre class="${name}"><code>a</code></pre>`)).not.toContain('data-language');
    },
  );
});
