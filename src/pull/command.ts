/** `npm run pull` without its process: settings, output, and the exit status. */
import { PullError, type PullFailure } from './errors';
import { optionsFromEnvironment, type Environment, type EnvironmentOptions } from './options';
import { pull, type PullResult } from './pull';
import { progressLines, summary } from './report';

/** The line that `--ipc-json` ends with where there is a snapshot. The build knows it by its first field. */
export interface PullMessage {
  generation: string;
  outcome: PullResult['outcome'];
  unchanged: boolean;
  problems: number;
}

/** The line that it ends with where somebody may let through what was refused. */
export interface RefusedMessage {
  refused: readonly PullFailure[];
}

/** Items of a refusal that a message names. */
const MOST_GONE = 200;

export interface PullCommand {
  environment: Environment;
  /** Whether the standard output is for a program: one line of JSON, with all else on the standard error. */
  forMachine: boolean;
  signal: AbortSignal;
  /** Writes a line to the standard output. */
  print: (line: string) => void;
  /** Writes a line to the standard error. */
  say: (line: string) => void;
}

/** An error that the pull foresaw speaks for itself; of any other, the stack says where it came from. */
function words(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof PullError ? error.message : (error.stack ?? error.message);
}

function messageOf({ manifest, outcome, unchanged }: PullResult): PullMessage {
  const { generation, problems } = manifest;
  return { generation, outcome, unchanged, problems: problems.length };
}

/** Each refusal with the words of its items that tell which they are. */
function refusalOf({ failures }: PullError): RefusedMessage {
  const nameOf = ({ title, name, quote, company }: Readonly<Record<string, unknown>>) => ({
    title: title ?? name ?? quote ?? company,
  });
  return {
    refused: failures.map((failure) => ({
      ...failure,
      gone: (failure.gone ?? []).slice(0, MOST_GONE).map(({ id, slug, fields }) => ({
        id,
        ...(slug === undefined ? {} : { slug }),
        fields: nameOf(fields),
      })),
    })),
  };
}

/** Pulls as the environment says. @returns the exit status: 0 where there is a snapshot to build from */
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
      print(JSON.stringify(refusalOf(error)));
    }
    return 1;
  }
}
