import { zoneName } from '../../lib/zones';
import { offsetIn } from './event-offset';

/**
 * Minutes that the clocks of a zone are ahead of UTC in a year: in winter, and in summer.
 * @param timeZone its IANA name
 */
export function officeOffsets(
  timeZone: string,
  year = new Date().getUTCFullYear(),
): [standard: number, summer: number] {
  const offsets = ['01', '07'].map((month) => offsetIn(timeZone, `${year}-${month}-01T12:00:00Z`));
  return [Math.min(...offsets), Math.max(...offsets)];
}

/**
 * The clocks of a zone in a year: `UTC+5:30`, or `UTC, UTC+1 in summer`.
 * @param timeZone its IANA name
 */
export function officeZone(timeZone: string, year?: number): string {
  const [standard, summer] = officeOffsets(timeZone, year);
  const ahead = summer === standard ? '' : `, ${zoneName(summer)} in summer`;
  return zoneName(standard) + ahead;
}
