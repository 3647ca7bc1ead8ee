/** `npm run pull` without its process: settings, output, and the exit status. */
import { PullError, type PullFailure, type RefusedContent } from './errors';
import { optionsFromEnvironment, type Environment, type EnvironmentOptions } from './options';
import { pull, type PullResult } from './pull';
import { progressLines, summary } from './report';

/** The last line with `--ipc-json` after a successful pull. The build recognises it by its first field. */
export interface PullMessage {
  generation: string;
  outcome: PullResult['outcome'];
  unchanged: boolean;
  problems: number;
}

/** The last line with `--ipc-json` after a refusal. */
export interface RefusedMessage {
  refused: readonly PullFailure[];
  content: RefusedContent;
}

export interface PullCommand {
  environment: Environment;
  /** Whether stdout is for a program: one line of JSON, and everything else goes to stderr. */
  forMachine: boolean;
  signal: AbortSignal;
  /** Writes a line to the standard output. */
  print: (line: string) => void;
  /** Writes a line to the standard error. */
  say: (line: string) => void;
}

/** The message of an expected error; the stack of any other. */
function words(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof PullError ? error.message : (error.stack ?? error.message);
}

function messageOf({ manifest, outcome, unchanged }: PullResult): PullMessage {
  const { generation, problems } = manifest;
  return { generation, outcome, unchanged, problems: problems.length };
}

/** Pulls with the settings of the environment. @returns the exit status: 0 if there is a snapshot to build from */
export async function runPull(command: PullCommand): Promise<0 | 1> {
  const { environment, forMachine, signal, print, say } = command;
  let settings: EnvironmentOptions;
  try {
    settings = optionsFromEnvironment(environment);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  }
  for (const note of settings.notes) say(note);
  say(`Pulling from ${settings.options.adminApiUrl}`);
  try {
    const result = await pull({ ...settings.options, signal, onProgress: progressLines(say) });
    (forMachine ? say : print)(summary(result));
    if (forMachine) print(JSON.stringify(messageOf(result)));
    return 0;
  } catch (error) {
    say(signal.aborted ? 'The pull was stopped; nothing has changed.' : words(error));
    if (forMachine && error instanceof PullError && error.failures.some(({ accept }) => accept)) {
      const refusal: RefusedMessage = { refused: error.failures, content: error.content };
      print(JSON.stringify(refusal));
    }
    return 1;
  }
}
