/**
 * Trees that share their files: the good output, the work directory of the next build, the site in place and its spare
 * are hard links to the same files, so that a build writes what has changed and nothing else. A file is never changed in
 * place: a new one takes its name (`unlink-before-writing.cjs` sees to that within Gatsby).
 */
import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '../src/lib/build/digest';
import { changesBetween, type Changes } from './changes';
import { linkFile, listFiles, type Folder } from './files';

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

/** The folder that a name of a tree is in; that of the tree itself is empty. */
const folderOf = (name: string) => name.slice(0, Math.max(name.lastIndexOf('/'), 0));

/** The names in each folder of a tree, by its path. */
function foldersOf(names: Iterable<string>): Map<string, { files: string[]; folders: string[] }> {
  const folders = new Map([['', { files: [] as string[], folders: [] as string[] }]]);
  const folderAt = (at: string) => {
    let folder = folders.get(at);
    if (!folder) {
      folder = { files: [], folders: [] };
      folders.set(at, folder);
      folderAt(folderOf(at)).folders.push(at.slice(at.lastIndexOf('/') + 1));
    }
    return folder;
  };
  for (const name of names) {
    folderAt(folderOf(name)).files.push(name.slice(name.lastIndexOf('/') + 1));
  }
  return folders;
}

// Not by `path.join`, which takes a third of the time.
const timeOf = (root: string, folder: string) =>
  fs.lstatSync(`${root}/${folder}`, { throwIfNoEntry: false })?.mtimeMs;

/** A folder as it was left: while the time of its last change is the same, so are its names, and their files. */
interface LeftFolder extends Folder {
  time: number | undefined;
}

/** The folders of a tree, by their paths. */
export type LeftFolders = ReadonlyMap<string, LeftFolder>;

/** In what a tree differs from the files that it is to hold, and its folders before that changes. */
export interface Difference {
  changes: Changes;
  folders: LeftFolders;
}

/** The folders that a change of some files changes. */
function foldersAbove(names: readonly string[]): Set<string> {
  const above = new Set<string>();
  for (const name of names) {
    for (let at = folderOf(name); !above.has(at); at = folderOf(at)) above.add(at);
  }
  return above;
}

/**
 * The folders of a tree with their times, which takes a fifth of reading them, or less where the disk is asked.
 * @param names of its files, at least one in each folder
 * @param made what has been changed since they were asked for: only the folders of that are asked again
 */
export function leftFolders(
  root: string,
  names: Iterable<string>,
  made: Difference | null = null,
): LeftFolders {
  const above = made && foldersAbove(Object.values(made.changes).flat());
  const known = (at: string) => (above?.has(at) ? undefined : made?.folders.get(at)?.time);
  const folders = new Map<string, LeftFolder>();
  for (const [at, inIt] of foldersOf(names)) {
    folders.set(at, { ...inIt, time: known(at) ?? timeOf(root, at) });
  }
  return folders;
}

/**
 * Seals what is in a tree's folders, by their times.
 * @param readAt when the files' bytes were last read, every one: until the next time the seal holds. ISO 8601
 */
export function sealOf(folders: LeftFolders, readAt: string): string {
  const times = [...folders].map(([at, { time }]) => [at, time].join('\0'));
  return sha256([readAt, ...times.sort()].join('\0'));
}

/** Tells the names in the folders of a tree that have not changed since. */
export const unchangedFolders =
  (root: string, folders: LeftFolders) =>
  (at: string): Folder | undefined => {
    const left = folders.get(at);
    return left?.time !== undefined && left.time === timeOf(root, at) ? left : undefined;
  };

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
export function differenceOf(
  root: string,
  left: LeftTree | null,
  files: LeftTree['files'],
  readAt: string,
): Difference | null {
  if (!left) return null;
  const folders = leftFolders(root, Object.keys(left.files));
  return left.seal === sealOf(folders, readAt)
    ? { changes: changesBetween(left.files, files), folders }
    : null;
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

/**
 * The same with all that a tree is to hold: with what differs, or file by file where nothing tells that.
 * @returns its folders
 */
export function relinkTree(
  from: string,
  to: string,
  ...[left, files, readAt]: [LeftTree | null, LeftTree['files'], string]
): LeftFolders {
  const difference = differenceOf(to, left, files, readAt);
  const names = Object.keys(files);
  const { added, changed, removed } = difference?.changes ?? { added: names, changed: [] };
  linkTree(from, to, [...added, ...changed], removed);
  return leftFolders(to, names, difference);
}
