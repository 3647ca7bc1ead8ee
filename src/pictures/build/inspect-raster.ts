import sharp from 'sharp';
import type { SnapshotPicture } from '../../pull/snapshot/types';
import { isStoredOtherwise, mayBeStoredOtherwise, asShown } from './upright';

/** Facts read from a picture's bytes. */
export type PictureFacts = Pick<
  SnapshotPicture,
  'format' | 'animated' | 'width' | 'height' | 'dominantColor'
>;

/** The bytes to keep, which are not always those received, and the facts of the picture. */
export interface InspectedPicture {
  bytes: Buffer;
  facts: PictureFacts;
}

/** Bytes that are no picture fit to be shown, in words fit for a report. */
export class UnfitError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnfitError';
  }
}

const MAX_PIXELS = 50_000_000;
/** Over all frames. */
const MAX_ANIMATED_PIXELS = 300_000_000;
const DECODING_SECONDS = 60;

const millions = (pixels: number): string => `${Math.round(pixels / 1_000_000)} megapixels`;

/**
 * The colour that most of a picture has, as `#rrggbb`; of a picture with transparent parts as it looks on white,
 * for which logos are drawn.
 *
 * @param pixels a small version, RGB or RGBA
 */
export async function dominantColorOf(pixels: sharp.Sharp): Promise<string> {
  // In two steps, because stats() measures its input, before any operation.
  const { data, info } = await pixels
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function formatOf(metadata: sharp.Metadata): Exclude<PictureFacts['format'], 'svg'> {
  const { format, compression } = metadata;
  if (format === 'jpeg' || format === 'png' || format === 'webp' || format === 'gif') return format;
  if (format === 'heif' && compression === 'av1') return 'avif';
  const name = format === 'heif' ? 'HEIC' : format.toUpperCase();
  throw new UnfitError(`is a ${name} picture; JPEG, PNG, WebP, AVIF, GIF or SVG is needed`);
}

async function metadataOf(bytes: Buffer): Promise<sharp.Metadata> {
  try {
    // Reads the head only, so the size may be any; it is judged before a pixel is decoded.
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch {
    throw new UnfitError('cannot be read as a picture: it is none, or is cut off');
  }
}

function judgeSize(width: number, height: number, frames: number): void {
  if (width * height > MAX_PIXELS) {
    throw new UnfitError(
      `has ${millions(width * height)} (${width} × ${height}); the limit is ${millions(MAX_PIXELS)}`,
    );
  }
  if (width * height * frames > MAX_ANIMATED_PIXELS) {
    throw new UnfitError(`has ${frames} frames of ${width} × ${height} pixels, which is too much`);
  }
}

/** End of a GIF's sub-blocks that begin at a place: each has its length before it, the last has none. */
function afterSubBlocks(gif: Buffer, start: number): number {
  let at = start;
  for (let length = gif[at]; length; length = gif[at]) at += length + 1;
  return at + 1;
}

/** Bytes of a GIF's colours, by the flags that say whether and how many there are. */
const coloursOf = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * A GIF ends with a mark; its decoder shows one that lacks its last frames without a word. The blocks are followed to it,
 * since any byte may look like the mark (https://www.w3.org/Graphics/GIF/spec-gif89a.txt).
 */
function hasEnd(gif: Buffer): boolean {
  let at = 13 + coloursOf(gif[10]);
  for (;;) {
    const kind = gif[at];
    if (kind === 0x3b) return true;
    if (kind === 0x21) at = afterSubBlocks(gif, at + 2);
    else if (kind === 0x2c) at = afterSubBlocks(gif, at + 11 + coloursOf(gif[at + 9]));
    else return false;
  }
}

/** A small version, for which every pixel and every frame was decoded. */
async function decodeAll(bytes: Buffer, frames: number, height: number): Promise<sharp.Sharp> {
  const animated = frames > 1;
  try {
    const decoded = sharp(bytes, {
      animated,
      failOn: 'error',
      limitInputPixels: MAX_ANIMATED_PIXELS,
      sequentialRead: true,
    })
      .resize({ width: 64, height: Math.min(64, height), fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: DECODING_SECONDS });
    const { data, info } = await decoded.raw().toBuffer({ resolveWithObject: true });
    const { width, channels } = info;
    const first = info.pageHeight ?? Math.floor(info.height / frames);
    return sharp(data.subarray(0, width * first * channels), {
      raw: { width, height: first, channels },
    });
  } catch (error) {
    const isSlow = /timeout/i.test(String(error));
    throw new UnfitError(
      isSlow
        ? `takes more than ${DECODING_SECONDS} s to decode`
        : 'is damaged or cut off: it cannot be decoded whole',
    );
  }
}

/** The bytes to keep: those received, unless the picture is stored otherwise than it is shown. */
async function shownBytes(bytes: Buffer, format: PictureFacts['format']): Promise<Buffer> {
  if (!mayBeStoredOtherwise(format)) return bytes;
  try {
    return (await isStoredOtherwise(bytes)) ? await asShown(bytes, format) : bytes;
  } catch {
    throw new UnfitError('cannot be turned upright, or read as sRGB');
  }
}

/**
 * Decodes a picture whole and identifies it, regardless of its name or type. One that lies turned, or
 * whose colours would be misread, is made anew; the bytes of any other are kept.
 *
 * @throws UnfitError
 */
export async function inspectRaster(bytes: Buffer): Promise<InspectedPicture> {
  const metadata = await metadataOf(bytes);
  const format = formatOf(metadata);
  const { width, height, autoOrient, pages = 1 } = metadata;
  const frames = format === 'gif' || format === 'webp' ? pages : 1;
  judgeSize(width, height, frames);
  if (format === 'gif' && !hasEnd(bytes)) throw new UnfitError('is cut off: its end is missing');
  const small = await decodeAll(bytes, frames, height);
  const animated = frames > 1;
  const size = animated ? { width, height } : autoOrient;
  return {
    bytes: await shownBytes(bytes, format),
    facts: { format, animated, ...size, dominantColor: await dominantColorOf(small) },
  };
}
