import { css } from '@emotion/react';
import { forcedColours, print } from './media';
import { color } from './tokens';

/** One colour all over, as only an image can be: it keeps its place, or scrolls, separately. */
const strip = (colour: string) => `linear-gradient(${colour}, ${colour})`;

/** The box's ground, which also fills it: its `--ground`, inherited or own; else paper. */
const strips = (ground: string, line: string) => ({
  backgroundColor: ground,
  backgroundImage: [strip(ground), strip(ground), strip(line), strip(line)].join(', '),
});

/**
 * A box that scrolls sideways, with a line at each edge that hides content. The lines keep their place; covers scroll
 * along with the content, and hide them at its ends.
 */
export const scrollEdges = css({
  overflowX: 'auto',
  ...strips(`var(--ground, ${color.paper})`, color.edge),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  // Covers are wider than lines: the end of what scrolls may lie at half a pixel.
  backgroundSize: '3px 100%, 3px 100%, 1px 100%, 1px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
  // Forced colours drop such images, except from a box that sets its colours itself; its content need not.
  [forcedColours]: {
    forcedColorAdjust: 'none',
    ...strips('Canvas', 'CanvasText'),
    color: 'CanvasText',
    borderColor: 'CanvasText',
    '& > *, &::before': { forcedColorAdjust: 'auto' },
  },
  [print]: { overflow: 'visible', background: 'none' },
});
