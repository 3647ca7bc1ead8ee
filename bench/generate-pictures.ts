/** Pictures for measuring: 1280×720 JPEGs with the grain and edges of photographs, each one different. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { hasPicture, randomFrom } from './generate-content';

/** In pixels; of every generated picture. */
export const PICTURE_WIDTH = 1280;
const WIDTH = PICTURE_WIDTH;
const HEIGHT = 720;
const BANDS = 40;

function svgOf(index: number): string {
  const random = randomFrom(index + 1_000_000);
  const colour = () =>
    `hsl(${Math.floor(random() * 360)} ${30 + Math.floor(random() * 50)}% ${25 + Math.floor(random() * 50)}%)`;
  const bands = Array.from({ length: BANDS }, () => {
    const [x, y] = [random() * WIDTH, random() * HEIGHT];
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(40 + random() * 400).toFixed(1)}" height="${(8 + random() * 90).toFixed(1)}" fill="${colour()}" opacity="${(0.3 + random() * 0.6).toFixed(2)}" transform="rotate(${Math.floor(random() * 180)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${bands.join('')}</svg>`;
}

/** The bytes of a post's picture; the grain comes from the seed, so that they are the same every time. */
export async function generatePicture(index: number): Promise<Buffer> {
  const random = randomFrom(index + 2_000_000);
  const grain = Buffer.alloc(WIDTH * HEIGHT);
  for (let at = 0; at < grain.length; at += 1) grain[at] = 112 + random() * 32;
  const layer = await sharp(grain, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(svgOf(index)))
    .composite([{ input: layer, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Makes the pictures of `count` posts as `<index>.jpg` in a folder; existing ones stay. */
export async function generatePictures(folder: string, count: number): Promise<number> {
  fs.mkdirSync(folder, { recursive: true });
  const indices = Array.from({ length: count }, (_, index) => index).filter(hasPicture);
  for (const index of indices) {
    const file = path.join(folder, `${index}.jpg`);
    if (fs.existsSync(file)) continue;
    const temporary = `${file}.${process.pid}.tmp`;
    fs.writeFileSync(temporary, await generatePicture(index));
    fs.renameSync(temporary, file);
  }
  return indices.length;
}
