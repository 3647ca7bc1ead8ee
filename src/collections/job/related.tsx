import { Related } from '../related';
import { JobRows } from './teaser';

/** Other roles of its department, or of its place. */
export function RelatedJobs({ jobs }: { jobs: readonly Queries.JobTeaserFragment[] }) {
  return (
    <Related title="Other roles">
      <JobRows jobs={jobs} />
    </Related>
  );
}
