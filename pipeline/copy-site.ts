/** Copies a site from a build's output to a separate folder. */
import fs from 'node:fs';
import path from 'node:path';
import { copyFile, linkFile, sameFile } from './files';
import { isHashed } from './hashed-names';

/**
 * Fills a folder with the named files of an output. A file named by the hash of its content becomes a hard link to that
 * of an earlier site, if the bytes are the same. All others are copies that keep their modification times, for
 * `Last-Modified`. No file is shared with the output, which the next build changes in place.
 * @param earlier the folder of a site whose files never change in place; null for none
 */
export function copySite(
  output: string,
  names: readonly string[],
  to: string,
  earlier: string | null,
): void {
  const made = new Set<string>();
  for (const name of names) {
    const [source, target] = [path.join(output, name), path.join(to, name)];
    const folder = path.dirname(target);
    if (!made.has(folder)) fs.mkdirSync(folder, { recursive: true });
    made.add(folder);
    const before = earlier === null || !isHashed(name) ? null : path.join(earlier, name);
    if (before !== null && fs.existsSync(before) && sameFile(source, before)) {
      linkFile(before, target);
    } else copyFile(source, target);
  }
}
