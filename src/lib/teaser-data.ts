/** What the teasers of lists show of an item, whether it comes from the build or from the admin API. */

interface FromAnywhere {
  /** The build has no page for it: it is newer. Its link must not be prefetched. */
  readonly isUnbuilt?: boolean;
}

export type PostTeaserData = Omit<Queries.PostTeaserFragment, 'reading_minutes'> &
  FromAnywhere & {
    /** Null where only the build could have counted. */
    readonly reading_minutes: number | null;
  };
export type CaseTeaserData = Queries.CaseTeaserFragment & FromAnywhere;
export type NewsTeaserData = Queries.NewsTeaserFragment & FromAnywhere;
export type JobTeaserData = Queries.JobTeaserFragment & FromAnywhere;

/** By collection. */
export interface TeaserData {
  post: PostTeaserData;
  caseStudy: CaseTeaserData;
  pressRelease: NewsTeaserData;
  job: JobTeaserData;
}
