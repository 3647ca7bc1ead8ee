/**
 * `npm run pull`: exit status 0 where there is a snapshot to build from, 1 where there is none.
 * With `--ipc-json`, the last line of the standard output is one of JSON, for the build that started it.
 */
import { PullError } from './errors';
import { optionsFromEnvironment } from './options';
import { pull, type PullResult } from './pull';
import { progressLines, summary } from './report';

/** The line that `--ipc-json` ends with where there is a snapshot. The build knows it by its first field. */
export interface PullMessage {
  generation: string;
  outcome: PullResult['outcome'];
  unchanged: boolean;
  problems: number;
}

const forMachine = process.argv.includes('--ipc-json');

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function tellMachine(message: PullMessage): void {
  if (forMachine) process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** An error that the pull foresaw speaks for itself; of any other, the stack says where it came from. */
function words(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof PullError ? error.message : (error.stack ?? error.message);
}

async function main(): Promise<void> {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      stopping.abort(new Error(`stopped by ${name}`));
    });
  }
  let settings: ReturnType<typeof optionsFromEnvironment>;
  try {
    settings = optionsFromEnvironment(process.env);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    say(message);
    process.exitCode = 1;
    return;
  }
  for (const note of settings.notes) say(note);
  say(`Pulling from ${settings.options.adminApiUrl}`);
  try {
    const result = await pull({
      ...settings.options,
      signal: stopping.signal,
      onProgress: progressLines(say),
    });
    (forMachine ? process.stderr : process.stdout).write(`${summary(result)}\n`);
    tellMachine({
      generation: result.manifest.generation,
      outcome: result.outcome,
      unchanged: result.unchanged,
      problems: result.manifest.problems.length,
    });
  } catch (error) {
    const message = stopping.signal.aborted
      ? 'The pull was stopped; nothing has changed.'
      : words(error);
    say(message);
    process.exitCode = 1;
  }
}

void main();
