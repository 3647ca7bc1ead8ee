/** Changes of a build in its output, by the files' hashes. */
import fs from 'node:fs';
import path from 'node:path';
import { hashFile, listFiles } from '../pipeline/files';
import { SITEMAP_PATH } from '../src/feeds/build/sitemap';
import { SHARE_FOLDER } from '../src/share-pictures/share-picture';
import { INDEX_PATH } from '../src/site-search/index-files';

/** SHA-256 by path. */
export type Tree = ReadonlyMap<string, string>;

/** The files of an output with their hashes; none for a missing folder. */
export function readTree(folder: string): Tree {
  return new Map(listFiles(folder).map((name) => [name, hashFile(path.join(folder, name))]));
}

/** Paths that were added, changed or removed, sorted. */
export function changedFiles(before: Tree, after: Tree): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

const isShareCard = (name: string) => `/${name}`.startsWith(SHARE_FOLDER);

/**
 * Of changed files those that do not show an item: neither their name nor their text holds its slug, and they are no
 * share picture that such a page names. A card that is gone was replaced by one of these. The search index is left
 * out, and so is the index of the sitemap, which has the date of its part's newest change.
 */
export function notShowing(folder: string, names: readonly string[], slug: string): string[] {
  const others = names.filter((name) => !isOfSearchIndex(name) && `/${name}` !== SITEMAP_PATH);
  const texts = new Map(
    others
      .filter((name) => !isShareCard(name) && fs.existsSync(path.join(folder, name)))
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
  const shows = (name: string) => name.includes(slug) || texts.get(name)?.includes(slug) === true;
  const pages = others.filter((name) => name.endsWith('.html') && shows(name));
  const isTheirs = (card: string) => pages.some((name) => texts.get(name)?.includes(`/${card}`));
  const cards = others.filter(isShareCard);
  const made = cards.filter((name) => fs.existsSync(path.join(folder, name)));
  const gone = cards.filter((name) => !made.includes(name));
  const theirs = made.filter(isTheirs);
  return [
    ...others.filter((name) => !isShareCard(name) && !shows(name)),
    ...made.filter((name) => !theirs.includes(name)),
    ...gone.slice(theirs.length),
  ];
}

/** Of the search index: made over all texts at once, so that a word that comes or goes moves in its parts. */
export function isOfSearchIndex(name: string): boolean {
  return `/${name}`.startsWith(INDEX_PATH);
}

/** Pages among an output's files, without the page for unknown addresses. */
export function countPages(tree: Tree): number {
  return [...tree.keys()].filter(
    (name) => /(?:^|\/)index\.html$/.test(name) && name !== '404/index.html',
  ).length;
}

/** Files that the image plugin made. */
export function countPictures(tree: Tree): number {
  return [...tree.keys()].filter((name) => /^static\/.+\.(?:jpg|png|webp|avif)$/.test(name)).length;
}
