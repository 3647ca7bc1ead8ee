/** Parts of a text that are neither words nor links: pictures in it, drawings, formulas, tasks, forms, alignment. */
import { describe, expect, it } from '@jest/globals';
import { renderRichText } from '../../src/rich-text/build';

const options = { sourceUrl: 'https://admin.example/api', siteUrl: 'https://www.site.example' };
const render = (html: string) => renderRichText(html, options);
const htmlOf = (html: string): string => render(html).html;
const toldOf = (html: string) => render(html).losses.map(({ what }) => what);

describe('a picture in the text itself', () => {
  const png = `data:image/png;base64,${'iVBORw0KGgo'.repeat(12)}`;

  it('is a picture like any other, known by its content', () => {
    const { html, pictures, inline, losses } = render(
      `<p><img src="${png}" alt="Costs by month"></p><img src="${png}" alt="Again">`,
    );
    expect(html).toMatch(/^<figure><img data-picture="0" alt="Costs by month"><\/figure>/);
    expect(pictures[0]?.url).toMatch(/^inline:picture-[\da-f]{16}-[\da-f]+$/);
    expect(pictures[1]?.url).toBe(pictures[0]?.url);
    expect([...inline]).toEqual([[pictures[0]?.url, png]]);
    expect(losses).toEqual([]);
    expect(render(`<img src="${png}A">`).pictures[0]?.url).not.toBe(pictures[0]?.url);
  });

  it('is a placeholder where another address is there, or where it is tiny', () => {
    expect(render(`<img src="${png}" data-src="/a.png">`).inline.size).toBe(0);
    expect(toldOf('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="x">')).toEqual([
      expect.stringContaining('A picture “x” is not shown'),
    ]);
  });
});

describe('a drawing', () => {
  const words = (html: string) => render(html).pictures.map(({ alt }) => alt);
  const shape = '<path d="M0 0h9"/>';

  it('is a picture with its own document', () => {
    const { html, inline } = render(
      '<figure><svg viewBox="0 0 80 30" role="img" aria-label="A to B"><linearGradient id="g"></linearGradient><use xlink:href="#g"/><text x="4">A &amp; B</text></svg><figcaption>c</figcaption></figure>',
    );
    expect(html).toBe(
      '<figure><img data-picture="0" alt="A to B"><figcaption>c</figcaption></figure>',
    );
    const [document = ''] = [...inline.values()].map(decodeURIComponent);
    expect(document).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(document).toContain('viewBox="0 0 80 30"');
    expect(document).toMatch(
      /<linearGradient id="g" ?\/>|<linearGradient id="g"><\/linearGradient>/,
    );
    expect(document).toContain('>A &#x26; B</text>');
  });

  it.each([
    [`<svg><title>A title</title>${shape}</svg>`, 'A title'],
    [
      `<svg aria-labelledby="t d"><title id="t">A</title><desc id="d">B</desc>${shape}</svg>`,
      'A B',
    ],
    [`<svg><text>In</text><text>it</text>${shape}</svg>`, 'Init'],
    [`<svg aria-hidden="true" width="200">${shape}</svg>`, ''],
  ])('has its words for those who hear it: %s', (html, alt) => {
    expect(words(html)).toEqual([alt]);
  });

  it.each([
    [
      '<svg aria-label="A"><use href="#other"/></svg>',
      'A drawing “A” is not shown: it takes its parts from elsewhere.',
    ],
    ['<svg><symbol id="a"><path d="M0 0"/></symbol></svg>', 'A drawing is not shown: it is empty.'],
    [
      `<svg aria-hidden="true" width="16">${shape}</svg>`,
      'A small drawing that is marked as decoration is not shown.',
    ],
  ])('that shows nothing is told: %s', (html, told) => {
    expect(htmlOf(html)).toBe('');
    expect(toldOf(html)).toEqual([told]);
  });
});

describe('a formula', () => {
  it.each([
    '<p>We found <math><mi>n</mi><mo>&lt;</mo><mn>3</mn></math> causes.</p>',
    '<p><math display="block" tabindex="0"><mfrac linethickness="2px"><msup><mi>a</mi><mn>2</mn></msup><msqrt><mi>b</mi></msqrt></mfrac></math></p>',
    '<p><math><mtable><mtr><mtd columnspan="2"><mtext>a b</mtext></mtd></mtr></mtable></math></p>',
  ])('stays: %s', (html) => {
    expect(htmlOf(html)).toBe(html);
  });

  it('is named by its alternative, and loses styles, links, actions and other notations', () => {
    expect(
      htmlOf(
        '<math alttext="a squared" style="color:red" href="javascript:x"><semantics><maction actiontype="x"><mi class="x" mathvariant="bold" onclick="x">a</mi></maction><annotation encoding="application/x-tex">a^2</annotation></semantics></math>',
      ),
    ).toBe('<p><math aria-label="a squared"><semantics><mi>a</mi></semantics></math></p>');
  });

  it('keeps its brackets where MathML Core has no element for them', () => {
    const { html, losses } = render(
      '<math><mfenced open="["><mi>a</mi><mi>b</mi></mfenced></math>',
    );
    expect([html, losses]).toEqual([
      '<p><math><mrow><mo>[</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo>)</mo></mrow></math></p>',
      [],
    ]);
  });

  it('stays with the prefix of XML', () => {
    expect(htmlOf('<p><mml:math><mml:mi>n</mml:mi></mml:math></p>')).toBe(
      '<p><math><mi>n</mi></math></p>',
    );
  });

  it('of KaTeX or MathJax stands once', () => {
    const math = '<math><mi>a</mi></math>';
    expect(
      htmlOf(
        `<p><span class="katex"><span class="katex-mathml">${math}</span><span class="katex-html" aria-hidden="true">a</span></span></p>`,
      ),
    ).toBe(`<p>${math}</p>`);
    expect(
      htmlOf(
        `<p><mjx-container><mjx-math aria-hidden="true">a</mjx-math><mjx-assistive-mml>${math}</mjx-assistive-mml></mjx-container></p>`,
      ),
    ).toBe(`<p>${math}</p>`);
    expect(htmlOf('<p><script type="math/tex">x^2</script></p>')).toBe('<p><code>x^2</code></p>');
  });
});

describe('an embedded part', () => {
  it.each([
    [
      '<object data="https://files.example/terms.pdf" type="application/pdf"><p>No viewer</p></object>',
      'https://files.example/terms.pdf',
      'Open the document (files.example)',
    ],
    [
      '<embed src="https://files.example/a.pdf" title="Terms">',
      'https://files.example/a.pdf',
      'Terms (files.example)',
    ],
    [
      '<lite-youtube videoid="abcdefghijk"></lite-youtube>',
      'https://www.youtube.com/watch?v=abcdefghijk',
      'Watch the video (youtube.com)',
    ],
    [
      '<div class="calendly-inline-widget" data-url="https://calendly.com/a/b"></div>',
      'https://calendly.com/a/b',
      'Open the page (calendly.com)',
    ],
  ])('is a link: %s', (html, href, label) => {
    const shown = htmlOf(html);
    expect(shown).toContain(`href="${href}"`);
    expect(shown).toContain(`>${label}</a>`);
    expect(toldOf(html)).toEqual([]);
  });

  it('that is a picture is one', () => {
    expect(render('<object data="/a.svg" type="image/svg+xml">A loom</object>').pictures).toEqual([
      { url: 'https://admin.example/a.svg', alt: 'A loom' },
    ]);
  });

  it('without an address gives way to what is inside, and is told', () => {
    const html = '<object data="/a.swf"><p>Words</p></object>';
    expect(htmlOf(html)).toBe('<p>Words</p>');
    expect(toldOf(html)).toEqual(['An embedded object is not shown.']);
  });
});

describe('a task', () => {
  const done = '<span role="img" aria-label="Done">☑</span>';
  const open = '<span role="img" aria-label="Not done">☐</span>';

  it.each([
    [
      'Markdown',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> A</li><li><input type="checkbox" disabled> B</li></ul>',
    ],
    [
      'Google Docs',
      '<ul><li role="checkbox" aria-checked="true"> A</li><li role="checkbox" aria-checked="false"> B</li></ul>',
    ],
    [
      'Notion',
      '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> A</li><li><div class="checkbox checkbox-off"></div> B</li></ul>',
    ],
    ['Confluence', '<ul class="inline-task-list"><li class="checked"> A</li><li> B</li></ul>'],
  ])('of %s is done or not, for the eye and a screen reader', (_editor, html) => {
    const words = htmlOf(html).replace(/<\/?label>/g, '');
    expect(words).toMatch(
      new RegExp(
        `<li class="task">${done} (?:<span>)?\\s?A.*<li class="task">${open} (?:<span>)?\\s?B`,
      ),
    );
    expect(toldOf(html)).toEqual([]);
  });

  it('of Tiptap has its sign in its paragraph', () => {
    expect(
      htmlOf(
        '<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" checked><span></span></label><div><p>A</p></div></li></ul>',
      ),
    ).toBe(`<ul><li class="task"><p>${done} A</p></li></ul>`);
  });
});

describe('forms', () => {
  it('leave the words of an accordion, and values', () => {
    expect(htmlOf('<h2><button>Fees</button></h2>')).toContain('>Fees</h2>');
    expect(htmlOf('<p><progress value="70" max="100"></progress></p>')).toBe('<p>70 %</p>');
  });

  it('are not told where a form only wraps a page', () => {
    expect(toldOf('<form><input type="hidden" name="__VIEWSTATE"><p>a</p></form>')).toEqual([]);
  });
});

describe('alignment', () => {
  it.each([
    ['<p style="color:red;text-align:center">a</p>', '<p class="align-center">a</p>'],
    ['<p style="TEXT-ALIGN: Right !important">a</p>', '<p class="align-right">a</p>'],
    ['<p class="has-text-align-center">a</p>', '<p class="align-center">a</p>'],
    ['<p class="ql-align-right x">a</p>', '<p class="align-right">a</p>'],
    ['<h3 class="text-center">a</h3>', '<h2 class="align-center" id="on-a">a</h2>'],
    [
      '<div style="text-align:right">a<p>b</p></div>',
      '<div class="align-right"><p>a</p><p>b</p></div>',
    ],
    ['<p style="text-align:justify">a</p>', '<p>a</p>'],
    ['<p style="text-align:url(x)" class="align-right evil">a</p>', '<p>a</p>'],
  ])('of a line is a class: %s', (html, result) => {
    expect(htmlOf(html)).toBe(result);
  });

  it('of a cell is its own, else that of its row', () => {
    expect(
      htmlOf('<table><tr style="text-align:center"><td style="text-align:right">7.20<td>a</table>'),
    ).toContain('<td class="align-right">7.20</td><td class="align-center">a</td>');
  });
});
