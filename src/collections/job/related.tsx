import { Related } from '../../sections/related';
import { JobRows } from './teaser';

export function RelatedJobs({ jobs }: { jobs: readonly Queries.JobTeaserFragment[] }) {
  if (jobs.length === 0) return null;
  return (
    <Related title="Other roles">
      <JobRows jobs={jobs} />
    </Related>
  );
}
