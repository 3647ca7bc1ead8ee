/** Content of a report's page besides the facts of a run: words, pictures and editorial notes. */
import type { EditorialNote } from '../../src/editorial/build/note';
import type { ItemChanges } from './item-changes';
import type { PageView } from './pictures/page-view';

export interface Story {
  /** Null where the public release's content cannot be compared with. */
  items: ItemChanges | null;
  /** Pages before and after, as pictures. */
  views: PageView[];
  /** Pages that have changed and are in no picture. */
  unseen: number;
  notes: readonly EditorialNote[];
}

/** The story of a run at its start. */
export const emptyStory = (): Story => ({ items: null, views: [], unseen: 0, notes: [] });
