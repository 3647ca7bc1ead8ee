/**
 * Ends a process that hangs: its supervisor then restarts it, which it would not do with a live but unresponsive one.
 */
import { Worker } from 'node:worker_threads';

/** Processor time, several times of what a first start takes: on a loaded machine that start lasts for minutes. */
const PATIENCE_MS = 60_000;
/** Looks at the heart so often in that time. A machine that sleeps does not look, so that its sleep is no silence. */
const LOOKS = 20;
/** A process that waits for good uses no processor: it may stand still so many times longer. */
const IDLE_FACTOR = 10;

/** In a separate thread: the main one may never give back the processor. */
const WATCHING = `
  const fs = require('node:fs');
  const { beats, lookMs, looks, patienceMs } = require('node:worker_threads').workerData;
  const usedMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  let last = -1;
  let missed = 0;
  let usedThen = 0;
  while (Atomics.wait(beats, 1, 0, lookMs) === 'timed-out') {
    const now = Atomics.load(beats, 0);
    if (now !== last) {
      last = now;
      missed = 0;
      usedThen = usedMs();
      continue;
    }
    missed += 1;
    const isBusy = usedMs() - usedThen >= patienceMs;
    if (isBusy || missed >= looks) {
      const time = isBusy ? patienceMs / 1000 + ' s of processor time' : (missed * lookMs) / 1000 + ' s';
      fs.writeSync(2, 'The admin API has not answered for ' + time + ', and ends itself.\\n');
      process.kill(process.pid, 'SIGKILL');
    }
  }`;

/**
 * Watches this process from now on: where its event loop stands still for too long, it is killed.
 * @param patienceMs processor time for which it may stand still
 * @returns ends the watch
 */
export function startWatchdog(patienceMs = PATIENCE_MS): () => void {
  const beats = new Int32Array(new SharedArrayBuffer(8));
  const lookMs = patienceMs / LOOKS;
  const heart = setInterval(() => Atomics.add(beats, 0, 1), lookMs / 2);
  heart.unref();
  const workerData = { beats, lookMs, looks: LOOKS * IDLE_FACTOR, patienceMs };
  const worker = new Worker(WATCHING, { eval: true, execArgv: [], workerData });
  worker.unref();
  return () => {
    clearInterval(heart);
    Atomics.store(beats, 1, 1);
    Atomics.notify(beats, 1);
  };
}
