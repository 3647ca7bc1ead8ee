/** Folders of files that may be cached for ever, for hosts that set this by folder. Pure. */
import path from 'node:path';
import { isHashed } from '../hashed-names';

export interface HashedPlaces {
  /** Topmost folders of which every file is named by its hash, without slashes around them. */
  folders: string[];
  /** Other files that are. */
  files: string[];
}

/** The folders of a file, the topmost first, without slashes around them. */
export function foldersAbove(name: string): string[] {
  const parts = path.posix.dirname(name).split('/');
  return parts[0] === '.' ? [] : parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** @param names files of a site */
export function hashedPlaces(names: readonly string[]): HashedPlaces {
  const mixed = new Set(names.filter((name) => !isHashed(name)).flatMap(foldersAbove));
  const folders = new Set<string>();
  const files: string[] = [];
  for (const name of names.filter(isHashed)) {
    const topmost = foldersAbove(name).find((folder) => !mixed.has(folder));
    if (topmost === undefined) files.push(name);
    else folders.add(topmost);
  }
  return { folders: [...folders].sort(), files: files.sort() };
}
