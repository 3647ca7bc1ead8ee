/** Items of the feeds: the newest, read through the layer as their pages read them. */
import type { CreatePagesArgs } from 'gatsby';
import { feedKeys, type FeedKey } from '../feeds';
import { absoluteUrl } from '../../seo/urls';
import { collectionOf } from '../../collections/build-rows';
import { absoluteHtml } from './absolute-html';
import { tagOf, type FeedItem } from './feeds';

/** Items of a feed. */
const FEED_LENGTH = 30;

/** Characters of a text that a feed holds whole; of a longer one it has the summary. */
const LONGEST_TEXT = 60_000;

export interface QueriedItem {
  api_id: string;
  path: string;
  title: string;
  excerpt: string;
  html: string | null;
  published_at: string;
  updated_at: string | null;
  image?: { url: string; share_url: string | null } | null;
  author?: { name: string } | null;
  category?: string | null;
  category_label?: string | null;
  tags?: readonly string[];
}

// Items without a date are in no feed: feeds list news.
const NEWEST = `sort: [{ published_at_utc: DESC }, { api_id: ASC }], filter: { published_at: { ne: null } }, limit: ${FEED_LENGTH}`;
const COMMON = 'api_id path title excerpt html published_at updated_at';
/** Further feed fields, of collections that have them. A labelled category is named by its label. */
const more: readonly (readonly [has: string, query: string])[] = [
  ['image_cdn', 'image { url share_url }'],
  ['tags', 'tags'],
  ['author', 'author { name }'],
];

/** The query of a feed: whatever fields its collection has. */
function feedQuery(key: FeedKey): string {
  const row = collectionOf(key);
  const { required, optional } = row.item;
  const fields = { ...required, ...optional, ...row.fields };
  const own = more.flatMap(([field, query]) => (field in fields ? query : []));
  const category = ['category_label', 'category'].find((field) => field in fields) ?? '';
  return `${key}: all${row.typeName}(${NEWEST}) { nodes { ${[COMMON, category, ...own].join(' ')} } }`;
}

function categoriesOf({ category, category_label: label, tags = [] }: QueriedItem): string[] {
  const own = category === 'General' ? null : category;
  return [...new Set([own, label, ...tags])].filter((each) => typeof each === 'string');
}

/** An item as a feed tells it. @param siteUrl without a trailing slash */
export function feedItem(key: FeedKey, item: QueriedItem, siteUrl: string): FeedItem {
  const url = absoluteUrl(siteUrl, item.path);
  const html = item.html ? absoluteHtml(item.html, url, siteUrl) : '';
  return {
    id: tagOf(key, item.api_id),
    url,
    title: item.title,
    summary: item.excerpt,
    html: html !== '' && html.length <= LONGEST_TEXT ? html : null,
    publishedAt: item.published_at,
    updatedAt: item.updated_at ?? item.published_at,
    author: item.author?.name ?? null,
    categories: categoriesOf(item),
    // Readers show it as networks do, and may know no AVIF.
    image: item.image ? absoluteUrl(siteUrl, item.image.share_url ?? item.image.url) : null,
  };
}

/**
 * Reads the feeds' items.
 * @returns the items of each feed, the newest first
 * @throws {Error} where the layer cannot be read
 */
export async function queryFeedItems(
  graphql: CreatePagesArgs['graphql'],
  siteUrl: string,
): Promise<ReadonlyMap<FeedKey, FeedItem[]>> {
  const query = `query Feeds { ${feedKeys.map(feedQuery).join(' ')} }`;
  const { data, errors } = await graphql<Record<FeedKey, { nodes: QueriedItem[] }>>(query);
  if (errors || !data) throw new Error(`The items of the feeds cannot be read: ${String(errors)}`);
  return new Map(
    feedKeys.map((key) => [
      key,
      data[key].nodes
        .map((item) => feedItem(key, item, siteUrl))
        // The layer compares dates as text, whatever their zones.
        .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt)),
    ]),
  );
}
