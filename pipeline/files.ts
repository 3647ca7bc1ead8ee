/** File trees: listing, copying, comparing. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '../src/lib/build/digest';
import { promisify } from 'node:util';

export { readJson, writeFileAtomically } from '../src/lib/build/whole-file';

const run = promisify(execFile);

/** The names in a folder. */
export interface Folder {
  files: readonly string[];
  folders: readonly string[];
}

function readFolder(folder: string): Folder {
  let entries: fs.Dirent[];
  try {
    entries = fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return { files: [], folders: [] };
  }
  const named = (isFolder: boolean) =>
    entries.filter((entry) => entry.isDirectory() === isFolder).map(({ name }) => name);
  return { files: named(false), folders: named(true) };
}

export interface ListOptions {
  /** A folder in it that is not looked at. */
  leftOut?: string;
  /** Whether folders in it that hold no file go. */
  removesEmpty?: boolean;
  /** The names in a folder of it, where they are known without reading it. */
  known?: (folder: string) => Folder | undefined;
}

/** Every file under a folder as paths relative to it with forward slashes, sorted; empty for a missing folder. */
export function listFiles(root: string, options: ListOptions = {}): string[] {
  const found: string[] = [];
  const walk = (at: string) => {
    const before = found.length;
    const { files, folders } = options.known?.(at) ?? readFolder(path.join(root, at));
    const inIt = (name: string) => (at === '' ? name : `${at}/${name}`);
    for (const name of files) found.push(inIt(name));
    for (const name of folders) if (inIt(name) !== options.leftOut) walk(inIt(name));
    if (options.removesEmpty && at && found.length === before) fs.rmdirSync(path.join(root, at));
  };
  walk('');
  return found.sort();
}

/** SHA-256 (hex) of a file's bytes. */
export function hashFile(file: string): string {
  return sha256(fs.readFileSync(file));
}

/** Whether two files hold the same bytes; equal size and modification time count as equal, as `cp -a` keeps both. */
export function sameFile(a: string, b: string): boolean {
  const [first, second] = [fs.statSync(a), fs.statSync(b)];
  if (first.size !== second.size) return false;
  if (first.ino === second.ino && first.dev === second.dev) return true;
  if (first.mtimeMs === second.mtimeMs) return true;
  return fs.readFileSync(a).equals(fs.readFileSync(b));
}

/** Tells a file from every other version of it: an overwritten one has another time, even at the same size. */
export interface FileMark {
  size: number;
  /** Milliseconds since 1970, whole. */
  changed: number;
}

export const markIn = ({ size, mtimeMs }: Pick<fs.Stats, 'size' | 'mtimeMs'>): FileMark => ({
  size,
  changed: Math.floor(mtimeMs),
});

export const markOf = (file: string): FileMark => markIn(fs.statSync(file));

/** Whether the named files of a folder are those that were marked. A copy may round a time by a millisecond. */
export function matchesMarks(root: string, marks: Readonly<Record<string, FileMark>>): boolean {
  return Object.entries(marks).every(([name, mark]) => {
    const found = fs.statSync(`${root}/${name}`, { throwIfNoEntry: false });
    if (!found) return false;
    const { size, changed } = markIn(found);
    return size === mark.size && Math.abs(changed - mark.changed) <= 1;
  });
}

/**
 * Copies what a folder holds, with its times; by the system's `cp` where there is one, which is several times quicker.
 * @param leftOut an entry of the folder
 */
export async function copyTree(from: string, to: string, leftOut?: string): Promise<void> {
  fs.mkdirSync(to, { recursive: true });
  const names = fs.readdirSync(from).filter((name) => name !== leftOut);
  try {
    await run('cp', ['-a', '--reflink=auto', ...names.map((name) => path.join(from, name)), to]);
  } catch {
    // There is none, or one of another make, which does not know --reflink.
    for (const name of names) {
      const target = path.join(to, name);
      await fs.promises.rm(target, { recursive: true, force: true });
      await fs.promises.cp(path.join(from, name), target, {
        recursive: true,
        preserveTimestamps: true,
      });
    }
  }
}

/** Makes a hard link, for a file that is never changed in place; a copy with the same times where links are not to be had. */
export function linkFile(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
    const { atimeMs, mtimeMs } = fs.statSync(from);
    fs.utimesSync(to, atimeMs / 1000, mtimeMs / 1000);
  }
}

/** Makes a file hold the same bytes as another; one that does is not touched, so that its time stays. */
export function syncFile(source: string, target: string): void {
  if (fs.existsSync(target) && fs.readFileSync(source).equals(fs.readFileSync(target))) return;
  // It may be a link to a file of another tree, which stays as it is.
  fs.rmSync(target, { force: true });
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.copyFileSync(source, target);
}

/** Makes a folder hold the files of another, but for links to nothing, touching only what differs: times stay. */
export function syncTree(from: string, to: string): void {
  const isThere = (name: string) => fs.existsSync(path.join(from, name));
  const wanted = new Set(listFiles(from).filter(isThere));
  for (const name of listFiles(to)) if (!wanted.has(name)) fs.rmSync(path.join(to, name));
  for (const name of wanted) syncFile(path.join(from, name), path.join(to, name));
}
