/**
 * Webpack's part of Gatsby's cache, kept on the machine for builds from nothing: of changed code, or where the state is
 * gone. Gatsby keeps that part, too, when it empties the rest of its cache; webpack compiles the modules anew that are
 * not as they were.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readSettings } from '../src/site/settings';
import { hashFile, listFiles, readJson, writeFileAtomically } from './files';
import { PROJECT_ROOT } from './layout';
import { linkTree } from './linked-tree';
import { pictureStoreDirectory } from './picture-store/open';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder for the compilations of a work directory; null where nothing is to be kept. */
type Folder = string | null;

/** Work directories whose compilations are kept: the least recently used go. */
const MOST_KEPT = 3;
/** Webpack adds to them for as long as code changes; larger ones are not kept. */
const MOST_BYTES = 1e9;
/** They decide about compiled modules, and are none. */
const DECIDING = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** SHA-256 (hex) of each file, by its name. */
type Digests = Record<string, string>;

const filesOf = (folder: string) => path.join(folder, 'files');
const digestsOf = (folder: string) => path.join(folder, 'digests.json');

/**
 * Beside the pictures of the machine, if these are kept. One for each work directory, whose path is in compiled files,
 * and for the packages that compile them.
 */
export function compilationsFolder(env: Environment, work: string): Folder {
  if (readSettings(env).pictureStoreMb === 0) return null;
  try {
    const hash = createHash('sha256').update(`${work}\0${process.version}`);
    for (const name of DECIDING) hash.update(`\0${hashFile(path.join(PROJECT_ROOT, name))}`);
    return path.join(pictureStoreDirectory(env), 'compilations', hash.digest('hex'));
  } catch {
    // A user without a home, or packages that nobody has locked.
    return null;
  }
}

/** Removes compilations. Never throws: those that stay are held to their digests before they are used. */
export function dropCompilations(folder: Folder): void {
  if (!folder) return;
  try {
    fs.rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's.
  }
}

/**
 * Makes a folder hold links to the compilations, once each file was held to its digest. Never throws.
 * @returns what was found; damaged ones are removed
 */
export function takeCompilations(folder: Folder, target: string): 'whole' | 'absent' | 'damaged' {
  const digests = folder && readJson<Digests>(digestsOf(folder));
  if (!digests) return 'absent';
  const files = filesOf(folder);
  const names = Object.keys(digests);
  try {
    if (names.every((name) => hashFile(path.join(files, name)) === digests[name])) {
      linkTree(files, target, names);
      const now = new Date();
      fs.utimesSync(digestsOf(folder), now, now);
      return 'whole';
    }
  } catch {
    // A missing file, or one that the disk cannot read, counts as damaged.
  }
  fs.rmSync(target, { recursive: true, force: true });
  dropCompilations(folder);
  return 'damaged';
}

/** When compilations were last given or taken: milliseconds since 1970. */
const usedAt = (folder: string) =>
  fs.statSync(digestsOf(folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Keeps links to compiled files, of which none is changed in place afterwards. Their digests come last: without them
 * nothing counts. Never throws: on a full disk, the next build from nothing takes longer.
 */
export function giveCompilations(source: string, folder: Folder): void {
  if (!folder) return;
  try {
    fs.rmSync(digestsOf(folder), { force: true });
    const names = listFiles(source);
    const sizes = names.map((name) => fs.statSync(path.join(source, name)).size);
    if (sizes.reduce((sum, size) => sum + size, 0) > MOST_BYTES) throw new Error('too large');
    linkTree(source, filesOf(folder), names);
    const digests: Digests = Object.fromEntries(
      names.map((name) => [name, hashFile(path.join(source, name))]),
    );
    writeFileAtomically(digestsOf(folder), JSON.stringify(digests));
    const root = path.dirname(folder);
    const all = fs.readdirSync(root).map((name) => path.join(root, name));
    all.sort((one, other) => usedAt(other) - usedAt(one));
    for (const old of all.slice(MOST_KEPT)) dropCompilations(old);
  } catch {
    dropCompilations(folder);
  }
}
