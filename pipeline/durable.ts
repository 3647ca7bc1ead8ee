/**
 * Changes to the file system that survive a power cut: data is flushed before its name, and the name before the call
 * returns.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writeFileAtomically } from '../src/lib/build/whole-file';

/** Flushes a file's bytes, or a folder's names, to the disk. */
export function flush(file: string): void {
  const descriptor = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Flushes every file and folder of a tree, a folder after its content. */
export function flushTree(root: string): void {
  for (const entry of fs.readdirSync(root, { withFileTypes: true })) {
    const name = path.join(root, entry.name);
    if (entry.isDirectory()) flushTree(name);
    else if (entry.isFile()) flush(name);
  }
  flush(root);
}

/**
 * Flushes the whole file system of a folder: on Linux by one call for any number of files, elsewhere by flushing each
 * file of the folder.
 */
export function flushFileSystemOf(folder: string): void {
  const { status } = spawnSync('sync', ['--file-system', folder], { stdio: 'ignore' });
  if (status !== 0) flushTree(folder);
}

/** Renames, and returns when the new name is on the disk. Both names are in folders of one file system. */
export function renameDurably(from: string, to: string): void {
  fs.renameSync(from, to);
  flush(path.dirname(to));
  if (path.dirname(from) !== path.dirname(to)) flush(path.dirname(from));
}

/**
 * Points a symbolic link at another target in one step: readers find the old target or the new one.
 * @param target written into the link as it is; a relative one starts from the link's folder
 */
export function pointLink(link: string, target: string): void {
  const temporary = `${link}.${process.pid}.next`;
  fs.rmSync(temporary, { force: true });
  fs.symlinkSync(target, temporary);
  renameDurably(temporary, link);
}

/** Writes a file whole: after a power cut it has the old content or the new. */
export function writeDurably(file: string, content: string): void {
  writeFileAtomically(file, content);
  flush(path.dirname(file));
}
