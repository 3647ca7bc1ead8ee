/** A copy of the project's code, for tests that change it: builds of the project itself must not see that. */
import fs from 'node:fs';
import path from 'node:path';
import { SOURCE_FILES, SOURCE_FOLDERS } from '../../pipeline/work-directory';

const projectRoot = path.join(__dirname, '..', '..');
/** All that a release is run from and made of. */
const COPIED = [...SOURCE_FOLDERS, 'pipeline', 'scripts', ...SOURCE_FILES, 'package-lock.json'];

/** Makes one, with the packages of the project. @returns its folder, to be removed afterwards */
export function copyProject(): string {
  fs.mkdirSync(path.join(projectRoot, '.site'), { recursive: true });
  const folder = fs.mkdtempSync(path.join(projectRoot, '.site', 'test-project-'));
  for (const name of COPIED) {
    const from = path.join(projectRoot, name);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(folder, name), { recursive: true });
  }
  fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
