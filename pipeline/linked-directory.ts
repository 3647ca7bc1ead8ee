/**
 * The directory of `gatsby develop`. Source folders are links, so edits show at once. Cache and output are its own, so
 * `public/` stays the verified site. The few files at the top are copies: a change to one shows after a restart, which
 * Gatsby requires anyway.
 */
import fs from 'node:fs';
import path from 'node:path';
import { linkPackages, PROJECT_ROOT } from './layout';
import { SOURCE_FILES, SOURCE_FOLDERS } from './work-directory';

/** Creates the directory. @returns its path */
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
