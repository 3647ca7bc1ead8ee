/** Timers of Gatsby's workers. */
import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const PRELOAD = path.resolve('pipeline/end-with-last-task.cjs');

/** Runs a script with the preload. @returns its output */
function output(script: string, env: NodeJS.ProcessEnv = {}): string {
  const args = ['--require', PRELOAD, '-e', script];
  return execFileSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

const TIMERS = 'setTimeout(() => console.log("long"), 1000); setTimeout(console.log, 10, "short")';

it('lets a worker end before its long timers, and after its short ones', () => {
  const worker = { GATSBY_WORKER_MODULE_PATH: 'worker.js' };
  expect(output(TIMERS, worker)).toBe('short\n');
  const promised = 'require("util").promisify(setTimeout)(10, "kept").then(console.log)';
  expect(output(promised, worker)).toBe('kept\n');
});

it('leaves other processes alone', () => {
  expect(output(TIMERS)).toBe('short\nlong\n');
});
