/** Opens the picture store by a build's settings. */
import os from 'node:os';
import path from 'node:path';
import { readSettings } from '../../src/site/settings';
import { PROJECT_ROOT } from '../layout';
import { PictureJobs, type PictureStoreReport } from './jobs';
import { codeOf, PictureStore } from '../../src/pictures/build/picture-store';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `PICTURE_STORE_DIR`, else `loomwright/pictures` in the user's folder for caches.
 * @throws {Error} where the user has no home, as in a container whose user has no name
 */
export function pictureStoreDirectory(env: Environment): string {
  const given = env['PICTURE_STORE_DIR'];
  if (given) return path.resolve(PROJECT_ROOT, given);
  const caches = env['XDG_CACHE_HOME'];
  // The specification says to ignore relative paths.
  const folder =
    caches && path.isAbsolute(caches) ? caches : path.join(env['HOME'] || os.homedir(), '.cache');
  return path.join(folder, 'loomwright', 'pictures');
}

/** A build's store; `jobs` and `folder` are null if Gatsby makes all pictures itself. */
export interface OpenedStore {
  folder: string | null;
  jobs: PictureJobs | null;
  /** The report if there are no jobs; null if no store is configured. */
  report: PictureStoreReport | null;
}

/** Opens the picture store. An unavailable one does not fail a build, and is reported. */
export async function openPictureStore(env: Environment): Promise<OpenedStore> {
  const { pictureStoreMb } = readSettings(env);
  if (pictureStoreMb === 0) return { folder: null, jobs: null, report: null };
  let folder = 'its folder';
  try {
    folder = pictureStoreDirectory(env);
    const store = await PictureStore.open(folder);
    return { folder, jobs: new PictureJobs(store, pictureStoreMb * 1e6), report: null };
  } catch (error) {
    const note = `${folder} cannot be used (${codeOf(error)}), so all pictures were made`;
    return { folder: null, jobs: null, report: { taken: 0, made: 0, given: 0, damaged: 0, note } };
  }
}
