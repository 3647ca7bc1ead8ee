/** Locks that outlive nobody: one whose process is gone, or is another process by now, is taken over. */
import fs from 'node:fs';
import path from 'node:path';

interface Holder {
  pid: number;
  /** Of the process, as the system counts it; tells a re-used process id from the holder. */
  startedAt: string;
}

/** When a process began, as Linux tells; elsewhere an empty string, and the process id alone has to do. */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold spaces and brackets; what follows its last bracket does not.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === startedAt;
}

function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof holder.pid === 'number' && typeof holder.startedAt === 'string'
      ? { pid: holder.pid, startedAt: holder.startedAt }
      : null;
  } catch {
    return null;
  }
}

export interface Lock {
  /** Whether it was taken from a process that had died without letting go. */
  takenOver: boolean;
  release: () => void;
}

/**
 * Takes a lock file, or gives null where a living process holds it.
 * The file is made whole elsewhere and linked into place, so that nobody ever reads half of one.
 */
export function tryLock(file: string): Lock | null {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  fs.writeFileSync(own, JSON.stringify(holder));
  let takenOver = false;
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        fs.linkSync(own, file);
        return { takenOver, release: () => fs.rmSync(file, { force: true }) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const other = readHolder(file);
      if (other && isAlive(other)) return null;
      takenOver = true;
      // Renaming takes the dead lock away for one process only, should two try at once.
      try {
        fs.renameSync(file, `${own}.dead`);
        fs.rmSync(`${own}.dead`, { force: true });
      } catch {
        // Another process was quicker; the next attempt finds out who holds it.
      }
    }
    return null;
  } finally {
    fs.rmSync(own, { force: true });
  }
}
