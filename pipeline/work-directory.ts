/**
 * The directory that Gatsby runs in, with its cache and output. Gatsby saves nodes at once but its own state late, so
 * the cache of a killed or failed build would mislead the next one. A mark says that the last build ended well; without
 * it, the next build starts from nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../src/data-layer/redirects';
import { digestOf, digestOfPaths } from '../src/lib/build/digest';
import type { AuthorsPart } from './authors-part';
import { flush, flushFileSystemOf, writeDurably } from './durable';
import { matchesMarks, readJson, syncFile, syncTree } from './files';
import { linkPackages, PROJECT_ROOT, type BuildFolder } from './layout';
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
/** Its steps write a part of the output: search index, compressed files, policies. */
const PIPELINE_FOLDER = 'pipeline';
const SETTINGS = [
  'SITE_URL',
  'PICTURES_AVIF',
  'ADMIN_API_URL',
  'INDEXNOW_KEY',
  'CSP_REPORT_URL',
] as const;

/** Hashes of a site's inputs: equal inputs give an equal site. */
export interface Ingredients {
  codeHash: string;
  snapshotHash: string;
  /** Hash of the content that depends on the day of the build. */
  dateHash: string;
}

export const sameIngredients = (one: Ingredients, other: Ingredients): boolean =>
  one.codeHash === other.codeHash &&
  one.snapshotHash === other.snapshotHash &&
  one.dateHash === other.dateHash;

/** The inputs and the output of a build that ended well. */
export interface BuildMark extends Ingredients {
  /** Every published file of the output, to notice changes by hand to the output or the site. */
  files: Record<string, VerifiedFile>;
  pages: number;
  redirects: Redirect[];
  authors: AuthorsPart;
}

/** Made by the build itself. */
const GENERATED = 'gatsby-types.d.ts';
/** That, and code of the pipeline that reports on a site and makes nothing of it. */
const NO_INPUT = [`src/${GENERATED}`, `${PIPELINE_FOLDER}/reports`];
/** A package has its tests in its folder. */
const TESTS = /\/__tests__$/;

/** Hash of a build's inputs besides the content: sources, steps, locked packages, settings, Node. */
export function codeHash(environment: Readonly<Record<string, string | undefined>>): string {
  const code = digestOfPaths(
    PROJECT_ROOT,
    [...SOURCE_FOLDERS, PIPELINE_FOLDER, ...SOURCE_FILES, 'package-lock.json'],
    (name) => !NO_INPUT.includes(name) && !TESTS.test(name),
  );
  const settings = Object.keys(environment)
    .filter((name) => name.startsWith('GATSBY_') || (SETTINGS as readonly string[]).includes(name))
    .sort()
    .map((name) => [name, environment[name]]);
  return digestOf(code, settings, process.version);
}

/** The mark of the last build; null if that did not end well, or its output has changed (by size and time). */
export function readMark({ work, output, mark: file }: BuildFolder): BuildMark | null {
  const mark = readJson<BuildMark>(file);
  const isWhole = mark !== null && fs.existsSync(path.join(work, '.cache'));
  return isWhole && matchesMarks(output, mark.files) ? mark : null;
}

/** Removes the mark durably (a power cut does not bring it back): the next build starts from nothing. */
export function removeMark({ mark }: BuildFolder): void {
  if (!fs.existsSync(mark)) return;
  fs.rmSync(mark);
  flush(path.dirname(mark));
}

/** Writes the mark, after everything that it vouches for is on the disk. */
export function writeMark({ work, mark: file }: BuildFolder, mark: BuildMark): void {
  flushFileSystemOf(work);
  writeDurably(file, JSON.stringify(mark));
}

export type Start = 'warm' | 'cold';

/**
 * Prepares the work directory. The build starts from the last one's cache and output (`warm`) if that ended well and
 * had the same code, else from nothing (`cold`).
 */
export function prepareWorkDirectory(folder: BuildFolder, code: string, isCold: boolean): Start {
  const start = !isCold && readMark(folder)?.codeHash === code ? 'warm' : 'cold';
  removeMark(folder);
  if (start === 'cold') fs.rmSync(folder.work, { recursive: true, force: true });
  fs.mkdirSync(folder.work, { recursive: true });
  linkPackages(folder.work);
  for (const name of SOURCE_FOLDERS) {
    syncTree(path.join(PROJECT_ROOT, name), path.join(folder.work, name));
  }
  // Copied only if changed: a newer modification time alone makes Gatsby render every page again.
  for (const name of SOURCE_FILES) {
    syncFile(path.join(PROJECT_ROOT, name), path.join(folder.work, name));
  }
  return start;
}

/** Entries that a build may leave at the top of its work directory. */
const EXPECTED = new Set<string>([...SOURCE_FOLDERS, ...SOURCE_FILES, '.cache', 'public']);

/** Files that a build wrote where it should not have. */
export function strayFiles({ work }: BuildFolder): string[] {
  return fs.readdirSync(work).filter((name) => !EXPECTED.has(name));
}

/** Whether an error says that a file may not be written here, on any disk. */
const isReadOnly = (error: unknown) =>
  ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Copies the types that Gatsby generated into the sources, for the type check. Nobody checks types in read-only
 * sources, such as those of a service with its own user.
 */
export function takeGeneratedTypes({ work }: BuildFolder): void {
  const made = path.join(work, 'src', GENERATED);
  if (!fs.existsSync(made)) return;
  try {
    syncFile(made, path.join(PROJECT_ROOT, 'src', GENERATED));
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
}
