/**
 * The definition of a collection, as plain data. It reaches every visitor's browser: facts that only a build needs are
 * in `build.ts`, and facts of the contract (item, fields, page size) are read from the contract where they are wanted.
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
  /** Name of its search results and of its suggestions on the 404 page; without it search finds none of its items. */
  readonly searchKind?: string;
  /** Message for a failed load; `notLoaded` by default. */
  readonly failure?: keyof typeof messages;
  /** Whether the admin API's own message replaces it. */
  readonly saysFailure?: true;
}
