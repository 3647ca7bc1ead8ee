import { timeOf } from '../lib/time-of';

/**
 * Whether an offer is still open. `openAtBuild` was decided when the site was built; `now` is the browser's clock and
 * can only close an open offer, never reopen a closed one.
 */
export function isStillOpen(
  openAtBuild: boolean,
  validThrough: string | null,
  now: number,
): boolean {
  const end = timeOf(validThrough);
  if (!openAtBuild || end === null) return openAtBuild;
  return now <= end;
}

export interface Dated {
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

/** True once an event is over: after its end, else 24 hours after its beginning; one without a date never is. */
export function isPast({ starts_at, ends_at }: Dated, now: number): boolean {
  const end = timeOf(ends_at);
  if (end !== null) return now > end;
  const start = timeOf(starts_at);
  return start !== null && now > start + 24 * 60 * 60 * 1000;
}
