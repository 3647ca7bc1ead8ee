/** Numbers on an axis, and with their units. */
import { formatNumber, NO_BREAK } from '../../../lib/numbers';

export interface Scale {
  /** Round numbers, evenly apart, the first and the last of which are its ends. */
  readonly ticks: readonly number[];
  /** Where a value lies: 0 at its beginning, 1 at its end. */
  readonly at: (value: number) => number;
}

/** Below this share of the greatest, the least value is near enough to 0 to begin there. */
const NEAR_ZERO = 0.6;

/**
 * A scale for values.
 * @param fromZero for lengths, which mean nothing without their beginning
 * @param room share of the scale to leave beyond the greatest value
 */
export function scaleOf(values: readonly number[], fromZero = true, room = 0): Scale {
  const most = Math.max(...values, 0);
  const lowest = Math.min(...values);
  const least = fromZero || lowest < most * NEAR_ZERO ? Math.min(lowest, 0) : lowest;
  const rough = (most - least || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(least / step);
  const end = Math.max(Math.ceil(most / step), first + 1);
  const last = most / step - first > (end - first) * (1 - room) ? end + 1 : end;
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const at = (value: number) => (value - first * step) / ((last - first) * step);
  return { ticks, at };
}

/** A share in per cent, as attributes of SVG have it. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

const CURRENCY = /^[£€$¥]/;

/** `9 min`, `34%`, `£640`, `£12k`. */
export function withUnit(value: number, unit: string): string {
  const number = formatNumber(value);
  const [sign] = CURRENCY.exec(unit) ?? [];
  if (sign) return `${sign}${number}${unit.slice(sign.length)}`;
  return unit.startsWith('%') ? number + unit : number + NO_BREAK + unit;
}
