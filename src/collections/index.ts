/**
 * The registry: every collection, in the order of reports. Whatever else there is of a collection by its key is
 * derived from this; each has a folder here, which `docs/adding-a-collection.md` explains.
 */
import { award } from './award/definition';
import { caseStudy } from './case-study/definition';
import { client } from './client/definition';
import { job } from './job/definition';
import { pdf } from './pdf/definition';
import { post } from './post/definition';
import { pressRelease } from './press-release/definition';
import { techSeries } from './tech-series/definition';
import { testimonial } from './testimonial/definition';

export const definitions = [
  client,
  caseStudy,
  post,
  pressRelease,
  job,
  techSeries,
  pdf,
  award,
  testimonial,
] as const;

type Definition = (typeof definitions)[number];
export type CollectionKey = Definition['key'];

/** A collection whose items have pages, and with them lists, archives and live lists. */
export type DefinitionWithPages = Extract<Definition, { pages: object }>;
export type CollectionWithPages = DefinitionWithPages['key'];

type DefinitionWithFeed = Extract<Definition, { pages: { feed: true } }>;
export type FeedKey = DefinitionWithFeed['key'];

const hasPages = (definition: Definition): definition is DefinitionWithPages =>
  'pages' in definition;

export const definitionsWithPages = definitions.filter(hasPages);

export const definitionsWithFeeds = definitionsWithPages.filter(
  (definition): definition is DefinitionWithFeed => 'feed' in definition.pages,
);

/** A collection's folder: `case-study` of `caseStudy`. */
export const folderOf = (key: CollectionKey): string =>
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
