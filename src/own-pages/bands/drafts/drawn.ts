import type { Series } from '../chart/series';

/** Numbers that are drawn several times. */
export interface Drawn {
  readonly unit: string;
  readonly from: string;
  readonly to: string;
  readonly series: readonly Series[];
  /** The names of those that the question is about. */
  readonly marked: readonly string[];
}

/** The latest number. */
export const last = ({ values }: Series): number => values.at(-1) ?? 0;
