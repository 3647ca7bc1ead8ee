/** Pictures whose pixels lie otherwise than they are shown, from a server into a real store. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import probe from 'probe-image-size/sync.js';
import sharp from 'sharp';
import { createMediaFetcher } from '../../../src/pictures/build/media-fetcher';
import { openStore, type SnapshotStore } from '../../../src/pull/snapshot/store';
import type { SnapshotPicture } from '../../../src/pull/snapshot/types';
import {
  misbehavingServer,
  type MisbehavingServer,
} from '../../data-layer/pictures/misbehaving-server';
import { cornersOf, noise, phonePhoto, quarters } from '../../data-layer/pictures/sample-pictures';
import { Scratch } from '../../support/scratch';

const UPRIGHT = 'red green blue white';
const scratch = new Scratch();
let server: MisbehavingServer;
let store: SnapshotStore;
beforeAll(async () => {
  server = await misbehavingServer();
  store = await openStore(scratch.path);
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

/** A picture as the pull stores it from a server, which has no validators for it. */
async function fetched(bytes: Buffer, before?: SnapshotPicture) {
  const url = server.on('/photo', (_request, response) => response.end(bytes));
  const { picture } = createMediaFetcher({
    store,
    adminApiUrl: `${server.url}/api`,
    allowedHosts: [],
    timeoutMs: 60_000,
    previous: { pictures: before ? { [url]: before } : {}, files: {} },
    now: () => Date.UTC(2026, 4, 1),
    concurrency: 4,
  });
  const answer = await picture(url);
  if (!answer.ok) throw new Error(answer.reason);
  return { picture: answer.value, stored: await readFile(store.objectPath(answer.value.hash)) };
}

/** An EXIF block with an orientation alone, any number. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from('49492a00080000000100120103000100000000000000000000000000', 'hex');
  tiff.writeUInt16LE(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
}

/** A profile of linear greys, which no reader takes for the usual ones. */
function linearGreys(): Buffer {
  const icc = Buffer.alloc(192);
  const numbers = (at: number, ...values: number[]) =>
    values.forEach((value, index) => icc.writeUInt32BE(value, at + 4 * index));
  numbers(0, icc.length, 0, 0x02100000);
  icc.write('mntrGRAYXYZ ', 12);
  icc.write('acsp', 36);
  numbers(68, 63_190, 65_536, 54_061, 0);
  icc.write('\0\0\0\u0002wtpt', 128);
  numbers(136, 156, 20);
  icc.write('kTRC', 144);
  numbers(148, 176, 14);
  icc.write('XYZ ', 156);
  numbers(164, 63_190, 65_536, 54_061);
  icc.write('curv', 176);
  numbers(184, 1, 256 << 16);
  return icc;
}

/** A PNG of one colour, with 16 bits a channel and a profile of what they mean. */
async function deepPng(background: string, profile: 'srgb' | 'p3'): Promise<Buffer> {
  const shallow = sharp({ create: { width: 64, height: 64, channels: 3, background } });
  const { icc } = await sharp(
    await shallow.clone().withIccProfile(profile).png().toBuffer(),
  ).metadata();
  const deep = await shallow.toColourspace('rgb16').png().toBuffer();
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0'), deflateSync(icc ?? Buffer.alloc(0))]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(body.length - 4, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  // After the signature and the header.
  const head = deep.subarray(0, 33);
  return Buffer.concat([
    head,
    numbers.subarray(0, 4),
    body,
    numbers.subarray(4),
    deep.subarray(33),
  ]);
}

/** A JPEG with one more block of metadata at its head. */
function withBlock(jpeg: Buffer, block: Buffer, kind = 0xe1): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(block.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, block, jpeg.subarray(2)]);
}

describe('a picture is stored as it is shown, at the size that gatsby-plugin-sharp reads', () => {
  test.each([
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ['jpeg', orientation] as const),
    ...(['png', 'webp', 'avif'] as const).flatMap((format) => [
      [format, 3] as const,
      [format, 6] as const,
    ]),
  ])('%s, orientation %d', async (format, orientation) => {
    const bytes = await quarters(96, 160, orientation)
      .withMetadata({ orientation })
      .toFormat(format)
      .toBuffer();
    const { picture, stored } = await fetched(bytes);
    expect(picture).toMatchObject({ format, width: 96, height: 160, bytes: stored.length });
    expect(probe(stored)).toMatchObject({ width: 96, height: 160 });
    const { width, height, orientation: tag = 1 } = await sharp(stored).metadata();
    expect([width, height, tag, await cornersOf(stored)]).toEqual([96, 160, 1, UPRIGHT]);
    // One that lies upright, or that every reader of its container turns without another size, loses nothing.
    const isKept = orientation === 1 || (format === 'avif' && orientation < 5);
    expect(stored.equals(bytes)).toBe(isKept);
    const again = await fetched(bytes);
    expect(again.picture.hash).toBe(picture.hash);
  });
});

test.each(['srgb', 'p3'] as const)(
  'a picture of 16 bits a channel in %s keeps its colours in the smaller ones made of it',
  async (profile) => {
    const png = await deepPng('#e6283c', profile);
    expect(await sharp(png).metadata()).toMatchObject({ depth: 'ushort', hasProfile: true });
    const { stored } = await fetched(png);
    const made = await sharp(stored).resize(16).webp({ lossless: true }).toBuffer();
    const [red, green, blue] = await sharp(made).removeAlpha().raw().toBuffer();
    // As a browser shows the original, give or take the rounding of profiles.
    const wanted = profile === 'srgb' ? [0xe6, 0x28, 0x3c] : [0xfb, 0x00, 0x36];
    [red, green, blue].forEach((part, at) => {
      expect(Math.abs((part ?? 0) - (wanted[at] ?? 0))).toBeLessThan(8);
    });
  },
);

describe('turning a picture', () => {
  test('keeps its colour profile, and nothing else of its metadata', async () => {
    const photo = await quarters(96, 160, 6).withIccProfile('p3').jpeg().toBuffer();
    const { stored } = await fetched(withBlock(photo, exifOf(6)));
    const { icc, exif } = await sharp(stored).metadata();
    expect(icc).toEqual((await sharp(photo).metadata()).icc);
    expect(exif).toBeUndefined();
    expect(await cornersOf(stored)).toBe(UPRIGHT);
  });

  test('leaves a noisy photo nearly as it was', async () => {
    const photo = await noise(320, 200).jpeg({ quality: 80 }).toBuffer();
    const { stored } = await fetched(withBlock(photo, exifOf(8)));
    const [before, after] = await Promise.all([
      sharp(photo).rotate(270).raw().toBuffer(),
      sharp(stored).raw().toBuffer(),
    ]);
    const difference = before.reduce((sum, part, at) => sum + Math.abs(part - (after[at] ?? 0)), 0);
    expect(difference / before.length).toBeLessThan(2);
  });

  test('makes colours for screens of a CMYK photo', async () => {
    const photo = await quarters(96, 160, 6).toColourspace('cmyk').jpeg().toBuffer();
    const { picture, stored } = await fetched(withBlock(photo, exifOf(6)));
    expect(picture).toMatchObject({ format: 'jpeg', width: 96, height: 160 });
    expect(await sharp(stored).metadata()).toMatchObject({ space: 'srgb' });
    expect(await cornersOf(stored)).toBe(await cornersOf(await sharp(photo).rotate(90).toBuffer()));
  });

  test('makes usual greys of those of a profile', async () => {
    const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001'), linearGreys()]);
    const grey = await sharp({
      create: { width: 96, height: 160, channels: 3, background: '#808080' },
    })
      .toColourspace('b-w')
      .jpeg()
      .toBuffer();
    const photo = withBlock(withBlock(grey, profile, 0xe2), exifOf(6));
    const seen = await sharp(photo).toColourspace('srgb').raw().toBuffer();
    const { stored } = await fetched(photo);
    const after = await sharp(stored).toColourspace('srgb').raw().toBuffer();
    expect(seen[0]).toBe(188);
    expect(Math.abs(188 - (after[0] ?? 0))).toBeLessThan(3);
  });

  test('is done once: the same bytes are known again', async () => {
    const photo = await phonePhoto(96, 160, 6);
    const { picture } = await fetched(photo);
    // Inspected anew, the picture would get its own colour back.
    const known = { ...picture, dominantColor: '#abcdef' };
    expect((await fetched(photo, known)).picture).toMatchObject({
      hash: picture.hash,
      dominantColor: '#abcdef',
    });
  });
});

describe('bytes are kept as they are', () => {
  test.each([0, 9, 255])('of a photo with an orientation that there is not: %d', async (wrong) => {
    const photo = withBlock(await quarters(160, 96, 1).jpeg().toBuffer(), exifOf(wrong));
    const { picture, stored } = await fetched(photo);
    expect(picture).toMatchObject({ width: 160, height: 96 });
    expect(stored.equals(photo)).toBe(true);
  });

  test('of a photo whose orientation stands in XMP alone, where no browser looks', async () => {
    const xmp =
      'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Orientation="6"/></rdf:RDF></x:xmpmeta>';
    const photo = withBlock(await quarters(160, 96, 1).jpeg().toBuffer(), Buffer.from(xmp));
    const { picture, stored } = await fetched(photo);
    expect(picture).toMatchObject({ width: 160, height: 96 });
    expect(stored.equals(photo)).toBe(true);
  });

  test('of an animation, which browsers do not turn', async () => {
    const frames = await Promise.all([1, 2, 3].map(() => noise(60, 40).png().toBuffer()));
    const animated = await sharp(frames, { join: { animated: true } })
      .withMetadata({ orientation: 6 })
      .webp({ loop: 0 })
      .toBuffer();
    const { picture, stored } = await fetched(animated);
    expect(picture).toMatchObject({ animated: true, width: 60, height: 40 });
    expect(stored.equals(animated)).toBe(true);
  });
});
