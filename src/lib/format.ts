/**
 * Dates, numbers and plurals for reading, by Intl. Everything is in English as written in Britain and in UTC, so
 * that the built HTML and the browser say the same wherever either of them runs.
 */

const LOCALE = 'en-GB';
const TIME_ZONE = 'UTC';

const dateFormats = {
  /** 17 November 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 17 November */
  dayMonth: { day: 'numeric', month: 'long' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** November */
  monthName: { month: 'long' },
  /** Tuesday 17 November 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 17 */
  day: { day: 'numeric' },
  /** 2026 */
  year: { year: 'numeric' },
  /** 15:30 */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateFormats;

/** Made once for each style: making one costs a hundred times what using it does. */
const dateFormatters = new Map<DateStyle, Intl.DateTimeFormat>();

function dateFormatter(style: DateStyle): Intl.DateTimeFormat {
  const known = dateFormatters.get(style);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALE, { ...dateFormats[style], timeZone: TIME_ZONE });
  dateFormatters.set(style, made);
  return made;
}

/** A point in time (ISO 8601) in words; an empty string for none and for what is no date. */
export function formatDate(iso: string | null | undefined, style: DateStyle = 'long'): string {
  const at = timeOf(iso);
  if (at === null) return '';
  // Some versions of ICU put a comma behind the weekday, others do not; the server's may differ from the browser's.
  return dateFormatter(style).format(at).replace(',', '');
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

/** 12,400 */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(LOCALE).format(value);
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
  const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits });
  return `${number.format(Math.max(value, 1))} ${unit}`;
}

/** `count(1, 'post', 'posts')` is `1 post`; the words are chosen by the language's plural rule. */
export function count(value: number, one: string, other: string): string {
  const word = new Intl.PluralRules(LOCALE).select(value) === 'one' ? one : other;
  return `${formatNumber(value)} ${word}`;
}

/** `a, b and c` */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(items);
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
    return new Intl.NumberFormat(LOCALE, {
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
