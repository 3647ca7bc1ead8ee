/** Draws the share pictures of an order: in its own process, so that its memory goes with it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawSharePicture } from './draw';
import type { WantedPicture } from './wanted';
import type { DrawingOrder } from './order';

/** Writes under another name first: a build beside this one never finds half a picture. */
async function drawInto(store: string, { address, card }: WantedPicture): Promise<void> {
  const file = path.join(store, path.basename(address));
  const unfinished = `${file}.${process.pid}`;
  await fs.promises.writeFile(unfinished, await drawSharePicture(card));
  await fs.promises.rename(unfinished, file);
}

async function main(orderFile: string | undefined): Promise<void> {
  if (!orderFile) throw new Error('Name the file of the order.');
  const { store, pictures, inBackground } = JSON.parse(
    fs.readFileSync(orderFile, 'utf8'),
  ) as DrawingOrder;
  // While one picture is outlined here, others are filled in other threads.
  sharp.concurrency(1);
  const queue = [...pictures];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await drawInto(store, next);
  };
  if (inBackground) {
    os.setPriority(os.constants.priority.PRIORITY_LOW);
    // Asked to end, it leaves no picture half drawn.
    process.once('SIGTERM', () => queue.splice(0));
  }
  const workers = inBackground ? 1 : os.availableParallelism() + 1;
  await Promise.all(Array.from({ length: workers }, work));
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
