/** The numbers of one place. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

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
/** The upper end of the scale, and half of it a round number. */
export const topOf = (values: readonly number[]) => Math.ceil(Math.max(...values) / 10) * 10;
/** To one decimal: drawings need no more. */
export const round = (value: number) => Math.round(value * 10) / 10;
/** Position on the scale, from 0 to 1. */
export const placed = (share: number) => ({ '--at': Math.round(share * 1000) / 1000 });
