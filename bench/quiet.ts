/** Whether the machine did little else while something was measured: figures of a busy one are not recorded. */
import fs from 'node:fs';
import os from 'node:os';
import { measure } from '../pipeline/processes';

/** Shares of all processor time above which a machine is not quiet. */
const MOST_STOLEN = 0.02;
const MOST_OF_OTHERS = 0.05;

export interface Machine {
  /** Share of the processors' time that the hypervisor gave to other machines; null where the system does not tell. */
  stolen: number | null;
  /** Share that went to processes other than the bench and its children; null where the system does not tell. */
  others: number | null;
}

interface Times {
  busy: number;
  stolen: number;
  all: number;
}

/** Ticks of all processors since the machine began, from the first line of `/proc/stat` (proc(5)). */
function processorTimes(): Times | null {
  let line: string;
  try {
    line = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '';
  } catch {
    return null;
  }
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softIrq = 0, stolen = 0] =
    line.split(/\s+/).slice(1).map(Number);
  const busy = user + nice + system + irq + softIrq;
  return { busy, stolen, all: busy + idle + wait + stolen };
}

/** Watches the machine from now on. */
export function watchMachine(): { end: () => Machine } {
  const before = processorTimes();
  const own = measure(process.pid);
  const ownBefore = process.cpuUsage();
  const started = performance.now();
  return {
    end: () => {
      const after = processorTimes();
      const { cpuSeconds } = own.end();
      if (!before || !after || cpuSeconds === null) return { stolen: null, others: null };
      const all = after.all - before.all;
      const capacity = ((performance.now() - started) / 1000) * os.availableParallelism();
      const busy = ((after.busy - before.busy) / all) * capacity;
      const ours = cpuSeconds - (ownBefore.user + ownBefore.system) / 1e6;
      return {
        stolen: (after.stolen - before.stolen) / all,
        others: Math.max(0, busy - ours) / capacity,
      };
    },
  };
}

const percent = (share: number | null) => (share === null ? '?' : (share * 100).toFixed(1));

/** For the line under a table. */
export const machineText = ({ stolen, others }: Machine) =>
  `other processes took ${percent(others)} % of the processors, other machines ${percent(stolen)} %`;

/** Whether figures may be recorded. What the system does not tell counts as quiet. */
export const isQuiet = ({ stolen, others }: Machine) =>
  (stolen ?? 0) <= MOST_STOLEN && (others ?? 0) <= MOST_OF_OTHERS;
