/** Child processes that are run to the end, and never left behind. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { readJson, writeFileAtomically } from './files';
import { startOf, type Holder } from '@corporate-website/locks/lock';
import { hasEnded, processTable } from '@corporate-website/locks/process-table';

/** Ends a process group by SIGTERM, and after five seconds by SIGKILL. */
export function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const kill = (signal: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid as number), signal);
    } catch {
      // It has already ended.
    }
  };
  kill('SIGTERM');
  setTimeout(() => {
    kill('SIGKILL');
  }, 5000).unref();
}

/** Whether all processes of a group have ended; false if the system does not tell. */
function groupHasEnded(group: number): boolean {
  return processTable()?.every((entry) => entry.group !== group || hasEnded(entry)) ?? false;
}

const END_PATIENCE_MS = 10_000;

/**
 * Ends a killed build's processes: a process in its own group outlives its parent, and would keep writing where the
 * next build works.
 * @param record the file that `runProcess` noted its process in
 * @throws {Error} where it cannot be ended
 */
export async function endLeftOver(record: string): Promise<void> {
  const holder = readJson<Holder>(record);
  if (!holder || !Number.isInteger(holder.pid) || holder.pid <= 1) return;
  const leader = startOf(holder.pid);
  // The system reuses the id only after the whole group has ended.
  const isAnother = leader !== '' && leader !== holder.startedAt;
  const deadline = Date.now() + END_PATIENCE_MS;
  while (!isAnother) {
    if (groupHasEnded(holder.pid)) break;
    try {
      process.kill(-holder.pid, 'SIGKILL');
    } catch {
      break;
    }
    if (Date.now() > deadline) {
      throw new Error(
        `Process ${holder.pid} of a build that was killed is still running. End it, and build again.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  fs.rmSync(record, { force: true });
}

export interface RunOptions {
  /** File that records the running process, for `endLeftOver`. */
  record?: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Called with each chunk of output. */
  onOutput?: (text: string) => void;
  /** Answers a message from the process; null for no answer. Without this handler the process has no IPC channel. */
  onMessage?: (message: unknown) => Promise<object | null>;
  signal?: AbortSignal;
}

export interface RunResult {
  /** Null if a signal ended it. */
  status: number | null;
  output: string;
}

/** Notes a process for `endLeftOver`. */
function noteProcess(record: string, pid: number): void {
  const holder: Holder = { pid, startedAt: startOf(pid) };
  writeFileAtomically(record, JSON.stringify(holder));
}

/** Answers a process's requests over its channel, as long as it listens. */
function answerMessages(child: ChildProcess, onMessage: NonNullable<RunOptions['onMessage']>) {
  child.on('message', (message) => {
    void onMessage(message).then((answer) => {
      // If the process has ended meanwhile, `runProcess` reports that.
      if (answer && child.connected) child.send(answer, () => undefined);
    });
  });
}

/**
 * Runs a command in its own process group, to its end.
 * @throws {Error} if it cannot be started, or recorded (on a full disk): then it is ended
 */
export function runProcess(
  command: string,
  args: readonly string[],
  { cwd, env, onOutput, onMessage, record, signal }: RunOptions,
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
    });
    if (onMessage) answerMessages(child, onMessage);
    const abort = () => {
      endGroup(child);
    };
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    let unnoted: Error | undefined;
    let output = '';
    const take = (text: string) => {
      output += text;
      onOutput?.(text);
    };
    // With an encoding, a character that arrives in two chunks is decoded whole.
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    child.once('error', reject);
    child.once('close', (status) => {
      signal?.removeEventListener('abort', abort);
      if (record !== undefined) fs.rmSync(record, { force: true });
      if (unnoted) reject(unnoted);
      else resolve({ status, output });
    });
    try {
      if (record !== undefined && child.pid !== undefined) noteProcess(record, child.pid);
    } catch (thrown) {
      // The next run could not end the process, and both would write to the same files.
      unnoted = thrown instanceof Error ? thrown : new Error(String(thrown));
      endGroup(child);
    }
  });
}

const LOG_LINES = 60;

/** The last lines of a step's output, which give the reason if it failed. */
export function lastLines(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LOG_LINES);
}

/** A failed step. Its output has been printed already; reports need it too. */
export class StepError extends Error {
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.name = 'StepError';
    this.output = output;
  }
}
