import { css } from '@emotion/react';
import { useId } from 'react';
import { weaveTile } from '../../cloth/weaving/cloth-svg';
import { SERVICE_KEYS, WEAVES } from '../../cloth/weaving/weaves';
import { print } from '../../styles/media';
import { color, threadColor } from '../../styles/tokens';

const CELL = 8;
const PICKS = 4;
/** Of the window, in per cent. */
const SHARE = 100 / SERVICE_KEYS.length;

const edge = css({
  display: 'block',
  width: '100%',
  forcedColorAdjust: 'none',
  [print]: { display: 'none' },
});

/** The edge that keeps a cloth from fraying: all eight threads in plain weave, as wide as the window. */
export function Selvedge() {
  const id = useId();
  const { warp, weft, width, height } = weaveTile(WEAVES.blockchain, CELL);
  return (
    <svg css={edge} height={PICKS * CELL} aria-hidden="true">
      <defs>
        {SERVICE_KEYS.map((key) => (
          <pattern
            key={key}
            id={id + key}
            width={width}
            height={height}
            patternUnits="userSpaceOnUse"
          >
            <path fill={color.weft} d={weft} />
            <path fill={threadColor(key)} d={warp} />
          </pattern>
        ))}
      </defs>
      {SERVICE_KEYS.map((key, index) => (
        // Of its own origin each, so that every stripe begins with a whole end.
        <svg key={key} x={`${index * SHARE}%`} width={`${SHARE}%`} height="100%">
          <rect width="100%" height="100%" fill={`url(#${id + key})`} shapeRendering="crispEdges" />
        </svg>
      ))}
    </svg>
  );
}
