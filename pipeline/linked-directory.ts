/**
 * The directory of `gatsby develop`: the sources by links, so that edits show at once, with its own cache and output,
 * so that `public/` stays the verified site.
 */
import fs from 'node:fs';
import path from 'node:path';
import { linkPackages, PROJECT_ROOT } from './layout';
import { SOURCE_FILES, SOURCE_FOLDERS } from './work-directory';

/**
 * Copied: Gatsby looks for their compiled forms beside the path that it was started at, and its compiler
 * puts them beside the path that a link leads to. Gatsby asks for a restart when they change, linked or not.
 */
const COMPILED: readonly string[] = ['gatsby-config.ts', 'gatsby-node.ts'];

/** Lays out the directory and gives its path. */
export function layOutLinkedDirectory(stateDir: string): string {
  const directory = path.join(stateDir, 'develop');
  fs.mkdirSync(directory, { recursive: true });
  linkPackages(directory);
  for (const name of [...SOURCE_FOLDERS, ...SOURCE_FILES]) {
    const link = path.join(directory, name);
    const target = path.join(PROJECT_ROOT, name);
    fs.rmSync(link, { recursive: true, force: true });
    if (!fs.existsSync(target)) continue;
    if (COMPILED.includes(name)) fs.copyFileSync(target, link);
    else fs.symlinkSync(path.relative(directory, target), link);
  }
  return directory;
}
