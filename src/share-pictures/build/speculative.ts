/**
 * Draws the cards of items while Gatsby bundles scripts and resizes pictures, which leaves a core idle. It
 * guesses the pages' requests: wrong guesses, and pictures it had no time for, are drawn once the pages exist.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { canBeShared } from '../share-photo';
import { serviceOfPath, shareAddress, type ShareCard } from '../share-picture';
import { serviceOf } from '../../site/services';
import type { Collection } from '../../collections/build-rows';
import type { UniqueHead } from '../../seo/build/heads';
import type { NodeInput } from '../../data-layer/nodes';
import { LITTLE_ROOM, scriptCommand } from '../../lib/build/run-script';
import { writeOrder } from './order';

interface Drawing {
  readonly child: ChildProcess;
  readonly orderFile: string;
  readonly ended: Promise<void>;
}

let drawing: Drawing | undefined;

/** The cards that the pages of a collection's items will most likely ask for. */
export function likelyCards(
  row: Collection,
  nodes: readonly NodeInput[],
  heads: ReadonlyMap<string, UniqueHead>,
): ShareCard[] {
  return nodes.flatMap(({ id, data }): ShareCard[] => {
    const head = heads.get(id);
    const picture = data.pictures['image_cdn'];
    if (!row.page || !head || (picture && canBeShared(picture)) || typeof data['slug'] !== 'string')
      return [];
    const path = row.page.path(data['slug']);
    const type = row.hasService && typeof data['type'] === 'string' ? data['type'] : null;
    return [{ title: head.title, path, service: serviceOf(type)?.key ?? serviceOfPath(path) }];
  });
}

/** Starts to draw missing pictures; does not wait for it. */
export function beginDrawing(cards: readonly ShareCard[]): void {
  const wanted = cards.map((card) => ({ address: shareAddress(card), card }));
  const order = writeOrder(wanted, true);
  if (!order) return;
  const orderFile = order.file;
  const [command, args] = scriptCommand('src/share-pictures/build/cli.ts', [orderFile]);
  const child = spawn(command, [LITTLE_ROOM, ...args], { stdio: 'ignore' });
  const stop = () => child.kill();
  process.once('exit', stop);
  const ended = new Promise<void>((resolve) => {
    // The final drawing reports a picture's failure.
    child.once('error', () => {
      resolve();
    });
    child.once('exit', () => {
      resolve();
    });
  }).then(() => {
    process.removeListener('exit', stop);
  });
  drawing = { child, orderFile, ended };
}

/** Finishes the pictures being drawn, and starts no other. */
export async function endDrawing(): Promise<void> {
  if (!drawing) return;
  const { child, orderFile, ended } = drawing;
  drawing = undefined;
  child.kill();
  await ended;
  fs.rmSync(orderFile, { force: true });
}
