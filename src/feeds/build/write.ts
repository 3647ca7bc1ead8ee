/** Puts into the output what search engines, feed readers and language models ask a site for. */
import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../lib/build/digest';
import type { CreatePagesArgs } from 'gatsby';
import { feedKeys, feedList } from '../feeds';
import { isPublic } from '../../site/robots';
import { collections } from '../../collections/build-rows';
import { writeOutput } from '../../lib/build/write-output';
import type { ContentPage } from '../../own-pages/build/read-all';
import type { StoredPage } from '../../live/build/list-index';
import type { Snapshot, SnapshotItem } from '../../pull/snapshot/types';
import { sitemapEntries } from './entries';
import { queryFeedItems } from './feed-items';
import { feedFiles } from './feeds';
import { readIndexedPages, type IndexedPage } from './indexed-pages';
import { LLMS_PATH, llmsTxt, type LlmsItems } from './llms-txt';
import { ROBOTS_PATH, robotsTxt } from './robots-txt';
import { SITEMAP_PART, sitemapFiles } from './sitemap';

export interface FindableSources {
  pages: readonly StoredPage[];
  snapshot: Snapshot;
  /** The company's own pages. */
  content: readonly ContentPage[];
  /** Without a trailing slash. */
  siteUrl: string;
  /** The build's current time, in milliseconds. */
  now: number;
  graphql: CreatePagesArgs['graphql'];
  /** Shows search engines that a submission is the site's own; null for none. */
  indexNowKey: string | null;
}

/** The items that a language model is shown of each collection. */
const NEWEST = 20;

const publishedAt = ({ fields }: SnapshotItem) =>
  Date.parse(String(fields['published_at'] ?? '')) || 0;

function newestItems({ snapshot, now }: FindableSources): LlmsItems[] {
  return collections.flatMap(({ key, page, newest, isNamed }) => {
    if (!page) return [];
    const paths = snapshot.items[key]
      .filter(({ fields }) => isNamed(fields, now))
      .sort((a, b) => publishedAt(b) - publishedAt(a) || a.position - b.position)
      .slice(0, NEWEST)
      .map(({ slug }) => page.path(slug ?? ''));
    return [{ name: newest, paths }];
  });
}

async function feedTexts(
  { graphql, siteUrl }: FindableSources,
  indexed: ReadonlyMap<string, IndexedPage>,
): Promise<[string, string][]> {
  const items = await queryFeedItems(graphql, siteUrl);
  return feedKeys.flatMap((key) => {
    const description = indexed.get(feedList(key))?.description ?? '';
    return [...feedFiles({ key, description, items: items.get(key) ?? [] }, siteUrl)];
  });
}

/** The file that IndexNow asks for, of production alone: nothing else is submitted. */
function indexNowTexts({ siteUrl, indexNowKey }: FindableSources): [string, string][] {
  return indexNowKey !== null && isPublic(siteUrl)
    ? [[`${indexNowKey}.txt`, `${indexNowKey}\n`]]
    : [];
}

/** Removes parts of the sitemap that an earlier build has left. */
function removeOldParts(outputDir: string, texts: ReadonlyMap<string, string>): void {
  for (const name of fs.readdirSync(outputDir)) {
    if (SITEMAP_PART.test(name) && !texts.has(name)) fs.rmSync(path.join(outputDir, name));
  }
}

/**
 * Writes sitemap, robots.txt, feeds and llms.txt into an output that has all its pages.
 * @returns SHA-256 of the files, by their names in the output
 * @throws {Error} where the layer cannot be read
 */
export async function writeFindable(
  outputDir: string,
  sources: FindableSources,
): Promise<Record<string, string>> {
  const { pages, snapshot, content, siteUrl, now } = sources;
  const paths = pages.map((page) => page.path);
  const indexed = readIndexedPages(outputDir, paths, siteUrl);
  const texts = new Map([
    ...sitemapFiles(sitemapEntries(indexed, pages, snapshot, content, now), siteUrl),
    ...(await feedTexts(sources, indexed)),
    ...indexNowTexts(sources),
    [ROBOTS_PATH.slice(1), robotsTxt(siteUrl)],
    [LLMS_PATH.slice(1), llmsTxt(indexed, newestItems(sources), siteUrl)],
  ]);
  removeOldParts(outputDir, texts);
  const digests: Record<string, string> = {};
  for (const [name, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    writeOutput(path.join(outputDir, name), text);
    digests[name] = sha256(text);
  }
  return digests;
}
