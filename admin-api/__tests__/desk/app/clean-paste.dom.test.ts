/** Pasting into the desk's editor: the words and their structure, without what other programs put around them. */
import { describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { cleanPaste, unreachablePictures } from '../../../desk/app/rich-text/clean-paste';
import { extensions } from '../../../desk/app/rich-text/extensions';
import { fromEditor } from '../../../desk/app/rich-text/markup';

const item = (text: string, level: number) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** The item's text after a paste. */
function pasted(html: string): string {
  const editor = new Editor({ extensions, content: cleanPaste(html) });
  const result = fromEditor(editor.getHTML());
  editor.destroy();
  return result;
}

describe('a paste from Word', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle>A report<o:p></o:p></p>
<h1><a name="_Toc1"></a>Costs</h1>
<p class=MsoNormal>They <b>fell</b> by&nbsp;<i>a third</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item('First', 1)}${item('Below it', 2)}${item('Second', 1)}
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=200 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal>Cell<o:p></o:p></p></td></tr></table>
<p class=MsoNormal>Asked twice.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a></p>
<p class=MsoNormal><img width=10 src="file:///C:/Users/x/clip_image001.png"></p>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title="">[1]</a> In May.</p></div>
<!--EndFragment--></body></html>`;
  const clean = cleanPaste(html);

  it('begins its headings below that of the page', () => {
    expect(clean).toContain('<h2>A report</h2>');
    expect(clean).toContain('<h2>Costs</h2>');
  });

  it('keeps bold and italic words, with spaces that break', () => {
    expect(clean).toContain('<p>They <b>fell</b> by <i>a third</i>.</p>');
  });

  it('makes lists in lists of paragraphs with marks', () => {
    expect(clean.replace(/\s*\n\s*/g, '')).toContain(
      '<ul><li>First<ul><li>Below it</li></ul></li><li>Second</li></ul>',
    );
  });

  it('keeps the way to a footnote, and back', () => {
    const page = document.createRange().createContextualFragment(clean);
    for (const [from, to] of [
      ['_ftnref1', '_ftn1'],
      ['_ftn1', '_ftnref1'],
    ]) {
      expect(page.querySelector(`a[name="${from}"][href="#${to}"]`)).not.toBeNull();
    }
  });

  it('names the pictures that do not come with it', () => {
    expect(unreachablePictures(html)).toEqual(['clip_image001.png']);
    expect(unreachablePictures('<img src="https://a.example/a.png"><img>')).toEqual([]);
  });

  it('has nothing else of Word', () => {
    expect(clean).not.toMatch(/mso|Mso|style|class|<o:|<!|file:|_Toc|width/);
    expect(clean).not.toMatch(/<p>\s*<\/p>/);
    expect(clean).toContain('<td><p>Cell</p></td>');
  });
});

describe('a paste from Google Docs', () => {
  const clean = cleanPaste(
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:700">Costs</span></h2>` +
      `<p dir="ltr" style="line-height:1.38"><span style="font-weight:400">They </span><span style="font-weight:700">fell</span><span style="font-style:italic"> much</span>` +
      `<a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc"> here</span></a><span style="font-size:0.6em;vertical-align:super">2</span></p></b>`,
  );

  it('has its formats as elements, and no bold in headings', () => {
    expect(clean).toContain('<h2>Costs</h2>');
    expect(clean).toContain('<p>They <strong>fell</strong><em> much</em>');
    expect(clean).toContain('<sup>2</sup>');
    expect(clean).not.toMatch(/<b>|<span|style|guid/);
  });

  it('has no paragraph of nothing for a line break between blocks, and keeps those between words', () => {
    const pasted = cleanPaste(
      '<b style="font-weight:normal;"><p>One</p><br><br> <h2>Two</h2><p>three<br>four</p></b><br class="Apple-interchange-newline">',
    );
    expect(pasted).toBe('<p>One</p> <h2>Two</h2><p>three<br>four</p>');
  });

  it('has the marks of its tasks', () => {
    const task = (is: boolean) =>
      `<li role="checkbox" aria-checked="${is}"><img src="data:image/png;base64,x" alt="box" aria-roledescription="checkbox"><p>${is}</p></li>`;
    expect(pasted(`<ul>${task(true)}${task(false)}</ul>`)).toBe(
      '<ul><li><p><input type="checkbox" checked=""> true</p></li><li><p><input type="checkbox"> false</p></li></ul>',
    );
  });

  it('leads to the address itself, not by way of Google', () => {
    expect(clean).toContain('<a href="https://example.com/a"> here</a>');
  });
});

describe('a paste from a web page', () => {
  const clean = cleanPaste(
    `<nav>Menu</nav><article class="post"><h3 id="x" onclick="steal()">Costs</h3><p>Words<script>alert(1)</script></p>` +
      `<div style="display: none">hidden</div><button>Share</button><a href="javascript:alert(1)">bad</a>` +
      `<pre class="highlight"><code class="hljs language-sql">select&nbsp;1</code></pre><svg><path/></svg>` +
      `<img src="https://example.com/a.jpg" alt="A loom" srcset="x" loading="lazy" onerror="steal()"></article>`,
  );

  it('keeps headings, words, pictures and code with its language', () => {
    expect(clean).toContain('<h3>Costs</h3><p>Words</p>');
    expect(clean).toContain('<img src="https://example.com/a.jpg" alt="A loom">');
    expect(clean).toContain(
      '<pre><code class="language-sql">select\u00a01</code></pre>'.replace('\u00a0', '&nbsp;'),
    );
  });

  it('keeps a part that folds, and cleans what is in it', () => {
    const html =
      '<details class="faq" open onclick="steal()"><summary>Why?</summary><p style="x">Because.</p></details>';
    expect(pasted(html)).toBe('<details><summary>Why?</summary><p>Because.</p></details>');
  });

  it.each([
    [
      '<p><iframe src="https://www.youtube.com/embed/abc" title="A film" onload="steal()" srcdoc="x"></iframe></p>',
      '<p><iframe src="https://www.youtube.com/embed/abc" title="A film"></iframe></p>',
    ],
    [
      '<video class="v" controls><source src="https://a.example/a.mp4" type="video/mp4"></video>',
      '<p><video controls=""><source src="https://a.example/a.mp4" type="video/mp4"></video></p>',
    ],
    [
      '<p>So <math display="block"><msup><mi>x</mi><mn>2</mn></msup></math></p>',
      '<p>So <math display="block"><msup><mi>x</mi><mn>2</mn></msup></math></p>',
    ],
    [
      '<figure class="wide"><a href="/big"><img src="https://a.example/a.jpg" alt="A loom"></a><figcaption><span>Of 1801</span></figcaption></figure>',
      '<p><img src="https://a.example/a.jpg" alt="A loom" title="Of 1801"></p>',
    ],
    [
      '<figure><table><tr><th>a</th></tr></table><figcaption>Costs</figcaption></figure>',
      '<figure><table><tbody><tr><th>a</th></tr></tbody></table><figcaption>Costs</figcaption></figure>',
    ],
    [
      '<pre class="lang-js numbered">let a;</pre>',
      '<pre><code class="language-js">let a;</code></pre>',
    ],
    [
      '<pre class="language-js"><code>let a;</code></pre>',
      '<pre><code class="language-js">let a;</code></pre>',
    ],
    [
      '<ul><li class="task"><input type="checkbox" checked disabled> Warp</li></ul>',
      '<ul><li><input type="checkbox" checked=""> Warp</li></ul>',
    ],
  ])('keeps what the page shows of %s', (html, kept) => {
    expect(pasted(html)).toBe(kept);
  });

  it('drops what only works there', () => {
    expect(clean).not.toMatch(/script|onclick|onerror|Menu|hidden|Share|svg|article|srcset/);
    expect(clean).toContain('bad');
  });
});

it('leaves alone what the editor itself copied', () => {
  const own = '<p data-pm-slice="1 1 []" class="align-center">x</p>';
  expect(cleanPaste(own)).toBe(own);
});
