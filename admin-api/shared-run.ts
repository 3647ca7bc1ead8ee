/**
 * Shares runs between calls of the same work. A run under way may have started too early for a new call; all calls that
 * come meanwhile share the next one.
 */
export function sharedRun<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = (): Promise<T> => {
    const own = run().finally(() => {
      running = undefined;
    });
    running = own;
    return own;
  };
  return () => {
    // A run that has not begun yet.
    if (next) return next;
    if (!running) return start();
    next = running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}
