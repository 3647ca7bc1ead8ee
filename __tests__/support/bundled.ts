/** Scripts of the project as one file of JavaScript each: they start in a fraction of the time that tsx takes. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { filesBelow, findCached, finish, hashOf, root, unfinishedFolder } from './test-cache';

const builder = '__tests__/support/bundle-script.mjs';
/** Folders of a script of the admin API; the builder refuses a script that imports from others. */
const ofAdminApi = [
  ...['admin-api', 'contract', 'locks'],
  ...['src/collections', 'src/editorial/build', 'src/lib', 'src/pictures/build'],
];
const known = new Map<string, string>();

/**
 * The file to give to `node` in the place of a script such as `admin-api/main.ts`.
 * @param sources the folders that its own files are in
 */
export function bundled(script: string, sources: readonly string[] = ofAdminApi): string {
  const file = known.get(script) ?? path.join(findOrMake(script, sources), 'script.mjs');
  known.set(script, file);
  return file;
}

function findOrMake(script: string, sources: readonly string[]): string {
  const code = filesBelow(...sources).filter((file) =>
    /^(?!.*\/__tests__\/).*\.(?:ts|json)$/.test(file),
  );
  const key = hashOf(['package-lock.json', builder, script, ...code]);
  const name = script.replace(/\.ts$/, '').replaceAll('/', '-');
  const found = findCached(name, key);
  if (found) return found;
  const folder = unfinishedFolder(name);
  const args = [builder, script, folder, ...sources];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} could not be bundled:\n${stderr}`);
  return finish(folder, name, key);
}
