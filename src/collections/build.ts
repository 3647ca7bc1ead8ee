/** The build settings special to a collection; everything left out follows from its definition and the contract. */
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

/** A picture that an item has: the field that holds its URL and the field that holds its text alternative. */
export interface PictureField {
  /** A path such as `image_cdn` or `author.image_cdn`. */
  field: string;
  altField?: string;
  /**
   * The sizes in which pages show every item's, the largest first; editorial notes measure pictures by them. Left out, it
   * counts as the head of an article, or as a card where items have no pages.
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
  /** As a person calls it, in reports: `Blog posts`; `many` of its definition unless given. */
  label?: string;
  /** The type in Gatsby's GraphQL layer; the item's name unless given. */
  typeName?: string;
  /** The maker of the nodes; the site itself by default, the source plugin where items have no pages. */
  sourcedBy?: 'gatsby-source-custom-api' | 'site';
  /**
   * Response to a list that cannot be read and has no snapshot: `empty` publishes without it, `fail` does not publish.
   * Default: `fail`, or `empty` where items have no pages.
   */
  onFailure?: 'empty' | 'fail';
  /** By pages where the call has pages, unless given. */
  reading?: ReadingPlan;
  /** `image_cdn` with `image_alt` unless given. */
  pictures?: readonly PictureField[];
  /** A file to be downloaded and served from the site. */
  fileField?: string;
  /** Items on a page of its built lists; the default of its call unless given. */
  pageSize?: number;
  /** Name of a category, where it differs from its label in the admin API. */
  categoryName?: (label: string) => string;
  /** Fields of the GraphQL type besides those of the contract and of every collection. */
  fields?: Readonly<Record<string, BuiltField>>;
  /** Fields of an item that depend on the day of the build; `now` in milliseconds. */
  atBuild?: (fields: ItemFields, now: number) => Record<string, unknown>;
  /** Fields of its teaser that refined lists do not show. */
  unlisted?: readonly string[];
  /** Whether a search result leaves out its date. */
  isUndated?: true;
  /** Heading of its newest items in `/llms.txt`; `Newest posts` by default. */
  newest?: string;
  /** Which of them `/llms.txt` names; all unless given. */
  isNamed?: (fields: ItemFields, now: number) => boolean;
}
