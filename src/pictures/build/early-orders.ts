/**
 * Orders the pictures that pages will ask for as soon as the items are there, so that they are made while Gatsby
 * bundles scripts, which leaves a core idle. The queries of pages order them again; Gatsby joins equal jobs.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Collection } from '../../collections/build-rows';
import type { NodeData, PictureReference } from '../../data-layer/nodes';
import { forEachLimited } from '../../lib/limit';
import { TEXT_PICTURE } from '../../rich-text/picture-markup';
import { pictureSizes, type PictureArguments } from '../sizes';
import { imageData, type PictureTools } from './images';

interface Order {
  picture: PictureReference;
  args: PictureArguments;
}

/** Sources whose sizes are read at a time. */
const LANES = 4;

/** The pictures of an item's own page and of its cards. Fields that do not name their sizes are left to the queries. */
export function ordersOf(row: Collection, { pictures, rich }: NodeData): Order[] {
  if (!row.page) return [];
  const own = row.pictures.flatMap(({ field, sizes = [] }) => {
    const picture = pictures[field];
    return picture ? sizes.map((size) => ({ picture, args: pictureSizes[size].asked })) : [];
  });
  const inTexts = Object.values(rich)
    .flatMap((text) => text.pictures)
    .filter((picture) => picture !== null)
    .map((picture) => ({ picture, args: TEXT_PICTURE }));
  return [...own, ...inTexts];
}

/**
 * Whether early orders save time: another process makes pictures (`pipeline/picture-store/maker.ts`), and Gatsby has made
 * no page here yet. A warm build has its pictures, or few to make.
 */
export const isWorthwhile = (): boolean =>
  Boolean(process.env['ENABLE_GATSBY_EXTERNAL_JOBS']) &&
  !fs.existsSync(path.join(process.cwd(), 'public', 'page-data'));

/** Gives orders, and does not wait for their pictures. */
export function orderEarly(orders: readonly Order[], tools: PictureTools): void {
  void forEachLimited(orders, LANES, async ({ picture, args }) => {
    // The query that asks for a picture reports its failure.
    await imageData(picture, args, tools).catch(() => undefined);
  });
}
