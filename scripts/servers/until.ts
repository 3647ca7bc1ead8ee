/** Waiting for what another process does. */
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 10;

/** Waits until something is there; a time-out names it. */
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

/** @throws {Error} where it does not come to that in time */
export async function until(isTrue: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  await untilFound(String(isTrue), async () => (await isTrue()) || undefined, ms);
}
