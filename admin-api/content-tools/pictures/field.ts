import { lattice, noise } from './noise';
import type { Colour } from './palette';

// Taken once: where globals are looked up by name each time (as under Jest), this is the hot path.
const { abs, ceil, floor, hypot, max, min, round, sin, sqrt } = Math;

/** A point of a thread: centre in picture units, height of its axis above the table, radius. */
export interface ThreadPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
}

export interface Yarn {
  readonly colour: Colour;
  readonly seed: number;
  /** Depth of the twist's grooves, 0–1. Default 0.5. */
  readonly twist?: number;
  /** How much it shines, 0 (wool) to 1 (silk). Default 0.25. */
  readonly gloss?: number;
  /** 1 is round, less is pressed flat. Default 0.8. */
  readonly round?: number;
  /** Fibres standing out at the edges, 0–1. Default 0.35. */
  readonly fuzz?: number;
}

export interface Surface {
  readonly z: number;
  readonly colour: Colour;
  readonly gloss?: number;
}

/**
 * A picture before it is lit: for each pixel the height and the colour of what lies on top there. Threads and
 * shapes are laid in any order; the higher one is seen. Units are those of a picture 1600 wide; `scale` is samples
 * per unit.
 */
export class Field {
  readonly columns: number;
  readonly rows: number;
  readonly height: Float32Array;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly gloss: Float32Array;

  constructor(
    readonly width: number,
    readonly tall: number,
    readonly scale: number,
    /** Samples of a pixel of the picture in each direction, averaged at the end. */
    readonly samples = 1,
  ) {
    this.columns = round(width * scale);
    this.rows = round(tall * scale);
    const size = this.columns * this.rows;
    this.height = new Float32Array(size).fill(-1e6);
    this.red = new Float32Array(size);
    this.green = new Float32Array(size);
    this.blue = new Float32Array(size);
    this.gloss = new Float32Array(size);
  }

  /** Lays a surface wherever `shape` answers within the box (picture units); null leaves what is there. */
  shape(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    shape: (x: number, y: number) => Surface | null,
  ): void {
    const { scale, columns } = this;
    const left = max(0, floor(x0 * scale));
    const right = min(columns - 1, ceil(x1 * scale));
    const top = max(0, floor(y0 * scale));
    const bottom = min(this.rows - 1, ceil(y1 * scale));
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const surface = shape((column + 0.5) / scale, (row + 0.5) / scale);
        if (surface && surface.z > (this.height[row * columns + column] ?? 0)) {
          this.put(row * columns + column, surface.z, surface.colour, 1, surface.gloss ?? 0);
        }
      }
    }
  }

  /** Fills the whole picture with a ground. */
  ground(surface: (x: number, y: number) => Surface): void {
    this.shape(0, 0, this.width, this.tall, surface);
  }

  /** Lays a thread along its points. */
  thread(points: readonly ThreadPoint[], yarn: Yarn): void {
    let along = lattice(yarn.seed, 3, 7) * 50;
    for (let index = 1; index < points.length; index += 1) {
      const [a, b] = [points[index - 1], points[index]];
      if (!a || !b) continue;
      const length = hypot(b.x - a.x, b.y - a.y);
      if (length > 0) this.segment(a, b, length, along, yarn);
      along += length;
    }
  }

  private segment(a: ThreadPoint, b: ThreadPoint, length: number, along: number, yarn: Yarn): void {
    const { scale, columns, height } = this;
    const { twist = 0.5, gloss = 0.25, round = 0.8, fuzz = 0.35, seed } = yarn;
    const reach = max(a.r, b.r) * (1 + fuzz * 0.1);
    const left = max(0, floor((min(a.x, b.x) - reach) * scale));
    const right = min(columns - 1, ceil((max(a.x, b.x) + reach) * scale));
    const top = max(0, floor((min(a.y, b.y) - reach) * scale));
    const bottom = min(this.rows - 1, ceil((max(a.y, b.y) + reach) * scale));
    if (left > right || top > bottom) return;
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];

    for (let row = top; row <= bottom; row += 1) {
      const y = (row + 0.5) / scale - a.y;
      for (let column = left; column <= right; column += 1) {
        const x = (column + 0.5) / scale - a.x;
        const run = x * ux + y * uy;
        const t = run < 0 ? 0 : run > length ? 1 : run / length;
        const dx = x - ux * t * length;
        const dy = y - uy * t * length;
        const radius = a.r + (b.r - a.r) * t;
        const s = (along + t * length) / radius;
        const far = dx * dx + dy * dy;
        // Fibres: the edge of the thread wanders by a few hundredths of its radius.
        const edge = radius * (1 + fuzz * 0.16 * (lattice(floor(s * 9), 0, seed) - 0.6));
        if (far >= edge * edge) continue;
        const off = (x * -uy + y * ux) / edge;
        const rise = sqrt(1 - far / (edge * edge));
        const phase = s * 1.9 + off * 2.4;
        const groove = 1 - abs(sin(phase));
        const fibre = noise(s * 1.1 + off * 1.6, off * 7 - s * 0.6, seed);
        const z =
          a.z +
          (b.z - a.z) * t +
          radius * (round * rise - twist * 0.16 * groove * groove + 0.05 * (fibre - 0.5));
        const at = row * columns + column;
        if (z <= (height[at] ?? 0)) continue;
        const worn = noise(s * 0.13, 0.5, seed + 11);
        const tone =
          (0.86 + 0.2 * fibre + 0.12 * (worn - 0.5)) * (1 - twist * 0.22 * groove * groove);
        this.put(at, z, yarn.colour, tone, gloss);
      }
    }
  }

  private put(
    at: number,
    z: number,
    [red, green, blue]: Colour,
    tone: number,
    gloss: number,
  ): void {
    this.height[at] = z;
    this.red[at] = red * tone;
    this.green[at] = green * tone;
    this.blue[at] = blue * tone;
    this.gloss[at] = gloss;
  }
}
