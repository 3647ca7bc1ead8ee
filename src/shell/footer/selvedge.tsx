import { css } from '@emotion/react';
import { print } from '../../styles/media';
import { stripes } from '../../styles/thread';
import { color } from '../../styles/tokens';

const CELL = 8;
const PICKS = 4;
/** px between two threads. */
const GAP = 1;

const weft = `conic-gradient(${color.weft} 25%, transparent 0 50%, ${color.weft} 0 75%, transparent 0) 0 0 / ${2 * CELL}px ${2 * CELL}px`;
const threads = `conic-gradient(from 90deg at ${GAP}px ${GAP}px, #000 25%, transparent 0) 0 0 / ${CELL}px ${CELL}px`;

const edge = css({
  height: PICKS * CELL,
  background: `${weft}, ${stripes((share) => `${share}%`)}`,
  // Every stripe ends with a whole end.
  [`@supports (width: round(1px, ${CELL}px))`]: {
    background: `${weft}, ${stripes((share) => `round(${share}cqi, ${CELL}px)`)}`,
  },
  mask: threads,
  forcedColorAdjust: 'none',
  [print]: { display: 'none' },
});

/** The edge that keeps a cloth from fraying: all eight threads in plain weave, as wide as the window or the container. */
export function Selvedge() {
  return <div css={edge} />;
}
