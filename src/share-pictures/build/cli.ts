/**
 * Draws the share pictures of an order, or takes them from the machine's picture store: in its own process, so that its
 * memory goes with it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { keyOf, makerHere } from '../../pictures/build/picture-key';
import { PictureStore } from '../../pictures/build/picture-store';
import { drawSharePicture } from './draw';
import { drawSharePhoto } from './photo';
import type { DrawingOrder, WantedPicture } from './wanted';

type Draw = (wanted: WantedPicture) => Promise<Buffer>;

const drawAnew: Draw = (wanted) =>
  'card' in wanted ? drawSharePicture(wanted.card) : drawSharePhoto(wanted.original);

/** Draws what the machine's store does not have, and gives it that, as far as there is room. */
async function drawByStore(folder: string): Promise<Draw> {
  const store = await PictureStore.open(folder);
  const maker = makerHere();
  let room = await store.room();
  return async (wanted) => {
    // The address is a hash of all that a picture is made of.
    const source = path.basename(wanted.address);
    const key = keyOf({ source, job: 'share picture', args: null, maker });
    const found = await store.take(key);
    if (found.state === 'whole') return found.bytes;
    const drawn = await drawAnew(wanted);
    room -= drawn.length;
    if (room > 0) await store.give(key, drawn).catch(() => undefined);
    return drawn;
  };
}

/** Writes under another name first: half a picture is never taken for a whole one. */
async function drawInto(folder: string, wanted: WantedPicture, draw: Draw): Promise<void> {
  const file = path.join(folder, path.basename(wanted.address));
  const unfinished = `${file}.${process.pid}`;
  await fs.promises.writeFile(unfinished, await draw(wanted));
  await fs.promises.rename(unfinished, file);
}

async function main(orderFile: string | undefined): Promise<void> {
  if (!orderFile) throw new Error('Name the file of the order.');
  const { folder, pictures, machineStore } = JSON.parse(
    fs.readFileSync(orderFile, 'utf8'),
  ) as DrawingOrder;
  // While one picture is outlined here, others are filled in other threads.
  sharp.concurrency(1);
  // Each is drawn once: what sharp keeps of it is of no use.
  sharp.cache(false);
  const draw = machineStore ? await drawByStore(machineStore).catch(() => drawAnew) : drawAnew;
  const queue = [...pictures];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await drawInto(folder, next, draw);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() + 1 }, work));
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
