/** The scripts of `deploy/`, run as they are. */
import path from 'node:path';
import { startChild, type RunningChild } from './child';
import { root } from './deploy-files';

/** Starts a script such as `deploy/site-release`; `env` is added to this process's environment. */
export const startShellScript = (
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningChild =>
  startChild(path.resolve(root, script), args, { env: { ...process.env, ...env } });

/** Runs a script to its end. */
export async function runShellScript(...given: Parameters<typeof startShellScript>) {
  const { status, output } = await startShellScript(...given).ended;
  return { status, output };
}
