/** How long a step takes, as its time says. */

export interface Duration {
  /** Seconds; the same where one time is said alone. */
  readonly least: number;
  readonly most: number;
}

const DAY = 86_400;
const SECONDS: Readonly<Record<string, number>> = {
  s: 1,
  second: 1,
  min: 60,
  minute: 60,
  h: 3600,
  hour: 3600,
  day: DAY,
  weekend: 2 * DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
};
const UNIT = Object.keys(SECONDS).join('|');
const TIME = new RegExp(
  `^(\\d+(?:\\.\\d+)?)(?: (${UNIT})s?)?(?: (?:to|→) (\\d+(?:\\.\\d+)?) (${UNIT})s?)?\\b`,
);

const secondsOf = (amount: string, unit: string) => Number(amount) * (SECONDS[unit] ?? 0);

/** Of `4 to 8 weeks` or `6 days → 7 min`; 0 for a time without a length, such as `From then on`. */
export function durationOf(time: string): Duration {
  const [, first = '', firstUnit, second, unit = ''] = TIME.exec(time) ?? [];
  const ownUnit = firstUnit ?? unit;
  const one = secondsOf(first, ownUnit);
  const other = second === undefined ? one : secondsOf(second, unit);
  return { least: Math.min(one, other), most: Math.max(one, other) };
}
