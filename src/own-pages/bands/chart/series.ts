/** How the first, second and third series are drawn: told apart by stroke and weave, not by colour alone. */
import { densities } from '../../../cloth/densities';
import { thread } from '../../../styles/thread';
import { color } from '../../../styles/tokens';

/** Values of one thing, in the order of the axis. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** The look of a line. */
export interface Stroke {
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeDasharray?: string;
}

export const strokes: readonly Stroke[] = [
  { stroke: thread, strokeWidth: 3 },
  { stroke: color.ink, strokeWidth: 2, strokeDasharray: '7 4' },
  { stroke: color.muted, strokeWidth: 2, strokeDasharray: '2 3' },
];

/** Bars and their keys: the whole thread, weft alone, a loose weave. */
export const weaves = [densities[3], densities[1], densities[2]] as const;
