/** Rules for the data of drawings: its parts fit each other. */
import type { drawnBandKinds } from './drawn-bands';

type DrawnKind = keyof typeof drawnBandKinds;

interface Parts {
  lanes: string[];
  stops: { lane: string; name: string }[];
  parts: string[];
  stages: { name: string; states: string[] }[];
  as: string;
  x: { values: string[] };
  series: { name: string; values: number[] }[];
  marks?: { at: string }[];
  rows: { name: string; from: number; to: number; usual?: number; cells: number[] }[];
  levels: string[];
  columns: string[];
}

/** Rows that have a cell too few or too many. */
export const unevenRows = ({
  columns,
  rows,
}: {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly unknown[] }[];
}): string[] =>
  rows
    .filter(({ cells }) => cells.length !== columns.length)
    .map(
      ({ name, cells }) =>
        `the row "${name}" has ${cells.length} cells for ${columns.length} columns`,
    );

/** Faults of a band of a kind whose fields are each right by themselves. */
export const drawnRules: Partial<Record<DrawnKind, (band: Parts) => string[]>> = {
  flow: ({ lanes, stops }) =>
    stops
      .filter(({ lane }) => !lanes.includes(lane))
      .map(({ name, lane }) => `the stop "${name}" is in "${lane}", which is none of the lanes`),
  stages: ({ parts, stages }) =>
    stages
      .filter(({ states }) => states.length !== parts.length)
      .map(
        ({ name, states }) =>
          `the stage "${name}" has ${states.length} states for ${parts.length} parts`,
      ),
  chart: ({ as, x, series, marks = [] }) => [
    ...series
      .filter(({ values }) => values.length !== x.values.length)
      .map(
        ({ name, values }) =>
          `"${name}" has ${values.length} values for ${x.values.length} places on the axis`,
      ),
    ...series
      .filter(({ values }) => as === 'bars' && values.some((value) => value < 0))
      .map(({ name }) => `"${name}" has a value below 0, where bars begin`),
    ...marks
      .filter(({ at }) => !x.values.includes(at))
      .map(({ at }) => `marks "${at}", which is no place on the axis`),
  ],
  ranges: ({ rows }) =>
    rows.flatMap(({ name, from, to, usual = from }) => [
      ...(from > to ? [`the range "${name}" ends before it begins`] : []),
      ...(from <= to && (usual < from || usual > to)
        ? [`what is usual of "${name}" lies outside its range`]
        : []),
    ]),
  matrix: ({ levels, columns, rows }) => [
    ...unevenRows({ columns, rows }),
    ...rows
      .filter(({ cells }) => cells.some((cell) => cell < 0 || cell >= levels.length))
      .map(({ name }) => `the row "${name}" has a cell that is none of 0 to ${levels.length - 1}`),
  ],
};
