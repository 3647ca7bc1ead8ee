/** Scripts of the admin API as one file of JavaScript each: they start in a fraction of the time that tsx takes. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { filesBelow, findCached, finish, hashOf, root, unfinishedFolder } from './test-cache';

const builder = '__tests__/support/bundle-script.mjs';
/** Where a script's own files may be; the builder refuses a script that has others. */
const sources = ['admin-api', 'contract'];
const known = new Map<string, string>();

/** The file to give to `node` in the place of a script such as `admin-api/main.ts`. */
export function bundled(script: string): string {
  const file = known.get(script) ?? path.join(findOrMake(script), 'script.mjs');
  known.set(script, file);
  return file;
}

function findOrMake(script: string): string {
  const code = filesBelow(...sources).filter((file) => /\.(?:ts|json)$/.test(file));
  const key = hashOf(['package-lock.json', builder, script, ...code]);
  const name = path.basename(script, '.ts');
  const found = findCached(name, key);
  if (found) return found;
  const folder = unfinishedFolder(name);
  const args = [builder, script, folder, ...sources];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} could not be bundled:\n${stderr}`);
  return finish(folder, name, key);
}
