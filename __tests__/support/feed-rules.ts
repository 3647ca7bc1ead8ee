/** The rules of the feeds' formats, as their specifications and the W3C's validator have them. */
import { expect } from '@jest/globals';
import { z } from 'zod';
import { named, parseXml, textOf, type XmlNode } from './xml';

const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const WEB = /^https?:\/\/[^\s<>"]+$/;

/** The addresses that a text in HTML loads or leads to. */
function addressesIn(html: string): string[] {
  const tags = html.match(/<[a-z](?:[^">]|"[^"]*")*>/gi) ?? [];
  return tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address),
  );
}

function expectAbsolute(html: string | undefined): void {
  for (const address of addressesIn(html ?? '')) expect(address).toMatch(/^[a-z][a-z0-9+.-]*:/i);
}

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

function only(node: XmlNode | undefined, name: string): string {
  const found = node ? named(node, name) : [];
  expect({ name, count: found.length }).toEqual({ name, count: 1 });
  return found[0]?.text ?? '';
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification), with the links that its best practices ask for. */
export function checkRss(text: string, url: string): XmlNode[] {
  const root = parseXml(text);
  expect(root).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  const [channel] = named(root, 'channel');
  if (!channel) throw new Error('The feed has no channel.');
  expect(only(channel, 'title')).not.toBe('');
  expect(only(channel, 'link')).toMatch(WEB);
  only(channel, 'description');
  expect(only(channel, 'lastBuildDate')).toMatch(RFC_822);
  expect(named(channel, 'atom:link')[0]?.attributes).toMatchObject({ rel: 'self', href: url });
  const items = named(channel, 'item');
  for (const item of items) {
    expect(only(item, 'title')).not.toBe('');
    expect(only(item, 'link')).toMatch(WEB);
    expect(only(item, 'guid')).toMatch(/^tag:/);
    expect(named(item, 'guid')[0]?.attributes).toEqual({ isPermaLink: 'false' });
    expect(only(item, 'pubDate')).toMatch(RFC_822);
    expectAbsolute(textOf(item, 'content:encoded'));
  }
  unique(items.map((item) => textOf(item, 'guid')));
  return items;
}

/** Atom (RFC 4287, section 4). */
export function checkAtom(text: string, url: string): XmlNode[] {
  const feed = parseXml(text);
  expect(feed).toMatchObject({
    name: 'feed',
    attributes: { xmlns: 'http://www.w3.org/2005/Atom' },
  });
  const entries = named(feed, 'entry');
  for (const node of [feed, ...entries]) {
    expect(only(node, 'id')).toMatch(/^tag:/);
    expect(only(node, 'title')).not.toBe('');
    expect(only(node, 'updated')).toMatch(RFC_3339);
    expect(named(node, 'author').map((author) => only(author, 'name'))).toHaveLength(1);
    const alternate = named(node, 'link').filter(
      ({ attributes }) => attributes.rel === 'alternate',
    );
    expect(alternate.map(({ attributes }) => attributes.href)).toEqual([
      expect.stringMatching(WEB),
    ]);
  }
  expect(named(feed, 'link').map(({ attributes }) => attributes)).toContainEqual(
    expect.objectContaining({ rel: 'self', href: url }),
  );
  for (const entry of entries) {
    expect(only(entry, 'published')).toMatch(RFC_3339);
    expectAbsolute(textOf(entry, 'content'));
  }
  unique(entries.map((entry) => textOf(entry, 'id')));
  return entries;
}

const text = z.string().min(1);
const web = z.string().regex(WEB);
const moment = z.string().regex(RFC_3339);
const authors = z.array(z.strictObject({ name: text, url: web.optional() })).min(1);

const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: text,
  home_page_url: web,
  feed_url: web,
  description: z.string(),
  language: text,
  authors,
  items: z.array(
    z
      .strictObject({
        id: text,
        url: web,
        title: text,
        content_html: text.optional(),
        content_text: text.optional(),
        summary: text.optional(),
        image: web.optional(),
        date_published: moment,
        date_modified: moment,
        authors,
        tags: z.array(text).optional(),
      })
      .refine((item) => item.content_html ?? item.content_text, 'one of the texts is required'),
  ),
});

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function checkJsonFeed(feedText: string, url: string): z.infer<typeof jsonFeed>['items'] {
  const feed = jsonFeed.parse(JSON.parse(feedText));
  expect(feed.feed_url).toBe(url);
  unique(feed.items.map(({ id }) => id));
  for (const { content_html: html } of feed.items) expectAbsolute(html);
  return feed.items;
}
