import sharp from 'sharp';

/** A picture of noise, so that a cut anywhere loses pixels. */
export function noise(width: number, height: number): sharp.Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  });
}

export function plain(width: number, height: number, background: string): sharp.Sharp {
  return sharp({ create: { width, height, channels: 4, background } });
}

/** Red above blue. */
export const halves = (): sharp.Sharp =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#f00" d="M0 0h1600v500H0z"/><path fill="#00f" d="M0 500h1600v500H0z"/></svg>',
    ),
  ).removeAlpha();

export async function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all([1, 2, 3].map(() => noise(60, 40).png().toBuffer()));
  const joined = sharp(frames, { join: { animated: true } });
  return format === 'gif'
    ? joined.gif({ loop: 0 }).toBuffer()
    : joined.webp({ loop: 0 }).toBuffer();
}

/** Where a viewer shows a point of the stored pixels, both as parts of width and height, by EXIF orientation. */
const shownAt: readonly ((u: number, v: number) => readonly [number, number])[] = [
  (u, v) => [u, v],
  (u, v) => [1 - u, v],
  (u, v) => [1 - u, 1 - v],
  (u, v) => [u, 1 - v],
  (u, v) => [v, u],
  (u, v) => [1 - v, u],
  (u, v) => [1 - v, 1 - u],
  (u, v) => [v, 1 - u],
];

/**
 * Pixels that a viewer shows upright, red and green above blue and white, if it follows the orientation.
 * @param width as shown
 */
export function quarters(width: number, height: number, orientation: number): sharp.Sharp {
  const show = shownAt[orientation - 1] ?? ((u, v) => [u, v] as const);
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  const colours = ['#f00', '#0f0', '#00f', '#fff'];
  const quarter = (u: number, v: number): string => {
    const [x, y] = show(u, v);
    const colour = colours[(x < 0.5 ? 0 : 1) + (y < 0.5 ? 0 : 2)];
    return `<rect x="${(u - 0.25) * across}" y="${(v - 0.25) * down}" width="${across / 2}" height="${down / 2}" fill="${colour}"/>`;
  };
  const rects = [0.25, 0.75].flatMap((v) => [0.25, 0.75].map((u) => quarter(u, v)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}">${rects.join('')}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** A photo as a phone stores it: turned, with a tag of how it is shown. */
export const phonePhoto = (width: number, height: number, orientation: number): Promise<Buffer> =>
  quarters(width, height, orientation).withMetadata({ orientation }).jpeg().toBuffer();

/** The colours near the corners of a file's own pixels, row by row, such as `red green blue white`. */
export async function cornersOf(picture: Buffer | string): Promise<string> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number): string => {
    const start = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
    const [red, green, blue] = [...data.subarray(start, start + 3)].map((part) => part > 127);
    if (red) return green && blue ? 'white' : 'red';
    return green ? 'green' : 'blue';
  };
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)].join(' ');
}
