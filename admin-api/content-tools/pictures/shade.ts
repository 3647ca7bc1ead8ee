import type { Field } from './field';
import { lattice, step } from './noise';
import type { Colour } from './palette';

export interface Light {
  /** Where the light comes from, degrees clockwise from the top. Default 315 (upper left). */
  readonly from?: number;
  /** How high it stands, degrees. Low light makes long shadows. Default 42. */
  readonly elevation?: number;
  /** Strength of the key light and of the sky. Defaults 1 and 0.42. */
  readonly key?: number;
  readonly sky?: number;
  /** How much darker the far side is than the near side, 0–1. Default 0.45. */
  readonly falloff?: number;
  /** A line in focus through (x, y), shares of the picture; what lies further than `depth` from it blurs. */
  readonly focus?: {
    readonly x: number;
    readonly y: number;
    readonly angle: number;
    readonly depth: number;
    readonly blur: number;
  };
  readonly vignette?: number;
  /** Light from behind: what lies lower than `below` shines with its own colour, times `strength`. */
  readonly behind?: { readonly below: number; readonly strength: number };
  readonly keyColour?: Colour;
}

/** A picture in linear light, three planes of `width` × `height`. */
export interface Exposure {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
}

const SHADOW_STEPS = 26;

/** Lights a field: raking key light with cast shadows, sky light with occlusion, sheen, fall-off. */
export function light(field: Field, setting: Light): Exposure {
  const {
    from = 315,
    elevation = 42,
    key = 1,
    sky = 0.42,
    falloff = 0.45,
    keyColour = [1.06, 1, 0.9],
    behind,
  } = setting;
  const { columns, rows, height: z, scale } = field;
  const [turn, rise] = [(from * Math.PI) / 180, (elevation * Math.PI) / 180];
  const flat = [Math.sin(turn) * Math.cos(rise), -Math.cos(turn) * Math.cos(rise)] as const;
  const up = Math.sin(rise);
  const near = boxBlur(z, columns, rows, Math.round(5 * scale));
  const far = boxBlur(z, columns, rows, Math.round(22 * scale));
  const planes = [field.red, field.green, field.blue] as const;
  const strideX = Math.sin(turn) * 1.6 * scale;
  const strideY = -Math.cos(turn) * 1.6 * scale;
  const climb = 1.6 * Math.tan(rise);

  for (let row = 0; row < rows; row += 1) {
    const [above, below] = [Math.max(0, row - 1) * columns, Math.min(rows - 1, row + 1) * columns];
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const here = z[at] ?? 0;
      if (behind && here < behind.below) {
        for (const plane of planes) plane[at] = (plane[at] ?? 0) * behind.strength;
        continue;
      }
      const gx =
        (((z[row * columns + Math.min(columns - 1, column + 1)] ?? 0) -
          (z[row * columns + Math.max(0, column - 1)] ?? 0)) *
          scale) /
        2;
      const gy = (((z[below + column] ?? 0) - (z[above + column] ?? 0)) * scale) / 2;
      const steep = 1 / Math.sqrt(1 + gx * gx + gy * gy);
      const facing = Math.max(0, (-gx * flat[0] - gy * flat[1] + up) * steep);

      let shade = 0;
      for (let s = 1; s <= SHADOW_STEPS && shade < 1; s += 1) {
        const reach = s < 10 ? s : 10 + (s - 10) * 2.2;
        const x = Math.round(column + strideX * reach);
        const y = Math.round(row + strideY * reach);
        if (x < 0 || y < 0 || x >= columns || y >= rows) break;
        const over = (z[y * columns + x] ?? 0) - here - climb * reach;
        if (over > 0) shade = Math.max(shade, Math.min(1, over / (0.8 + reach * 0.22)));
      }
      const hollow =
        Math.min(1, Math.max(0, ((near[at] ?? 0) - here) * 0.085)) * 0.6 +
        Math.min(1, Math.max(0, ((far[at] ?? 0) - here) * 0.03)) * 0.55;
      const open = Math.max(0.08, 1 - hollow) * (0.55 + 0.45 * steep);
      const across = (column / columns - 0.5) * flat[0] + (row / rows - 0.5) * flat[1];
      const reachOfLight = 1 + falloff * across * 1.25;
      const lit = key * facing * (1 - shade * 0.92) * (0.45 + 0.55 * open) * reachOfLight;
      // Half-way vector between the light and a viewer straight above.
      const half = Math.sqrt(2 + 2 * up);
      const shine = Math.max(0, ((-gx * flat[0] - gy * flat[1] + up + 1) * steep) / half);
      const glint = (field.gloss[at] ?? 0) * shine ** 24 * (1 - shade) * reachOfLight * 0.42 * key;
      const ambient = sky * open * (1 - 0.25 * falloff * (0.5 - across));
      for (let plane = 0; plane < 3; plane += 1) {
        const target = planes[plane];
        if (!target) continue;
        const warm = keyColour[plane] ?? 1;
        const cool = plane === 0 ? 0.9 : plane === 1 ? 0.97 : 1.12;
        target[at] = (target[at] ?? 0) * (lit * 1.18 * warm + ambient * cool) + glint * warm;
      }
    }
  }
  return reduce(field);
}

/** Averages the field's samples down to the picture's pixels. */
function reduce(field: Field): Exposure {
  const n = field.samples;
  const width = Math.floor(field.columns / n);
  const height = Math.floor(field.rows / n);
  if (n === 1)
    return {
      width: field.columns,
      height: field.rows,
      planes: [field.red, field.green, field.blue],
    };
  const shrink = (plane: Float32Array): Float32Array => {
    const small = new Float32Array(width * height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let dy = 0; dy < n; dy += 1) {
          // Bright glints are held back before averaging, or they sparkle.
          for (let dx = 0; dx < n; dx += 1)
            sum += Math.min(1.4, plane[(y * n + dy) * field.columns + x * n + dx] ?? 0);
        }
        small[y * width + x] = sum / (n * n);
      }
    }
    return small;
  };
  return { width, height, planes: [shrink(field.red), shrink(field.green), shrink(field.blue)] };
}

/** Blurs what is out of focus, darkens the corners, adds film grain and encodes as 8-bit sRGB, interleaved. */
export function develop(exposure: Exposure, setting: Light, seed: number): Uint8Array {
  const { width, height, planes } = exposure;
  const { focus, vignette = 0.22 } = setting;
  const unit = width / 1600;
  const soft = focus
    ? planes.map((plane) => lens(plane, width, height, focus.blur * 0.4 * unit))
    : [];
  const softer = focus ? planes.map((plane) => lens(plane, width, height, focus.blur * unit)) : [];
  const out = new Uint8Array(width * height * 3);
  const [nx, ny] = focus
    ? [Math.sin((focus.angle * Math.PI) / 180), -Math.cos((focus.angle * Math.PI) / 180)]
    : [0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const distance = focus
        ? Math.abs((x / width - focus.x) * nx + ((y / height - focus.y) * height * ny) / width)
        : 0;
      const away = focus ? step(focus.depth, focus.depth + 0.42, distance) * 2 : 0;
      const corner =
        1 - vignette * (((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2) ** 1.3 * 1.6;
      const grain = (lattice(x, y, seed) - 0.5) * 0.012;
      for (let plane = 0; plane < 3; plane += 1) {
        const [sharp, mid, wide] = [
          planes[plane]?.[at] ?? 0,
          soft[plane]?.[at] ?? 0,
          softer[plane]?.[at] ?? 0,
        ];
        const value =
          away <= 0
            ? sharp
            : away < 1
              ? sharp + (mid - sharp) * away
              : mid + (wide - mid) * (away - 1);
        out[at * 3 + plane] = Math.min(255, encode(value * corner) * 255 * (1 + grain) + 0.5);
      }
    }
  }
  return out;
}

/** sRGB with a shoulder, so that highlights roll off instead of clipping; from a table, for 0 to 2. */
const CURVE = Float32Array.from({ length: 8193 }, (_, index) => {
  const linear = index / 4096;
  const held = linear < 0.7 ? linear : 0.7 + 0.3 * (1 - Math.exp(-(linear - 0.7) / 0.3));
  return held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
});

function encode(linear: number): number {
  const at = Math.min(8191, Math.max(0, linear * 4096));
  const low = Math.floor(at);
  return (CURVE[low] ?? 0) + ((CURVE[low + 1] ?? 1) - (CURVE[low] ?? 0)) * (at - low);
}

function lens(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  return boxBlur(boxBlur(plane, width, height, r), width, height, r);
}

/** Mean over a square of side 2r + 1, by running sums. */
export function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  r: number,
): Float32Array {
  const across = new Float32Array(source.length);
  const out = new Float32Array(source.length);
  const n = 2 * r + 1;
  const sweep = (
    from: Float32Array,
    to: Float32Array,
    lines: number,
    length: number,
    line: number,
    stride: number,
  ): void => {
    for (let l = 0; l < lines; l += 1) {
      const start = l * line;
      const read = (index: number): number =>
        from[start + Math.min(length - 1, Math.max(0, index)) * stride] ?? 0;
      let sum = 0;
      for (let i = -r; i <= r; i += 1) sum += read(i);
      for (let i = 0; i < length; i += 1) {
        to[start + i * stride] = sum / n;
        sum += read(i + r + 1) - read(i - r);
      }
    }
  };
  sweep(source, across, height, width, width, 1);
  sweep(across, out, width, height, 1, width);
  return out;
}
