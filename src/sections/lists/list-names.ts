/** What each list is called, and where it is. */
import { definitionsWithPages } from '../../collections';
import { failureOf } from '../../lib/messages';
import type { ArchivedCollection } from '../../lib/page-contexts';

export interface ListNames {
  readonly listPath: string;
  /** One item of it, and several, in running text. */
  readonly one: string;
  readonly many: string;
  /** What is said where it cannot be loaded and no server has words of its own for it. */
  readonly failure: string;
}

export const listNames = Object.fromEntries(
  definitionsWithPages.map((definition) => [
    definition.key,
    {
      listPath: definition.pages.list,
      one: definition.one,
      many: definition.many,
      failure: failureOf(definition),
    },
  ]),
) as Record<ArchivedCollection, ListNames>;
