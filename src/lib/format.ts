/**
 * Dates for reading. Everything is in English as written in Britain, and in the zone of the time stamp itself, so that
 * the built HTML and the browser say the same wherever either of them runs.
 */
import { timeOf } from './time-of';
import { wallClock, zoneOffset } from './zones';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const monthName = (at: Date) => MONTHS[at.getUTCMonth()] ?? '';
const dayMonth = (at: Date) => `${at.getUTCDate()} ${monthName(at)}`;
const month = (at: Date) => `${monthName(at)} ${at.getUTCFullYear()}`;
const long = (at: Date) => `${at.getUTCDate()} ${month(at)}`;

/** By hand, as Intl has them: to make one of its formatters takes far longer than to write a date. */
const dateStyles = {
  /** 17 November 2026 */
  long,
  /** 17 November */
  dayMonth,
  /** November 2026 */
  month,
  /** November */
  monthName,
  /** Tuesday 17 November 2026 */
  full: (at: Date) => `${WEEKDAYS[at.getUTCDay()] ?? ''} ${long(at)}`,
  /** 17 */
  day: (at: Date) => `${at.getUTCDate()}`,
  /** 2026 */
  year: (at: Date) => `${at.getUTCFullYear()}`,
  /** 15:30 */
  time: (at: Date) => at.toISOString().slice(-13, -8),
} as const satisfies Record<string, (at: Date) => string>;

export type DateStyle = keyof typeof dateStyles;

/** A moment (ISO 8601) by the clocks of where it was written, as if they were UTC's; null for none. */
function local(iso: string | null | undefined): Date | null {
  return iso && timeOf(iso) !== null ? new Date(wallClock(iso, zoneOffset(iso))) : null;
}

/**
 * A point in time (ISO 8601) in words; an empty string for none and for an invalid date. The day is its author's: of
 * `2027-01-31T23:59:59-05:00` 31 January, though in UTC it is February.
 */
export function formatDate(iso: string | null | undefined, style: DateStyle = 'long'): string {
  const at = local(iso);
  return at === null ? '' : dateStyles[style](at);
}

/** The year of that day. */
export function yearOf(iso: string | null | undefined): number | null {
  return local(iso)?.getUTCFullYear() ?? null;
}
