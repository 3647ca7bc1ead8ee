/** Pictures for measuring: 1280×720 JPEGs with the grain and edges of photographs, each one different. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { hasPicture, randomFrom } from './posts';

/** In pixels; of every picture. */
export const PICTURE_WIDTH = 1280;
const HEIGHT = 720;

async function generatePicture(index: number): Promise<Buffer> {
  const random = randomFrom(index + 1_000_000);
  const size = { width: PICTURE_WIDTH, height: HEIGHT };
  const bands = Array.from({ length: 40 }, () => {
    const [x, y, turn, hue] = [PICTURE_WIDTH, HEIGHT, 180, 360].map((most) => random() * most);
    return `<rect x="${x}" y="${y}" width="300" height="60" fill="hsl(${hue} 50% 50%)" opacity=".7" transform="rotate(${turn} ${x} ${y})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${bands.join('')}</svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const grain = sharp({ create: { ...size, channels: 3, background: 'grey', noise } });
  return grain
    .composite([{ input: Buffer.from(svg), blend: 'hard-light' }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Makes the pictures of `count` posts as `<index>.jpg` in a folder; existing ones stay. @returns their number */
export async function generatePictures(folder: string, count: number): Promise<number> {
  fs.mkdirSync(folder, { recursive: true });
  const indices = Array.from({ length: count }, (_, index) => index).filter(hasPicture);
  for (const index of indices) {
    const file = path.join(folder, `${index}.jpg`);
    if (!fs.existsSync(file)) fs.writeFileSync(file, await generatePicture(index));
  }
  return indices.length;
}
