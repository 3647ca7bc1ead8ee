import { useInBrowser } from '../hydration/use-in-browser';
import { formatDate } from '../lib/format';
import { wallClock } from '../lib/zones';
import { timeOf } from '../lib/time-of';

export interface VisitorTimeProps {
  startsAt: string;
  endsAt: string | null;
  /** Minutes that the clocks of the place are ahead of UTC: the time shown already. */
  placeOffset: number;
}

/** Minutes that the visitor's clock is ahead of UTC at a moment; null in the built page, which knows no visitor. */
function useVisitorOffset(at: string): number | null {
  return useInBrowser(() => (timeOf(at) === null ? null : -new Date(at).getTimezoneOffset()), null);
}

/** The same hours by the visitor's clock, where that shows others. */
export function VisitorTime({ startsAt, endsAt, placeOffset }: VisitorTimeProps) {
  const offset = useVisitorOffset(startsAt);
  if (offset === null || offset === placeOffset) return null;
  const dayOf = (iso: string, minutes: number) => formatDate(wallClock(iso, minutes), 'dayMonth');
  /** With its day, where that is not the one that was named before it. */
  const written = (iso: string, before: string) => {
    const day = dayOf(iso, offset);
    const clock = formatDate(wallClock(iso, offset), 'time');
    return day === before ? clock : `${day}, ${clock}`;
  };
  const start = written(startsAt, dayOf(startsAt, placeOffset));
  const hasEnd = endsAt !== null && timeOf(endsAt) !== null;
  const end = hasEnd ? ` to ${written(endsAt, dayOf(startsAt, offset))}` : '';
  return <>{` (${start}${end} where you are)`}</>;
}
