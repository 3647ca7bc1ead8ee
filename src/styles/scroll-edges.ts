import { css } from '@emotion/react';
import { forcedColours, print } from './media';
import { color } from './tokens';

/** One colour all over, as the image that only images can be: it keeps its place, or scrolls, by itself. */
const strip = (colour: string) => `linear-gradient(${colour}, ${colour})`;

/** What the box lies on, and is filled with, as its `--ground` or that of what it is in; else paper. */
const strips = (ground: string, line: string) => ({
  backgroundColor: ground,
  backgroundImage: [ground, ground, line, line].map(strip).join(', '),
});

/**
 * A box that scrolls sideways, with a line at whichever edge it goes on beyond. The lines keep their place; what
 * covers them scrolls along with the content, and lies over them at its ends.
 */
export const scrollEdges = css({
  overflowX: 'auto',
  ...strips(`var(--ground, ${color.paper})`, color.edge),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  // Covers are wider than lines: the end of what scrolls may lie at half a pixel.
  backgroundSize: '4px 100%, 4px 100%, 2px 100%, 2px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
  // Forced colours drop such images, except from a box that sees to its colours itself; what is in it need not.
  [forcedColours]: {
    forcedColorAdjust: 'none',
    ...strips('Canvas', 'CanvasText'),
    color: 'CanvasText',
    borderColor: 'CanvasText',
    '& > *, &::before': { forcedColorAdjust: 'auto' },
  },
  [print]: { overflow: 'visible', background: 'none' },
});
