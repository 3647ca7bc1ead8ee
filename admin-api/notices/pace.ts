/** Rate limit. */
const MINUTE_MS = 60_000;

export interface Pace {
  /** Wait before the next one, in milliseconds. */
  wait: () => number;
  /** Records a start. */
  count: () => void;
}

/** Lets so many through in any minute. */
export function minutePace(most: number, now: () => Date): Pace {
  let recent: number[] = [];
  return {
    wait: () => {
      const time = now().getTime();
      recent = recent.filter((at) => at > time - MINUTE_MS);
      const [first = time] = recent;
      return recent.length < most ? 0 : first + MINUTE_MS - time;
    },
    count: () => void recent.push(now().getTime()),
  };
}
