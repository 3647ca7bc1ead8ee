/** Waiting for other processes. */
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 10;

/** Waits until `look` finds something. @param what named by the error after the time limit */
export async function untilFound<T>(
  what: string,
  look: () => T | undefined | Promise<T | undefined>,
  ms = 30_000,
): Promise<T> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`This did not come within ${ms / 1000} s: ${what}.`);
}

/** Waits until something is true. @throws {Error} after the time limit */
export async function until(isTrue: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  await untilFound(String(isTrue), async () => (await isTrue()) || undefined, ms);
}
