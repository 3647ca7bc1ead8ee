/**
 * Where `gatsby develop` runs: the sources by links, so that edits show at once, and a cache and output of its
 * own, so that `public/` stays the site that was verified.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from './layout';
import { SOURCE_FILES, SOURCE_FOLDERS } from './work-directory';

/** Lays out the directory and gives its path. */
export function layOutLinkedDirectory(stateDir: string): string {
  const directory = path.join(stateDir, 'develop');
  fs.mkdirSync(directory, { recursive: true });
  for (const name of [...SOURCE_FOLDERS, ...SOURCE_FILES]) {
    const link = path.join(directory, name);
    const target = path.join(PROJECT_ROOT, name);
    fs.rmSync(link, { recursive: true, force: true });
    if (fs.existsSync(target)) fs.symlinkSync(path.relative(directory, target), link);
  }
  return directory;
}
