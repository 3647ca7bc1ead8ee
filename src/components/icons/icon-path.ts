import type { Shape } from './icon-shapes';

type Sides = Readonly<Record<string, string>>;

const side = (sides: Sides, name: string) => Number(sides[name] ?? 0);

function circle(sides: Sides): string {
  const [x, y, r] = [side(sides, 'cx'), side(sides, 'cy'), side(sides, 'r')];
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function rect(sides: Sides): string {
  const [width, height, r] = [side(sides, 'width'), side(sides, 'height'), side(sides, 'rx')];
  const corner = (x: number, y: number) => (r ? `a${r} ${r} 0 0 1 ${x} ${y}` : '');
  return (
    `M${side(sides, 'x') + r} ${side(sides, 'y')}h${width - 2 * r}${corner(r, r)}` +
    `v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}`
  );
}

const drawn: Readonly<Record<Shape[0], (sides: Sides) => string>> = {
  // From the origin: a path that begins with a relative step would go on from the one before.
  path: ({ d = '' }) => `M0 0${d}`,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle,
  rect,
};

/** The shapes of an icon as the data of one path: two elements an icon, however many strokes it has. */
export const iconPath = (shapes: readonly Shape[]): string =>
  shapes.map(([tag, sides]) => drawn[tag](sides)).join('');
