/** Content of a report's page that is not in `report.json`: words, pictures and editorial notes. */
import type { EditorialNote } from '../../src/editorial/build/note';
import type { ItemChanges } from './item-changes';
import type { PageView } from './pictures/page-view';

export interface Story {
  /** Null if there is no content of a live release to compare with. */
  items: ItemChanges | null;
  /** Pages before and after, as pictures. */
  views: PageView[];
  /** Number of changed pages without a picture. */
  unseen: number;
  notes: readonly EditorialNote[];
}

/** The story of a run at its start. */
export const emptyStory = (): Story => ({ items: null, views: [], unseen: 0, notes: [] });
