import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { hashText, randomFrom } from '../../../src/lib/cloth/random';
import { WEAVES } from '../../../src/lib/cloth/weaves';
import { Field } from './field';
import type { PictureEntry } from './list';
import { paletteOf } from './palette';
import { SCENES } from './scenes';
import { develop, light } from './shade';

/** Width of every picture in the units that scenes are laid out in. */
const WIDTH = 1600;
/** By a picture's width. */
export const MOST_BYTES: Record<PictureEntry['width'], number> = {
  1600: 345 * 1024,
  2400: 600 * 1024,
  3840: 1150 * 1024,
};

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** 8-bit sRGB, interleaved. */
  readonly pixels: Uint8Array;
}

/**
 * Draws one picture. `detail` is samples a pixel in each direction: 2 for keeps, 1 to look at; below 1 the picture
 * itself is smaller.
 */
export function drawPicture(entry: PictureEntry, detail: number): Picture {
  const [across = 16, down = 10] = entry.ratio.split(':').map(Number);
  const height = Math.round((WIDTH * down) / across);
  const seed = hashText(`${entry.seed} ${entry.file}`) % 1_000_000;
  const random = randomFrom(`${entry.seed} ${entry.file}`);
  const pixels = detail < 1 ? 1 : entry.width / WIDTH;
  const field = new Field(WIDTH, height, pixels * detail, Math.max(1, Math.round(detail)));
  const scene = SCENES[entry.kind];
  const setting = scene.draw({
    field,
    width: WIDTH,
    height,
    random,
    seed,
    service: entry.service,
    weave: WEAVES[entry.service],
    palette: paletteOf(entry.service, random, entry.accent),
    options: scene.options.parse(entry.options),
  });
  const exposure = light(field, setting);
  return {
    width: exposure.width,
    height: exposure.height,
    pixels: develop(exposure, setting, seed),
  };
}

/** Encodes by the file's extension, at the best quality that keeps it below the most for its width. */
export async function writePicture(
  { width, height, pixels }: Picture,
  file: string,
  mostBytes: number,
): Promise<number> {
  const raw = sharp(pixels, { raw: { width, height, channels: 3 } });
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of [84, 80, 76, 72, 68, 62]) {
    if (file.endsWith('.png'))
      bytes = await raw.clone().png({ palette: true, quality: 90, effort: 8 }).toBuffer();
    else if (file.endsWith('.webp'))
      bytes = await raw.clone().webp({ quality, effort: 5 }).toBuffer();
    else bytes = await raw.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  writeFileSync(file, bytes);
  return bytes.length;
}
