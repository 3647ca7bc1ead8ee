/** Builds the desk's interface if it is missing or older than its sources. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.join(__dirname, '..');
const BUILT = 'admin-api/desk/dist/index.html';

/** The desk's own files, the site's folders that it imports from, and the packages. */
const SOURCES = [
  ...['admin-api/desk/app', 'admin-api/desk/protocol.ts', 'admin-api/vite.config.mts'],
  ...['contract', 'package-lock.json'],
  ...['src/collections', 'src/editorial', 'src/lib', 'src/pictures', 'src/rich-text'],
  ...['src/site', 'src/styles'],
];

/** When a file, or the newest in a folder, was changed; 0 if there is none. */
function changedAt(name: string): number {
  const stats = fs.statSync(path.join(ROOT, name), { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = fs.readdirSync(path.join(ROOT, name)).map((each) => path.join(name, each));
  return Math.max(0, ...inside.map(changedAt));
}

/** @throws {Error} with Vite's output if the build fails */
export async function prepareDesk(): Promise<void> {
  if (changedAt(BUILT) > Math.max(...SOURCES.map(changedAt))) return;
  await promisify(execFile)('npm', ['run', 'build', '-w', 'admin-api'], { cwd: ROOT });
}
