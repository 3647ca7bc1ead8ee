/** How much of a thread lies on top, as weaves that need no colour to be told apart. */
import { css } from '@emotion/react';
import { thread } from '../styles/thread';
import { color } from '../styles/tokens';

const ends = (width: number, pitch: number) =>
  `repeating-linear-gradient(90deg, ${thread} 0 ${width}px, transparent ${width}px ${pitch}px)`;
const picks = `repeating-linear-gradient(${color.edge} 0 1px, transparent 1px 5px)`;

/** Upright threads, close together. */
export const dense = { backgroundImage: ends(5, 6) };

/** From an empty place to the whole thread. */
export const densities = [
  css({ border: `1px dashed ${color.edge}` }),
  css({ border: `1px solid ${color.edge}`, backgroundImage: picks }),
  css({ border: `1px solid ${color.edge}`, backgroundImage: `${ends(3, 9)}, ${picks}` }),
  css(dense),
] as const;
