/**
 * The registry of collections whose items have pages; other tables by key derive from it. Each collection has a folder
 * here, which `docs/adding-a-collection.md` describes. Collections without pages are in `all.ts`.
 */
import { caseStudy } from './case-study/definition';
import { job } from './job/definition';
import { post } from './post/definition';
import { pressRelease } from './press-release/definition';

export const definitionsWithPages = [caseStudy, post, pressRelease, job] as const;

/** A collection whose items have pages, and so lists, archives and live lists. */
export type DefinitionWithPages = (typeof definitionsWithPages)[number];
export type CollectionWithPages = DefinitionWithPages['key'];

type DefinitionWithFeed = Extract<DefinitionWithPages, { pages: { feed: true } }>;
export type FeedKey = DefinitionWithFeed['key'];

export const definitionsWithFeeds = definitionsWithPages.filter(
  (definition): definition is DefinitionWithFeed => 'feed' in definition.pages,
);

/** A collection's folder: `case-study` of `caseStudy`. */
export const folderOf = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The definition of a collection with pages. */
export function definitionOf(key: CollectionWithPages): DefinitionWithPages {
  const found = definitionsWithPages.find((definition) => definition.key === key);
  if (!found) throw new Error(`No collection with pages is called "${key}".`);
  return found;
}

/** @example `itemPath('post', 'idempotent-by-default')` is `/blog/idempotent-by-default` */
export function itemPath(collection: CollectionWithPages, slug: string): string {
  return `${definitionOf(collection).pages.items}/${slug}`;
}
