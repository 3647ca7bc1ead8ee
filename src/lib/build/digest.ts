/** Hashes of files and values. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** SHA-256 as 64 hex digits. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([k, v]) => [k, sorted(v)]));
}

/** JSON with the keys of every object in order, so that equal values give equal text. */
export function stableJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** SHA-256 of values, shortened to 32 hexadecimal digits. */
export function digestOf(...values: readonly unknown[]): string {
  return sha256(JSON.stringify(values)).slice(0, 32);
}

/**
 * SHA-256 of what files and folders of a root hold, shortened likewise.
 *
 * @param names Relative to the root, with forward slashes; a missing one counts as empty.
 * @param counts Whether a file or folder in them, by its name likewise, is part of it.
 */
export function digestOfPaths(
  root: string,
  names: readonly string[],
  counts: (name: string) => boolean = () => true,
): string {
  const inside = (name: string): string | null => {
    const at = path.join(root, name);
    const found = fs.statSync(at, { throwIfNoEntry: false });
    // An editor's link to nothing among them.
    if (!found) return null;
    if (found.isFile()) return sha256(fs.readFileSync(at));
    const entries = fs.readdirSync(at).map((entry) => `${name}/${entry}`);
    return digestOfPaths(root, entries, counts);
  };
  const counted = names.filter(counts).sort();
  return digestOf(counted.map((name) => [name, inside(name)]));
}
