/** Where tests put their files: in the machine's memory, where it has enough. Unlinking and flushing files costs a disk much. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux's type number of a file system in memory, as `statfs` returns it. */
const TMPFS = 0x01021994;
/** A whole run takes less than a tenth; a container has 64 MB, which is none. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/** Some containers forbid to run what is there, and tests write scripts. */
function runsPrograms(folder: string): boolean {
  const scratch = fs.mkdtempSync(path.join(folder, 'test-probe-'));
  try {
    const script = path.join(scratch, 'script');
    fs.writeFileSync(script, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
    return spawnSync(script).status === 0;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

function isFit(folder: string): boolean {
  try {
    const { type, bavail, bsize } = fs.statfsSync(folder);
    const hasRoom = bavail * bsize >= ENOUGH_BYTES && os.freemem() >= ENOUGH_BYTES;
    return type === TMPFS && hasRoom && runsPrograms(folder);
  } catch {
    return false;
  }
}

/**
 * The folder for temporary ones.
 * @param memory by default that of Linux; where it is no memory, or has too little room, it is the system's
 */
export function temporaryRoot(memory = '/dev/shm'): string {
  return isFit(memory) ? memory : os.tmpdir();
}
