import type { CollectionKey } from '../../collections/build-rows';
import type { Level, Rule } from './rules';

/** One thing to look at, before it is known how much it matters. */
export interface Finding {
  rule: Rule;
  /** The field of the item. */
  field?: string;
  /** In words, with what to do. */
  message: string;
}

/** The finding, where it is one. */
export const when = (isFound: boolean | undefined, finding: Finding): Finding[] =>
  isFound ? [finding] : [];

/** A finding with its item and level. */
export interface EditorialNote extends Finding {
  level: Exclude<Level, 'off'>;
  collection: CollectionKey;
  /** The item's id in the admin API. */
  id: string;
  slug: string | null;
  /** The item's title or name. */
  title: string;
  /** The path of its page; null without one. */
  path: string | null;
}
