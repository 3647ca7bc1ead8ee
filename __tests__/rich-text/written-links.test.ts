/** Links as people write them: to places on a page, to files, without a scheme, to nowhere. */
import { describe, expect, it } from '@jest/globals';
import { renderRichText } from '../../src/rich-text/build';

const options = {
  sourceUrl: 'https://admin.example/api',
  siteUrl: 'https://www.site.example',
  ownPath: '/blog/café',
};
const htmlOf = (html: string): string => renderRichText(html, options).html;
const toldOf = (html: string) => renderRichText(html, options).losses.map(({ what }) => what);
const hrefOf = (href: string) =>
  / href="([^"]*)"/.exec(htmlOf(`<p><a href="${href}">x</a></p>`))?.[1];

describe('a link to a place of the text', () => {
  it.each([
    '#n1',
    '/blog/café/#n1',
    'https://www.site.example/blog/café/#n1',
    '//www.site.example/blog/cafe\u0301/?utm_source=x#n1',
  ])('stays on the page: %s', (href) => {
    const html = `<h2 id="price">What it costs</h2><p>a<sup id="r1"><a href="${href}">1</a></sup></p><ol><li id="n1">Note <a href="${href.replace('n1', 'r1')}">back</a> <a href="${href.replace('n1', 'price')}">c</a></li></ol>`;
    expect(htmlOf(html)).toBe(
      '<h2 id="on-what-it-costs">What it costs</h2><p>a<sup id="on-r1"><a href="#on-n1">1</a></sup></p>' +
        '<ol><li id="on-n1">Note <a href="#on-r1">back</a> <a href="#on-what-it-costs">c</a></li></ol>',
    );
    expect(toldOf(html)).toEqual([]);
  });

  it('of another page keeps its path', () => {
    expect(hrefOf('https://www.site.example/blog/other/#n1')).toBe('/blog/other#n1');
    expect(hrefOf('/blog/café/')).toBe('/blog/caf%C3%A9');
  });

  it('that no heading has under its own id is known by the name that the author gave', () => {
    expect(
      renderRichText('<h2 id="Price">What it costs</h2><h2 id="when">When</h2>', options).anchors,
    ).toEqual({
      Price: 'on-what-it-costs',
    });
  });
});

it.each([
  ['/uploads/price-list.pdf', 'https://admin.example/uploads/price-list.pdf'],
  ['/storage/a.tar.gz', 'https://admin.example/storage/a.tar.gz'],
  ['/blog/node.js', '/blog/node.js'],
  ['/about.html', '/about.html'],
])('a relative link to a file leads to the server that has it: %s', (href, result) => {
  expect(hrefOf(href)).toBe(result);
});

it.each([
  ['www.partner.example/x', 'https://www.partner.example/x'],
  ['docs.partner.co.uk:8080/a?b#c', 'https://docs.partner.co.uk:8080/a?b#c'],
  ['http//partner.com/a', 'http://partner.com/a'],
  ['ttps://partner.com', 'https://partner.com/'],
  ['contact', '/contact'],
  ['about.html', '/about.html'],
])(
  'a link without a scheme, or with a slip in it, leads where it was meant to: %s',
  (href, result) => {
    expect(hrefOf(href)).toBe(result);
  },
);

it.each(['#', '#nowhere', '/blog/café#nowhere', 'javascript:void(0)', 'https://'])(
  'a link that leads nowhere keeps its words and is told: %j',
  (href) => {
    const html = `<p>a <a href="${href}">words</a></p>`;
    expect(htmlOf(html)).toBe('<p>a words</p>');
    expect(toldOf(html)).toEqual(['The link “words” leads nowhere; its words stay.']);
  },
);

it('a link whose words are for screen readers alone shows them, and one without any is told', () => {
  expect(htmlOf('<p><a href="/x" aria-label="Our page"><i class="icon"></i></a></p>')).toBe(
    '<p><a href="/x">Our page</a></p>',
  );
  expect(toldOf('<p>a <a href="/x"><i class="icon"></i></a></p>')).toEqual([
    'A link without words (/x) is not shown.',
  ]);
});

it.each(['', ' ', '#', '#_ftn1'])(
  'a link without words that leads nowhere, to %j, is no loss',
  (href) => {
    expect(toldOf(`<p>a <a href="${href}"> </a></p>`)).toEqual([]);
  },
);

it('the areas of a picture are links below it', () => {
  const html =
    '<p><img src="/a.png" usemap="#m"></p><map name="m"><area href="/north" alt="North"><area href="/south" alt="South"></map>';
  expect(htmlOf(html)).toMatch(
    /<p><a href="\/north">North<\/a><\/p><p><a href="\/south">South<\/a><\/p>$/,
  );
  expect(toldOf(html)).toEqual([]);
});

describe('a link whose address has a signature', () => {
  it.each([
    'https://x.example/a.pdf?X-Amz-Expires=900&amp;X-Amz-Signature=secret',
    'https://x.example/a.pdf?token=eyJhbGciOiJIUzI1NiJ9.secret.secret',
  ])('keeps its words alone, and is told: %s', (href) => {
    const html = `<p><a href="${href}">Prices</a></p>`;
    expect(htmlOf(html)).toBe('<p>Prices</p>');
    expect(toldOf(html)).toEqual([
      'The link “Prices” has a signature in its address, which expires and is not for the public; its words stay.',
    ]);
  });

  it.each([
    'https://www.youtube.com/watch?v=abc&amp;t=30s',
    'https://x.example/page?key=1&amp;s=2&amp;e=3',
  ])('is not one with other parameters: %s', (href) => {
    expect(toldOf(`<p><a href="${href}">x</a></p>`)).toEqual([]);
  });

  it('has it neither in its words nor in the report', () => {
    const address = 'https://x.example/a.pdf?X-Expires=9&amp;X-Signature=secret';
    const html = `<p><a href="${address}"><b>${address}</b></a> <a href="${address}"></a></p>`;
    const { html: made, losses } = renderRichText(html, options);
    expect(made).toContain('<p><b>https://x.example/a.pdf</b>');
    expect(JSON.stringify([made, losses])).not.toContain('secret');
    expect(losses.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^A link without words \(https:\/\/x\.example\/a\.pdf\)/),
      expect.stringMatching(/^The link “https:\/\/x\.example\/a\.pdf” has a signature/),
    ]);
  });

  it('is none where a picture leads to its large self', () => {
    const html =
      '<p><a href="https://x.example/a.png?X-Signature=s"><img src="https://x.example/b.png" alt="b"></a></p>';
    expect(toldOf(html)).toEqual([]);
  });
});
