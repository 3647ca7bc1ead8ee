/** Files of personal data: readable by their user alone, and whole or not there at all. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function flush(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Writes a file beside its place and moves it there, flushed before the call returns. */
export function writePrivately(file: string, text: string): void {
  const temporary = `${path.resolve(file)}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text, { mode: 0o600, flag: 'wx', flush: true });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  flush(path.dirname(path.resolve(file)));
}
