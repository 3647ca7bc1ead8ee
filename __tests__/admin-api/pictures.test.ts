import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawPicture, MOST_BYTES } from '../../admin-api/content-tools/pictures/draw';
import { Field } from '../../admin-api/content-tools/pictures/field';
import { parsePictureList } from '../../admin-api/content-tools/pictures/list';
import { light } from '../../admin-api/content-tools/pictures/shade';

const content = path.join(__dirname, '../../admin-api/content');
const pictures = path.join(content, 'pictures');
const entries = parsePictureList(readFileSync(path.join(pictures, 'pictures.yaml'), 'utf8'));

const entry = (part: string): string =>
  `- { kind: map, service: cloud, ratio: '16:10', seed: s, note: n, ${part} }\n`;

describe('the list of pictures', () => {
  it('is refused with the entry that is wrong', () => {
    expect(() => parsePictureList(entry('file: a.gif'))).toThrow(/entry 1: [^]*file/);
    expect(() => parsePictureList(entry('file: a.jpg') + entry('file: a.jpg, kind2: x'))).toThrow(
      /entry 2/,
    );
    expect(() => parsePictureList(entry('file: a.jpg') + entry('file: a.jpg'))).toThrow(
      'a.jpg is listed twice',
    );
  });

  it('names exactly the files that are there', () => {
    const files = readdirSync(pictures).filter((name) => !name.endsWith('.yaml'));
    expect(files.sort()).toEqual(entries.map(({ file }) => file).sort());
  });

  it('names every picture that the content refers to', () => {
    const names = new Set(entries.map(({ file }) => file));
    const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|yaml)$/.test(name) && !name.startsWith('pictures'))
      .map((name) => readFileSync(path.join(content, name), 'utf8'));
    const wanted = texts.flatMap((text) =>
      [...text.matchAll(/pictures\/([a-z0-9-]+\.(?:jpg|png|webp))/g)].map(([, name]) => name ?? ''),
    );
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('has pictures of the width and the ratio wanted, heavier where they are wider', async () => {
    for (const { file, ratio, width: wanted } of entries) {
      const { width, height } = await sharp(path.join(pictures, file)).metadata();
      const [across = 1, down = 1] = ratio.split(':').map(Number);
      expect([file, width]).toEqual([file, wanted]);
      expect(Math.abs(height - (wanted * down) / across)).toBeLessThanOrEqual(1);
      expect(statSync(path.join(pictures, file)).size).toBeLessThanOrEqual(MOST_BYTES[wanted]);
    }
  });
});

describe('drawing', () => {
  it('gives the same entry the same pixels, and another seed others', () => {
    const [first] = parsePictureList(entry('file: a.jpg'));
    if (!first) throw new Error('no entry');
    const one = drawPicture(first, 0.25);
    expect(Buffer.compare(drawPicture(first, 0.25).pixels, one.pixels)).toBe(0);
    expect(Buffer.compare(drawPicture({ ...first, seed: 't' }, 0.25).pixels, one.pixels)).not.toBe(
      0,
    );
  });

  it('shows the higher of two threads where they cross', () => {
    const field = new Field(40, 40, 1);
    const yarn = (red: number) => ({ colour: [red, 0, 0] as const, seed: 1, twist: 0 });
    field.ground(() => ({ z: -50, colour: [0, 0, 0] }));
    field.thread(
      [
        { x: 0, y: 20, z: 9, r: 6 },
        { x: 40, y: 20, z: 9, r: 6 },
      ],
      yarn(1),
    );
    field.thread(
      [
        { x: 20, y: 0, z: 0, r: 6 },
        { x: 20, y: 40, z: 0, r: 6 },
      ],
      yarn(0.1),
    );
    const redAt = (x: number, y: number): number => field.red[y * 40 + x] ?? -1;
    expect(redAt(20, 20)).toBeGreaterThan(0.5);
    expect(redAt(20, 36)).toBeLessThan(0.2);
    expect(redAt(4, 36)).toBe(0);
  });

  it('casts a shadow away from the light', () => {
    const field = new Field(60, 20, 1);
    field.ground(() => ({ z: 0, colour: [0.5, 0.5, 0.5] }));
    field.shape(29, 0, 30, 20, () => ({ z: 12, colour: [0.5, 0.5, 0.5] }));
    const { planes } = light(field, { from: 270, elevation: 45, falloff: 0 });
    const beside = (x: number): number => planes[0][10 * 60 + x] ?? -1;
    expect(beside(36)).toBeLessThan(beside(22) * 0.7);
  });
});
