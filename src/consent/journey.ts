/**
 * The pages of a visit, and how they are written into a cookie: `sq1x2c/services/cloud|sq1x40/contact`, the time of
 * each in seconds to the base of 36.
 */
import { cookieText } from './cookies';

export interface JourneyEntry {
  /** The page's path, as the browser gives it. */
  readonly path: string;
  /** ISO 8601, in whole seconds. */
  readonly at: string;
}

/** Size limit of the cookie, in bytes as written: browsers refuse cookies of 4,096. */
export const MAX_JOURNEY_BYTES = 3500;
const SEPARATOR = '|';

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** An entry for a path, now. */
export function entryNow(path: string): JourneyEntry {
  return { path, at: timeOf(Math.floor(Date.now() / 1000)) };
}

function written({ path, at }: JourneyEntry): string {
  return (Date.parse(at) / 1000).toString(36) + path.replaceAll(SEPARATOR, '%7C');
}

export function encodeJourney(journey: readonly JourneyEntry[]): string {
  return journey.map(written).join(SEPARATOR);
}

/** Parses a written journey; parts that are no entry are left out. */
export function decodeJourney(text: string | null): JourneyEntry[] {
  return (text ?? '').split(SEPARATOR).flatMap((part) => {
    const [, time = '', path = ''] = /^([\da-z]{1,8})(\/.*)$/.exec(part) ?? [];
    const seconds = parseInt(time, 36);
    // Beyond it there is no date.
    return path && seconds <= 8.64e12 ? [{ path, at: timeOf(seconds) }] : [];
  });
}

/** As many of the newest as the cookie can carry. */
export function cappedJourney(journey: readonly JourneyEntry[]): readonly JourneyEntry[] {
  let room = MAX_JOURNEY_BYTES;
  const cut = journey.findLastIndex((entry) => {
    room -= cookieText(written(entry)).length + 1;
    return room < 0;
  });
  return journey.slice(cut + 1);
}

/** Two lists as one, in the order of time, with nothing twice. */
export function mergedJourney(
  one: readonly JourneyEntry[],
  other: readonly JourneyEntry[],
): readonly JourneyEntry[] {
  const known = new Map([...one, ...other].map((entry) => [written(entry), entry]));
  return [...known.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
