import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { canBeShared, photoAddress, type SharedFacts } from '../share-photo';

/** Sides of the small version that is measured, in pixels. */
const MEASURED = 64;

/** The mean of a picture's alpha channel, 0 to 1; 1 for one without. */
export async function opacityOf(file: string): Promise<number> {
  const { hasAlpha } = await sharp(file).metadata();
  if (!hasAlpha) return 1;
  const { data, info } = await sharp(file)
    .resize(MEASURED, MEASURED, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let sum = 0;
  for (let at = info.channels - 1; at < data.length; at += info.channels) sum += data[at] ?? 0;
  return sum / (255 * MEASURED * MEASURED);
}

/** A picture of the snapshot. */
interface Original extends SharedFacts {
  readonly hash: string;
  readonly format: string;
}

/** The address of the picture's crop; null for one that cannot be shared. @param file its bytes */
export async function sharedAt(
  picture: Original,
  file: string,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
): Promise<string | null> {
  if (!canBeShared(picture)) return null;
  const address = photoAddress(picture.hash);
  if (picture.format === 'jpeg') return address;
  const key = `opacity-${picture.hash}`;
  const known = (await cache.get(key)) as number | undefined;
  const opacity = known ?? (await opacityOf(file));
  if (known === undefined) await cache.set(key, opacity);
  return canBeShared(picture, opacity) ? address : null;
}
