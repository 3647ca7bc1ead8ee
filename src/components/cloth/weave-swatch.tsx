import { useId } from 'react';
import { weaveTile } from '../../lib/cloth/cloth-svg';
import { WEAVES, type ServiceKey } from '../../lib/cloth/weaves';
import { color, threadColor } from '../../styles/tokens';
import { clothBox } from './cloth-styles';

export interface WeaveSwatchProps {
  service: ServiceKey;
  /** Side of one crossing, in px. */
  cell?: number;
  className?: string;
}

/** A service's weave in its own thread, as large as its box. Decoration. */
export function WeaveSwatch({ service, cell = 12, className }: WeaveSwatchProps) {
  const id = useId();
  const tile = weaveTile(WEAVES[service], cell);
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
          <path fill={threadColor(service)} d={tile.warp} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} shapeRendering="crispEdges" />
    </svg>
  );
}
