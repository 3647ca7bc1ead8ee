import * as marks from './client-marks';
import type { Ink } from './inks';
import { capHeight, inkWidth, letter } from './lettering';
import type { Words } from './lettering';
import { box, line, num, svgFile } from './shapes';
import type { Shape } from './shapes';

/** How a client's mark and words stand together. */
interface LockUp {
  readonly name: string;
  readonly mark?: (one: Ink, other: Ink) => Shape[];
  readonly inks: readonly [one: Ink, other: Ink];
  readonly lines: readonly Words[];
  /** Space between the lines, in units of the drawing. */
  readonly gap?: number;
  readonly arrangement?: 'beside' | 'framed' | 'ruled';
}

/** Room above and below a lock-up for the tails of y, p and g in its last line. */
const TAILS = 6;

/** The clients' logos by file name (without `.svg`). */
export const clientLogos: Readonly<Record<string, LockUp>> = {
  'sample-regional-insurer': {
    name: 'Sample Regional Insurer',
    mark: marks.herringbone,
    inks: ['rose', 'slate'],
    lines: [
      { text: 'Sample Regional', face: 'grotesk', size: 31, ink: 'rose', tracking: -20 },
      { text: 'Insurer', face: 'grotesk', size: 31, ink: 'slate', tracking: -20 },
    ],
  },
  'example-telecom': {
    name: 'Example Telecom',
    mark: marks.signal,
    inks: ['teal', 'red'],
    lines: [{ text: 'exampletelecom', face: 'square', size: 38, ink: 'teal', tracking: -35 }],
  },
  'sample-northern-building-society': {
    name: 'Sample Northern Building Society',
    mark: marks.northHouse,
    inks: ['green', 'ochre'],
    lines: [
      { text: 'Sample Northern', face: 'slab', size: 32, ink: 'green' },
      { text: 'Building Society', face: 'slab', size: 32, ink: 'green' },
    ],
  },
  'sample-harbour-terminals': {
    name: 'Sample Harbour Terminals',
    mark: marks.stackedBoxes,
    inks: ['sky', 'red'],
    lines: [
      { text: 'SAMPLE HARBOUR', face: 'narrow', size: 37, ink: 'sky', tracking: 20 },
      { text: 'TERMINALS', face: 'narrow', size: 25, ink: 'red', tracking: 280 },
    ],
    gap: 11,
  },
  'example-mutual': {
    name: 'Example Mutual',
    mark: marks.linkedRings,
    inks: ['violet', 'rose'],
    lines: [{ text: 'Example Mutual', face: 'serif', size: 44, ink: 'violet' }],
  },
  'sample-regional-hospital-trust': {
    name: 'Sample Regional Hospital Trust',
    mark: marks.wovenCross,
    inks: ['blue', 'sky'],
    lines: [
      { text: 'Sample Regional', face: 'square', size: 29, ink: 'blue', tracking: -20 },
      { text: 'Hospital Trust', face: 'square', size: 29, ink: 'blue', tracking: -20 },
    ],
  },
  'example-streaming-co': {
    name: 'Example Streaming Co.',
    mark: marks.playBars,
    inks: ['red', 'ochre'],
    lines: [
      { text: 'Example Streaming Co.', face: 'grotesk', size: 35, ink: 'red', tracking: -30 },
    ],
  },
  'sample-wind-operators': {
    name: 'Sample Wind Operators',
    mark: marks.turbine,
    inks: ['teal', 'slate'],
    lines: [
      { text: 'sample wind', face: 'round', size: 40, ink: 'teal', tracking: -10 },
      { text: 'OPERATORS', face: 'round', size: 18, ink: 'slate', tracking: 420 },
    ],
    gap: 14,
  },
  'example-street-brokerage': {
    name: 'Example Street Brokerage',
    inks: ['blue', 'blue'],
    arrangement: 'framed',
    lines: [
      { text: 'EXAMPLE STREET', face: 'narrow', size: 38, ink: 'blue', tracking: 30 },
      { text: 'BROKERAGE', face: 'narrow', size: 19, ink: 'blue', tracking: 620 },
    ],
    gap: 8,
  },
  'sample-grocers': {
    name: 'Sample Grocers',
    mark: marks.wheatEar,
    inks: ['ochre', 'brown'],
    lines: [{ text: 'Sample Grocers', face: 'slab', size: 44, ink: 'brown', tracking: -10 }],
  },
  'sample-cold-chain-logistics': {
    name: 'Sample Cold Chain Logistics',
    mark: marks.frostChain,
    inks: ['sky', 'blue'],
    lines: [
      { text: 'SAMPLE COLD CHAIN', face: 'narrow', size: 35, ink: 'blue', tracking: 10 },
      { text: 'LOGISTICS', face: 'narrow', size: 24, ink: 'sky', tracking: 350 },
    ],
    gap: 11,
  },
  'example-dental-systems': {
    name: 'Example Dental Systems',
    mark: marks.tooth,
    inks: ['teal', 'sky'],
    lines: [
      { text: 'Example', face: 'round', size: 33, ink: 'teal' },
      { text: 'Dental Systems', face: 'round', size: 33, ink: 'teal' },
    ],
  },
  'sample-wealth-partners': {
    name: 'Sample Wealth Partners',
    inks: ['ochre', 'ochre'],
    arrangement: 'ruled',
    lines: [
      { text: 'Sample Wealth', face: 'serif', size: 42, ink: 'ochre', tracking: 5 },
      { text: 'PARTNERS', face: 'serif', size: 16, ink: 'slate', tracking: 500 },
    ],
  },
  'sample-industrial-supplies-group': {
    name: 'Sample Industrial Supplies Group',
    mark: marks.hexNut,
    inks: ['slate', 'red'],
    lines: [
      { text: 'SAMPLE INDUSTRIAL', face: 'narrow', size: 34, ink: 'slate', tracking: 15 },
      { text: 'SUPPLIES GROUP', face: 'narrow', size: 34, ink: 'red', tracking: 15 },
    ],
    gap: 9,
  },
  'example-broadband': {
    name: 'Example Broadband',
    mark: marks.waves,
    inks: ['green', 'violet'],
    lines: [{ text: 'example broadband', face: 'round', size: 38, ink: 'green', tracking: -15 }],
  },
  'sample-trade-finance-consortium': {
    name: 'Sample Trade Finance Consortium',
    mark: marks.fiveNodes,
    inks: ['ochre', 'brown'],
    lines: [
      { text: 'Sample Trade Finance', face: 'slab', size: 30, ink: 'brown' },
      { text: 'Consortium', face: 'slab', size: 30, ink: 'ochre' },
    ],
  },
  'sample-payments-processor': {
    name: 'Sample Payments Processor',
    mark: marks.exchange,
    inks: ['violet', 'slate'],
    lines: [
      { text: 'sample payments', face: 'square', size: 31, ink: 'violet', tracking: -30 },
      { text: 'processor', face: 'square', size: 31, ink: 'slate', tracking: -30 },
    ],
  },
  'sample-unannounced-bank': {
    name: 'Sample Unannounced Bank',
    mark: marks.portico,
    inks: ['slate', 'green'],
    lines: [{ text: 'Sample Unannounced Bank', face: 'serif', size: 36, ink: 'slate' }],
  },
  'example-pet-cover': {
    name: 'Example Pet Cover',
    mark: marks.paw,
    inks: ['brown', 'rose'],
    lines: [{ text: 'Example Pet Cover', face: 'round', size: 38, ink: 'brown' }],
  },
};

/** Sets lines under one another, their capitals centred on `middle`, flush left at `x`. */
function setLines({ lines, gap = 14 }: LockUp, x: number, middle: number): Shape[] {
  const heights = lines.map(capHeight);
  const whole = heights.reduce((sum, height) => sum + height, 0) + gap * (lines.length - 1);
  let baseline = middle - whole / 2 - gap;
  return lines.map((words, index) => {
    baseline += gap + (heights[index] ?? 0);
    return letter(words, x, baseline);
  });
}

const widest = (lines: readonly Words[]): number => Math.max(...lines.map(inkWidth));

/** Lines centred in a frame, the second between two short rules. */
function framed(logo: LockUp): string {
  const width = widest(logo.lines) + 48;
  const shapes = logo.lines.map((words, index) =>
    letter(
      words,
      (width - inkWidth(words)) / 2,
      index === 0 ? 36 : 36 + (logo.gap ?? 10) + capHeight(words),
    ),
  );
  const frame = `M2 2H${num(width - 2)}V66H2Z`;
  return svgFile(width, 68, logo.name, [line(frame, 4, logo.inks[0]), ...shapes], TAILS - 2);
}

/** A large line above a small one that stands between two rules of the same width. */
function ruled(logo: LockUp): string {
  const width = widest(logo.lines);
  const [large, small] = logo.lines as readonly [Words, Words];
  const side = (width - inkWidth(small)) / 2;
  const baseline = 60;
  const y = baseline - capHeight(small) / 2 - 1;
  const rule = Math.max(side - 14, 0);
  const shapes = [
    letter(large, 0, 36),
    letter(small, side, baseline),
    box(0, y, rule, 2, logo.inks[0]),
    box(width - rule, y, rule, 2, logo.inks[0]),
  ];
  return svgFile(width, 64, logo.name, shapes, TAILS);
}

/** Draws one client's logo: an SVG file of paths alone. */
export function drawClientLogo(logo: LockUp): string {
  if (logo.arrangement === 'framed') return framed(logo);
  if (logo.arrangement === 'ruled') return ruled(logo);
  const left = logo.mark ? marks.MARK + 18 : 0;
  const mark = logo.mark?.(...logo.inks) ?? [];
  const words = setLines(logo, left, marks.MARK / 2);
  const width = left + widest(logo.lines);
  return svgFile(width, marks.MARK, logo.name, [...mark, ...words], TAILS);
}
