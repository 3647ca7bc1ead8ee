/** Options of Node in Gatsby's processes. */
import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const PRELOAD = path.resolve('pipeline/options-of-workers.cjs');

it('keeps what the compiler has for itself from the processes that it starts', () => {
  const child = `require("child_process").execFileSync(process.execPath, ["-p", "process.env.NODE_OPTIONS"])`;
  const env = {
    ...process.env,
    NODE_OPTIONS: `--max-semi-space-size=32 --require ${JSON.stringify(PRELOAD)}`,
    OPTIONS_OF_WORKERS: '--no-warnings',
  };
  const output = execFileSync(process.execPath, ['-p', `String(${child})`], {
    encoding: 'utf8',
    env,
  });
  expect(output.trim()).toBe('--no-warnings');
});
