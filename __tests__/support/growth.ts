/** Growth of processor time for four times as much input; other work beside it does not change it. */

/** Below this, the clock's own grain and the collector dominate. */
const GRAIN_MS = 8;
const TRIES = 4;

function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * About 4 where the time grows with the size, 16 where it grows with the size's square. The least of a few tries, since
 * the compiler and the collector only ever add to it; the first that is good enough ends them.
 * @param work takes a size; prepare unmeasured input before
 */
export function growth(work: (size: number) => unknown, size: number, goodEnough = 6): number {
  work(size);
  let [less, more] = [Infinity, Infinity];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    less = Math.min(
      less,
      processorMs(() => work(size)),
    );
    more = Math.min(
      more,
      processorMs(() => work(4 * size)),
    );
    if (more / Math.max(less, GRAIN_MS) <= goodEnough) break;
  }
  return more / Math.max(less, GRAIN_MS);
}
