import { describe, expect, it } from '@jest/globals';
import { feedItem, type QueriedItem } from '../../../src/feeds/build/feed-items';
import { feedFiles, type Feed } from '../../../src/feeds/build/feeds';
import { checkAtom, checkJsonFeed, checkRss } from '../../support/feed-rules';
import { named, parseXml, textOf } from '../../support/xml';

const SITE = 'https://www.example.com';

const queried: QueriedItem = {
  api_id: '7',
  path: '/blog/naïve-retries',
  title: 'Naïve <retries> & ]]> "time-outs"',
  excerpt: 'A time-out is not a failure.',
  html: '<p id="a">See <a href="/blog/b">this</a>, <a href="#a">that</a> and <a href="https://other.example/x">those</a>: a &#x3C; b.</p><picture><source srcset="/static/1/a.webp 640w, /static/1/b.webp 750w"><img src="/static/1/a.jpg" alt="x > y"></picture>',
  published_at: '2026-11-17T10:15:00+01:00',
  updated_at: '2026-11-18T09:00:00Z',
  image: { url: '/static/1/a.jpg', share_url: '/share/photo1-a.jpg' },
  author: { name: 'Payments engineering team' },
  category: 'Cloud',
  tags: ['retries', 'Cloud'],
};

const item = (more: Partial<QueriedItem> = {}) => feedItem('post', { ...queried, ...more }, SITE);
const filesOf = (items: Feed['items']) =>
  feedFiles({ key: 'post', description: 'Field notes.', items }, SITE);
const file = (items: Feed['items'], ending: string) =>
  filesOf(items).get(`resources/blogs/feed.${ending}`) ?? '';

describe('an item of a feed', () => {
  it('has absolute addresses in its text, and text that looks like one as it was', () => {
    expect(item().html).toBe(
      `<p id="a">See <a href="${SITE}/blog/b">this</a>, <a href="${SITE}/blog/na%C3%AFve-retries#a">that</a> and <a href="https://other.example/x">those</a>: a &#x3C; b.</p><picture><source srcset="${SITE}/static/1/a.webp 640w, ${SITE}/static/1/b.webp 750w"><img src="${SITE}/static/1/a.jpg" alt="x > y"></picture>`,
    );
    const code = '<pre><code>a href="/x" src="/y"</code></pre>';
    expect(item({ html: code }).html).toBe(code);
  });

  it('has the crop that networks show; the original where that cannot be shared', () => {
    expect(item().image).toBe(`${SITE}/share/photo1-a.jpg`);
    const small = { url: '/static/1/a.jpg', share_url: null };
    expect(item({ image: small }).image).toBe(`${SITE}/static/1/a.jpg`);
    expect(item({ image: null }).image).toBeNull();
  });

  it('has its dates in their own zone, and an id that stays when its address changes', () => {
    expect(item()).toMatchObject({
      publishedAt: '2026-11-17T10:15:00+01:00',
      updatedAt: '2026-11-18T09:00:00Z',
      categories: ['Cloud', 'retries'],
    });
    expect(item({ updated_at: null }).updatedAt).toBe('2026-11-17T10:15:00+01:00');
    expect(item({ path: '/blog/other' }).id).toBe(item().id);
    expect(item({ api_id: '8' }).id).not.toBe(item().id);
    expect(item({ api_id: 'a b/\ud800' }).id).toMatch(/^tag:[\w.]+,\d{4}:post\/a%20b%2F$/);
  });

  it('leaves a very long text to its page', () => {
    expect(item({ html: `<p>${'long '.repeat(20_000)}</p>` }).html).toBeNull();
    expect(item({ html: null }).html).toBeNull();
  });
});

describe('the feeds', () => {
  const hostile = item({
    api_id: 'x',
    title: 'Bell \u0007, half \ud83d, end \uffff, ]]></title>',
    excerpt: '\u0000\u001b[31m<script>alert(1)</script>',
    html: '<p>\u0001&#x3C;script> ]]></p>',
    author: { name: '<b>&amp;' },
    tags: ['"', '<'],
  });

  it.each([
    ['items', [item(), hostile]],
    ['items with neither text nor summary', [item({ html: null, excerpt: '' })]],
    ['nothing', []],
  ])('keep the rules of their formats with %s', (_, items) => {
    checkRss(file(items, 'rss'), `${SITE}/resources/blogs/feed.rss`);
    checkAtom(file(items, 'atom'), `${SITE}/resources/blogs/feed.atom`);
    checkJsonFeed(file(items, 'jsonfeed'), `${SITE}/resources/blogs/feed.jsonfeed`);
  });

  it('say what was written, to the character', () => {
    const [entry] = named(parseXml(file([item()], 'atom')), 'entry');
    expect(entry && textOf(entry, 'title')).toBe(queried.title);
    expect(entry && textOf(entry, 'content')).toBe(item().html);
    const [channel] = named(parseXml(file([item()], 'rss')), 'channel');
    const [told] = channel ? named(channel, 'item') : [];
    expect(told && textOf(told, 'content:encoded')).toBe(item().html);
    expect(told && textOf(told, 'pubDate')).toBe('Tue, 17 Nov 2026 10:15:00 +0100');
    expect(JSON.parse(file([item()], 'jsonfeed'))).toMatchObject({
      items: [{ title: queried.title, content_html: item().html, tags: ['Cloud', 'retries'] }],
    });
  });

  it('bear the date of their newest change, and none of the build', () => {
    const older = item({ api_id: '1', updated_at: null, published_at: '2025-01-01T00:00:00Z' });
    expect(textOf(parseXml(file([older, item()], 'atom')), 'updated')).toBe('2026-11-18T09:00:00Z');
    expect(filesOf([item()])).toEqual(filesOf([item()]));
  });
});
