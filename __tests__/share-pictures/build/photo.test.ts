/** Real pictures of each kind, made into share pictures. */
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawSharePhoto, MOST_BYTES } from '../../../src/share-pictures/build/photo';
import { opacityOf, sharedAt } from '../../../src/share-pictures/build/shared-at';
import { photoAddress } from '../../../src/share-pictures/share-photo';
import {
  cornersOf,
  halves,
  noise,
  plain,
  quarters,
} from '../../data-layer/pictures/sample-pictures';
import { scratchForEach } from '../../support/scratch-for-each';

const scratch = scratchForEach();
/** Each under a name of its own: sharp remembers files. */
let files = 0;
const stored = (bytes: Buffer) => scratch.write(`original-${(files += 1)}`, bytes);
const shared = async (bytes: Buffer) => drawSharePhoto(stored(bytes));

/** A disc in the middle, on nothing. */
const disc = (radius: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><circle cx="800" cy="500" r="${radius}" fill="#070"/></svg>`,
    ),
  );

/** A pixel of a picture, in parts of its width and height. */
async function pixelOf(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const start = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  return [...data.subarray(start * info.channels, start * info.channels + 3)];
}

/** Whether a colour is another, but for what compression and profiles change. */
const isNear = (one: readonly number[], other: readonly number[], most = 25) =>
  one.length === other.length &&
  one.every((part, at) => Math.abs(part - (other[at] ?? NaN)) <= most);

describe('a share picture of a picture', () => {
  const kinds: readonly [string, () => Promise<Buffer>][] = [
    ['a JPEG', () => halves().jpeg().toBuffer()],
    ['an AVIF', () => halves().avif({ effort: 0 }).toBuffer()],
    ['a PNG with a palette', () => halves().png({ palette: true }).toBuffer()],
    ['an opaque alpha channel', () => halves().ensureAlpha(1).png().toBuffer()],
    ['Display P3', () => halves().withIccProfile('p3').jpeg().toBuffer()],
    [
      'Display P3 of 16 bits',
      () => halves().toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
    ],
  ];

  it.each(kinds)('is 1200 by 630, in sRGB, with its colours: %s', async (_, make) => {
    const picture = await shared(await make());
    expect(await sharp(picture).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 1200, height: 630 },
      ...{ space: 'srgb', depth: 'uchar', channels: 3, hasProfile: false },
    });
    expect(picture.length).toBeLessThan(MOST_BYTES);
    expect(isNear(await pixelOf(picture, 0.5, 0.02), [255, 0, 0])).toBe(true);
    expect(isNear(await pixelOf(picture, 0.5, 0.98), [0, 0, 255])).toBe(true);
  });

  it.each([
    ['with a profile', () => halves().toColourspace('cmyk').withIccProfile('cmyk')],
    ['without', () => halves().toColourspace('cmyk')],
  ])('is in sRGB where the original is in CMYK, %s', async (_, make) => {
    const original = await make().jpeg().toBuffer();
    expect((await sharp(original).metadata()).space).toBe('cmyk');
    const picture = await shared(original);
    expect(await sharp(picture).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    // Printing ink has no pure red.
    const [red = 0, green = 0, blue = 0] = await pixelOf(picture, 0.5, 0.02);
    expect(red - Math.max(green, blue)).toBeGreaterThan(120);
  });

  it('is in colour where the original is grey', async () => {
    const picture = await shared(await halves().greyscale().jpeg().toBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  it('says nothing of the camera and the place', async () => {
    const gps = { IFD0: { Copyright: 'A person' }, IFD3: { GPSLatitudeRef: 'N' } };
    const picture = await shared(await halves().withExif(gps).jpeg().toBuffer());
    const { exif, xmp, iptc, icc } = await sharp(picture).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is small enough for every network, whatever it shows, and the same each time', async () => {
    const original = await noise(2400, 1600).jpeg({ quality: 100 }).toBuffer();
    expect(original.length).toBeGreaterThan(1_000_000);
    const picture = await shared(original);
    expect(picture.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(await shared(original)).toEqual(picture);
  });

  it('is enlarged to the size that is told where the original is a little smaller', async () => {
    const { width, height } = await sharp(
      await shared(await quarters(960, 700, 1).jpeg().toBuffer()),
    ).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('is cropped to its subject', async () => {
    const dot =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="2000"><defs><linearGradient id="g"><stop stop-color="#666"/><stop offset="1" stop-color="#888"/></linearGradient></defs><path fill="url(#g)" d="M0 0h1200v2000H0z"/><circle cx="600" cy="1650" r="200" fill="#d9825b"/><circle cx="540" cy="1600" r="40"/><circle cx="660" cy="1600" r="40"/></svg>';
    const upper = dot.replaceAll('1650', '350').replaceAll('1600', '300');
    for (const drawing of [dot, upper]) {
      const picture = await shared(await sharp(Buffer.from(drawing)).jpeg().toBuffer());
      const { channels } = await sharp(picture).stats();
      const [red, , blue] = channels;
      // A sixth of the crop is the disc; the middle of the original is grey.
      expect((red?.mean ?? 0) - (blue?.mean ?? 0)).toBeGreaterThan(10);
    }
  });

  it('shows a chart whole, on more of its ground', async () => {
    const chart =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1400"><path fill="#f4ecd8" d="M0 0h1600v1400H0z"/><path fill="#d00" d="M700 10h200v60H700z"/><path fill="#00d" d="M700 1330h200v60H700z"/></svg>';
    const picture = await shared(await sharp(Buffer.from(chart)).jpeg().toBuffer());
    expect(isNear(await pixelOf(picture, 0.5, 0.03), [221, 0, 0])).toBe(true);
    expect(isNear(await pixelOf(picture, 0.5, 0.97), [0, 0, 221])).toBe(true);
    expect(isNear(await pixelOf(picture, 0.01, 0.5), [244, 236, 216], 6)).toBe(true);
    expect(isNear(await pixelOf(picture, 0.99, 0.5), [244, 236, 216], 6)).toBe(true);
  });

  it('keeps what is left of a photo with something at every edge', async () => {
    const picture = await shared(await quarters(1600, 1000, 1).jpeg().toBuffer());
    expect(await cornersOf(picture)).toBe('red green blue white');
  });

  it('has paper below what is clear', async () => {
    const picture = await shared(await disc(450).png().toBuffer());
    expect(isNear(await pixelOf(picture, 0.02, 0.5), [0xf7, 0xf3, 0xea], 6)).toBe(true);
  });

  it('is none where the original cannot be read', async () => {
    await expect(shared(Buffer.from('no picture'))).rejects.toThrow();
  });
});

describe('the address of a share picture', () => {
  const original = {
    ...{ hash: 'a'.repeat(64), width: 1600, height: 1000, is_vector: false, is_animated: false },
    format: 'png',
  };
  const memory = () => {
    const known = new Map<string, unknown>();
    return {
      known,
      get: (key: string) => Promise.resolve(known.get(key)),
      set: (key: string, value: unknown) => {
        known.set(key, value);
        return Promise.resolve(value);
      },
    };
  };

  it('is that of the crop for an opaque picture, and none for a logo on nothing', async () => {
    const opaque = stored(await plain(1600, 1000, '#0a0').png().toBuffer());
    expect(await opacityOf(opaque)).toBe(1);
    expect(await sharedAt(original, opaque, memory())).toBe(photoAddress(original.hash));
    const logo = stored(await disc(200).png().toBuffer());
    expect(await opacityOf(logo)).toBeCloseTo(0.08, 1);
    expect(await sharedAt(original, logo, memory())).toBeNull();
  });

  it('looks at the alpha channel of grey and of 16 bits, too', async () => {
    const clear = () => halves().ensureAlpha(0.25);
    for (const each of [clear().toColourspace('b-w'), clear().toColourspace('rgb16')]) {
      expect(await opacityOf(stored(await each.png().toBuffer()))).toBeCloseTo(0.25, 1);
    }
  });

  it('is known without a look at a JPEG, or at a picture that is too small', async () => {
    const nowhere = scratch.file('nowhere');
    const address = photoAddress(original.hash);
    expect(await sharedAt({ ...original, format: 'jpeg' }, nowhere, memory())).toBe(address);
    expect(await sharedAt({ ...original, width: 100 }, nowhere, memory())).toBeNull();
  });

  it('is looked for once', async () => {
    const cache = memory();
    const logo = stored(await disc(200).png().toBuffer());
    await sharedAt(original, logo, cache);
    expect(await sharedAt(original, scratch.file('nowhere'), cache)).toBeNull();
  });
});
