/**
 * Has calls share runs of what does the same for all of them. A run that is under way may have begun too early for a
 * call that comes now; all calls that come meanwhile share the next one.
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
    // One that has not begun yet.
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
