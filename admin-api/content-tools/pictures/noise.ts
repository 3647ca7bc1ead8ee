/** Value noise, the same on every machine: integer hashing only. */

// Taken once: where globals are looked up by name each time (as under Jest), this is the hot path.
const { floor, imul, max, min } = Math;

/** A number in [0, 1) for a lattice point. */
export function lattice(x: number, y: number, seed: number): number {
  let h = imul(x | 0, 0x27d4eb2d) ^ imul(y | 0, 0x165667b1) ^ imul(seed | 0, 0x9e3779b1);
  h = imul(h ^ (h >>> 15), 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in [0, 1) with features about one unit wide. */
export function noise(x: number, y: number, seed: number): number {
  const [x0, y0] = [floor(x), floor(y)];
  const [fx, fy] = [smooth(x - x0), smooth(y - y0)];
  const top = lattice(x0, y0, seed) * (1 - fx) + lattice(x0 + 1, y0, seed) * fx;
  const low = lattice(x0, y0 + 1, seed) * (1 - fx) + lattice(x0 + 1, y0 + 1, seed) * fx;
  return top * (1 - fy) + low * fy;
}

/** Three octaves of `noise`, in [0, 1). */
export function clouds(x: number, y: number, seed: number): number {
  return (
    (noise(x, y, seed) * 4 + noise(x * 2, y * 2, seed + 1) * 2 + noise(x * 4, y * 4, seed + 2)) / 7
  );
}

export function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function step(low: number, high: number, value: number): number {
  return smooth(min(1, max(0, (value - low) / (high - low))));
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
