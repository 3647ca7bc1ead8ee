/** What the feeds tell: the newest items, read through the layer as their pages read them. */
import type { CreatePagesArgs } from 'gatsby';
import type { FeedKey } from '../../lib/feeds';
import { absoluteUrl } from '../../seo/urls';
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
  image: { url: string } | null;
  author?: { name: string } | null;
  category?: string | null;
  category_label?: string | null;
  tags?: readonly string[];
}

// What has no date is in no feed: these tell what is new.
const NEWEST = `sort: [{ published_at: DESC }, { api_id: ASC }], filter: { published_at: { ne: null } }, limit: ${FEED_LENGTH}`;
const COMMON = 'api_id path title excerpt html published_at updated_at image { url }';
const QUERY = `
  query Feeds {
    post: allBlogPost(${NEWEST}) { nodes { ${COMMON} category tags author { name } } }
    pressRelease: allPressRelease(${NEWEST}) { nodes { ${COMMON} category_label } }
  }
`;

/** A date with its zone; formats differ from server to server. */
const isoDate = (at: string) => new Date(at).toISOString();

function categoriesOf({ category, category_label: label, tags = [] }: QueriedItem): string[] {
  const own = category === 'General' ? null : category;
  return [...new Set([own, label, ...tags])].filter((each) => typeof each === 'string');
}

/** An item as a feed tells it. @param siteUrl without a trailing slash */
export function feedItem(key: FeedKey, item: QueriedItem, siteUrl: string): FeedItem {
  const url = absoluteUrl(siteUrl, item.path);
  const publishedAt = isoDate(item.published_at);
  const html = item.html ? absoluteHtml(item.html, url, siteUrl) : '';
  return {
    id: tagOf(key, item.api_id),
    url,
    title: item.title,
    summary: item.excerpt,
    html: html !== '' && html.length <= LONGEST_TEXT ? html : null,
    publishedAt,
    updatedAt: item.updated_at ? isoDate(item.updated_at) : publishedAt,
    author: item.author?.name ?? null,
    categories: categoriesOf(item),
    image: item.image ? absoluteUrl(siteUrl, item.image.url) : null,
  };
}

type QueryResult = Record<FeedKey, { nodes: QueriedItem[] }>;

/**
 * Reads what the feeds tell.
 * @throws {Error} where the layer cannot be read
 */
export async function queryFeedItems(
  graphql: CreatePagesArgs['graphql'],
  siteUrl: string,
): Promise<Record<FeedKey, FeedItem[]>> {
  const { data, errors } = await graphql<QueryResult>(QUERY);
  if (errors || !data) throw new Error(`The items of the feeds cannot be read: ${String(errors)}`);
  const itemsOf = (key: FeedKey) => data[key].nodes.map((item) => feedItem(key, item, siteUrl));
  return { post: itemsOf('post'), pressRelease: itemsOf('pressRelease') };
}
