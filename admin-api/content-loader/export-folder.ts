/** The folder of an export. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UNPUBLISHED } from './check-item';
import { MEDIA_LIST } from './load-media';
import { mediaFolders } from './media';
import { sources } from './sources';

/** Writes the files of an export, by paths below its folder. */
export interface ExportWriter {
  put: (name: string, contents: string | Buffer) => Promise<void>;
  drop: (name: string) => Promise<void>;
}

/** Everything that an export may write, at the top of its folder. */
const ownNames: ReadonlySet<string> = new Set([
  ...sources.flatMap(({ name }) => [name, `${name}.yaml`]),
  ...mediaFolders,
  ...[UNPUBLISHED, MEDIA_LIST],
]);

/**
 * Writes an export beside the earlier one, and puts it in its place once it is whole.
 * @throws {Error} where the folder holds other things than an export
 */
export async function replaceExport<T>(
  folder: string,
  write: (writer: ExportWriter) => Promise<T>,
): Promise<T> {
  const isOther = existsSync(folder) && !existsSync(path.join(folder, MEDIA_LIST));
  if (isOther && readdirSync(folder).length > 0) {
    throw new Error(
      `${folder} holds files that are no export, and stays as it is. Please name a new folder.`,
    );
  }
  const temporary = path.join(folder, `.export-${process.pid}`);
  try {
    const result = await write({
      put: async (name, contents) => {
        const file = path.join(temporary, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, contents, { flush: true });
      },
      drop: (name) => rm(path.join(temporary, name), { force: true }),
    });
    for (const name of ownNames) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
      if (existsSync(path.join(temporary, name))) {
        renameSync(path.join(temporary, name), path.join(folder, name));
      }
    }
    return result;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
