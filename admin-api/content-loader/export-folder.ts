/** The folder of an export. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UNPUBLISHED } from './check-item';
import { MEDIA_LIST } from './load-media';
import { mediaFolders } from './media';
import { sources } from './sources';

/** Contents by paths below the folder. */
export type Files = Map<string, string | Buffer>;

/** Thrown where a folder holds other things than an export; the message says so. */
class ExportFolderError extends Error {}

/** Everything that an export may write, at the top of its folder. */
const ownNames: ReadonlySet<string> = new Set([
  ...sources.flatMap(({ name }) => [name, `${name}.yaml`]),
  ...mediaFolders,
  ...[UNPUBLISHED, MEDIA_LIST],
]);

/** Puts whole new files in the place of those of an earlier export. */
export function writeFiles(files: Files, folder: string): void {
  const isOther = existsSync(folder) && !existsSync(path.join(folder, MEDIA_LIST));
  if (isOther && readdirSync(folder).length > 0) {
    throw new ExportFolderError(
      `${folder} holds files that are no export, and stays as it is. Please name a new folder.`,
    );
  }
  const temporary = path.join(folder, `.export-${process.pid}`);
  try {
    for (const [name, contents] of files) {
      const file = path.join(temporary, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, contents, { flush: true });
    }
    for (const name of ownNames) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
      if (existsSync(path.join(temporary, name))) {
        renameSync(path.join(temporary, name), path.join(folder, name));
      }
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
