/** The search index as a step of a build: a separate process. */
import path from 'node:path';
import { PROJECT_ROOT } from '../layout';
import { runProcess, StepError, type RunOptions } from '../processes';

/**
 * Makes the index of the output in a work directory.
 * @throws {StepError} if it failed; its output has been printed
 */
export async function runSearchIndex(
  directory: string,
  env: NodeJS.ProcessEnv,
  onOutput: (text: string) => void,
  { record, signal }: Pick<RunOptions, 'record' | 'signal'> = {},
): Promise<void> {
  const { status, output } = await runProcess(
    process.execPath,
    ['--import', 'tsx', path.join(PROJECT_ROOT, 'pipeline/search-index/cli.ts'), directory],
    {
      cwd: PROJECT_ROOT,
      env,
      onOutput,
      ...(record === undefined ? {} : { record }),
      ...(signal ? { signal } : {}),
    },
  );
  if (status !== 0) {
    throw new StepError(
      `The search index could not be made (status ${status ?? 'killed'}); the reason is above.`,
      output,
    );
  }
}
