/** The icons in `static`: their form, and that they show the company's mark as it is now. */
import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { GROUNDS } from '../../../src/cloth/weaving/weaves';
import { drawIcons } from '../../../src/own-pages/build/draw-icons';
import { readCompany } from '../../../src/own-pages/build/company';

const company = () => {
  const { company: found } = readCompany(process.cwd());
  if (!found) throw new Error('The file of the company has problems.');
  return found;
};

/** The PNG of an icon file. */
function pngIn(name: string, bytes: Buffer): Buffer {
  if (!name.endsWith('.ico')) return bytes;
  const size = bytes.readUInt32LE(14);
  const at = bytes.readUInt32LE(18);
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(at + size).toBe(bytes.length);
  return bytes.subarray(at, at + size);
}

const SIDES = {
  'static/favicon.ico': 32,
  'static/apple-touch-icon.png': 180,
  'static/icon-192.png': 192,
  'static/icon-512.png': 512,
};

const hex = (pixel: readonly number[]) =>
  `#${pixel.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

describe('each icon', () => {
  it.each(Object.entries(SIDES))(
    '%s is a PNG of its size, in the company’s colours',
    async (name, side) => {
      const picture = sharp(pngIn(name, fs.readFileSync(name)));
      const { format, width, height, hasAlpha } = await picture.metadata();
      expect({ format, width, height, hasAlpha }).toEqual({
        ...{ format: 'png', width: side, height: side, hasAlpha: false },
      });
      const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 3) seen.add(hex([...data.subarray(at, at + 3)]));
      const { ink, paper } = GROUNDS;
      expect([...seen]).toEqual(
        expect.arrayContaining([ink.light, paper.light, company().colours.action.light]),
      );
    },
  );

  it('is what the command draws', async () => {
    for (const [name, bytes] of await drawIcons(company())) {
      const pixels = (of: Buffer) => sharp(pngIn(name, of)).raw().toBuffer();
      expect([name, (await pixels(bytes)).equals(await pixels(fs.readFileSync(name)))]).toEqual([
        ...[name, true],
      ]);
    }
  });
});

it('the manifest names icons that are there, and offers nothing to install', () => {
  const manifest = JSON.parse(fs.readFileSync('static/site.webmanifest', 'utf8')) as {
    name: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: company().company.name, display: 'browser' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', 'any']);
  for (const { src } of manifest.icons) expect(fs.existsSync(`static${src}`)).toBe(true);
});
