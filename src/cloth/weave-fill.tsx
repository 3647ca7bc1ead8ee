import { useId } from 'react';
import { clothBox } from './cloth-styles';
import { WeavePattern, type WeavePatternProps } from './weave-pattern';

export interface WeaveFillProps extends Omit<WeavePatternProps, 'id'> {
  className?: string | undefined;
}

/** A weave repeated over all of its box, in px. Decoration. */
export function WeaveFill({ className, ...pattern }: WeaveFillProps) {
  const id = useId();
  return (
    <svg css={clothBox} className={className} width="100%" height="100%" aria-hidden="true">
      <WeavePattern id={id} {...pattern} />
      <rect width="100%" height="100%" fill={`url(#${id})`} shapeRendering="crispEdges" />
    </svg>
  );
}
