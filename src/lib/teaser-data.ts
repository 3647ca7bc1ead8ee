/** What the teasers of lists show of an item, whether it comes from the build or from the admin API. */
import type { CaseTeaserData } from '../collections/case-study/teaser';
import type { JobTeaserData } from '../collections/job/teaser';
import type { PostTeaserData } from '../collections/post/teaser';
import type { NewsTeaserData } from '../collections/press-release/teaser';

export type { CaseTeaserData, JobTeaserData, NewsTeaserData, PostTeaserData };

/** By collection. */
export interface TeaserData {
  post: PostTeaserData;
  caseStudy: CaseTeaserData;
  pressRelease: NewsTeaserData;
  job: JobTeaserData;
}
