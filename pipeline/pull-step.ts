/** The pull as a step of a build: a process of its own, whose last line says what came of it. */
import path from 'node:path';
import { PROJECT_ROOT } from './layout';
import { runMeasured } from './processes';

export type PullOutcome = 'live' | 'degraded' | 'older-content';

export interface PullSummary {
  generation: string;
  outcome: PullOutcome;
}

/**
 * Pulls the content.
 * @throws {PullStepError} where it failed; what it printed has been passed on
 */
export async function runPull(
  env: NodeJS.ProcessEnv,
  onOutput: (text: string) => void,
  signal?: AbortSignal,
): Promise<PullSummary> {
  const cli = path.join(PROJECT_ROOT, 'src/data-layer/pull/cli.ts');
  const { status, output } = await runMeasured(
    process.execPath,
    ['--import', 'tsx', cli, '--ipc-json'],
    {
      cwd: PROJECT_ROOT,
      env,
      // The summary is for this process; all else is for the person.
      onOutput: (text) => {
        const shown = text
          .split('\n')
          .filter((line) => !line.startsWith('{"generation"'))
          .join('\n');
        if (shown) onOutput(shown);
      },
      ...(signal ? { signal } : {}),
    },
  );
  if (status !== 0) throw new PullStepError(status);
  const line = output.split('\n').findLast((text) => text.startsWith('{"generation"'));
  if (!line) throw new Error('The pull ended well but did not say which snapshot it made.');
  return JSON.parse(line) as PullSummary;
}

/** The pull failed and has said why. */
export class PullStepError extends Error {
  constructor(status: number | null) {
    super(
      `The content could not be pulled (status ${status ?? 'killed'}); the reason is above. The site was left as it was.`,
    );
    this.name = 'PullStepError';
  }
}
