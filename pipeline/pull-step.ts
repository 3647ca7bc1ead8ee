/** The pull as a step of a build: a separate process, whose last line of output is its outcome. */
import path from 'node:path';
import type { PullMessage, RefusedMessage } from '../src/pull/command';
import { PROJECT_ROOT } from './layout';
import { runProcess, StepError, type RunOptions } from './processes';

export type PullOutcome = PullMessage['outcome'];

/** The beginnings of the pull's messages to this process: the outcome, or a refusal. */
const MESSAGE = '{"generation":';
const REFUSAL = '{"refused":';

/**
 * Pulls the content.
 * @throws {PullStepError} where it failed; its output has been passed on
 */
export async function runPull(
  env: NodeJS.ProcessEnv,
  onOutput: (text: string) => void,
  { record, signal }: Pick<RunOptions, 'record' | 'signal'> = {},
): Promise<PullMessage> {
  const cli = path.join(PROJECT_ROOT, 'src/pull/cli.ts');
  const { status, output } = await runProcess(
    process.execPath,
    ['--import', 'tsx', cli, '--ipc-json'],
    {
      cwd: PROJECT_ROOT,
      env,
      // Messages are for this process; everything else is for a person.
      onOutput: (text) => {
        const shown = text
          .split('\n')
          .filter((line) => !line.startsWith(MESSAGE) && !line.startsWith(REFUSAL))
          .join('\n');
        if (shown) onOutput(shown);
      },
      ...(record === undefined ? {} : { record }),
      ...(signal ? { signal } : {}),
    },
  );
  const line = output.split('\n').findLast((text) => text.startsWith(MESSAGE));
  if (status !== 0 || !line) throw new PullStepError(status, output);
  return JSON.parse(line) as PullMessage;
}

/** The refusal in a pull's output; null without one. */
function refusalIn(output: string): RefusedMessage | null {
  const line = output.split('\n').findLast((text) => text.startsWith(REFUSAL));
  return line ? (JSON.parse(line) as RefusedMessage) : null;
}

/** A failed pull, which has printed the reason and what to check. */
export class PullStepError extends StepError {
  /** A refusal that a person may accept; null if nobody may. */
  readonly refusal: RefusedMessage | null;

  constructor(status: number | null, output: string) {
    super(
      `The content could not be pulled (status ${status ?? 'killed'}); the reason is above. The site was left as it was.`,
      output
        .split('\n')
        .filter((line) => !line.startsWith(REFUSAL))
        .join('\n'),
    );
    this.refusal = refusalIn(output);
    this.name = 'PullStepError';
  }
}
