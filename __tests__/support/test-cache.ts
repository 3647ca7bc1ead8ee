/** Results that tests make once and use in many runs, by their inputs; the folder may be deleted at any time. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.join(__dirname, '..', '..');
const cache = path.join(root, 'node_modules', '.cache', 'tests');

/** Entries unused for so long belong to another state of the project. */
const KEEP_MS = 3 * 24 * 60 * 60 * 1000;

/** All files below folders of the project, by their relative paths, in order. */
export function filesBelow(...folders: string[]): string[] {
  const below = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  return below.sort();
}

/** A hash over files of the project, given by their relative paths, and of its place: bundled scripts name it. */
export function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(`${root}\0`);
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}

/** The folder of a thing with a key, where it was made already. */
export function findCached(name: string, key: string): string | undefined {
  const folder = path.join(cache, `${name}-${key}`);
  try {
    // Entries in use are not removed.
    fs.utimesSync(folder, new Date(), new Date());
    return folder;
  } catch {
    return undefined;
  }
}

/** A new folder to make a thing in; no other worker has it. */
export function unfinishedFolder(name: string): string {
  fs.mkdirSync(cache, { recursive: true });
  return fs.mkdtempSync(path.join(cache, `unfinished-${name}-`));
}

/** Puts a result in its place in one step; if another worker was faster, the other's stays. */
export function finish(unfinished: string, name: string, key: string): string {
  const folder = path.join(cache, `${name}-${key}`);
  removeUnused();
  try {
    fs.renameSync(unfinished, folder);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error;
  }
  return folder;
}

function removeUnused(): void {
  for (const name of fs.readdirSync(cache)) {
    const folder = path.join(cache, name);
    const used = fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - used > KEEP_MS) fs.rmSync(folder, { recursive: true, force: true });
  }
}
