import { zoneName } from '../../lib/zones';
import { offsetIn } from './event-offset';

/**
 * The clocks of a zone in a year: `UTC+5:30`, or `UTC, UTC+1 in summer`.
 * @param timeZone its IANA name
 */
export function officeZone(timeZone: string, year = new Date().getUTCFullYear()): string {
  const offsets = ['01', '07'].map((month) => offsetIn(timeZone, `${year}-${month}-01T12:00:00Z`));
  const [standard, summer] = [Math.min(...offsets), Math.max(...offsets)];
  const ahead = summer === standard ? '' : `, ${zoneName(summer)} in summer`;
  return zoneName(standard) + ahead;
}
