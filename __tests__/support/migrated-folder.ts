/** PGlite's folder with all migrations done and nothing in it: made once, then copied. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, findCached, finish, hashOf, unfinishedFolder } from './test-cache';

const name = 'pglite';

/** Starts an admin API on a data folder and stops it, which is what makes the folder. */
type Make = (dataDir: string, contentDir: string) => Promise<void>;

async function findOrMake(make: Make): Promise<string> {
  const key = hashOf(['package-lock.json', ...filesBelow('admin-api/database/migrations')]);
  const found = findCached(name, key);
  if (found) return found;
  const folder = unfinishedFolder(name);
  const content = path.join(folder, 'content');
  fs.mkdirSync(content);
  await make(path.join(folder, 'data'), content);
  return finish(folder, name, key);
}

let made: Promise<string> | undefined;

/** Gives a data folder that does not exist yet a migrated database. */
export async function copyMigrated(dataDir: string, make: Make): Promise<void> {
  made ??= findOrMake(make);
  const database = path.join(await made, 'data', 'pglite');
  // As the admin API makes it.
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  fs.cpSync(database, path.join(dataDir, 'pglite'), { recursive: true });
}
