/** How much of a thread lies on top, as weaves that need no colour to be told apart. */
import { css } from '@emotion/react';
import { thread } from '../styles/thread';
import { color } from '../styles/tokens';

// One repeat each, tiled: printed gradients that repeat by themselves show the first repeat alone.
const ends = (width: number) => `linear-gradient(90deg, ${thread} ${width}px, transparent 0)`;
const picks = `linear-gradient(${color.edge} 1px, transparent 0)`;
const PICK = '100% 5px';

/** Upright threads, close together. */
export const dense = { backgroundImage: ends(5), backgroundSize: '6px' };

/** From an empty place to the whole thread. */
export const densities = [
  css({ border: `1px dashed ${color.edge}` }),
  css({ border: `1px solid ${color.edge}`, backgroundImage: picks, backgroundSize: PICK }),
  css({
    border: `1px solid ${color.edge}`,
    backgroundImage: `${ends(3)}, ${picks}`,
    backgroundSize: `9px, ${PICK}`,
  }),
  css(dense),
] as const;
