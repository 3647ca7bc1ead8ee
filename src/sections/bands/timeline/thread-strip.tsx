import { useId } from 'react';
import { clothBox } from '../../../components/cloth/cloth-styles';
import { weaveTile } from '../../../lib/cloth/cloth-svg';
import { WEAVES } from '../../../lib/cloth/weaves';
import { thread } from '../../../styles/thread';
import { color } from '../../../styles/tokens';

const CELL = 8;

/** A strip of plain weave in the thread of the page, as large as its box. Decoration. */
export function ThreadStrip({ className }: { className?: string }) {
  const id = useId();
  const tile = weaveTile(WEAVES.blockchain, CELL);
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
          <path fill={thread} d={tile.warp} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} shapeRendering="crispEdges" />
    </svg>
  );
}
