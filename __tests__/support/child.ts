/**
 * Child processes of tests: started in a group of their own, heard, waited for, killed with all that they started.
 *
 * @example
 * const child = startChild('node', ['server.js'], { env });
 * await child.printed(/listening/);
 * await child.end();
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { hasEnded, processTable, type ProcessEntry } from '@corporate-website/locks/process-table';
import { untilFound } from '../../scripts/servers/until';

export interface Ended {
  /** Null where a signal ended it. */
  status: number | null;
  signal: NodeJS.Signals | null;
  /** All that it printed, on both outputs. */
  output: string;
}

export interface RunningChild {
  /** Resolves when it has ended; rejects where it cannot be started. */
  ended: Promise<Ended>;
  /** All that it has printed so far. */
  output: () => string;
  /** Resolves when the output matches; rejects with the output where the process ends before that. */
  printed: (pattern: RegExp) => Promise<void>;
  /** Sends a signal to the process alone. */
  signal: (name: NodeJS.Signals) => void;
  /** Ctrl-C, which a terminal sends to the whole group. */
  interrupt: () => void;
  /** Kills the process group at once, with no chance to tidy up. */
  kill: () => void;
  /** Asks the group to end, kills the rest after a grace, and waits for it. */
  end: () => Promise<Ended>;
}

export interface ChildOptions {
  cwd?: string;
  /** Its whole environment; this process's own by default. */
  env?: NodeJS.ProcessEnv;
}

/** Time that `end` waits before it kills. */
const GRACE_MS = 5000;
/** Longest wait for last output, which may come after the process ended. */
const LAST_WORDS_MS = 2000;

/** Sends a signal to a process, or with a negative number to a group; where there is none, it has ended by itself. */
function send(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Resolves when the process has ended and all has been heard. Children that outlive a killed process hold its output
 * open, so that its `close` may not come.
 */
function endOf(child: ChildProcess): Promise<Pick<Ended, 'status' | 'signal'>> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => {
      const done = () => {
        clearTimeout(patience);
        resolve({ status, signal });
      };
      const patience = setTimeout(done, signal === 'SIGKILL' ? 50 : LAST_WORDS_MS);
      child.once('close', done);
    });
  });
}

/** Starts a command in a process group of its own, and listens to both of its outputs. */
export function startChild(
  command: string,
  args: readonly string[],
  { cwd, env }: ChildOptions = {},
): RunningChild {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
  });
  let output = '';
  let isOver = false;
  const waiting = new Set<() => void>();
  const look = () => {
    for (const each of [...waiting]) each();
  };
  const hear = (text: string) => {
    output += text;
    look();
  };
  // With an encoding, a character that comes in two pieces is read whole.
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  const over = () => {
    isOver = true;
    look();
  };
  const ended = endOf(child).then(
    (how) => {
      over();
      return { ...how, output };
    },
    (error: unknown) => {
      over();
      throw error;
    },
  );
  // Waiters get the error; nobody has to wait.
  ended.catch(() => undefined);
  const group = () => (child.pid === undefined ? undefined : -child.pid);
  const kill = () => {
    send(group(), 'SIGKILL');
  };
  return {
    ended,
    output: () => output,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const each = () => {
          const isThere = pattern.test(output);
          if (!isThere && !isOver) return;
          waiting.delete(each);
          if (isThere) resolve();
          else reject(new Error(`It ended before it printed ${String(pattern)}:\n${output}`));
        };
        waiting.add(each);
        each();
      }),
    signal: (name) => {
      send(child.pid, name);
    },
    interrupt: () => {
      send(group(), 'SIGINT');
    },
    kill,
    end: async () => {
      send(group(), 'SIGTERM');
      const patience = setTimeout(kill, GRACE_MS);
      try {
        return await ended;
      } finally {
        clearTimeout(patience);
        kill();
      }
    },
  };
}

function hasInEnvironment(pid: number, text: string): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(text);
  } catch {
    // It has ended meanwhile.
    return false;
  }
}

/**
 * The running processes that were started with a variable of the environment, this one aside: whatever a command has
 * started, in groups of their own too, since each hands the variable on.
 * @throws {Error} where the system does not tell: finding none would then say nothing
 */
export function processesWith(name: string, value: string): ProcessEntry[] {
  const all = processTable();
  if (!all) throw new Error('Processes can be looked for on Linux alone.');
  return all.filter(
    (entry) =>
      entry.pid !== process.pid &&
      !hasEnded(entry) &&
      hasInEnvironment(entry.pid, `${name}=${value}`),
  );
}

/** Waits until none of them is left: the system takes a moment over a process that was killed. */
export async function untilNoneIsLeft(name: string, value: string): Promise<void> {
  const left = () => processesWith(name, value).map(({ pid }) => pid);
  await untilFound(`the end of all processes with ${name}=${value}`, () =>
    left().length === 0 ? true : undefined,
  );
}
