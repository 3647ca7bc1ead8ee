import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { COLUMN_GAP, COLUMN_HEIGHT, contactSheet, GAP } from '../../scripts/contact-sheet';

/** A page with a red top, whose last line is blue. */
async function pageOf(width: number, height: number): Promise<Buffer> {
  const line = { create: { width, height: 1, channels: 3, background: '#00f' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: await sharp(line).png().toBuffer(), left: 0, top: height - 1 }])
    .png()
    .toBuffer();
}

it('shows all of each page: what is longer than a column goes on in the next', async () => {
  const sheet = await contactSheet([await pageOf(10, COLUMN_HEIGHT + 5), await pageOf(20, 30)]);
  const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    data
      .readUIntBE((y * info.width + x) * info.channels, 3)
      .toString(16)
      .padStart(6, '0');
  expect(info.height).toBe(COLUMN_HEIGHT + 2 * GAP);
  const second = GAP + 10 + COLUMN_GAP;
  const next = second + 10 + COLUMN_GAP + GAP;
  expect([at(GAP, GAP), at(GAP, GAP + COLUMN_HEIGHT - 1)]).toEqual(['ff0000', 'ff0000']);
  expect([at(second, GAP), at(second, GAP + 4), at(second, GAP + 5)]).toEqual([
    'ff0000',
    '0000ff',
    '808080',
  ]);
  expect([at(next, GAP), at(next + 19, GAP + 29), at(next + 20, GAP)]).toEqual([
    'ff0000',
    '0000ff',
    '808080',
  ]);
});
