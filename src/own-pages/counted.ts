/** A count of a whole: `25 of 4,000`. */
import { randomFrom } from '../cloth/weaving/random';
import { amountOf } from './measure';

/** The whole that a count is of; the count itself where the text names none. */
export function wholeOf(text: string): number {
  const [count = '', whole = count] = text.split(' of ');
  return amountOf(whole) ?? 0;
}

/** So many places of a row, spread over it as by chance, and always the same; no more than there are. */
export function scattered(count: number, whole: number): number[] {
  const random = randomFrom(`${count} of ${whole}`);
  const places = new Set<number>();
  while (places.size < count) places.add(random.whole(0, whole - 1));
  return [...places];
}

/** The places of a whole, column by column from the left. */
export function byColumn(whole: number, ends: number): number[] {
  return Array.from({ length: whole }, (_, at) => at).sort(
    (a, b) => (a % ends) - (b % ends) || a - b,
  );
}

/**
 * The length of rows in which a whole is about `shape` times as wide as high: where one near by leaves none over, that;
 * else one that leaves no less than half a row.
 */
export function rowLength(whole: number, shape: number): number {
  const ideal = Math.ceil(Math.sqrt(whole * shape));
  const steps = Array.from({ length: Math.ceil(ideal / 8) }, (_, by) => [ideal + by, ideal - by]);
  const near = steps.flat();
  return (
    near.find((length) => whole % length === 0) ??
    near.find((length) => whole % length >= length / 2) ??
    ideal
  );
}
