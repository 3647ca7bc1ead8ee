import type { Ink } from './inks';
import {
  arc,
  area,
  box,
  corners,
  disc,
  fill,
  line,
  num,
  polar,
  range,
  ring,
  svgFile,
  through,
} from './shapes';
import type { Point, Shape } from './shapes';

/** Side of the square that every award mark is drawn in. */
const SIDE = 160;
const MIDDLE: Point = [80, 80];

/** A selvedge: short radial stitches around a circle. */
function selvedge(radius: number, length: number, count: number, width: number, ink: Ink): Shape[] {
  const stitch = (index: number): string =>
    through([
      polar(MIDDLE, radius, (360 / count) * index),
      polar(MIDDLE, radius + length, (360 / count) * index),
    ]);
  return [line(range(count).map(stitch).join(''), width, ink)];
}

/** Two branches of leaves, open at the top. */
function branches(ink: Ink): Shape[] {
  const leaf = (angle: number, turn: number): Shape => {
    const [root, tip] = [polar(MIDDLE, 63, angle), polar(MIDDLE, 77, angle + turn * 11)];
    const [outer, inner] = [
      polar(MIDDLE, 77, angle + turn * 1),
      polar(MIDDLE, 63, angle + turn * 11),
    ];
    const d = `M${num(root[0])} ${num(root[1])}Q${num(outer[0])} ${num(outer[1])} ${num(tip[0])} ${num(tip[1])}Q${num(inner[0])} ${num(inner[1])} ${num(root[0])} ${num(root[1])}Z`;
    return fill(d, ink);
  };
  return range(9).flatMap((index) => [leaf(172 - index * 16, -1), leaf(188 + index * 16, 1)]);
}

/** A shield of herringbone. */
function herringbone(): Shape[] {
  const outline = 'M12 8H148V84C148 116 118 140 80 154C42 140 12 116 12 84Z';
  const bar = (y: number, index: number): Shape[] => {
    const ink: Ink = index % 2 === 0 ? 'rose' : 'slate';
    return [
      area(
        [
          [28, y],
          [77, y + 26],
          [77, y + 38],
          [28, y + 12],
        ],
        ink,
      ),
      area(
        [
          [132, y],
          [83, y + 26],
          [83, y + 38],
          [132, y + 12],
        ],
        ink,
      ),
    ];
  };
  return [line(outline, 6, 'rose'), ...[22, 40, 58, 76].flatMap(bar)];
}

/** A fluted column in an octagon. */
function column(): Shape[] {
  return [
    line(through(corners(MIDDLE, 75, 8, 22.5), true), 6, 'green'),
    box(46, 32, 68, 9, 'ochre'),
    box(52, 44, 56, 6, 'ochre'),
    ...range(5).map((index) => box(55 + index * 10.5, 54, 8, 54, 'green', 4)),
    box(52, 112, 56, 6, 'ochre'),
    box(42, 121, 76, 9, 'ochre'),
  ];
}

/** A bobbin within a toothed wheel. */
function guild(): Shape[] {
  const teeth = range(16).map((index) => disc(polar(MIDDLE, 69, 22.5 * index), 9, 'red'));
  const windings = range(6).map((index) =>
    line(`M58 ${num(61 + index * 7.6)}L102 ${num(58 + index * 7.6)}`, 5, 'red', 'round'),
  );
  return [
    ...teeth,
    ring(MIDDLE, 57, 5, 'red'),
    box(50, 40, 60, 10, 'slate', 3),
    box(50, 110, 60, 10, 'slate', 3),
    ...windings,
  ];
}

/** Three pairs of threads that cross and stay open. */
function leno(): Shape[] {
  const strand = (x: number, side: number): string => {
    const bend = (y: number, sign: number): string =>
      `C${x + sign * 14} ${y + 6} ${x + sign * 14} ${y + 20} ${x} ${y + 26}`;
    return `M${x} 28${range(4)
      .map((index) => bend(28 + index * 26, index % 2 === 0 ? side : -side))
      .join('')}`;
  };
  const pairs = [50, 80, 110].flatMap((x) => [
    line(strand(x, 1), 5, 'sky'),
    line(strand(x, -1), 5, 'blue'),
  ]);
  return [ring(MIDDLE, 76, 4, 'sky'), ...selvedge(64, 7, 72, 2, 'blue'), ...pairs];
}

/** A five-end satin standing on its corner: each row binds two ends further on. */
function satin(): Shape[] {
  const cells = range(5).flatMap((row) => range(5).map((columnIndex) => ({ row, columnIndex })));
  const cell = ({ row, columnIndex }: { row: number; columnIndex: number }): Shape => {
    const bound = (row * 2) % 5 === columnIndex;
    const centre: Point = [80 + (columnIndex - row) * 13.5, 26 + (columnIndex + row) * 13.5];
    return area(corners(centre, bound ? 11 : 4.5, 4), bound ? 'violet' : 'slate');
  };
  return [line(through(corners(MIDDLE, 76, 4), true), 5, 'violet'), ...cells.map(cell)];
}

/** Two hands around a dot. */
function twoHands(): Shape[] {
  return [
    line(arc(MIDDLE, 66, 200, 340), 16, 'teal', 'round'),
    line(arc(MIDDLE, 66, 20, 160), 16, 'ochre', 'round'),
    line(arc(MIDDLE, 42, 215, 325), 10, 'teal', 'round'),
    line(arc(MIDDLE, 42, 35, 145), 10, 'ochre', 'round'),
    disc(MIDDLE, 15, 'teal'),
  ];
}

/** A ring of eight links, each locked by its neighbours, in a wreath. */
function lockedRing(): Shape[] {
  const links = range(8).map((index) => {
    const centre = polar(MIDDLE, 33, index * 45);
    // The gap lets the next link pass over.
    return line(
      arc(centre, 16, index * 45 + 75, index * 45 + 415),
      5,
      index % 2 === 0 ? 'ochre' : 'brown',
    );
  });
  return [...branches('ochre'), ...links];
}

/** A plumb bob on its line. */
function plumbLine(): Shape[] {
  return [
    ...selvedge(66, 12, 60, 3, 'slate'),
    line('M80 26V70', 4, 'slate'),
    box(66, 68, 28, 9, 'red', 3),
    area(
      [
        [62, 80],
        [98, 80],
        [94, 100],
        [80, 132],
        [66, 100],
      ],
      'slate',
    ),
  ];
}

/** The award marks by file name (without `.svg`): what each is called, and how it is drawn. */
export const awardMarks: Readonly<Record<string, { name: string; draw: () => Shape[] }>> = {
  'award-herringbone': { name: 'A shield of herringbone', draw: herringbone },
  'award-column': { name: 'A column in an octagon', draw: column },
  'award-guild': { name: 'A bobbin in a toothed wheel', draw: guild },
  'award-leno': { name: 'Crossed threads in a ring', draw: leno },
  'award-satin': { name: 'A satin draft on its corner', draw: satin },
  'award-two-hands': { name: 'Two hands around a dot', draw: twoHands },
  'award-locked-ring': { name: 'A ring of links in a wreath', draw: lockedRing },
  'award-plumb-line': { name: 'A plumb bob on its line', draw: plumbLine },
};

/** Draws one award mark: a square SVG file of paths alone. */
export function drawAwardMark({ name, draw }: { name: string; draw: () => Shape[] }): string {
  return svgFile(SIDE, SIDE, name, draw());
}
