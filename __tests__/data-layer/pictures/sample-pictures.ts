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

export async function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all([1, 2, 3].map(() => noise(60, 40).png().toBuffer()));
  const joined = sharp(frames, { join: { animated: true } });
  return format === 'gif'
    ? joined.gif({ loop: 0 }).toBuffer()
    : joined.webp({ loop: 0 }).toBuffer();
}
