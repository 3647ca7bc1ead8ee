import { describe, expect, it } from '@jest/globals';
import { parseFragment, serialize } from 'parse5';
import { renderRichText } from '../../src/rich-text/build';
import { fillPictures } from '../../src/rich-text/fill-pictures';
import { outsideAllowList } from './allow-list';
import { hostileContexts, hostileVectors } from './hostile-vectors';

const options = { sourceUrl: 'https://admin.example/api', siteUrl: 'https://www.site.example' };
const render = (html: string) => renderRichText(html, options);

describe('hostile HTML', () => {
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
      '<h1>',
      '<em title=x>',
      '<iframe></iframe>',
      '<oembed></oembed>',
      '<video></video>',
      '<audio></audio>',
      '<video><source></video>',
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
      for (const { url } of rich.pictures)
        expect(url).toMatch(/^(?:https?:\/\/|inline:picture-[\da-f-]+$)/);
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
