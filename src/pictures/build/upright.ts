/**
 * Pictures that are stored otherwise than they are shown, made as they are shown before they are stored:
 *
 * - A phone stores a portrait on its side, with a tag. gatsby-plugin-sharp plans sizes by the stored pixels and then turns
 *   them, so that it crops and stretches the picture.
 * - sharp takes 16 bits a channel with a profile into Display P3, and leaves the profile out: the colours come out dull.
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

/** A format in which pictures come turned, or with 16 bits. */
type Format = keyof typeof encoders;

export const mayBeStoredOtherwise = (format: string): format is Format => format in encoders;

/** Whether a picture has 16 bits a channel, and a profile of what they mean. */
const isDeep = ({ depth, hasProfile }: Pick<sharp.Metadata, 'depth' | 'hasProfile'>) =>
  depth === 'ushort' && hasProfile === true;

/** Whether a picture has to be made anew to be shown. Browsers turn no animation, so none is here. */
export async function isStoredOtherwise(bytes: Buffer): Promise<boolean> {
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  const { format, width, height, orientation = 1, pages = 1 } = metadata;
  if (isDeep(metadata)) return true;
  if (format !== 'heif') return orientation > 1 && pages === 1;
  // An AVIF's container turns it, for every decoder; only the size before turning misleads gatsby-plugin-sharp.
  const head = probe(bytes);
  return width !== height && head?.width === height && head.height === width;
}

/**
 * A picture as it is shown: upright, 8 bits a channel. Of its metadata the colour profile stays, but where it went with
 * 16 bits: those become sRGB. Equal bytes give equal bytes.
 */
export async function asShown(bytes: Buffer, format: Format): Promise<Buffer> {
  const upright = sharp(bytes, { failOn: 'error' }).autoOrient();
  const metadata = await upright.metadata();
  if (isDeep(metadata)) {
    const shallow = upright.toColourspace('srgb').withIccProfile('srgb', { attach: false });
    return encoders[format](shallow).toBuffer();
  }
  const { channels } = metadata;
  // Greys become RGB, for which a profile of greys does not hold: sharp applies it.
  return encoders[format](channels < 3 ? upright : upright.keepIccProfile()).toBuffer();
}
