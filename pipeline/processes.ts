/** Child processes: run to the end, measured, and never left behind. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { readJson, writeFileAtomically } from './files';
import { startOf, type Holder } from '@corporate-website/locks/lock';
import {
  hasEnded,
  memoryOf,
  processTable,
  type ProcessEntry,
} from '@corporate-website/locks/process-table';

export interface Usage {
  seconds: number;
  /** CPU seconds of the process and its ended children; null where the system does not tell. */
  cpuSeconds: number | null;
  /** The most memory that the process and its children held at one time, in bytes; null where not told. */
  peakMemoryBytes: number | null;
}

/** A process and all that descend from it. */
function family(root: number): ProcessEntry[] {
  const all = processTable() ?? [];
  const members = new Set([root]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { pid, parent } of all) {
      if (members.has(parent) && !members.has(pid)) {
        members.add(pid);
        grown = true;
      }
    }
  }
  return all.filter(({ pid }) => members.has(pid));
}

const SAMPLE_MS = 250;
/** Samples between two looks at memory, which cost more; at first each looks, for a process that ends soon. */
const MEMORY_EVERY = 8;

/** Watches a process's memory and CPU time until `end`. */
export function measure(pid: number): { end: () => Usage } {
  const started = performance.now();
  let peak = 0;
  let cpu = 0;
  let samples = 0;
  const sample = () => {
    const processes = family(pid);
    if (samples < MEMORY_EVERY || samples % MEMORY_EVERY === 0) {
      peak = Math.max(
        peak,
        processes.reduce((sum, member) => sum + memoryOf(member.pid), 0),
      );
    }
    samples += 1;
    cpu = Math.max(
      cpu,
      processes.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    );
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  timer.unref();
  return {
    end: () => {
      clearInterval(timer);
      return {
        seconds: (performance.now() - started) / 1000,
        cpuSeconds: cpu || null,
        peakMemoryBytes: peak || null,
      };
    },
  };
}

/** Ends a process group: asked first, forced after five seconds. */
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

/** Whether all processes of a group are known to have ended; false where the system does not tell. */
function groupHasEnded(group: number): boolean {
  return processTable()?.every((entry) => entry.group !== group || hasEnded(entry)) ?? false;
}

const END_PATIENCE_MS = 10_000;

/**
 * Ends a killed build's processes: a process in its own group outlives its parent, and would keep writing where the
 * next build works.
 * @param record the file that `runMeasured` noted its process in
 * @throws {Error} where it cannot be ended
 */
export async function endLeftOver(record: string): Promise<void> {
  const holder = readJson<Holder>(record);
  if (!holder || !Number.isInteger(holder.pid) || holder.pid <= 1) return;
  const leader = startOf(holder.pid);
  // Another process may have got the number only after the whole group had ended.
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
  /** Answers a message of the process; null for no answer. Without this handler the process has no channel. */
  onMessage?: (message: unknown) => Promise<object | null>;
  signal?: AbortSignal;
}

export interface RunResult extends Usage {
  /** Null where a signal ended it. */
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
      // It may end meanwhile, which whoever waits for it sees.
      if (answer && child.connected) child.send(answer, () => undefined);
    });
  });
}

/**
 * Runs a command in its own process group, to its end.
 * @throws {Error} where it cannot be started, or not be recorded, as on a full disk: none of it runs then
 */
export function runMeasured(
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
    const watch = measure(child.pid ?? 0);
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
    // With an encoding, a character that comes in two pieces is read whole.
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    child.once('error', reject);
    child.once('close', (status) => {
      signal?.removeEventListener('abort', abort);
      if (record !== undefined) fs.rmSync(record, { force: true });
      const usage = watch.end();
      if (unnoted) reject(unnoted);
      else resolve({ status, output, ...usage });
    });
    try {
      if (record !== undefined && child.pid !== undefined) noteProcess(record, child.pid);
    } catch (thrown) {
      // The next run could not end it, and would work where it writes.
      unnoted = thrown instanceof Error ? thrown : new Error(String(thrown));
      endGroup(child);
    }
  });
}

const LOG_LINES = 60;

/** The end of a step's output: its reasons, where it failed. */
export function lastLines(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LOG_LINES);
}

/** A step that failed, with its output: people have read that already, a report has to keep it. */
export class StepError extends Error {
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.name = 'StepError';
    this.output = output;
  }
}
