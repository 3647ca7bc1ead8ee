/** Replaces the served site with a verified output, completely or not at all. */
import fs from 'node:fs';
import path from 'node:path';
import type { Changes } from './changes';
import { copySite } from './copy-site';
import { flushFileSystemOf } from './durable';
import { listFiles, readJson, sameFile, writeFileAtomically } from './files';
import { withLock } from '@corporate-website/locks/lock';

/** The differences between two sites, by content. */
export function compareSites(
  before: string,
  after: string,
  afterFiles: readonly string[],
): Changes {
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

function lockFile(stateDir: string): string {
  return path.join(stateDir, 'placing.lock');
}

/** Beside the site: renaming works only within one file system. */
function besideSite(publicDir: string, name: string): string {
  return path.join(path.dirname(publicDir), `.${path.basename(publicDir)}.${name}`);
}

/** Names of folders that killed placings leave beside the site. */
const LEFTOVER = /^(?:next|old)-\d+$/;

/** Removes leftovers beside the site. The caller must hold the lock. */
function removeLeftovers(publicDir: string): void {
  const parent = path.dirname(publicDir);
  if (!fs.existsSync(parent)) return;
  const base = `.${path.basename(publicDir)}.`;
  for (const name of fs.readdirSync(parent)) {
    if (name.startsWith(base) && LEFTOVER.test(name.slice(base.length))) {
      fs.rmSync(path.join(parent, name), { recursive: true, force: true });
    }
  }
}

function recover(stateDir: string, publicDir: string): void {
  const journal = readJson<Journal>(journalFile(stateDir));
  if (journal && !fs.existsSync(publicDir)) {
    const whole = fs.existsSync(journal.next) ? journal.next : journal.old;
    if (fs.existsSync(whole)) fs.renameSync(whole, publicDir);
  }
  removeLeftovers(publicDir);
  fs.rmSync(journalFile(stateDir), { force: true });
}

/**
 * Completes a placing that crashed between its two renames, with the new site, which is whole.
 * Call before anything reads or serves the site. Waits for a placing that is under way.
 */
export function recoverPlacing(stateDir: string, publicDir: string): void {
  withLock(lockFile(stateDir), () => {
    recover(stateDir, publicDir);
  });
}

export interface PlaceInput {
  /** The folder of a verified output, and its published files. */
  output: string;
  files: readonly string[];
  stateDir: string;
  publicDir: string;
  /** Called just before the swap, for changes that belong to it. */
  beforeSwap?: () => void;
}

/**
 * Replaces the site with the named files of an output, by two renames. `recoverPlacing` repairs a crash between them.
 */
export function placeSite({ output, files, stateDir, publicDir, beforeSwap }: PlaceInput): void {
  withLock(lockFile(stateDir), () => {
    recover(stateDir, publicDir);
    const next = besideSite(publicDir, `next-${process.pid}`);
    const old = besideSite(publicDir, `old-${process.pid}`);
    try {
      copySite(output, files, next, publicDir);
      flushFileSystemOf(next);
      beforeSwap?.();
      writeFileAtomically(journalFile(stateDir), JSON.stringify({ next, old } satisfies Journal));
    } catch (error) {
      // On a full disk, half a site would take up the space that the next build needs.
      fs.rmSync(next, { recursive: true, force: true });
      throw error;
    }
    if (fs.existsSync(publicDir)) fs.renameSync(publicDir, old);
    fs.renameSync(next, publicDir);
    fs.rmSync(old, { recursive: true, force: true });
    fs.rmSync(journalFile(stateDir), { force: true });
  });
}
