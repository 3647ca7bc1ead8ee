/** The pictures at the beginning of pages: each draws a small table, and describes itself in words. */
import { amountOf } from './measure';

export const figureKinds = [
  'ledgers',
  'merging',
  'fitted',
  'way-out',
  'float',
  'selvedges',
  'timeline',
  'loom',
  'counted',
  'shift',
] as const;

export type FigureKind = (typeof figureKinds)[number];

export interface HeroFigure {
  readonly kind: FigureKind;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
  /** The cell that the picture is about. */
  readonly mark?: string | null | undefined;
  /** The value of the page's result that it draws. */
  readonly result?: string | null | undefined;
  readonly caption: string;
}

interface FigureShape {
  /** The designs that draw it: that of a service as a whole, of a part of one, or of a page about the company. */
  readonly designs: readonly ('overview' | 'checklist' | 'comparison' | 'company')[];
  /** The least number of rows that make a picture. */
  readonly fewest: number;
  /** Whether the first cell of its row gives a drawn length, width or size. */
  readonly counted: boolean;
  /** The picture, as one would describe it to somebody who does not see it. */
  readonly says: string;
}

export const figureShapes: Readonly<Record<FigureKind, FigureShape>> = {
  ledgers: {
    designs: ['overview'],
    fewest: 3,
    counted: false,
    says: 'Two ledgers woven into one cloth, entry by entry; where one of them lacks an entry, its thread is missing',
  },
  merging: {
    designs: ['overview'],
    fewest: 2,
    counted: true,
    says: 'Stripes of cloth, each as wide as what it holds, running together into one',
  },
  fitted: {
    designs: ['overview'],
    fewest: 2,
    counted: false,
    says: 'A cloth of all the jobs in a business; the patterned part is as large as the share built to order',
  },
  'way-out': {
    designs: ['overview'],
    fewest: 2,
    counted: true,
    says: 'An open cloth with threads drawn out at one side, each as long as the exit it stands for',
  },
  float: {
    designs: ['overview'],
    fewest: 2,
    counted: true,
    says: 'A smooth satin along a scale of time, with one wrong thread in it',
  },
  selvedges: {
    designs: ['overview'],
    fewest: 2,
    counted: false,
    says: 'Cloths side by side, locked edge to edge; a thread runs through those that share what it stands for',
  },
  timeline: {
    designs: ['overview'],
    fewest: 2,
    counted: true,
    says: 'Bands of herringbone to one scale, a rib for each day',
  },
  loom: {
    designs: ['overview'],
    fewest: 2,
    counted: true,
    says: 'A loom strung in parts, each as high as its amount; only some of the parts are woven',
  },
  counted: {
    designs: ['checklist', 'company'],
    fewest: 1,
    counted: true,
    says: 'A cloth for each row, with one crossing for every case; the cases counted are coloured',
  },
  shift: {
    designs: ['comparison'],
    fewest: 2,
    counted: true,
    says: 'A length of cloth along a scale of time; the line above it has gaps, the cloth has none',
  },
};

/** The amounts of a picture's threads, in their order. */
export const amountsOf = ({ rows }: Pick<HeroFigure, 'rows'>): number[] =>
  rows.map(({ cells }) => amountOf(cells[0] ?? '') ?? 0);

/** The picture in words: its kind, then every thread of it with its values. */
export function describeFigure({ kind, columns, rows }: HeroFigure): string {
  const threads = rows.map(({ name, cells }) => {
    const values = cells.map((cell, at) => `${columns[at] ?? ''}: ${cell}`);
    return `${name}, ${values.join(', ')}.`;
  });
  return `${figureShapes[kind].says}. ${threads.join(' ')}`;
}
