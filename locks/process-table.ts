/** The processes of this machine, as Linux tells in `/proc` (proc(5)); elsewhere nothing is known of them. */
import fs from 'node:fs';

export interface ProcessEntry {
  pid: number;
  /** One letter: `R` runs, `S` sleeps, `Z` has ended and its parent has not asked for it yet, `X` is gone. */
  state: string;
  parent: number;
  /** Its process group. */
  group: number;
  /** In clock ticks since the machine began; tells a re-used process id from the process that had it before. */
  startedAt: string;
}

/**
 * Parses a line of `/proc/{pid}/stat`. Its fields are counted here from the third on, as the state is 0.
 * @example `7 (node) S 1 7 …`
 */
export function parseStat(pid: number, line: string): ProcessEntry {
  // The name may hold spaces and brackets; what follows its last bracket does not.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .trimEnd()
    .split(' ');
  const numberAt = (index: number) => Number(fields[index] ?? 0);
  return {
    pid,
    state: fields[0] ?? '',
    parent: numberAt(1),
    group: numberAt(2),
    startedAt: fields[19] ?? '',
  };
}

/** The process table's entry of a process; null where it does not exist, and on systems other than Linux. */
export function processEntry(pid: number): ProcessEntry | null {
  try {
    return parseStat(pid, fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/** All running processes; null on other systems than Linux. */
export function processTable(): ProcessEntry[] | null {
  let names: string[];
  try {
    names = fs.readdirSync('/proc');
  } catch {
    return null;
  }
  return names
    .map(Number)
    .filter(Boolean)
    .map(processEntry)
    .filter((entry) => entry !== null);
}

/** Whether a process has ended, though its number is still taken: in a container perhaps for ever. */
export function hasEnded({ state }: ProcessEntry): boolean {
  return state === 'Z' || state === 'X';
}
