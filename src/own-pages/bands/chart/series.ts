/** How the first, second and third series are drawn: told apart by stroke and weave, not by colour alone. */
import { densities } from '../../../cloth/densities';
import { thread } from '../../../styles/thread';
import { color } from '../../../styles/tokens';

export const strokes = [
  { stroke: thread, strokeWidth: 3 },
  { stroke: color.ink, strokeWidth: 2, strokeDasharray: '7 4' },
  { stroke: color.muted, strokeWidth: 2, strokeDasharray: '2 3' },
] as const;

/** Bars and their keys: the whole thread, weft alone, a loose weave. */
export const weaves = [densities[3], densities[1], densities[2]] as const;
