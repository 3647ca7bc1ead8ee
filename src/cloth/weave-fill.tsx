import { useId } from 'react';
import type { Structure } from './weaving/weaves';
import { clothBox } from './cloth-styles';
import { WeavePattern } from './weave-pattern';

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
  return (
    <svg css={clothBox} className={className} width="100%" height="100%" aria-hidden="true">
      <WeavePattern id={id} weave={weave} warp={warp} cell={cell} />
      <rect width="100%" height="100%" fill={`url(#${id})`} shapeRendering="crispEdges" />
    </svg>
  );
}
