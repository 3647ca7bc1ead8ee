import type { Ink } from './inks';
import {
  arc,
  area,
  box,
  corners,
  disc,
  egg,
  fill,
  line,
  polar,
  range,
  ring,
  through,
} from './shapes';
import type { Point, Shape } from './shapes';

/** Side of the square that every mark is drawn in. */
export const MARK = 64;

const MIDDLE: Point = [32, 32];

/** Four columns of slanted bars that turn back at each ridge. */
export function herringbone(one: Ink, other: Ink): Shape[] {
  const bar = (column: number, row: number): Shape => {
    const [x, y, rise] = [column * 16, 2 + row * 15.5, column % 2 === 0 ? 7 : -7];
    const top = y + (rise > 0 ? 7 : 0);
    const slanted: Point[] = [
      [x, top],
      [x + 15, top - rise],
      [x + 15, top - rise + 9],
      [x, top + 9],
    ];
    return area(slanted, row % 2 === 0 ? one : other);
  };
  return range(4).flatMap((column) => range(4).map((row) => bar(column, row)));
}

/** Three quarter circles and a dot, spreading from the lower left. */
export function signal(one: Ink, other: Ink): Shape[] {
  return [
    disc([9, 55], 8, other),
    ...[22, 38, 54].map((radius) => line(arc([6, 58], radius, 0, 90), 8, one)),
  ];
}

/** A gabled house whose door is an arrow to the north. */
export function northHouse(one: Ink, other: Ink): Shape[] {
  return [
    line(
      through([
        [5, 62],
        [5, 26],
        [32, 5],
        [59, 26],
        [59, 62],
      ]),
      7,
      one,
    ),
    area(
      [
        [32, 22],
        [47, 62],
        [32, 52],
        [17, 62],
      ],
      other,
    ),
  ];
}

/** Containers, stacked like bricks beneath a crane's beam. */
export function stackedBoxes(one: Ink, other: Ink): Shape[] {
  const rows: readonly (readonly [x: number, y: number, width: number, ink: Ink])[] = [
    [0, 48, 30, one],
    [33, 48, 31, other],
    [0, 29, 18, other],
    [21, 29, 30, one],
    [21, 10, 18, other],
  ];
  return [
    ...rows.map(([x, y, width, ink]) => box(x, y, width, 16, ink)),
    line('M0 3H60.5V45', 6, one),
  ];
}

/** Two rings, each passing once over and once under the other. */
export function linkedRings(one: Ink, other: Ink): Shape[] {
  return [
    line(arc([21, 32], 17.5, 72, 392), 7, one),
    line(arc([43, 32], 17.5, 252, 572), 7, other),
  ];
}

/** Two upright and two level bands, woven into a cross. */
export function wovenCross(one: Ink, other: Ink): Shape[] {
  return [
    box(18, 0, 12, 32, one),
    box(18, 50, 12, 14, one),
    box(34, 0, 12, 14, one),
    box(34, 32, 12, 32, one),
    box(0, 18, 16, 12, other),
    box(32, 18, 32, 12, other),
    box(0, 34, 32, 12, other),
    box(48, 34, 16, 12, other),
  ];
}

/** A play sign made of five threads. */
export function playBars(one: Ink, other: Ink): Shape[] {
  return range(5).map((index) => {
    const height = 62 - index * 13;
    return box(2 + index * 12.5, 32 - height / 2, 9, height, index === 2 ? other : one, 2);
  });
}

/** Three blades on a mast. */
export function turbine(one: Ink, other: Ink): Shape[] {
  const hub: Point = [32, 27];
  const blade = (angle: number): Shape =>
    area(
      [
        polar(hub, 6, angle - 40),
        polar(hub, 15, angle - 16),
        polar(hub, 27, angle),
        polar(hub, 6, angle + 34),
      ],
      one,
    );
  return [
    ...[12, 132, 252].map(blade),
    disc(hub, 3.5, other),
    area(
      [
        [30.6, 36],
        [33.4, 36],
        [35.5, 64],
        [28.5, 64],
      ],
      other,
    ),
  ];
}

/** An ear of wheat: grains in pairs along a stalk. */
export function wheatEar(one: Ink, other: Ink): Shape[] {
  const pairs = range(4).flatMap((index) => {
    const y = 17 + index * 11;
    return [egg([23, y], 4.6, 8.5, -36, one), egg([41, y], 4.6, 8.5, 36, one)];
  });
  return [egg([32, 9], 4.6, 9, 0, one), ...pairs, line('M32 22V64', 3.5, other)];
}

/** Six arms of frost, each ending in a link of a chain. */
export function frostChain(one: Ink, other: Ink): Shape[] {
  const arms = range(6).flatMap((index) => {
    const angle = index * 60;
    const barb = [
      polar(MIDDLE, 20, angle - 26),
      polar(MIDDLE, 12.5, angle),
      polar(MIDDLE, 20, angle + 26),
    ];
    return [
      line(through([polar(MIDDLE, 3, angle), polar(MIDDLE, 21.5, angle)]), 4, one),
      line(through(barb), 4, one),
      ring(polar(MIDDLE, 26, angle), 4, 3.5, other),
    ];
  });
  return arms;
}

/** A tooth in one stroke. */
export function tooth(one: Ink, other: Ink): Shape[] {
  const crown =
    'M32 14C22 4 6 6 6 25C6 38 13 42 15 53C16.5 62 25 62 26.5 53C27.5 44 36.5 44 37.5 53C39 62 47.500 62 49 53C51 42 58 38 58 25C58 6 42 4 32 14Z';
  return [line(crown, 6, one, 'round'), line('M20 27C26 34 38 34 44 27', 5, other, 'round')];
}

/** A hexagonal nut. */
export function hexNut(one: Ink, other: Ink): Shape[] {
  return [
    line(through(corners(MIDDLE, 26.5, 6), true), 9, one),
    line(arc(MIDDLE, 12, 30, 330), 6, other),
  ];
}

/** Three waves that widen to the right. */
export function waves(one: Ink, other: Ink): Shape[] {
  const wave = (y: number): string =>
    `M5 ${y}C14 ${y - 15} 23 ${y - 15} 32 ${y}S50 ${y + 15} 59 ${y}`;
  return [
    line(wave(13), 5, one, 'round'),
    line(wave(32), 8, other, 'round'),
    line(wave(51), 5, one, 'round'),
  ];
}

/** Five nodes, each tied to all of the others. */
export function fiveNodes(one: Ink, other: Ink): Shape[] {
  const nodes = corners([32, 34], 26, 5);
  const ties = nodes.flatMap((from, index) =>
    nodes.slice(index + 1).map((to) => line(through([from, to]), 2.5, one)),
  );
  return [...ties, ...nodes.map((node) => disc(node, 6, other))];
}

/** Two arrows passing one another. */
export function exchange(one: Ink, other: Ink): Shape[] {
  return [fill('M0 12H38V2L62 19L38 36V26H0Z', one), fill('M64 38H26V28L2 45L26 62V52H64Z', other)];
}

/** Three columns beneath a gable. */
export function portico(one: Ink, other: Ink): Shape[] {
  return [
    area(
      [
        [32, 2],
        [62, 20],
        [2, 20],
      ],
      one,
    ),
    ...[8, 27, 46].map((x) => box(x, 25, 10, 27, other)),
    box(2, 56, 60, 7, one),
  ];
}

/** The print of a paw. */
export function paw(one: Ink, other: Ink): Shape[] {
  const toes = [egg([9, 30], 6, 8.5, -24, other), egg([23, 14], 6.5, 10, -8, other)];
  const others = [egg([41, 14], 6.5, 10, 8, other), egg([55, 30], 6, 8.5, 24, other)];
  const pad = 'M32 30C42 30 52 43 52 51C52 60 42 62 32 57C22 62 12 60 12 51C12 43 22 30 32 30Z';
  return [...toes, ...others, fill(pad, one)];
}
