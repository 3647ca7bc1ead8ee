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
