/** The feeds of the site: which lists have one, where it is, and in which formats. */
import {
  definitionOf,
  definitionsWithFeeds,
  type CollectionWithPages,
  type FeedKey,
} from '../collections';

export type { FeedKey } from '../collections';

export const feedKeys: readonly FeedKey[] = definitionsWithFeeds.map(({ key }) => key);

/** The feed of a collection; undefined for one that has none. */
export const feedOf = (collection: CollectionWithPages): FeedKey | undefined =>
  feedKeys.find((key) => key === collection);

/** The list that a feed is of. */
export const feedList = (key: FeedKey): string => definitionOf(key).pages.list;

export type FeedFormat = 'rss' | 'atom' | 'json';

export const feedFormats: readonly { key: FeedFormat; name: string; type: string; file: string }[] =
  [
    { key: 'rss', name: 'RSS', type: 'application/rss+xml', file: 'feed.rss' },
    { key: 'atom', name: 'Atom', type: 'application/atom+xml', file: 'feed.atom' },
    { key: 'json', name: 'JSON Feed', type: 'application/feed+json', file: 'feed.jsonfeed' },
  ];

/** A feed in one format: its path on the site, and its name beside the others. */
export interface FeedAddress {
  readonly of: FeedKey;
  readonly path: string;
  readonly type: string;
  /** The format's name. */
  readonly name: string;
}

/** A feed in every format. */
export function feedAddresses(key: FeedKey): readonly FeedAddress[] {
  return feedFormats.map(({ name, type, file }) => ({
    of: key,
    path: `${feedList(key)}/${file}`,
    type,
    name,
  }));
}
