/**
 * Dates and salaries for reading. Everything is in English as written in Britain and in UTC, so that the built HTML and
 * the browser say the same wherever either of them runs.
 */
import { formatNumber, numberFormat } from './numbers';
import { timeOf } from './time-of';

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

/** A point in time (ISO 8601) in words; an empty string for none and for an invalid date. */
export function formatDate(iso: string | null | undefined, style: DateStyle = 'long'): string {
  const at = timeOf(iso);
  return at === null ? '' : dateStyles[style](new Date(at));
}

/** The calendar day of a moment where it was meant: of `2027-01-31T23:59:59-05:00` 31 January, though in UTC it is February. */
export function formatLocalDate(iso: string | null | undefined, style: DateStyle = 'long'): string {
  return timeOf(iso) === null ? '' : formatDate(`${iso?.slice(0, 10) ?? ''}T00:00:00Z`, style);
}

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

/**
 * `12 March 2027, 15:00 to 16:30, UTC+1`, by the clocks of the place where it begins; with an end on another day, both
 * days; without an end, the beginning.
 * @param offset minutes that those clocks are ahead of UTC, where the time itself does not say
 */
export function formatPeriod(
  startsAt: string,
  endsAt?: string | null,
  offset = zoneOffset(startsAt),
): string {
  const start = wallClock(startsAt, offset);
  const end = endsAt ? wallClock(endsAt, offset) : null;
  const begin = `${formatDate(start)}, ${formatDate(start, 'time')}`;
  if (timeOf(end) === null) return `${begin}, ${zoneName(offset)}`;
  if (formatDate(start) === formatDate(end))
    return `${begin} to ${formatDate(end, 'time')}, ${zoneName(offset)}`;
  return `${formatDate(start)} to ${formatDate(end)}`;
}

export interface SalaryRange {
  readonly currency: string | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string | null;
}

const salaryUnits: Record<string, string> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
};

/** `£52,000 to £64,000 a year`; one figure where the other is missing; null where there is nothing to say. */
export function formatSalary(salary: SalaryRange | null | undefined): string | null {
  if (!salary) return null;
  const { min, max } = salary;
  const amounts = [...new Set([min, max])].flatMap((each) =>
    each === null || each === undefined ? [] : [formatMoney(each, salary.currency)],
  );
  if (amounts.length === 0) return null;
  const prefix = min === null ? 'up to ' : max === null ? 'from ' : '';
  const unit = salaryUnits[salary.unit ?? ''] ?? '';
  return `${prefix}${amounts.join(' to ')} ${unit}`.trim();
}

function formatMoney(value: number, currency: string | null): string {
  try {
    return numberFormat({
      style: 'currency',
      currency: currency ?? '',
      // Whole amounts lose their noughts: £14.50, but £52,000.
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      maximumFractionDigits: Number.isInteger(value) ? 0 : 2,
    }).format(value);
  } catch {
    // Not a currency code that Intl takes: the figure is still worth showing, with whatever was given.
    return [currency, formatNumber(value)].filter(Boolean).join(' ');
  }
}

const employmentTypes: Record<string, string> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  VOLUNTEER: 'Voluntary',
  PER_DIEM: 'By the day',
  OTHER: 'Other',
};

/** schema.org's employment type in words; an unknown one unchanged. */
export function formatEmployment(type: string | null | undefined): string | null {
  return type ? (employmentTypes[type] ?? type) : null;
}
