/**
 * The collections for a build: one row each, with definition, contract and build settings. Pull, schema, nodes, pages,
 * checks and reports loop over these rows.
 */
import { folderOf, type CollectionWithPages } from '.';
import { definitions, type CollectionKey, type Definition } from './all';
import type { CollectionBuild, PictureField, ReadingPlan } from './build';
import { builds } from './builds';
import type { SearchKind } from '../site-search/search-kinds';
import { htmlFieldsOf, service, type ItemDefinition } from '@corporate-website/contract/items';
import { reads, type ReadCall } from '@corporate-website/contract/calls';
import { DEFAULT_PAGE_SIZE } from '@corporate-website/contract/vocabulary';

export type { CollectionKey } from './all';
export type { PictureField, ReadingPlan } from './build';

export const collectionKeys: readonly CollectionKey[] = definitions.map(({ key }) => key);

export interface ListPages {
  /** The collection of these pages. */
  key: CollectionWithPages;
  /** The first page's path; page n is at `${path}/page/n`. */
  path: string;
  pageSize: number;
  /** A file below `src`. */
  template: string;
  /** Category pages at `${path}/category/x`. */
  categories: boolean;
  /** Whether the list can be filtered by service. */
  types?: true;
  /** Name of a category, where it differs from its label in the admin API. */
  categoryName?: (label: string) => string;
}

export interface Collection extends Required<
  Pick<CollectionBuild, 'typeName' | 'sourcedBy' | 'onFailure' | 'fields'>
> {
  key: CollectionKey;
  /** Its name in reports: `Blog posts`. */
  label: string;
  item: ItemDefinition;
  list: ReadCall;
  detail?: ReadCall;
  reading: ReadingPlan;
  pictures: readonly PictureField[];
  /** Fields that hold HTML. */
  richText: readonly string[];
  /** Whether an item's `type` is one of the services. */
  hasService: boolean;
  fileField?: string;
  /** The page of an item. @param template a file in `src` */
  page?: { path: (slug: string) => string; template: string };
  listPages?: ListPages;
  /** The page of `src/pages` that lists all items. */
  listedOn?: string;
  /** Fields of its teaser that filtered lists do not show. */
  unlisted: readonly string[];
  searchKind?: SearchKind;
  /** Whether a search result leaves out its date. */
  isUndated: boolean;
  /** Heading of its newest items in `/llms.txt`. */
  newest: string;
  /** Which items `/llms.txt` names. */
  isNamed: NonNullable<CollectionBuild['isNamed']>;
  atBuild?: NonNullable<CollectionBuild['atBuild']>;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function readingOf({ defaultPageSize }: ReadCall): ReadingPlan {
  return { kind: defaultPageSize === undefined ? 'whole' : 'paged' };
}

function picturesOf({ optional }: ItemDefinition): PictureField[] {
  if (!('image_cdn' in optional)) return [];
  return [{ field: 'image_cdn', ...('image_alt' in optional ? { altField: 'image_alt' } : {}) }];
}

/** The pages that a collection has, and where their templates are: `page.tsx` and `list.tsx` in its folder. */
function pagesOf(
  definition: Definition,
  list: ReadCall,
  { categoryName }: CollectionBuild,
): Pick<Collection, 'page' | 'listPages'> {
  if (!('pages' in definition)) return {};
  const { key, pages } = definition;
  const folder = `collections/${folderOf(key)}`;
  return {
    page: { path: (slug) => `${pages.items}/${slug}`, template: `${folder}/page.tsx` },
    listPages: {
      key,
      path: pages.list,
      pageSize: list.defaultPageSize ?? DEFAULT_PAGE_SIZE,
      template: `${folder}/list.tsx`,
      categories: 'categories' in pages,
      ...('byType' in definition ? { types: true } : {}),
      ...(categoryName ? { categoryName } : {}),
    },
  };
}

function collectionOfDefinition(definition: Definition): Collection {
  const { key, many } = definition;
  const build: CollectionBuild = builds[key] ?? {};
  const list: ReadCall = reads[definition.list];
  const { item } = list;
  const isOnPages = 'pages' in definition;
  return {
    key,
    label: build.label ?? capitalised(many),
    typeName: build.typeName ?? item.name,
    item,
    list,
    ...('pages' in definition ? { detail: reads[definition.key] } : {}),
    reading: build.reading ?? readingOf(list),
    sourcedBy: build.sourcedBy ?? (isOnPages ? 'site' : 'gatsby-source-custom-api'),
    onFailure: build.onFailure ?? (isOnPages ? 'fail' : 'empty'),
    pictures: build.pictures ?? picturesOf(item),
    richText: htmlFieldsOf(item),
    hasService: item.optional['type'] === service,
    fields: build.fields ?? {},
    ...(build.fileField === undefined ? {} : { fileField: build.fileField }),
    ...pagesOf(definition, list, build),
    ...('listedOn' in definition ? { listedOn: definition.listedOn } : {}),
    ...('searchKind' in definition ? { searchKind: definition.searchKind } : {}),
    unlisted: build.unlisted ?? [],
    isUndated: build.isUndated ?? false,
    newest: build.newest ?? `Newest ${many}`,
    isNamed: build.isNamed ?? (() => true),
    ...(build.atBuild ? { atBuild: build.atBuild } : {}),
  };
}

export const collections: readonly Collection[] = definitions.map(collectionOfDefinition);

/** The row of a key. */
export function collectionOf(key: CollectionKey): Collection {
  const row = collections.find((collection) => collection.key === key);
  if (!row) throw new Error(`No collection is called "${key}".`);
  return row;
}

/** A value for each collection, by key, in the registry's order. */
export function ofEach<T>(valueOf: (row: Collection) => T): Record<CollectionKey, T> {
  const values = collections.map((row) => [row.key, valueOf(row)]);
  return Object.fromEntries(values) as Record<CollectionKey, T>;
}

/** @example `CaseStudy` → `caseStudies`, `BlogPost` → `blogPosts` */
export function pluralField(typeName: string): string {
  const name = `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`;
  return name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`;
}
