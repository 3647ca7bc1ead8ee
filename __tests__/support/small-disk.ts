/** A disk so small that it is soon full: a tmpfs, which only the system's administrator may mount. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export class SmallDisk {
  readonly path: string;

  private constructor(folder: string) {
    this.path = folder;
  }

  /** @throws {Error} where this user may not mount one */
  static mount(megabytes: number): SmallDisk {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-disk-'));
    const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    if (spawnSync('mount', args).status === 0) return new SmallDisk(folder);
    fs.rmdirSync(folder);
    throw new Error('A small disk could not be mounted.');
  }

  get #filler(): string {
    return path.join(this.path, 'filler');
  }

  /** Takes all the room that is left. */
  fill(): void {
    const descriptor = fs.openSync(this.#filler, 'a');
    try {
      for (const size of [65_536, 4096]) {
        try {
          for (;;) fs.writeSync(descriptor, Buffer.alloc(size));
        } catch (thrown) {
          if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown;
        }
      }
    } finally {
      fs.closeSync(descriptor);
    }
  }

  /** Gives back what `fill` took. */
  free(): void {
    fs.rmSync(this.#filler, { force: true });
  }

  unmount(): void {
    spawnSync('umount', [this.path]);
    fs.rmSync(this.path, { recursive: true, force: true });
  }
}

function canMount(): boolean {
  try {
    SmallDisk.mount(1).unmount();
    return true;
  } catch {
    return false;
  }
}

/** Whether this user may mount one. */
export const hasSmallDisks = canMount();
