/**
 * The directory of `gatsby develop`: the folders of the sources by links, so that edits show at once, with its own cache
 * and output, so that `public/` stays the verified site. The few files at the top are copies: a change to one of them is
 * seen after a restart, for which Gatsby asks anyway.
 */
import fs from 'node:fs';
import path from 'node:path';
import { linkPackages, PROJECT_ROOT } from './layout';
import { SOURCE_FILES, SOURCE_FOLDERS } from './work-directory';

/** Lays out the directory and gives its path. */
export function layOutLinkedDirectory(stateDir: string): string {
  const directory = path.join(stateDir, 'develop');
  fs.mkdirSync(directory, { recursive: true });
  linkPackages(directory);
  for (const name of [...SOURCE_FOLDERS, ...SOURCE_FILES]) {
    fs.rmSync(path.join(directory, name), { recursive: true, force: true });
  }
  for (const name of SOURCE_FOLDERS) {
    const target = path.relative(directory, path.join(PROJECT_ROOT, name));
    fs.symlinkSync(target, path.join(directory, name));
  }
  for (const name of SOURCE_FILES) {
    fs.copyFileSync(path.join(PROJECT_ROOT, name), path.join(directory, name));
  }
  return directory;
}
