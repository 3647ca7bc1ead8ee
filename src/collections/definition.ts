/**
 * What a collection is, as plain data. It reaches every visitor's browser: what only a build needs is in `build.ts`, and
 * what the contract says (item, fields, page size) is asked of the contract, where it is wanted.
 */
import type { ReadName } from '../../contract/read-calls';
import type { messages } from '../site/messages';

/** The pages of a collection whose items have pages of their own. */
export interface CollectionPages {
  /** The folder of its items' pages: `/blog` for `/blog/slug`. */
  readonly items: `/${string}`;
  /** Its list. Page n is at `${list}/page/n`, a year's archive at `${list}/archive/2026`. */
  readonly list: `/${string}`;
  /** Whether each category has a list of its own, at `${list}/category/x`. */
  readonly categories?: true;
  /** Whether the newest items are told in feeds. */
  readonly feed?: true;
}

export interface CollectionDefinition {
  /** Its folder is the same in kebab case; where items have pages, the call for one of them is called so too. */
  readonly key: string;
  /** The call that lists it, by its name in the contract. */
  readonly list: ReadName;
  /** The call that answers with all items of a service, where lists are filtered by it. */
  readonly byType?: ReadName;
  /** Whether the list's call answers a category alone with all items of it. */
  readonly byCategory?: true;
  readonly pages?: CollectionPages;
  /** The page of `src/pages` that lists all of it, however much that is. */
  readonly listedOn?: `/${string}`;
  /** An item and several, in running text. */
  readonly one: string;
  readonly many: string;
  /** What a search result of it is called, and a suggestion of the 404 page; without it nothing of it is found. */
  readonly searchKind?: string;
  /** What is said where it cannot be loaded; `notLoaded` where nothing else is given. */
  readonly failure?: keyof typeof messages;
  /** Whether the admin API's own words for a failure are said in place of it. */
  readonly saysFailure?: true;
}
