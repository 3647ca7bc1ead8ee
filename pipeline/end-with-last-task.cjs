/**
 * Loaded with `--require` into Gatsby's workers. A worker that is told to end waits for its timers, of which one of each
 * query takes five seconds, until Gatsby kills it after one: a second of each build. A longer timer no longer keeps it
 * alive. Before its end, a worker lives by its channel to the main process.
 */
'use strict';
const KILLED_AFTER_MS = 1000;

if (process.env.GATSBY_WORKER_MODULE_PATH) {
  const start = globalThis.setTimeout;
  const startUnheld = (run, ms, ...args) => {
    const timer = start(run, ms, ...args);
    return ms >= KILLED_AFTER_MS ? timer.unref() : timer;
  };
  globalThis.setTimeout = Object.defineProperties(
    startUnheld,
    Object.getOwnPropertyDescriptors(start),
  );
}
