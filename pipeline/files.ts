/** File trees: listing, copying, comparing. */
import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '../src/lib/build/digest';

export { readJson, writeFileAtomically } from '../src/lib/build/whole-file';

/** Every file under a folder as paths relative to it with forward slashes, sorted; empty for a missing folder. */
export function listFiles(root: string): string[] {
  const found: string[] = [];
  const walk = (at: string) => {
    const folder = path.join(root, at);
    if (!fs.existsSync(folder)) return;
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) walk(name);
      else found.push(name);
    }
  };
  walk('');
  return found.sort();
}

/** SHA-256 (hex) of a file's bytes. */
export function hashFile(file: string): string {
  return sha256(fs.readFileSync(file));
}

/** Identifies a version of a file: overwriting it changes the time, even if the size stays the same. */
export interface FileMark {
  size: number;
  /** Whole milliseconds since 1970. */
  changed: number;
}

const markIn = ({ size, mtimeMs }: fs.Stats): FileMark => ({ size, changed: Math.floor(mtimeMs) });

export const markOf = (file: string): FileMark => markIn(fs.statSync(file));

/** Whether all named files of a folder still match their marks. A copy may round a time by a millisecond. */
export function matchesMarks(root: string, marks: Readonly<Record<string, FileMark>>): boolean {
  return Object.entries(marks).every(([name, mark]) => {
    const found = fs.statSync(`${root}/${name}`, { throwIfNoEntry: false });
    if (!found) return false;
    const { size, changed } = markIn(found);
    return size === mark.size && Math.abs(changed - mark.changed) <= 1;
  });
}

/** Whether two files hold the same bytes. */
export function sameFile(a: string, b: string): boolean {
  return (
    fs.statSync(a).size === fs.statSync(b).size && fs.readFileSync(a).equals(fs.readFileSync(b))
  );
}

/** Copies a file and its modification time; the target's folder must exist. */
export function copyFile(from: string, to: string): void {
  fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
  const { atimeMs, mtimeMs } = fs.statSync(from);
  fs.utimesSync(to, atimeMs / 1000, mtimeMs / 1000);
}

/** Makes a hard link, for a file that never changes in place; a copy with the same times if links are not supported. */
export function linkFile(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  try {
    fs.linkSync(from, to);
  } catch {
    copyFile(from, to);
  }
}

/** Copies a file, unless the target has the same bytes already: then its time stays. */
export function syncFile(source: string, target: string): void {
  if (fs.existsSync(target) && fs.readFileSync(source).equals(fs.readFileSync(target))) return;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.copyFileSync(source, target);
}

/** Makes a folder equal to another, without its dangling links. Files that are equal already keep their times. */
export function syncTree(from: string, to: string): void {
  const isThere = (name: string) => fs.existsSync(path.join(from, name));
  const wanted = new Set(listFiles(from).filter(isThere));
  for (const name of listFiles(to)) if (!wanted.has(name)) fs.rmSync(path.join(to, name));
  for (const name of wanted) syncFile(path.join(from, name), path.join(to, name));
}
