/**
 * Numbers and plurals for reading, in English as written in Britain: `format.ts` has dates, `salary.ts` salaries. By hand,
 * as Intl has them: the first format that it makes takes a slow phone a tenth of a second.
 */

/** Between a number and its unit, and within a name. */
export const NO_BREAK = '\u00a0';

/** The digits of a number in groups: of a whole number, or with at most three decimals. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');

/** 12,400 */
export const formatNumber = (value: number): string => grouped(String(Number(value.toFixed(3))));

/** A whole amount behind its currency's sign: `£42,000`, `−£1,300`. */
export function formatAmount(value: number, sign: string): string {
  const whole = Math.round(value);
  return `${whole < 0 ? '−' : ''}${sign}${formatNumber(Math.abs(whole))}`;
}

/** A share of 1 in whole per cent: `15%`. */
export function formatShare(share: number): string {
  return `${formatNumber(Math.round(share * 100))}%`;
}

/** Bytes as `340 kB`, `1.2 MB` or `2.5 GB` (decimal units, as operating systems' download lists show them). */
export function formatBytes(bytes: number): string {
  const [value, unit] =
    bytes < 999_500
      ? [bytes / 1e3, 'kB']
      : bytes < 999_500_000
        ? [bytes / 1e6, 'MB']
        : [bytes / 1e9, 'GB'];
  const digits = unit !== 'kB' && value < 10 ? 1 : 0;
  return `${formatNumber(Number(Math.max(value, 1).toFixed(digits)))} ${unit}`;
}

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number in words as the figure for a row of them: `fourteen` is `14`. All other text is left as it is. */
export function asFigure(text: string): string {
  const value = words.indexOf(text.trim().toLowerCase());
  return value < 0 ? text : String(value);
}

/** `count(1, 'post', 'posts')` is `1 post`: English has one word for 1, and another for all else. */
export function count(value: number, one: string, other: string): string {
  return `${formatNumber(value)} ${value === 1 ? one : other}`;
}
