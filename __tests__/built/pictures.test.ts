/** Pictures as they were made: in every width that the specification names, and in no more than their originals have. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../../src/pictures/build/images';
import { builtSite } from '../support/built-site';
import { widePictures, type WidePicture } from '../support/wide-pictures';

describe('the pictures at the head of articles', () => {
  let root: string;
  let pictures: WidePicture[];
  beforeAll(() => {
    root = builtSite().publicDir;
    pictures = widePictures(root);
  });

  test('come in every specified width that their originals have, and in the original’s own below the next', () => {
    expect(pictures.length).toBeGreaterThan(0);
    for (const { url, width, offers } of pictures) {
      const own = Math.min(width, Math.max(...PICTURE_WIDTHS));
      const widths = [...new Set(offers.values())].sort((a, b) => a - b);
      expect([url, widths]).toEqual([url, [...PICTURE_WIDTHS.filter((each) => each < own), own]]);
    }
  });

  test('are of originals so large that 1920, 2048 and 3840 are really made', () => {
    const made = new Set(pictures.flatMap(({ offers }) => [...offers.values()]));
    expect(PICTURE_WIDTHS.filter((width) => !made.has(width))).toEqual([]);
  });

  test('are files as wide as they say', async () => {
    for (const [address, width] of pictures.flatMap(({ offers }) => [...offers])) {
      const { width: found } = await sharp(path.join(root, decodeURI(address))).metadata();
      expect([address, found]).toEqual([address, width]);
    }
  });
});
