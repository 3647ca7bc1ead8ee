/** Clocks ahead of UTC, and behind it. */
import { timeOf } from './time-of';

/** Minutes that the clocks are ahead of UTC where a moment was meant: 330 of `…T17:00:00+05:30`. */
export function zoneOffset(iso: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(iso) ?? [];
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** `UTC`, `UTC+5:30`, `UTC−4` */
export function zoneName(offset: number): string {
  if (offset === 0) return 'UTC';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const rest = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `UTC${offset < 0 ? '−' : '+'}${hours}${rest}`;
}

/** Local time at a moment, so many minutes ahead of UTC, written as if it were UTC; unchanged where it is no date. */
export function wallClock(iso: string, offset: number): string {
  const at = timeOf(iso);
  return at === null ? iso : new Date(at + offset * 60_000).toISOString();
}
