/**
 * Changes of the file system that survive a power cut: data is flushed before its name, and the name before the call
 * returns.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Asks the system to have a file's bytes, or a folder's names, on the disk before it answers. */
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
 * Has all that was written to a folder's file system on the disk before it returns: one call for any number of files,
 * where the system has it (Linux), and a flush of each elsewhere.
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
 * @param target as it is to stand in the link; relative to the link's folder where it is relative
 */
export function pointLink(link: string, target: string): void {
  const temporary = `${link}.${process.pid}.next`;
  fs.rmSync(temporary, { force: true });
  fs.symlinkSync(target, temporary);
  renameDurably(temporary, link);
}

/** Writes a file whole: after a loss of power it is the old one or the new one. */
export function writeDurably(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    fs.writeFileSync(temporary, content, { flush: true });
    renameDurably(temporary, file);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}
