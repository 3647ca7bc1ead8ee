/** The part of a page that a report shows: around what differs, and no larger than it can be read. */
import sharp from 'sharp';
import type { Region, Side, View } from './page-view';
import { differingRegions, type Raster } from './regions';

/** Windows of two widths, the height that a picture shows at most, and the width that it is kept at. */
export const windows = {
  desktop: { width: 1280, most: 1000, kept: 800 },
  phone: { width: 390, most: 1000, kept: 390 },
} as const;
export type WindowName = keyof typeof windows;

/** Pixels of the page above and below what differs. */
const AROUND = 96;
const LEAST = 420;
const QUALITY = 60;

async function rasterOf(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  return { width: info.width, height: info.height, pixels };
}

interface Part {
  top: number;
  height: number;
}

/** A part of a picture as a `data:` address; below the end of a page is nothing. */
async function pictureOf(png: Buffer, name: WindowName, { top, height }: Part): Promise<string> {
  const { width = 1, height: whole = 1 } = await sharp(png).metadata();
  const shown = Math.max(1, Math.min(height, whole - top));
  const { kept } = windows[name];
  const part = await sharp(png)
    .extract({ left: 0, top: Math.min(top, whole - 1), width, height: shown })
    .extend({ bottom: height - shown, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toBuffer();
  const webp = await sharp(part).resize(kept).webp({ quality: QUALITY, effort: 2 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

const withinPart = ({ top, height }: Part, regions: readonly Region[]): Region[] =>
  regions.flatMap((region) => {
    const from = Math.max(region.y, top);
    const to = Math.min(region.y + region.height, top + height);
    return to > from ? [{ ...region, y: from - top, height: to - from }] : [];
  });

/** A new page, from its top. */
export async function viewOfNew(name: WindowName, after: Buffer): Promise<View> {
  const { width, most } = windows[name];
  const { height: whole = most } = await sharp(after).metadata();
  const part = { top: 0, height: Math.min(most, whole) };
  const side: Side = { picture: await pictureOf(after, name, part), regions: [] };
  return { window: name, width, ...part, before: null, after: side, further: 0 };
}

/** A page before and after, where it differs; null where both look the same. */
export async function viewOfChange(
  name: WindowName,
  before: Buffer,
  after: Buffer,
): Promise<View | null> {
  if (before.equals(after)) return null;
  const [old, now] = [await rasterOf(before), await rasterOf(after)];
  const regions = differingRegions(old, now);
  const all = [...regions.before, ...regions.after];
  if (all.length === 0) return null;
  const { width, most } = windows[name];
  const tallest = Math.max(old.height, now.height);
  const first = Math.min(...all.map(({ y }) => y));
  const last = Math.max(...all.map(({ y, height }) => y + height));
  const top = Math.max(0, Math.min(first - AROUND, tallest - LEAST));
  const height = Math.min(most, tallest - top, Math.max(LEAST, last + AROUND - top));
  const part = { top, height };
  const sideOf = async (png: Buffer, of: readonly Region[]): Promise<Side> => ({
    picture: await pictureOf(png, name, part),
    regions: withinPart(part, of),
  });
  const isFurther = ({ y }: Region) => y >= top + height;
  const further = Math.max(
    regions.before.filter(isFurther).length,
    regions.after.filter(isFurther).length,
  );
  return {
    window: name,
    width,
    ...part,
    before: await sideOf(before, regions.before),
    after: await sideOf(after, regions.after),
    further,
  };
}
