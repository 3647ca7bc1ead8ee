/** The build settings of a collection. Settings that are left out follow from its definition and the contract. */
import type { ReadCall } from '@corporate-website/contract/read-calls';
import type { ResolverContext } from './relations';
import type { NodeData } from '../data-layer/nodes';
import type { PictureSizeName } from '../pictures/sizes';

/** How to read a list from the admin API. */
export type ReadingPlan =
  /** One request; the call is not paginated. */
  | { kind: 'whole' }
  /** Page after page to the true end. */
  | { kind: 'paged' }
  /** The first page of a fixed size, then the whole list of each type; an item keeps its first place. */
  | { kind: 'first-page-and-types'; pageSize: number; byType: ReadCall; types: readonly string[] };

/** A picture of an item: the field with its URL, and the field with its text alternative. */
export interface PictureField {
  /** A path such as `image_cdn` or `author.image_cdn`. */
  field: string;
  altField?: string;
  /**
   * The sizes in which pages show every item's, the largest first; editorial notes measure pictures by them. Left out,
   * it counts as the head of an article, or as a card where items have no pages.
   */
  sizes?: readonly [PictureSizeName, ...PictureSizeName[]];
}

/** The fields of an item, as the snapshot has them. */
export type ItemFields = Readonly<Record<string, unknown>>;

/** A field of the GraphQL type, or changes to one. */
export interface BuiltField {
  type?: string;
  description?: string;
  resolve?: (source: NodeData, args: Record<string, unknown>, context: ResolverContext) => unknown;
}

export interface CollectionBuild {
  /** Its name in reports: `Blog posts`; by default `many` of its definition. */
  label?: string;
  /** The type in Gatsby's GraphQL layer; by default the item's name. */
  typeName?: string;
  /** Who makes the nodes: by default the site, but the source plugin for items without pages. */
  sourcedBy?: 'gatsby-source-custom-api' | 'site';
  /**
   * If the list cannot be read and there is no snapshot: `empty` publishes without it, `fail` does not publish.
   * By default `fail`, but `empty` for items without pages.
   */
  onFailure?: 'empty' | 'fail';
  /** By default page by page, if the call has pages. */
  reading?: ReadingPlan;
  /** By default `image_cdn` with `image_alt`. */
  pictures?: readonly PictureField[];
  /** A file to be downloaded and served from the site. */
  fileField?: string;
  /** Name of a category, where it differs from its label in the admin API. */
  categoryName?: (label: string) => string;
  /** Fields of the GraphQL type besides those of the contract and of every collection. */
  fields?: Readonly<Record<string, BuiltField>>;
  /** Fields of an item that depend on the day of the build; `now` in milliseconds. */
  atBuild?: (fields: ItemFields, now: number) => Record<string, unknown>;
  /** Fields of its teaser that filtered lists do not show. */
  unlisted?: readonly string[];
  /** Whether a search result leaves out its date. */
  isUndated?: true;
  /** Heading of its newest items in `/llms.txt`; `Newest posts` by default. */
  newest?: string;
  /** Which items `/llms.txt` names; by default all. */
  isNamed?: (fields: ItemFields, now: number) => boolean;
}
