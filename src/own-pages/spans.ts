/** Times of a day as shares of the span that a picture is about. */
import type { HeroFigure } from './hero-figure';

/** A part of the whole: where it begins and how long it is, as shares of it. */
export interface Span {
  readonly name: string;
  /** When it begins, as it is written. */
  readonly at: string;
  readonly from: number;
  readonly length: number;
}

export interface Spans {
  readonly whole: { readonly name: string; readonly from: string; readonly to: string };
  readonly spans: readonly Span[];
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};
const share = (value: number) => Math.round(value * 1000) / 1000;

/** The first row is the whole, each other one a part of it; `06:20` is a time. */
export function spansOf({ rows: [first, ...rows] }: Pick<HeroFigure, 'rows'>): Spans {
  const { name = '', cells: [from = '', to = ''] = [] } = first ?? {};
  const begins = minutesOf(from);
  const whole = Math.max(minutesOf(to) - begins, 1);
  const spans = rows.map(({ name: of, cells: [at = '', until = ''] }) => ({
    name: of,
    at,
    from: share((minutesOf(at) - begins) / whole),
    length: share((minutesOf(until) - minutesOf(at)) / whole),
  }));
  return { whole: { name, from, to }, spans };
}
