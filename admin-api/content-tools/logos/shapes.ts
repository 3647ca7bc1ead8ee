import { inks } from './inks';
import type { Ink } from './inks';

/** A point, in the units of the drawing, y downwards. */
export type Point = readonly [x: number, y: number];

/** One SVG element, as text. */
export type Shape = string;

/** A number with two decimals at most, so that a drawing is the same on every machine: `12`, `0.25`. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** The point at `angle` degrees (0 is up, clockwise) and `radius` from a centre. */
export function polar([cx, cy]: Point, radius: number, angle: number): Point {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(radians), cy + radius * Math.sin(radians)];
}

/** Whole numbers from 0 to `count - 1`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Path data through the points, closed where asked. */
export function through(points: readonly Point[], closed = false): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`);
  return steps.join('') + (closed ? 'Z' : '');
}

/** The corners of a regular polygon, the first at `from` degrees. */
export function corners(centre: Point, radius: number, count: number, from = 0): Point[] {
  return range(count).map((index) => polar(centre, radius, from + (360 / count) * index));
}

/** Path data of a circle's arc between two angles in degrees, clockwise, shorter than a full turn. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const [x1, y1] = polar(centre, radius, from);
  const [x2, y2] = polar(centre, radius, to);
  const large = to - from > 180 ? 1 : 0;
  return `M${num(x1)} ${num(y1)}A${num(radius)} ${num(radius)} 0 ${large} 1 ${num(x2)} ${num(y2)}`;
}

/** A filled path. */
export function fill(d: string, ink: Ink): Shape {
  return `<path fill="${inks[ink]}" d="${d}"/>`;
}

/** A filled polygon. */
export function area(points: readonly Point[], ink: Ink): Shape {
  return fill(through(points, true), ink);
}

/** A stroked path; `cap` also rounds the joints where it is `round`. */
export function line(d: string, width: number, ink: Ink, cap: 'butt' | 'round' = 'butt'): Shape {
  const ends = cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  return `<path fill="none" stroke="${inks[ink]}" stroke-width="${num(width)}"${ends} d="${d}"/>`;
}

/** A filled rectangle. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink,
  radius = 0,
): Shape {
  const round = radius > 0 ? ` rx="${num(radius)}"` : '';
  return `<rect fill="${inks[ink]}" x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round}/>`;
}

/** A filled disc. */
export function disc([cx, cy]: Point, radius: number, ink: Ink): Shape {
  return `<circle fill="${inks[ink]}" cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}"/>`;
}

/** A circle's outline. */
export function ring([cx, cy]: Point, radius: number, width: number, ink: Ink): Shape {
  return `<circle fill="none" stroke="${inks[ink]}" stroke-width="${num(width)}" cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}"/>`;
}

/** An ellipse turned by `angle` degrees about its own centre. */
export function egg([cx, cy]: Point, rx: number, ry: number, angle: number, ink: Ink): Shape {
  const at = `cx="${num(cx)}" cy="${num(cy)}"`;
  return `<ellipse fill="${inks[ink]}" ${at} rx="${num(rx)}" ry="${num(ry)}" transform="rotate(${num(angle)} ${num(cx)} ${num(cy)})"/>`;
}

/**
 * A whole SVG file. The title is its accessible name where it is opened by itself. `bleed` is added above
 * and below, for what hangs out of the height.
 */
export function svgFile(
  width: number,
  height: number,
  title: string,
  shapes: readonly Shape[],
  bleed = 0,
): string {
  const tall = num(height + 2 * bleed);
  const size = `viewBox="0 ${num(-bleed)} ${num(width)} ${tall}" width="${num(width)}" height="${tall}"`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${title}">`;
  return [open, `<title>${title}</title>`, ...shapes, '</svg>', ''].join('\n');
}
