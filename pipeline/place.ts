/** Putting a verified output in the place where it is served, whole or not at all. */
import fs from 'node:fs';
import path from 'node:path';
import { linkFile, listFiles, readJson, sameFile, writeFileAtomically } from './files';

export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Which files of a site differ from another's, by content. */
export function compareSites(before: string, after: string, afterFiles: readonly string[]): Changes {
  const old = new Set(listFiles(before));
  const added = afterFiles.filter((name) => !old.has(name));
  const changed = afterFiles.filter(
    (name) => old.has(name) && !sameFile(path.join(before, name), path.join(after, name)),
  );
  const now = new Set(afterFiles);
  return { added, changed, removed: [...old].filter((name) => !now.has(name)) };
}

interface Journal {
  next: string;
  old: string;
}

function journalFile(stateDir: string): string {
  return path.join(stateDir, 'placing.json');
}

/**
 * Ends a placing that a crash cut between its two renames: the new site is whole, so it is put in place.
 * Call before anything reads or serves the site.
 */
export function recoverPlacing(stateDir: string, publicDir: string): void {
  const journal = readJson<Journal>(journalFile(stateDir));
  if (!journal) return;
  if (!fs.existsSync(publicDir)) {
    const whole = fs.existsSync(journal.next) ? journal.next : journal.old;
    if (fs.existsSync(whole)) fs.renameSync(whole, publicDir);
  }
  for (const folder of [journal.next, journal.old]) {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  fs.rmSync(journalFile(stateDir), { force: true });
}

/**
 * Puts the named files of an output in place as the site. The files are linked, not copied: a good output is
 * never changed again. Two renames part the old site from the new; a crash between them is mended by
 * `recoverPlacing`.
 */
export function placeSite(
  output: string,
  files: readonly string[],
  stateDir: string,
  publicDir: string,
): void {
  recoverPlacing(stateDir, publicDir);
  // Beside the site: renaming works only within one file system.
  const next = path.join(path.dirname(publicDir), `.${path.basename(publicDir)}.next-${process.pid}`);
  const old = path.join(path.dirname(publicDir), `.${path.basename(publicDir)}.old-${process.pid}`);
  fs.rmSync(next, { recursive: true, force: true });
  fs.mkdirSync(next, { recursive: true });
  for (const name of files) linkFile(path.join(output, name), path.join(next, name));
  writeFileAtomically(journalFile(stateDir), JSON.stringify({ next, old } satisfies Journal));
  if (fs.existsSync(publicDir)) fs.renameSync(publicDir, old);
  fs.renameSync(next, publicDir);
  fs.rmSync(old, { recursive: true, force: true });
  fs.rmSync(journalFile(stateDir), { force: true });
}
