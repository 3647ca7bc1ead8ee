import { isStillOpen } from '../../clock/open-until';
import { useNow } from '../../clock/use-now';

interface Offer {
  readonly is_open: boolean;
  readonly valid_through: string | null;
}

/** Jobs as they stand by the browser's clock: it closes those whose day has passed since they were read. */
export function useStillOpen<T extends Offer>(jobs: readonly T[]): T[] {
  const now = useNow();
  return jobs.map((job) => ({ ...job, is_open: isStillOpen(job.is_open, job.valid_through, now) }));
}
