/** A count of a whole: `25 of 4,000`. */
import { amountOf } from './measure';

/** The whole that a count is of; the count itself where the text names none. */
export function wholeOf(text: string): number {
  const [count = '', whole = count] = text.split(' of ');
  return amountOf(whole) ?? 0;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** So many places of a row, spread over all of it without a pattern, and always the same. */
export function scattered(count: number, whole: number): number[] {
  // Steps of the golden section never crowd; one that shares no divisor with the whole meets no place twice.
  let step = Math.ceil(whole * 0.618);
  while (divisor(step, whole) > 1) step += 1;
  return Array.from({ length: count }, (_, at) => ((at + 1) * step) % whole);
}
