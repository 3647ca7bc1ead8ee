/** Putting a verified output in the place where it is served, whole or not at all. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Changes } from './changes';
import { listFiles, readJson, sameFile, writeFileAtomically } from './files';
import { differenceOf, relinkTree, sealOf, type LeftTree } from './linked-tree';
import { withLock } from './lock';

/** Which files of a site differ from another's, by content. */
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

/** The placed build, as recorded by the build that placed it. */
interface Placed {
  generation: string;
  /** Differs from placing to placing. */
  mark: string;
  /** The site in place, and that before it; builds of earlier code do not tell. */
  site?: LeftTree;
  spare?: LeftTree;
}

function journalFile(stateDir: string): string {
  return path.join(stateDir, 'placing.json');
}

function lockFile(stateDir: string): string {
  return path.join(stateDir, 'placing.lock');
}

function placedFile(stateDir: string): string {
  return path.join(stateDir, 'placed.json');
}

/** The mark of the site in place; null before the first. To be handed to `placeSite`. */
export function placedMark(stateDir: string): string | null {
  return readJson<Placed>(placedFile(stateDir))?.mark ?? null;
}

/** Beside the site: renaming works only within one file system. */
function besideSite(publicDir: string, name: string): string {
  return path.join(path.dirname(publicDir), `.${path.basename(publicDir)}.${name}`);
}

/** The site before the one in place; the next one is made of it, since most of its files stay the same. */
const spareOf = (publicDir: string) => besideSite(publicDir, 'spare');

/** Removes leftovers of killed placings beside the site. The caller must hold the lock. */
function removeLeftovers(publicDir: string): void {
  const parent = path.dirname(publicDir);
  if (!fs.existsSync(parent)) return;
  const base = `.${path.basename(publicDir)}.`;
  for (const name of fs.readdirSync(parent)) {
    if (name.startsWith(base) && /^(?:next|old)-\d+$/.test(name.slice(base.length))) {
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
 * Ends a placing that a crash cut between its two renames: the new site is whole, so it is put in place.
 * Call before anything reads or serves the site. Waits for a placing that is under way.
 */
export function recoverPlacing(stateDir: string, publicDir: string): void {
  withLock(lockFile(stateDir), () => {
    recover(stateDir, publicDir);
  });
}

/** A verified output. */
export interface Output {
  output: string;
  /** Digests of its published files, by their names. */
  files: LeftTree['files'];
  /** When all of them were last read; ISO 8601. */
  walkedAt: string;
}

/** Which files of the site in place an output will change. */
export function changesInPlace(
  stateDir: string,
  publicDir: string,
  { output, files, walkedAt }: Output,
): Changes {
  const { site = null } = readJson<Placed>(placedFile(stateDir)) ?? {};
  return (
    differenceOf(publicDir, site, files, walkedAt)?.changes ??
    compareSites(publicDir, output, Object.keys(files))
  );
}

export interface PlaceInput extends Output {
  stateDir: string;
  publicDir: string;
  /** The snapshot that the output was made from; generations sort by time. */
  generation: string;
  /** `placedMark` at the time at which the build began. */
  markBefore: string | null;
  /** Called just before the site is put in place, for changes that go with it. */
  beforeSwap?: () => void;
}

/**
 * Puts the named files of an output in place as the site. The files are linked, not copied: a good output is
 * never changed again. Two renames part the old site from the new; a crash between them is mended by
 * `recoverPlacing`.
 * @returns false where a build beside this one has meanwhile put newer content in place, which then stays
 */
export function placeSite(input: PlaceInput): boolean {
  const { output, files, walkedAt, stateDir, publicDir, generation, markBefore } = input;
  return withLock(lockFile(stateDir), () => {
    recover(stateDir, publicDir);
    const placed = readJson<Placed>(placedFile(stateDir));
    const byAnother = placed !== null && placed.mark !== markBefore && fs.existsSync(publicDir);
    if (byAnother && placed.generation > generation) return false;
    const next = besideSite(publicDir, `next-${process.pid}`);
    const old = besideSite(publicDir, `old-${process.pid}`);
    const spare = spareOf(publicDir);
    if (fs.existsSync(spare)) fs.renameSync(spare, next);
    const folders = relinkTree(output, next, placed?.spare ?? null, files, walkedAt);
    const site = { files, seal: sealOf(folders, walkedAt) };
    input.beforeSwap?.();
    writeFileAtomically(
      placedFile(stateDir),
      JSON.stringify({
        ...{ generation, mark: randomUUID(), site },
        ...(placed?.site ? { spare: placed.site } : {}),
      } satisfies Placed),
    );
    writeFileAtomically(journalFile(stateDir), JSON.stringify({ next, old } satisfies Journal));
    if (fs.existsSync(publicDir)) fs.renameSync(publicDir, old);
    fs.renameSync(next, publicDir);
    if (fs.existsSync(old)) fs.renameSync(old, spare);
    fs.rmSync(journalFile(stateDir), { force: true });
    return true;
  });
}
