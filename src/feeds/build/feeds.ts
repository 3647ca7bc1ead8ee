/** The feeds in their formats: RSS 2.0, Atom (RFC 4287), JSON Feed 1.1; pure. */
import { company } from '../../site/company';
import { wallClock, zoneOffset } from '../../lib/zones';
import { feedTitle } from '../feed-title';
import { feedFormats, feedList, type FeedFormat, type FeedKey } from '../feeds';
import { absoluteUrl } from '../../seo/urls';
import { emptyElement, textElement, withoutUnfit, xmlFile } from './xml';

export interface FeedItem {
  /** Stays when the address changes. */
  id: string;
  /** Absolute. */
  url: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** The whole text with absolute addresses; null where it is too long for a feed. */
  html: string | null;
  /** ISO 8601 */
  publishedAt: string;
  /** ISO 8601 */
  updatedAt: string;
  author: string | null;
  categories: readonly string[];
  /** Absolute. */
  image: string | null;
}

export interface Feed {
  key: FeedKey;
  /** The list's description of itself. */
  description: string;
  /** The newest first. */
  items: readonly FeedItem[];
}

/** The authority of ids (RFC 4151): theirs alone, whatever host shows the feed. */
const AUTHORITY = `${company.email.enquiries.replace(/^.*@/, '')},${company.founding_year}`;

/** An id for ever, that hangs on no address. @param name such as `post` and an item's id */
export const tagOf = (...name: readonly string[]): string =>
  `tag:${AUTHORITY}:${name.map((part) => encodeURIComponent(withoutUnfit(part))).join('/')}`;

/** Date of a feed with nothing published yet, since a feed needs one. */
const BEGINNING = `${company.founding_year}-01-01T00:00:00Z`;

/** When the newest of the items changed: never the time of the build, so that nothing changes with it alone. */
const newestOf = (items: readonly FeedItem[]): string =>
  items.reduce(
    (newest, { updatedAt }) => (Date.parse(updatedAt) > Date.parse(newest) ? updatedAt : newest),
    BEGINNING,
  );

const addressOf = (key: FeedKey, format: FeedFormat, siteUrl: string) => {
  const file = feedFormats.find((each) => each.key === format)?.file ?? '';
  return `${siteUrl}${feedList(key)}/${file}`;
};

/** RFC 822 with a year of four digits, in the zone of the time stamp: `Wed, 01 Jul 2026 00:20:00 +0530`. */
function rssDate(at: string): string {
  const zone = /[+-]\d\d:\d\d$/.exec(at)?.[0].replace(':', '') ?? 'GMT';
  return new Date(wallClock(at, zoneOffset(at))).toUTCString().replace('GMT', zone);
}

const rssItem = (item: FeedItem): string =>
  [
    '<item>',
    textElement('title', item.title),
    textElement('link', item.url),
    textElement('guid', item.id, { isPermaLink: 'false' }),
    textElement('pubDate', rssDate(item.publishedAt)),
    textElement('dc:creator', item.author ?? company.name),
    ...item.categories.map((category) => textElement('category', category)),
    textElement('description', item.summary),
    textElement('content:encoded', item.html),
    '</item>',
  ]
    .filter(Boolean)
    .join('\n');

function rss({ key, description, items }: Feed, siteUrl: string): string {
  const channel = [
    '<channel>',
    textElement('title', feedTitle(key)),
    textElement('link', absoluteUrl(siteUrl, feedList(key))),
    textElement('description', description),
    textElement('language', 'en-gb'),
    textElement('lastBuildDate', rssDate(newestOf(items))),
    emptyElement('atom:link', {
      rel: 'self',
      type: 'application/rss+xml',
      href: addressOf(key, 'rss', siteUrl),
    }),
    ...items.map(rssItem),
    '</channel>',
  ];
  const attributes = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  return xmlFile('rss', attributes, channel);
}

const atomEntry = (item: FeedItem): string =>
  [
    '<entry>',
    textElement('id', item.id),
    textElement('title', item.title),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: item.url }),
    textElement('published', item.publishedAt),
    textElement('updated', item.updatedAt),
    `<author>${textElement('name', item.author ?? company.name)}</author>`,
    ...item.categories.map((category) => emptyElement('category', { term: category })),
    textElement('summary', item.summary),
    textElement('content', item.html, { type: 'html' }),
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');

function atom({ key, description, items }: Feed, siteUrl: string): string {
  const list = absoluteUrl(siteUrl, feedList(key));
  return xmlFile('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-GB' }, [
    textElement('id', tagOf('feed', key)),
    textElement('title', feedTitle(key)),
    textElement('subtitle', description),
    textElement('updated', newestOf(items)),
    emptyElement('link', {
      rel: 'self',
      type: 'application/atom+xml',
      href: addressOf(key, 'atom', siteUrl),
    }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: list }),
    `<author>${textElement('name', company.name)}${textElement('uri', absoluteUrl(siteUrl, '/'))}</author>`,
    ...items.map(atomEntry),
  ]);
}

const jsonItem = (item: FeedItem) => ({
  id: item.id,
  url: item.url,
  title: item.title,
  // One of the two texts has to be there.
  ...(item.html ? { content_html: item.html } : { content_text: item.summary || item.title }),
  ...(item.summary ? { summary: item.summary } : {}),
  ...(item.image ? { image: item.image } : {}),
  date_published: item.publishedAt,
  date_modified: item.updatedAt,
  authors: [{ name: item.author ?? company.name }],
  ...(item.categories.length > 0 ? { tags: item.categories } : {}),
});

function json({ key, description, items }: Feed, siteUrl: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(key),
    home_page_url: absoluteUrl(siteUrl, feedList(key)),
    feed_url: addressOf(key, 'json', siteUrl),
    description,
    language: 'en-GB',
    authors: [{ name: company.name, url: absoluteUrl(siteUrl, '/') }],
    items: items.map(jsonItem),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

const writers: Readonly<Record<FeedFormat, (feed: Feed, siteUrl: string) => string>> = {
  rss,
  atom,
  json,
};

/**
 * A feed in every format.
 * @param siteUrl without a trailing slash
 * @returns texts by name, as files of the site
 */
export function feedFiles(feed: Feed, siteUrl: string): ReadonlyMap<string, string> {
  return new Map(
    feedFormats.map(({ key, file }): [string, string] => [
      `${feedList(feed.key).slice(1)}/${file}`,
      writers[key](feed, siteUrl),
    ]),
  );
}
