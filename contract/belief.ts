/** Years from which and to which dates are believed; others are a program's zero, or its infinity. */
const BELIEVED = [1990, 2100] as const;

/** Why a moment in ISO 8601 is not believed, or null. */
export function disbelief(moment: string): string | null {
  const year = Number(moment.slice(0, 4));
  const [from, to] = BELIEVED;
  return year >= from && year <= to
    ? null
    : `is ${moment}, and dates before ${from} or after ${to} are not believed; correct or empty it`;
}
