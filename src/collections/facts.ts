/** Facts for teasers and details, from the data layer or, for items newer than the build, from the admin API. */
import type { PictureData } from '../pictures/picture';
import type { TocHeading } from '../components/table-of-contents/table-of-contents';

/** Facts of every detail. */
export interface DetailFacts {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly short_description: string | null;
  /** ISO 8601 */
  readonly published_at: string | null;
  /** Safe HTML. */
  readonly html: string | null;
}

/** Further facts of items read as an article. */
export interface ArticleFacts extends DetailFacts {
  readonly reading_minutes: number;
  readonly headings: readonly TocHeading[];
  readonly image: PictureData | null;
}

/** Facts of a teaser besides the fields of its fragment. */
export interface FromAnywhere {
  /** The item is newer than the build, which has no page for it: its link must not be prefetched. */
  readonly isUnbuilt?: boolean;
}
