import { css } from '@emotion/react';
import { SERVICE_KEYS } from '../../cloth/weaving/threads';
import { print } from '../../styles/media';
import { color, threadColor } from '../../styles/tokens';

const CELL = 8;
const PICKS = 4;
/** px between two threads. */
const GAP = 1;

/** The stripes, whose ends are given by their number. */
const stripes = (endOf: (stripe: number) => string) => {
  const stops = SERVICE_KEYS.map(
    (key, index) => `${threadColor(key)} ${endOf(index)} ${endOf(index + 1)}`,
  );
  return `linear-gradient(90deg, ${stops.join(', ')})`;
};
const share = (stripe: number) => (100 / SERVICE_KEYS.length) * stripe;
const weft = `conic-gradient(${color.weft} 25%, transparent 0 50%, ${color.weft} 0 75%, transparent 0) 0 0 / ${2 * CELL}px ${2 * CELL}px`;
const threads = `conic-gradient(from 90deg at ${GAP}px ${GAP}px, #000 25%, transparent 0) 0 0 / ${CELL}px ${CELL}px`;

const edge = css({
  height: PICKS * CELL,
  background: `${weft}, ${stripes((stripe) => `${share(stripe)}%`)}`,
  // Every stripe ends with a whole end.
  [`@supports (width: round(1px, ${CELL}px))`]: {
    background: `${weft}, ${stripes((stripe) => `round(${share(stripe)}cqi, ${CELL}px)`)}`,
  },
  mask: threads,
  forcedColorAdjust: 'none',
  [print]: { display: 'none' },
});

/** The edge that keeps a cloth from fraying: all eight threads in plain weave, as wide as the window or the container. */
export function Selvedge() {
  return <div css={edge} />;
}
