/**
 * Puts the share pictures into the output. One is drawn once: its address is a hash of all its inputs, so that a stored
 * picture of that name stays valid.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { Snapshot } from '../../pull/snapshot/types';
import { photoAddress } from '../share-photo';
import { SHARE_FOLDER } from '../share-picture';
import { ownCopy, readHead } from '../../lib/build/page-html';
import { removeOthers } from '../../lib/build/write-output';
import { runScript } from '../../lib/build/run-script';
import { endDrawing } from './speculative';
import { storedFile, storeDirectory, writeOrder } from './order';
import { wantedOf, type WantedPicture } from './wanted';

/** Time that a picture no page asks for is kept, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Each once: items may have one picture in common. */
function wantedPictures(
  outputDir: string,
  paths: readonly string[],
  originals: ReadonlyMap<string, string>,
): WantedPicture[] {
  const found = new Map<string, WantedPicture>();
  for (const pagePath of paths) {
    const head = readHead(outputDir, pagePath);
    const wanted = head === null ? null : wantedOf(head, originals);
    if (wanted && !found.has(wanted.address)) found.set(wanted.address, ownCopy(wanted));
  }
  return [...found.values()];
}

function forgetOld(store: string, inUse: ReadonlySet<string>): void {
  const now = Date.now();
  for (const name of fs.readdirSync(store)) {
    const file = path.join(store, name);
    if (!inUse.has(name) && now - fs.statSync(file).mtimeMs > KEPT_MS) fs.rmSync(file);
  }
}

async function draw(orderFile: string, count: number, reporter: Reporter): Promise<void> {
  try {
    const activity = `draw share pictures (${count})`;
    await runScript(
      { file: 'src/share-pictures/build/cli.ts', args: [orderFile], activity },
      reporter,
    );
  } finally {
    fs.rmSync(orderFile, { force: true });
  }
}

/** The files of a snapshot's pictures, by the addresses of their crops. */
export function originalsOf({ manifest, objectPath }: Snapshot): ReadonlyMap<string, string> {
  const pictures = Object.values(manifest.pictures);
  return new Map(pictures.map(({ hash }) => [photoAddress(hash), objectPath(hash)]));
}

/**
 * Draws pictures missing from the store, and adds those missing from the output.
 * @param paths of the pages
 * @param originals as `originalsOf` gives them
 * @throws {Error} where a picture could not be drawn
 */
export async function writeSharePictures(
  outputDir: string,
  paths: readonly string[],
  originals: ReadonlyMap<string, string>,
  reporter: Reporter,
): Promise<void> {
  await endDrawing();
  const wanted = wantedPictures(outputDir, paths, originals);
  if (wanted.length === 0) return;
  const order = writeOrder(wanted, false);
  if (order) await draw(order.file, order.pictures.length, reporter);
  const store = storeDirectory();
  for (const each of wanted) {
    const file = path.join(outputDir, each.address);
    if (fs.existsSync(file)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.copyFileSync(storedFile(store, each), file);
  }
  const inUse = new Set(wanted.map(({ address }) => path.basename(address)));
  // They are not published, and Gatsby, which hands the output of one build to the next, never takes anything out.
  removeOthers(path.join(outputDir, SHARE_FOLDER), inUse);
  forgetOld(store, inUse);
}
