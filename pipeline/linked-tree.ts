/**
 * Trees that share their files: the good output, the work directory of the next build, the site in place and its spare
 * are hard links to the same files, so that a build writes what has changed and nothing else. A file is never changed in
 * place: a new one takes its name (`unlink-before-writing.cjs` sees to that within Gatsby).
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { changesBetween, type Changes } from './changes';
import { linkFile, listFiles } from './files';

export interface TreeChange {
  /** Files that had to be linked. */
  linked: number;
  removed: number;
}

/**
 * Whether a file is a link to another. On another file system, where links are not to be had, a copy of the same size
 * and time counts as one.
 */
function isLinked(source: string, target: string): boolean {
  const there = fs.lstatSync(target, { throwIfNoEntry: false });
  if (!there?.isFile()) return false;
  const own = fs.statSync(source);
  if (own.dev === there.dev) return own.ino === there.ino;
  return own.size === there.size && Math.abs(own.mtimeMs - there.mtimeMs) <= 1;
}

/** The folders that hold files, and the folders that hold those. */
function foldersOf(names: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const name of names) {
    for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) {
      const folder = name.slice(0, at);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

/**
 * Seals what is in a tree's folders: as long as the seal stays the same, each has the same names, of the same files. By
 * the time of each folder's last change, which takes a fifth of reading them, or less where the disk is asked.
 * @param names of files, at least one of each folder
 * @param readAt when the files' bytes were last read, every one: until the next time the seal holds. ISO 8601
 */
export function sealOf(root: string, names: Iterable<string>, readAt: string): string {
  const seal = createHash('sha256').update(readAt);
  for (const folder of ['', ...foldersOf(names)].sort()) {
    const found = fs.lstatSync(path.join(root, folder), { throwIfNoEntry: false });
    seal.update(`${folder}\0${found?.mtimeMs ?? ''}\0`);
  }
  return seal.digest('hex');
}

/** A tree as it was left. */
export interface LeftTree {
  /** By name, what tells each file from every other version of it, such as a digest. */
  files: Readonly<Record<string, string>>;
  seal: string;
}

/**
 * In what a tree differs from the files that it is to hold.
 * @param left as it was left; null where that is not known
 * @returns null where nothing vouches that it still is what it was
 */
export function changesOf(
  root: string,
  left: LeftTree | null,
  files: LeftTree['files'],
  readAt: string,
): Changes | null {
  const isSealed = left !== null && left.seal === sealOf(root, Object.keys(left.files), readAt);
  return isSealed ? changesBetween(left.files, files) : null;
}

/** Removes everything but the named files; folders that hold none of them go as a whole. */
function removeOthers(root: string, wanted: ReadonlyMap<string, unknown>): number {
  const folders = foldersOf(wanted.keys());
  let removed = 0;
  const walk = (prefix: string) => {
    for (const entry of fs.readdirSync(path.join(root, prefix), { withFileTypes: true })) {
      const name = `${prefix}${entry.name}`;
      const isKept = entry.isDirectory() ? folders.has(name) : wanted.has(name);
      if (!isKept) {
        fs.rmSync(path.join(root, name), { recursive: true });
        removed += 1;
      } else if (entry.isDirectory()) walk(`${name}/`);
    }
  };
  walk('');
  return removed;
}

/** Removes files, and folders that hold nothing then. */
function removeFiles(root: string, names: readonly string[]): number {
  let removed = 0;
  for (const name of names) {
    const file = path.join(root, name);
    if (!fs.existsSync(file)) continue;
    fs.rmSync(file);
    removed += 1;
    for (let at = path.dirname(file); at !== root; at = path.dirname(at)) {
      if (fs.readdirSync(at).length > 0) break;
      fs.rmdirSync(at);
    }
  }
  return removed;
}

/**
 * Makes a folder hold links to the given files. Links that are there already are left alone.
 * @param sources paths of the files, by the names that they are to have
 * @param gone names of files that are to go; all others by default
 */
export function linkFiles(
  to: string,
  sources: ReadonlyMap<string, string>,
  gone?: readonly string[],
): TreeChange {
  fs.mkdirSync(to, { recursive: true });
  const removed = gone ? removeFiles(to, gone) : removeOthers(to, sources);
  let linked = 0;
  for (const [name, source] of sources) {
    const target = path.join(to, name);
    if (isLinked(source, target)) continue;
    fs.rmSync(target, { recursive: true, force: true });
    linkFile(source, target);
    linked += 1;
  }
  return { linked, removed };
}

/**
 * The same with files of another folder.
 * @param names of the files; all by default
 */
export function linkTree(
  from: string,
  to: string,
  names: readonly string[] = listFiles(from),
  gone?: readonly string[],
): TreeChange {
  return linkFiles(to, new Map(names.map((name) => [name, path.join(from, name)])), gone);
}

/** The same with all that a tree is to hold: with what differs, or file by file where nothing tells that. */
export function relinkTree(
  from: string,
  to: string,
  ...[left, files, readAt]: [LeftTree | null, LeftTree['files'], string]
): TreeChange {
  const changes = changesOf(to, left, files, readAt);
  return changes
    ? linkTree(from, to, [...changes.added, ...changes.changed], changes.removed)
    : linkTree(from, to, Object.keys(files));
}
