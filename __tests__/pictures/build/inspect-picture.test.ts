import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { inspectPicture } from '../../../src/pictures/build/inspect-picture';
import { animation, noise, plain } from '../../data-layer/pictures/sample-pictures';

const facts = async (bytes: Buffer) => (await inspectPicture(bytes)).facts;

describe('whole pictures', () => {
  it.each([
    ['jpeg', () => noise(120, 80).jpeg().toBuffer()],
    ['jpeg', () => noise(120, 80).toColourspace('cmyk').jpeg().toBuffer()],
    ['png', () => noise(120, 80).png().toBuffer()],
    ['png', () => noise(120, 80).toColourspace('rgb16').png().toBuffer()],
    ['webp', () => noise(120, 80).webp().toBuffer()],
    ['avif', () => noise(120, 80).avif({ effort: 0 }).toBuffer()],
    ['gif', () => noise(120, 80).gif().toBuffer()],
  ] as const)('%s is known by its bytes', async (format, make) => {
    await expect(facts(await make())).resolves.toMatchObject({
      format,
      animated: false,
      width: 120,
      height: 80,
    });
  });

  it.each([5, 8])(
    'width and height are as seen, not as stored (EXIF orientation %s)',
    async (orientation) => {
      const bytes = await noise(120, 80).withMetadata({ orientation }).jpeg().toBuffer();
      await expect(facts(bytes)).resolves.toMatchObject({ width: 80, height: 120 });
    },
  );

  it.each(['gif', 'webp'] as const)('an animated %s is known as such', async (format) => {
    await expect(facts(await animation(format))).resolves.toMatchObject({
      format,
      animated: true,
      width: 60,
      height: 40,
    });
  });

  it('a raster picture is kept byte for byte', async () => {
    const bytes = await noise(20, 20).png().toBuffer();
    expect((await inspectPicture(bytes)).bytes.equals(bytes)).toBe(true);
  });

  it('a picture of a single pixel is a picture', async () => {
    await expect(facts(await noise(1, 1).png().toBuffer())).resolves.toMatchObject({
      width: 1,
      height: 1,
    });
  });
});

describe('the dominant colour', () => {
  const distance = (colour: string, other: string): number =>
    Math.max(
      ...[1, 3, 5].map((at) =>
        Math.abs(
          Number.parseInt(colour.slice(at, at + 2), 16) -
            Number.parseInt(other.slice(at, at + 2), 16),
        ),
      ),
    );

  it('is near that of a picture of one colour', async () => {
    const { dominantColor } = await facts(await plain(80, 80, '#b3391f').png().toBuffer());
    expect(dominantColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(distance(dominantColor, '#b3391f')).toBeLessThan(10);
  });

  it('is that of paper for a logo on a transparent ground', async () => {
    const logo = await plain(100, 100, '#00000000')
      .composite([{ input: await plain(30, 30, '#1d4f91').png().toBuffer() }])
      .png()
      .toBuffer();
    expect(distance((await facts(logo)).dominantColor, '#ffffff')).toBeLessThan(10);
  });

  it('is that of the drawing for an SVG', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect width="100%" height="100%" fill="#1f5b4c"/></svg>';
    expect(distance((await facts(Buffer.from(svg))).dominantColor, '#1f5b4c')).toBeLessThan(10);
  });
});

describe('broken pictures', () => {
  const whole = new Map<string, Buffer>();
  beforeAll(async () => {
    whole.set('jpeg', await noise(300, 200).jpeg().toBuffer());
    whole.set('progressive jpeg', await noise(300, 200).jpeg({ progressive: true }).toBuffer());
    whole.set('png', await noise(300, 200).png().toBuffer());
    whole.set('webp', await noise(300, 200).webp().toBuffer());
    whole.set('avif', await noise(300, 200).avif({ effort: 0 }).toBuffer());
    whole.set('gif', await noise(300, 200).gif().toBuffer());
    whole.set('animated gif', await animation('gif'));
    whole.set('animated webp', await animation('webp'));
  });

  it.each(['jpeg', 'progressive jpeg', 'png', 'avif', 'gif', 'animated gif', 'animated webp'])(
    'a %s cut anywhere is refused',
    async (name) => {
      const bytes = whole.get(name) ?? Buffer.alloc(0);
      await expect(inspectPicture(bytes)).resolves.toBeDefined();
      for (const part of [0.02, 0.3, 0.5, 0.9, 0.99]) {
        await expect(
          inspectPicture(bytes.subarray(0, Math.floor(bytes.length * part))),
        ).rejects.toThrow(/cut off|damaged/);
      }
    },
  );

  it('a GIF that is cut where a byte looks like its end is refused', async () => {
    const bytes = whole.get('animated gif') ?? Buffer.alloc(0);
    const ends = [...bytes.keys()].filter((at) => bytes[at] === 0x3b && at < bytes.length - 1);
    expect(ends.length).toBeGreaterThan(3);
    for (const end of ends.slice(-4))
      await expect(inspectPicture(bytes.subarray(0, end + 1))).rejects.toThrow(/cut off|damaged/);
    const padded = Buffer.concat([bytes, Buffer.alloc(9)]);
    await expect(inspectPicture(padded)).resolves.toMatchObject({ facts: { animated: true } });
  });

  it('a PNG with a flipped byte is refused', async () => {
    const bytes = Buffer.from(whole.get('png') ?? '');
    bytes.writeUInt8((bytes.readUInt8(bytes.length >> 1) + 1) & 255, bytes.length >> 1);
    await expect(inspectPicture(bytes)).rejects.toThrow('damaged');
  });

  it.each([
    ['nothing', '', 'is empty (0 bytes)'],
    [
      'HTML behind a comment',
      '<!-- x --><html><body>Not found</body></html>',
      'is an HTML page, not a picture',
    ],
    ['JSON', '{"error":{"code":"not_found"}}', 'is text, not a picture'],
    ['a PDF', '%PDF-1.7\n', 'is a PDF, not a picture'],
    ['XML', '<?xml version="1.0"?><rss><channel/></rss>', 'not a picture'],
    ['noise', '\u0001\u0002\u0003\u0004', 'cannot be read as a picture'],
  ])('%s is refused', async (_what, text, reason) => {
    await expect(inspectPicture(Buffer.from(text))).rejects.toThrow(reason);
  });

  it('a TIFF is refused by name', async () => {
    await expect(inspectPicture(await noise(9, 9).tiff().toBuffer())).rejects.toThrow(
      'is a TIFF picture',
    );
  });

  it('a bomb is refused before it is decoded', async () => {
    const bomb = await sharp({
      create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(inspectPicture(bomb)).rejects.toThrow(
      'has 64 megapixels (8000 × 8000); the limit is 50 megapixels',
    );
    // A picture cut off before its pixels is still refused for its size: decoding has not come as far.
    await expect(inspectPicture(bomb.subarray(0, 100))).rejects.toThrow('has 64 megapixels');
  });
});
