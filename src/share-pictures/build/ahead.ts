/**
 * Draws the share pictures of items while Gatsby bundles scripts and resizes pictures, which leaves a core idle. It
 * is a guess at what the pages will ask for: what it got wrong, or had no time for, is drawn when they are there.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { serviceOfPath, shareAddress, type ShareCard } from '../share-picture';
import { serviceOf } from '../../site/services';
import type { Collection } from '../../collections/build-rows';
import type { UniqueHead } from '../../seo/build/heads';
import type { NodeInput } from '../../data-layer/nodes';
import { scriptCommand } from '../../data-layer/run-script';
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
    const isShown = picture && !picture.is_vector && !picture.is_animated;
    if (!row.page || !head || isShown || typeof data['slug'] !== 'string') return [];
    const path = row.page.path(data['slug']);
    const type = row.hasService && typeof data['type'] === 'string' ? data['type'] : null;
    return [{ title: head.title, path, service: serviceOf(type)?.key ?? serviceOfPath(path) }];
  });
}

/** Begins to draw what the store does not have; does not wait for it. */
export function beginDrawing(cards: readonly ShareCard[]): void {
  const wanted = cards.map((card) => ({ address: shareAddress(card), card }));
  const order = writeOrder(wanted, true);
  if (!order) return;
  const orderFile = order.file;
  const [command, args] = scriptCommand('src/share-pictures/build/cli.ts', [orderFile]);
  const child = spawn(command, args, { stdio: 'ignore' });
  const stop = () => child.kill();
  process.once('exit', stop);
  const ended = new Promise<void>((resolve) => {
    // What went wrong with a picture is said where it is drawn for good.
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

/** Lets the pictures that are being drawn be ended, and no other begun. */
export async function endDrawing(): Promise<void> {
  if (!drawing) return;
  const { child, orderFile, ended } = drawing;
  drawing = undefined;
  child.kill();
  await ended;
  fs.rmSync(orderFile, { force: true });
}
