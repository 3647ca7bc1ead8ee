/**
 * Dates, numbers and plurals for reading. Everything is in English as written in Britain and in UTC, so
 * that the built HTML and the browser say the same wherever either of them runs.
 */

const LOCALE = 'en-GB';

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

/** A point in time (ISO 8601) in words; an empty string for none and for what is no date. */
export function formatDate(iso: string | null | undefined, style: DateStyle = 'long'): string {
  const at = timeOf(iso);
  return at === null ? '' : dateStyles[style](new Date(at));
}

/** The calendar day of a moment where it was meant: of `2027-01-31T23:59:59-05:00` 31 January, though in UTC it is February. */
export function formatLocalDate(iso: string | null | undefined, style: DateStyle = 'long'): string {
  return timeOf(iso) === null ? '' : formatDate(`${iso?.slice(0, 10) ?? ''}T00:00:00Z`, style);
}

/** Milliseconds since 1970 of an ISO 8601 date; null for none and for what is no date. */
export function timeOf(iso: string | null | undefined): number | null {
  if (!iso) return null;
  const at = Date.parse(iso);
  return Number.isNaN(at) ? null : at;
}

/** `12 March 2027, 15:00 to 16:30 UTC`; with an end on another day, both days; without an end, the beginning. */
export function formatPeriod(startsAt: string, endsAt?: string | null): string {
  const start = `${formatDate(startsAt)}, ${formatDate(startsAt, 'time')}`;
  if (timeOf(endsAt) === null) return `${start} UTC`;
  if (formatDate(startsAt) === formatDate(endsAt))
    return `${start} to ${formatDate(endsAt, 'time')} UTC`;
  return `${formatDate(startsAt)} to ${formatDate(endsAt)}`;
}

/** By their options: to make one takes a phone a hundredth of a second, to use it next to nothing. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** @throws {RangeError} for a currency that Intl does not take */
function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(LOCALE, options);
  numberFormats.set(key, format);
  return format;
}

/** 12,400 */
export function formatNumber(value: number): string {
  // Most counts are small, and need no format.
  const isPlain = Number.isInteger(value) && Math.abs(value) < 1000;
  return isPlain ? String(value) : numberFormat().format(value);
}

/** A whole amount behind its currency's sign: `£42,000`, `−£1,300`. */
export function formatAmount(value: number, sign: string): string {
  const whole = Math.round(value);
  return `${whole < 0 ? '−' : ''}${sign}${formatNumber(Math.abs(whole))}`;
}

/** A share of 1 in whole per cent: `15%`. */
export function formatShare(share: number): string {
  return `${formatNumber(Math.round(share * 100))}%`;
}

/** Bytes as `340 kB` or `1.2 MB` (decimal units, as operating systems' download lists show them). */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes < 999_500 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  const digits = unit === 'MB' && value < 10 ? 1 : 0;
  const number = numberFormat({ maximumFractionDigits: digits });
  return `${number.format(Math.max(value, 1))} ${unit}`;
}

/** `count(1, 'post', 'posts')` is `1 post`: English has one word for 1, and another for all else. */
export function count(value: number, one: string, other: string): string {
  return `${formatNumber(value)} ${value === 1 ? one : other}`;
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

/** schema.org's employment type in words; an unknown one as it came. */
export function formatEmployment(type: string | null | undefined): string | null {
  return type ? (employmentTypes[type] ?? type) : null;
}
