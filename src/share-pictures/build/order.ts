/** Orders to the drawing script, and the store of share pictures. */
import fs from 'node:fs';
import path from 'node:path';
import { stateDirectory } from '../../pull/snapshot/current';
import type { WantedPicture } from './wanted';

export interface DrawingOrder {
  /** A folder for the pictures. */
  readonly store: string;
  readonly pictures: readonly WantedPicture[];
  /** Folder of the machine's picture store, where the build has one. */
  readonly machineStore?: string | undefined;
  /** Drawn while Gatsby is at work: one by one, and after everything else that the machine has to do. */
  readonly inBackground: boolean;
}

/** The folder that keeps the pictures from one build to the next. */
export function storeDirectory(): string {
  return path.join(stateDirectory(), 'share-pictures');
}

/** Present or future path of a picture in the store. */
export function storedFile(store: string, { address }: WantedPicture): string {
  return path.join(store, path.basename(address));
}

export interface WrittenOrder {
  readonly file: string;
  readonly pictures: readonly WantedPicture[];
}

/** Writes an order for the pictures that the store does not have yet; null where it has them all. */
export function writeOrder(
  wanted: readonly WantedPicture[],
  inBackground: boolean,
): WrittenOrder | null {
  const store = storeDirectory();
  fs.mkdirSync(store, { recursive: true });
  const pictures = wanted.filter((each) => !fs.existsSync(storedFile(store, each)));
  if (pictures.length === 0) return null;
  const file = path.join(store, `order-${process.pid}.json`);
  const machineStore = process.env['OPENED_PICTURE_STORE'];
  const order: DrawingOrder = { store, pictures, machineStore, inBackground };
  fs.writeFileSync(file, JSON.stringify(order));
  return { file, pictures };
}
