/** Numbers and plurals for reading, in English as written in Britain: `format.ts` has dates and salaries. */

const LOCALE = 'en-GB';

/** By their options: to make one takes a phone a hundredth of a second, to use it next to nothing. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** @throws {RangeError} for a currency that Intl does not take */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
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
