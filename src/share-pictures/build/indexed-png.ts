/**
 * A PNG with a palette of given colours. Encoders that look for a palette themselves give large grounds their
 * exact colours and the small mark a neighbour's, and take twice the time.
 */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export interface Raster {
  /** Three bytes a pixel, row by row. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** `#b3391f` as numbers. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** `steps` colours between two, neither of them included: what soft edges are drawn in. */
export function between(one: Rgb, other: Rgb, steps: number): Rgb[] {
  return Array.from({ length: steps }, (_, index): Rgb => {
    const share = (index + 1) / (steps + 1);
    const mix = (at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share);
    return [mix(0), mix(1), mix(2)];
  });
}

const compressed = promisify(deflate);

/** @param colour its three bytes as one number */
function nearest(palette: readonly Rgb[], colour: number): number {
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
  let best = 0;
  let least = Infinity;
  palette.forEach((entry, index) => {
    const distance = (entry[0] - red) ** 2 + (entry[1] - green) ** 2 + (entry[2] - blue) ** 2;
    if (distance < least) {
      best = index;
      least = distance;
    }
  });
  return best;
}

/**
 * Each row's palette indices, behind the byte that says that no filter was used. Three quarters of a million pixels a
 * picture go through here: plain numbers, and a look into the map only where the colour changes.
 */
function indices({ data, width, height }: Raster, palette: readonly Rgb[]): Buffer {
  const known = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  let at = 0;
  let last = -1;
  let lastIndex = 0;
  for (let y = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1, at += 3) {
      const colour =
        ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
      if (colour !== last) {
        let index = known.get(colour);
        if (index === undefined) {
          index = nearest(palette, colour);
          known.set(colour, index);
        }
        last = colour;
        lastIndex = index;
      }
      rows[row + x] = lastIndex;
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * Writes the picture, each pixel in the colour of the palette that is nearest to its own.
 * @param palette at most 256 colours
 */
export async function indexedPng(raster: Raster, palette: readonly Rgb[]): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(raster.width, 0);
  header.writeUInt32BE(raster.height, 4);
  // Eight bits a pixel, with a palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await compressed(indices(raster, palette), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
