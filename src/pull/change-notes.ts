/** Notes on dates of change that pages do not show. */
import type { Collection } from '../collections/build-rows';
import { fieldText } from '../lib/field-text';
import { timeOf } from '../lib/time-of';
import type { Problem, SnapshotItem } from './snapshot/types';

/** Tolerated difference between two servers' clocks. */
const SAME_TIME_MS = 5 * 60_000;

/** A note on a date of change in the future. @param now milliseconds since 1970 */
export function changeAhead(
  { key }: Collection,
  { id, slug, fields }: Pick<SnapshotItem, 'id' | 'slug' | 'fields'>,
  now: number,
): Problem[] {
  const written = fieldText(fields['updated_at']);
  const at = timeOf(written);
  if (at === null || at <= now + SAME_TIME_MS) return [];
  const message = `updated_at is ${written}, which lies ahead: the page states no change until then. Correct it, or the clock that sets it.`;
  return [
    {
      ...{ collection: key, id, ...(slug === undefined ? {} : { slug }) },
      ...{ field: 'updated_at', kind: 'note', message },
    },
  ];
}
