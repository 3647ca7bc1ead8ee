import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { viewOfChange, viewOfNew } from '../../../../pipeline/reports/pictures/crop';

/** A page of a phone with a box at some height. */
function page(height: number, boxes: readonly { y: number; fill: string }[]): Promise<Buffer> {
  const rects = boxes.map(
    ({ y, fill }) => `<rect x="40" y="${y}" width="200" height="30" fill="${fill}"/>`,
  );
  // Lines that are all different, as text is.
  const lines = Array.from(
    { length: height / 10 },
    (_, at) => `<rect x="${at % 7}" y="${at * 10}" width="${5 + (at % 300)}" height="3"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="${height}"><rect width="390" height="${height}" fill="white"/>${lines.join('')}${rects.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const sizeOf = async (address: string) => {
  const { width, height, format } = await sharp(
    Buffer.from(address.split(',')[1] ?? '', 'base64'),
  ).metadata();
  return { width, height, format };
};

it('shows the part around what differs, and says what is further down', async () => {
  const red = { y: 2000, fill: 'red' };
  const before = await page(6000, [red, { y: 5000, fill: 'green' }]);
  const after = await page(6000, [
    { ...red, fill: 'blue' },
    { y: 5000, fill: 'lime' },
  ]);
  const view = await viewOfChange('phone', before, after);
  expect(view).toMatchObject({ window: 'phone', width: 390, height: 1000, further: 1 });
  expect(view?.top).toBe(1898);
  expect(view?.after.regions).toEqual([{ x: 34, y: 96, width: 212, height: 42 }]);
  for (const side of [view?.before, view?.after]) {
    expect(await sizeOf(side?.picture ?? '')).toEqual({ width: 390, height: 1000, format: 'webp' });
  }
});

it('shows nothing of a page that looks the same', async () => {
  const same = await page(900, []);
  expect(await viewOfChange('phone', same, Buffer.from(same))).toBeNull();
  const otherwisePacked = await sharp(same).png({ compressionLevel: 1 }).toBuffer();
  expect(await viewOfChange('phone', same, otherwisePacked)).toBeNull();
});

it('shows a page whose other version ends further up', async () => {
  const view = await viewOfChange('phone', await page(600, []), await page(1800, []));
  expect(view?.before && (await sizeOf(view.before.picture))).toMatchObject({
    height: view?.height,
  });
});

it('shows a new page from its top, and no more of it than can be read', async () => {
  expect(await viewOfNew('phone', await page(5000, []))).toMatchObject({
    top: 0,
    height: 1000,
    before: null,
  });
  expect(await viewOfNew('phone', await page(300, []))).toMatchObject({ height: 300 });
});
