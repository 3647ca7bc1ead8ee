/** What a build changed in its output, by the files' hashes. */
import fs from 'node:fs';
import path from 'node:path';
import { hashFile, listFiles } from '../pipeline/files';
import { INDEX_PATH } from '../src/site-search/pagefind';

/** SHA-256 by path. */
export type Tree = ReadonlyMap<string, string>;

/** The files of an output with their hashes; none where it is not there. */
export function readTree(folder: string): Tree {
  return new Map(listFiles(folder).map((name) => [name, hashFile(path.join(folder, name))]));
}

/** Paths that were added, changed or removed, sorted. */
export function changedFiles(before: Tree, after: Tree): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/**
 * Of changed files those that do not show a page: neither their name nor their text holds its path. The search index
 * is left out.
 */
export function notShowing(folder: string, names: readonly string[], pagePath: string): string[] {
  return names.filter((name) => {
    if (isOfSearchIndex(name)) return false;
    if (`/${name}`.includes(`${pagePath}/`)) return false;
    const file = path.join(folder, name);
    return !fs.existsSync(file) || !fs.readFileSync(file, 'utf8').includes(pagePath);
  });
}

/** Of the search index: made over all texts at once, so that a word that comes or goes moves in its parts. */
export function isOfSearchIndex(name: string): boolean {
  return `/${name}`.startsWith(INDEX_PATH);
}

/** Pages among an output's files, without the page for what is not found. */
export function countPages(tree: Tree): number {
  return [...tree.keys()].filter(
    (name) => /(?:^|\/)index\.html$/.test(name) && name !== '404/index.html',
  ).length;
}

/** Files that the image plugin made. */
export function countPictures(tree: Tree): number {
  return [...tree.keys()].filter((name) => /^static\/.+\.(?:jpg|png|webp|avif)$/.test(name)).length;
}
