/** The scripts of `deploy/`, run as they are. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './deploy-files';

export interface Ended {
  status: number | null;
  output: string;
}

export interface RunningShellScript {
  ended: Promise<Ended>;
  /** All that it has printed so far. */
  printed: () => string;
  /** A signal to the script alone, or to all that it has started. */
  signal: (name: NodeJS.Signals, toAll?: boolean) => void;
}

/** Starts a script such as `deploy/site-release`; `env` is added to this process's environment. */
export function startShellScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningShellScript {
  const child = spawn(path.resolve(root, script), args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  return {
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (status) => {
        resolve({ status, output });
      });
    }),
    printed: () => output,
    signal: (name, toAll = false) => {
      if (child.pid === undefined) return;
      try {
        process.kill(toAll ? -child.pid : child.pid, name);
      } catch {
        // It has ended by itself.
      }
    },
  };
}

/** Runs a script to its end. */
export const runShellScript = (...args: Parameters<typeof startShellScript>): Promise<Ended> =>
  startShellScript(...args).ended;
