/** A copy of the project's code, for tests that change it: builds of the project itself must not see that. */
import fs from 'node:fs';
import path from 'node:path';
import { SOURCE_FILES, SOURCE_FOLDERS } from '../../pipeline/work-directory';

const projectRoot = path.join(__dirname, '..', '..');
/** All that a release is run from and made of. */
const COPIED = [
  ...SOURCE_FOLDERS,
  'locks',
  'pipeline',
  'scripts',
  ...SOURCE_FILES,
  'package-lock.json',
];

/** Makes the project's packages those of a folder; the project's own are then the folder's, as npm's links to them say. */
export function linkPackages(folder: string): void {
  const from = path.join(projectRoot, 'node_modules');
  const to = path.join(folder, 'node_modules');
  const own = '@corporate-website';
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from).filter((each) => each !== own)) {
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
  fs.cpSync(path.join(from, own), path.join(to, own), { recursive: true, verbatimSymlinks: true });
}

/** Makes one, with the packages of the project. @returns its folder, to be removed afterwards */
export function copyProject(): string {
  fs.mkdirSync(path.join(projectRoot, '.site'), { recursive: true });
  const folder = fs.mkdtempSync(path.join(projectRoot, '.site', 'test-project-'));
  for (const name of COPIED) {
    const from = path.join(projectRoot, name);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(folder, name), { recursive: true });
  }
  linkPackages(folder);
  return folder;
}
