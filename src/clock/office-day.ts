/** Office hours by UTC, which stays the same when clocks change. */

/** A part of a day, in minutes of UTC from midnight. */
export interface DayPart {
  readonly from: number;
  readonly to: number;
  /** Whether it holds all year; else in summer or in winter alone. */
  readonly isAlways: boolean;
}

const HOURS = /^(\d{1,2}):(\d\d) to (\d{1,2}):(\d\d)$/;
const DAY = 24 * 60;

/** In one piece, or in two where midnight lies between. */
function split({ from, to, isAlways }: DayPart): DayPart[] {
  const start = ((from % DAY) + DAY) % DAY;
  const end = start + to - from;
  return end <= DAY
    ? [{ from: start, to: end, isAlways }]
    : [
        { from: start, to: DAY, isAlways },
        { from: 0, to: end - DAY, isAlways },
      ];
}

/**
 * The parts of a day in which an office has somebody, such as one that opens `8:30 to 18:00`; none where its hours are
 * no times of day.
 * @param standard minutes that its clocks are ahead of UTC in winter
 * @param summer the same in summer
 */
export function officeDay(hours: string, standard: number, summer = standard): DayPart[] {
  const [, ...digits] = HOURS.exec(hours.trim()) ?? [];
  if (digits.length === 0) return [];
  const [hour = 0, minute = 0, endHour = 0, endMinute = 0] = digits.map(Number);
  const opens = 60 * hour + minute;
  const closes = 60 * endHour + endMinute + (endHour < hour ? DAY : 0);
  return [
    { from: opens - summer, to: opens - standard, isAlways: false },
    { from: opens - standard, to: closes - summer, isAlways: true },
    { from: closes - summer, to: closes - standard, isAlways: false },
  ]
    .filter(({ from, to }) => from < to)
    .flatMap(split);
}
