import { weaveTile } from './weaving/cloth-svg';
import type { Structure } from './weaving/weaves';
import { color } from '../styles/tokens';

export interface WeavePatternProps {
  /** Id that a `fill` refers to. */
  id: string;
  weave: Structure;
  /** Colour of the warp, as CSS has it. */
  warp: string;
  /** Colour of the weft; by default that of all cloth. */
  weft?: string;
  /** Side of one crossing, in px of the drawing. */
  cell: number;
}

/** One repeat of a weave, as a pattern that fills what is drawn. */
export function WeavePattern({ id, weave, warp, weft = color.weft, cell }: WeavePatternProps) {
  const tile = weaveTile(weave, cell);
  return (
    <defs>
      <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
        <path fill={weft} d={tile.weft} />
        <path fill={warp} d={tile.warp} />
      </pattern>
    </defs>
  );
}
