import { describe, expect, it } from '@jest/globals';
import { renderRichText } from '../../src/rich-text/build';
import { fillPictures } from '../../src/rich-text/fill-pictures';
import { growth } from '../support/growth';

const render = (html: string) =>
  renderRichText(html, {
    sourceUrl: 'https://admin.example/api',
    siteUrl: 'https://www.site.example',
  });

describe('fillPictures', () => {
  it('puts each picture in its place, whatever its HTML holds', () => {
    const rich = render(
      '<p>a <img src="1.png" alt="one"> b</p><p><img src="2.png" title="two"></p>',
    );
    const html = fillPictures(
      rich,
      ({ url, alt }, index) => `<picture>$& $1 ${index} ${url} ${alt}</picture>`,
    );
    expect(html).toBe(
      '<p>a <picture>$& $1 0 https://admin.example/1.png one</picture> b</p>' +
        '<figure><picture>$& $1 1 https://admin.example/2.png </picture><figcaption>two</figcaption></figure>',
    );
  });

  it.each([
    ['a figure', '<p>x</p><p><img src="1.png" title="t"></p>', '<p>x</p>'],
    [
      'a figure with a caption before',
      '<p>x</p><figure><figcaption>t <a href="/y">y</a></figcaption><img src="1.png"></figure>',
      '<p>x</p>',
    ],
    ['a linked figure', '<p>x</p><p><a href="/y"><img src="1.png"></a></p>', '<p>x</p>'],
    ['a picture in a line', '<p>x <img src="1.png"> y</p>', '<p>x  y</p>'],
    ['a linked picture in a line', '<p>x <a href="/y"><img src="1.png"></a> y</p>', '<p>x  y</p>'],
    ['a list item', '<ul><li>x <img src="1.png"></li></ul>', '<ul><li>x </li></ul>'],
  ])('leaves %s out with its picture', (_what, html, result) => {
    expect(fillPictures(render(html), () => null)).toBe(result);
  });

  it('keeps a figure of which one picture is left', () => {
    const rich = render(
      '<figure><img src="1.png"><img src="2.png"><figcaption>t</figcaption></figure>',
    );
    expect(fillPictures(rich, (_picture, index) => (index === 0 ? null : 'P'))).toBe(
      '<figure>P<figcaption>t</figcaption></figure>',
    );
  });

  it('is not deceived by text that looks like a placeholder', () => {
    const rich = render(
      '<p>&lt;img data-picture="0" alt=""&gt; <abbr title=\'<img data-picture="0" alt="">\'>x</abbr><img src="1.png" alt=\'"> <img data-picture="0" alt="\'></p>',
    );
    let calls = 0;
    fillPictures(rich, () => {
      calls += 1;
      return 'P';
    });
    expect(calls).toBe(1);
  });

  it('gives a text without pictures back as it is', () => {
    const rich = render('<p>x</p>');
    expect(fillPictures(rich, () => null)).toBe(rich.html);
  });

  it('takes linear time', () => {
    const some = render('<p><img src="1.png" title="t"></p>'.repeat(1_500));
    const many = render('<p><img src="1.png" title="t"></p>'.repeat(6_000));
    const fill = (rich: typeof some) =>
      fillPictures(rich, (_picture, index) => (index % 2 === 0 ? null : 'P'));
    expect(fill(many).match(/P/g)).toHaveLength(3_000);
    expect(growth((size) => fill(size === 1_500 ? some : many), 1_500)).toBeLessThan(9);
    const unfilled = (size: number) => ({
      html: '<figure><figcaption>'.repeat(size),
      pictures: [],
    });
    expect(growth((size) => fillPictures(unfilled(size), () => null), 10_000)).toBeLessThan(9);
  });
});
