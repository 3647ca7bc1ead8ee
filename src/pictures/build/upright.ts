/**
 * Pictures whose pixels lie otherwise than they are shown: a phone stores a portrait on its side, with a tag.
 * gatsby-plugin-sharp plans sizes by the stored pixels and then turns them, so that it crops and stretches the picture.
 * Such a picture is turned before it is stored.
 */
import probe from 'probe-image-size/sync.js';
import sharp from 'sharp';

/** Near to lossless, since smaller pictures are made of these. AVIF at a higher effort takes a minute for 50 megapixels. */
const encoders = {
  jpeg: (picture: sharp.Sharp) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  png: (picture: sharp.Sharp) => picture.png(),
  webp: (picture: sharp.Sharp) => picture.webp({ quality: 95, smartSubsample: true }),
  avif: (picture: sharp.Sharp) => picture.avif({ quality: 90, effort: 1 }),
} as const;

/** A format in which pictures come turned. */
type TurnedFormat = keyof typeof encoders;

export const mayBeTurned = (format: string): format is TurnedFormat => format in encoders;

/** Whether a picture has to be turned to be shown. Browsers turn no animation, so none is here. */
export async function isTurned(bytes: Buffer): Promise<boolean> {
  const {
    format,
    width,
    height,
    orientation = 1,
    pages = 1,
  } = await sharp(bytes, {
    limitInputPixels: false,
    failOn: 'error',
  }).metadata();
  if (format !== 'heif') return orientation > 1 && pages === 1;
  // An AVIF's container turns it, for every decoder; only the size before turning misleads gatsby-plugin-sharp.
  const head = probe(bytes);
  return width !== height && head?.width === height && head.height === width;
}

/** A turned picture as it is shown: of its metadata the colour profile stays. Equal bytes give equal bytes. */
export async function turnedUpright(bytes: Buffer, format: TurnedFormat): Promise<Buffer> {
  const upright = sharp(bytes, { failOn: 'error' }).autoOrient();
  const { channels } = await upright.metadata();
  // Greys become RGB, for which a profile of greys does not hold: sharp applies it.
  return encoders[format](channels < 3 ? upright : upright.keepIccProfile()).toBuffer();
}
