/** Runs a command to its end, and measures it with all that it starts (Linux). */
import { spawn } from 'node:child_process';
import fs from 'node:fs';

export interface Usage {
  seconds: number;
  /** Of the processor, by the process and its ended children. */
  cpuSeconds: number;
  /** The most that all its processes held at one time, in MiB; what they share counts once. */
  peakMebibytes: number;
}

const SAMPLE_MS = 500;

/** A process and its descendants, by proc(5). */
function family(pid: number): number[] {
  try {
    const children = fs
      .readdirSync(`/proc/${pid}/task`)
      .map((task) => fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'))
      .flatMap((text) => text.split(' ').filter(Boolean).map(Number));
    return [pid, ...children.flatMap(family)];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

function mebibytesOf(pid: number): number {
  try {
    const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Runs Node with some arguments.
 * @param log file for its output
 * @throws {Error} with the end of the output, where it fails
 */
export async function runMeasured(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; log: string },
): Promise<Usage> {
  const { log, ...place } = options;
  const output = fs.openSync(log, 'w');
  const started = performance.now();
  // bash tells the processor's time of all that has ended.
  const timed = ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'bash', process.execPath, ...args];
  const child = spawn('bash', timed, { ...place, stdio: ['ignore', output, output] });
  let peakMebibytes = 0;
  const timer = setInterval(() => {
    const held = family(child.pid ?? 0).reduce((sum, pid) => sum + mebibytesOf(pid), 0);
    peakMebibytes = Math.max(peakMebibytes, held);
  }, SAMPLE_MS);
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearInterval(timer);
  fs.closeSync(output);
  const seconds = (performance.now() - started) / 1000;
  const text = fs.readFileSync(log, 'utf8');
  if (status !== 0) throw new Error(`${text.split('\n').slice(-40).join('\n')}\n(${log})`);
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)\n$/.exec(text) ?? [];
  return { seconds, cpuSeconds: Number(user) + Number(system), peakMebibytes };
}
