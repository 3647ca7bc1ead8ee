/**
 * The directory that Gatsby runs in: rebuilt for each build from the sources and the last good pair of cache and
 * output. Gatsby's node writes persist at once and its own state late, so a killed or failed build's files are never
 * used.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { AuthorsPart } from './authors-part';
import { COMPILED_FILES, compileHooks } from './compiled-hooks';
import { flushFileSystemOf } from './durable';
import {
  copyTree,
  hashFile,
  matchesMarks,
  readJson,
  syncFile,
  syncTree,
  writeFileAtomically,
  type Folder,
} from './files';
import type { Redirect } from '../src/data-layer/redirects';
import { digestOf, digestOfPaths } from '../src/lib/build/digest';
import { writeOutput } from '../src/lib/build/write-output';
import { linkPackages, PROJECT_ROOT, type Slot } from './layout';
import {
  leftFolders,
  linkTree,
  relinkTree,
  sealOf,
  unchangedFolders,
  type LeftFolders,
} from './linked-tree';
import type { VerifiedFile } from './verify';

export const SOURCE_FOLDERS = ['src', 'static', 'contract'] as const;
export const SOURCE_FILES = [
  'package.json',
  'tsconfig.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
] as const;
const PACKAGE_FILE = 'package.json';
const COPIED_FILES = SOURCE_FILES.filter(
  (name) => name !== PACKAGE_FILE && !(name in COMPILED_FILES),
);
/** Entries of the work directory that no build makes. */
const LAID_OUT: readonly string[] = [
  ...SOURCE_FOLDERS,
  ...COPIED_FILES,
  PACKAGE_FILE,
  ...Object.values(COMPILED_FILES),
];
/** Its steps write a part of the output: the index of the search, packed files, policies. */
const PIPELINE_FOLDER = 'pipeline';
const SETTINGS = [
  'SITE_URL',
  'PICTURES_AVIF',
  'ADMIN_API_URL',
  'INDEXNOW_KEY',
  'CSP_REPORT_URL',
] as const;

/**
 * The work directory's package.json: Gatsby looks for queries in all files of the other packages that it names and that
 * have `gatsby` in their own name. There are none.
 */
function packageText(): string {
  const text = fs.readFileSync(path.join(PROJECT_ROOT, PACKAGE_FILE), 'utf8');
  const { name, dependencies } = JSON.parse(text) as {
    name: string;
    dependencies: { gatsby: string };
  };
  return JSON.stringify({ name, dependencies: { gatsby: dependencies.gatsby } });
}

/** Inputs of a slot's good pair. */
export interface GoodStamp {
  codeHash: string;
  snapshotHash: string;
  generation: string;
  /** Hash of content that depended on the day. */
  dateHash: string;
  finishedAt: string;
  /** Every published file of the output, to notice a `public/` that is another or was changed by hand. */
  files: Record<string, VerifiedFile>;
  /** Its other files, which no page asks for. */
  unpublished: readonly string[];
  /** Seals the output's folders. */
  seal: string;
  /** When all files were last read, not those alone that had changed; ISO 8601. */
  walkedAt: string;
  pages: number;
  redirects: Redirect[];
  authors: AuthorsPart;
}

/** Made by the build itself. */
const GENERATED = 'gatsby-types.d.ts';
/** That, and code of the pipeline that tells of a site and makes nothing of it. */
const NO_INPUT = [`src/${GENERATED}`, `${PIPELINE_FOLDER}/reports`];

/** Hash of a build's inputs besides the content: sources, steps, locked packages, settings, Node. */
export function codeHash(environment: Readonly<Record<string, string | undefined>>): string {
  const code = digestOfPaths(
    PROJECT_ROOT,
    [...SOURCE_FOLDERS, PIPELINE_FOLDER, ...SOURCE_FILES, 'package-lock.json'],
    (name) => !NO_INPUT.includes(name),
  );
  const settings = Object.keys(environment)
    .filter((name) => name.startsWith('GATSBY_') || (SETTINGS as readonly string[]).includes(name))
    .sort()
    .map((name) => [name, environment[name]]);
  return digestOf(code, settings, process.version);
}

/** The stamp of a slot's good pair, or null where there is no whole one. */
export function readGoodStamp(slot: Slot): GoodStamp | null {
  const stamp = readJson<GoodStamp>(slot.goodStamp);
  const whole =
    fs.existsSync(path.join(slot.good, 'cache')) && fs.existsSync(path.join(slot.good, 'public'));
  return stamp?.walkedAt && whole ? stamp : null;
}

export type Start = 'warm' | 'cold';

/** Starting point of a build. */
export interface Prepared {
  start: Start;
  /** When all files that it starts from were last read; null for none. ISO 8601. */
  walkedAt: string | null;
  /** The names in the folders of its output that the build has not touched. */
  untouched: (folder: string) => Folder | undefined;
}

/** Webpack's part of Gatsby's cache. */
const COMPILATIONS = 'webpack';
/** In it, by Babel: modules that webpack has kept as they came out of it. Two thirds of the cache's files. */
const TRANSFORMED = path.join(COMPILATIONS, 'babel');

/** Marks vouch for a day. A file can lie about its size and time; a disk can lose bytes. */
const WALK_EVERY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a good output still holds the bytes that were verified: by size and time of each file, and once a day, or
 * after a build that was killed, by reading them all.
 * @returns when they were last read, or null where they are others
 */
function vouchedSince(slot: Slot, stamp: GoodStamp, now: number): string | null {
  const output = path.join(slot.good, 'public');
  if (!matchesMarks(output, stamp.files)) return null;
  const age = now - Date.parse(stamp.walkedAt);
  const wasKilled = fs.existsSync(slot.begun);
  if (age >= 0 && age < WALK_EVERY_MS && !wasKilled) return stamp.walkedAt;
  const isSame = Object.entries(stamp.files).every(
    ([name, { digest }]) => hashFile(path.join(output, name)) === digest,
  );
  return isSame ? new Date(now).toISOString() : null;
}

/** Tells versions of an output's files apart. No digest is kept of those that are not published. */
const versionsIn = ({ files, unpublished, finishedAt }: Omit<GoodStamp, 'seal'>) => ({
  ...Object.fromEntries(unpublished.map((name) => [name, finishedAt])),
  ...Object.fromEntries(
    Object.entries(files).map(([name, { digest, changed }]) => [name, `${digest} ${changed}`]),
  ),
});

/**
 * Makes the work directory's output what the good one is; it is what was the good one before.
 * @returns its folders
 */
function linkOutput(slot: Slot, stamp: GoodStamp, walkedAt: string): LeftFolders {
  const before = readJson<GoodStamp>(slot.stampBefore);
  const left = before?.seal ? { files: versionsIn(before), seal: before.seal } : null;
  const [good, output] = [path.join(slot.good, 'public'), path.join(slot.work, 'public')];
  return relinkTree(good, output, left, versionsIn(stamp), walkedAt);
}

/**
 * Lays out the work directory. The build starts from the last good pair (`warm`), where that is of the same code and
 * holds what was verified, or from nothing (`cold`).
 * @param now milliseconds since 1970
 */
export async function prepareWorkDirectory(
  slot: Slot,
  code: string,
  cold: boolean,
  now = Date.now(),
): Promise<Prepared> {
  const stamp = readGoodStamp(slot);
  // The site in place is made of links to the good output: who edits it by hand edits that too.
  const isStart = !cold && stamp?.codeHash === code;
  const walkedAt = isStart ? vouchedSince(slot, stamp, now) : null;
  const warm = isStart && walkedAt !== null;
  fs.mkdirSync(path.dirname(slot.begun), { recursive: true });
  fs.writeFileSync(slot.begun, '');
  const keep = new Set<string>(LAID_OUT);
  fs.mkdirSync(slot.work, { recursive: true });
  linkPackages(slot.work);
  // The output of an earlier build stays for a warm one, which shares most files with it.
  if (warm) keep.add('public');
  for (const name of fs.readdirSync(slot.work)) {
    if (!keep.has(name)) await fs.promises.rm(path.join(slot.work, name), { recursive: true });
  }
  for (const folder of SOURCE_FOLDERS) {
    syncTree(path.join(PROJECT_ROOT, folder), path.join(slot.work, folder));
  }
  for (const name of COPIED_FILES) {
    // Never copied without need: a newer time alone makes Gatsby render every page again.
    const [file, target] = [path.join(PROJECT_ROOT, name), path.join(slot.work, name)];
    if (fs.existsSync(file)) syncFile(file, target);
    else fs.rmSync(target, { force: true });
  }
  writeOutput(path.join(slot.work, PACKAGE_FILE), packageText());
  compileHooks(PROJECT_ROOT, slot.work);
  if (!warm) return { start: 'cold', walkedAt, untouched: () => undefined };
  const [cache, ownCache] = [path.join(slot.good, 'cache'), path.join(slot.work, '.cache')];
  // Copied: its databases are changed in place. Webpack's part, 230 MB, is not. By another process, beside this one.
  const copying = copyTree(cache, ownCache, COMPILATIONS);
  try {
    linkTree(compiledOf(slot), compiledIn(slot));
    const folders = linkOutput(slot, stamp, walkedAt);
    const untouched = unchangedFolders(path.join(slot.work, 'public'), folders);
    return { start: 'warm', walkedAt, untouched };
  } finally {
    await copying;
  }
}

/** The folder for what webpack compiles in a work directory. */
export const compiledIn = (slot: Slot): string => path.join(slot.work, '.cache', COMPILATIONS);

/** The same of a good pair. */
export const compiledOf = (slot: Slot): string => path.join(slot.good, 'cache', COMPILATIONS);

/** Folders of a work directory whose files are linked: whatever writes there has to take a file of its own first. */
export const linkedFolders = (slot: Slot): string[] => [
  path.join(slot.work, 'public'),
  compiledIn(slot),
];

/** Notes that a build has ended, well or not: it was not killed. */
export function noteEnd(slot: Slot): void {
  fs.rmSync(slot.begun, { force: true });
}

/** Entries that a build may leave at the top of its work directory. */
const EXPECTED = new Set<string>([...LAID_OUT, '.cache', 'public']);

/** Files that a build wrote where it should not have. */
export function strayFiles(slot: Slot): string[] {
  return fs.readdirSync(slot.work).filter((name) => !EXPECTED.has(name));
}

/**
 * Makes the verified work the good pair; the stamp is written last, and after all else is on the disk, so that half a
 * pair never counts, nor one whose bytes a loss of power has taken.
 * @returns the stamp, with the seal of the output
 */
export function keepAsGood(slot: Slot, unsealed: Omit<GoodStamp, 'seal'>): GoodStamp {
  const [output, goodOutput] = [path.join(slot.work, 'public'), path.join(slot.good, 'public')];
  const before = path.join(slot.work, 'public-before');
  const folders = leftFolders(output, [...Object.keys(unsealed.files), ...unsealed.unpublished]);
  const stamp = { ...unsealed, seal: sealOf(folders, unsealed.walkedAt) };
  fs.rmSync(slot.stampBefore, { force: true });
  if (fs.existsSync(slot.goodStamp)) fs.renameSync(slot.goodStamp, slot.stampBefore);
  if (fs.existsSync(goodOutput)) fs.renameSync(goodOutput, before);
  fs.rmSync(slot.good, { recursive: true, force: true });
  fs.mkdirSync(slot.good, { recursive: true });
  fs.rmSync(path.join(slot.work, '.cache', TRANSFORMED), { recursive: true, force: true });
  fs.renameSync(path.join(slot.work, '.cache'), path.join(slot.good, 'cache'));
  fs.renameSync(output, goodOutput);
  // The next build begins with it: but for what changes it holds the same files.
  if (fs.existsSync(before)) fs.renameSync(before, output);
  flushFileSystemOf(slot.good);
  writeFileAtomically(slot.goodStamp, JSON.stringify(stamp));
  return stamp;
}

/** Whether an error says that a file may not be written here, on any disk. */
const isReadOnly = (error: unknown) =>
  ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Copies the types that Gatsby generated into the sources, where the type check reads them. Read-only sources, as for a
 * service of its own user, mean that nobody checks types either.
 */
export function takeGeneratedTypes(slot: Slot): void {
  const made = path.join(slot.work, 'src', GENERATED);
  const own = path.join(PROJECT_ROOT, 'src', GENERATED);
  if (!fs.existsSync(made)) return;
  const text = fs.readFileSync(made, 'utf8');
  if (fs.existsSync(own) && fs.readFileSync(own, 'utf8') === text) return;
  try {
    fs.writeFileSync(own, text);
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
}
