/**
 * The definition of a collection, as plain data, which every visitor's browser loads. Facts that only a build needs are
 * in `build.ts`; facts of the contract (item, fields, page size) are read from the contract.
 */
import type { ReadName } from '@corporate-website/contract/read-calls';
import type { messages } from '../site/messages';

/** The pages of a collection whose items have pages of their own. */
export interface CollectionPages {
  /** The folder of its items' pages: `/blog` for `/blog/slug`. */
  readonly items: `/${string}`;
  /** Its list. Page n is at `${list}/page/n`, a year's archive at `${list}/archive/2026`. */
  readonly list: `/${string}`;
  /** Whether each category has a list of its own, at `${list}/category/x`. */
  readonly categories?: true;
  /** Whether feeds list the newest items. */
  readonly feed?: true;
}

export interface CollectionDefinition {
  /** Also the name of its folder, in kebab case, and of the call for one item, if items have pages. */
  readonly key: string;
  /** The call that lists it, by its name in the contract. */
  readonly list: ReadName;
  /** The call for all items of a service, if lists can be filtered by service. */
  readonly byType?: ReadName;
  /** Whether the list's call, with a category alone, returns all items of the category. */
  readonly byCategory?: true;
  readonly pages?: CollectionPages;
  /** The page of `src/pages` that lists all items. */
  readonly listedOn?: `/${string}`;
  /** An item and several, in running text. */
  readonly one: string;
  readonly many: string;
  /** Name of its results in search and of its suggestions on the 404 page; without it, search skips its items. */
  readonly searchKind?: string;
  /** Message for a failed load; `notLoaded` by default. */
  readonly failure?: keyof typeof messages;
  /** Whether the admin API's own message replaces it. */
  readonly saysFailure?: true;
}
