/** The code that items are made by: where it has changed, each is made again. */
import fs from 'node:fs';
import path from 'node:path';
import { digestOf, sha256 } from '../lib/build/digest';

const ROOT = path.join(__dirname, '../..');

/** Folders that hold it and all that it imports, and its packages. */
export const CODE_OF_ITEMS = [
  'contract',
  'src/collections',
  'src/lib',
  'src/pull',
  'src/rich-text',
  'package-lock.json',
];

function digestOfPath(name: string): unknown {
  const at = path.join(ROOT, name);
  const found = fs.statSync(at, { throwIfNoEntry: false });
  // Another package manager's lock, or an editor's link to nothing.
  if (!found) return null;
  if (found.isFile()) return sha256(fs.readFileSync(at));
  const inside = fs.readdirSync(at).sort();
  return inside.map((entry) => [entry, digestOfPath(`${name}/${entry}`)]);
}

/** Identifies the code as it is on the disk. */
export const codeOfItems = (): string => digestOf(CODE_OF_ITEMS.map(digestOfPath));
