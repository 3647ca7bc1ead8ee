/** Limited parallelism. */

export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `size` tasks at a time, in the order in which they came. */
export function createLimiter(size: number): Limiter {
  const waiting: (() => void)[] = [];
  let next = 0;
  let free = size;
  const release = (): void => {
    const first = waiting[next];
    if (!first) {
      free += 1;
      return;
    }
    next += 1;
    // The array is emptied in bulk, since shifting each of ten thousand waiters would be quadratic.
    if (next === waiting.length) {
      waiting.length = 0;
      next = 0;
    }
    first();
  };
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      release();
    }
  };
}

/**
 * Calls `work` for each entry, at most `size` at a time. After a rejection it starts no more, waits for those under way
 * and rejects with the first: no work continues after it returns.
 */
export async function forEachLimited<T>(
  entries: readonly T[],
  size: number,
  work: (entry: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    while (failures.length === 0 && next < entries.length) {
      const index = next;
      next += 1;
      try {
        await work(entries[index] as T, index);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(size, entries.length) }, lane));
  if (failures.length > 0) throw failures[0];
}
