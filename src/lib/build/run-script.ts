import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Reporter } from 'gatsby';

interface Script {
  /** Its path from the project's root. */
  file: string;
  args?: readonly string[];
  /** Name in Gatsby's progress output. */
  activity: string;
}

/** The command that starts a part of the data layer, by its path from the project's root. */
export function scriptCommand(file: string, args: readonly string[]): [string, string[]] {
  return [process.execPath, ['--import', 'tsx', path.resolve(file), ...args]];
}

/**
 * Runs a part of the data layer in its own process: its parsers are ES modules, which Gatsby's compiled hooks cannot
 * load. Its output goes to this terminal.
 * @throws {Error} where it fails
 */
export function runScript(
  { file, args = [], activity }: Script,
  reporter: Reporter,
): Promise<void> {
  const [command, commandArgs] = scriptCommand(file, args);
  const timer = reporter.activityTimer(activity);
  timer.start();
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      timer.end();
      if (code === 0) resolve();
      else reject(new Error(`It ended with status ${code ?? 'killed'}; its messages are above.`));
    });
  });
}
