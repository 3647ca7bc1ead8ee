import { useId } from 'react';
import { weaveTile } from '../../lib/cloth/cloth-svg';
import type { Structure } from '../../lib/cloth/weaves';
import { color } from '../../styles/tokens';
import { clothBox } from './cloth-styles';

export interface WeaveFillProps {
  weave: Structure;
  /** Colour of the warp, as CSS has it. */
  warp: string;
  /** Side of one crossing, in px. */
  cell: number;
  className?: string | undefined;
}

/** A weave repeated over all of its box. Decoration. */
export function WeaveFill({ weave, warp, cell, className }: WeaveFillProps) {
  const id = useId();
  const tile = weaveTile(weave, cell);
  return (
    <svg
      css={clothBox}
      className={className}
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
          <path fill={color.weft} d={tile.weft} />
          <path fill={warp} d={tile.warp} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} shapeRendering="crispEdges" />
    </svg>
  );
}
