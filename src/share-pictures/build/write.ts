/**
 * Puts the share pictures into the output. One is drawn once: its address is a hash of all its inputs, so that a picture
 * of that name stays valid.
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
import { wantedOf, type DrawingOrder, type WantedPicture } from './wanted';

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

/** In a process of its own. */
async function draw(order: DrawingOrder, reporter: Reporter): Promise<void> {
  const file = path.join(order.folder, 'order.json');
  fs.mkdirSync(order.folder, { recursive: true });
  fs.writeFileSync(file, JSON.stringify(order));
  const activity = `draw share pictures (${order.pictures.length})`;
  await runScript({ file: 'src/share-pictures/build/cli.ts', args: [file], activity }, reporter);
}

/** The files of a snapshot's pictures, by the addresses of their crops. */
export function originalsOf({ manifest, objectPath }: Snapshot): ReadonlyMap<string, string> {
  const pictures = Object.values(manifest.pictures);
  return new Map(pictures.map(({ hash }) => [photoAddress(hash), objectPath(hash)]));
}

/**
 * Draws the pictures that are missing from the output, and removes those that no page asks for.
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
  const folder = path.join(outputDir, SHARE_FOLDER);
  const wanted = wantedPictures(outputDir, paths, originals);
  const pictures = wanted.filter(({ address }) => !fs.existsSync(path.join(outputDir, address)));
  const machineStore = process.env['OPENED_PICTURE_STORE'];
  if (pictures.length > 0) await draw({ folder, pictures, machineStore }, reporter);
  // Gatsby, which hands the output of one build to the next, never takes anything out.
  removeOthers(folder, new Set(wanted.map(({ address }) => path.basename(address))));
}
