import { expect, it } from '@jest/globals';
import {
  croppedWidth,
  imageData,
  pictureWidths,
  PICTURE_WIDTHS,
  type PictureTools,
} from '../../../src/pictures/build/images';
import type { PictureReference } from '../../../src/data-layer/nodes';

it('§9 makes every specified width up to the original, and never a wider one', () => {
  expect(pictureWidths(5000, {})).toEqual([...PICTURE_WIDTHS]);
  expect(pictureWidths(1920, { layout: 'fullWidth' })).toEqual([640, 750, 828, 1080, 1200, 1920]);
  expect(pictureWidths(639, {})).toEqual([639]);
});

it('makes the original’s own width where it lies between two', () => {
  expect(pictureWidths(1600, { layout: 'fullWidth' })).toEqual([640, 750, 828, 1080, 1200, 1600]);
  expect(pictureWidths(1600, { width: 1320 })).toEqual([320, 480, 640, 750, 828, 1080, 1200, 1600]);
});

it('makes up to twice what is shown, and small ones for what is shown small', () => {
  expect(pictureWidths(1600, { width: 720 })).toEqual([320, 480, 640, 750, 828, 1080, 1200]);
  expect(pictureWidths(1600, { width: 96 })).toEqual([96, 192]);
  expect(pictureWidths(150, { width: 96 })).toEqual([96, 150]);
  expect(pictureWidths(80, { width: 96 })).toEqual([80]);
});

it.each([
  [{ width: 1600, height: 1000 }, { aspectRatio: 2 }, 1600],
  [{ width: 1600, height: 1000 }, { aspectRatio: 1.1 }, 1100],
  [{ width: 3000, height: 200 }, { width: 530, height: 265 }, 400],
  [{ width: 3000, height: 200 }, { width: 530 }, 3000],
  [{ width: 3000, height: 1 }, { aspectRatio: 0.1 }, 1],
])(
  'of an original of %j has, for %j, a width of %d to give without enlarging it',
  (original, args, width) => {
    expect(croppedWidth(original, args)).toBe(width);
  },
);

it.each([
  [1, 1, 1.6],
  [1, 40, 2],
  [3, 3, 3.2],
])(
  'passes a picture of %d by %d through that has no pixel left at %d',
  async (w, h, aspectRatio) => {
    const picture = { hash: '0'.repeat(64), format: 'png', name: 'dot', width: w, height: h };
    const args = { layout: 'constrained', width: 640, aspectRatio } as const;
    expect(await imageData(picture as PictureReference, args, {} as PictureTools)).toBeNull();
  },
);
