import { css } from '@emotion/react';
import { forcedColours, print } from './media';
import { color } from './tokens';

/** One colour all over, as only an image can be: it keeps its place, or scrolls, separately. */
const strip = (colour: string) => `linear-gradient(${colour}, ${colour})`;

/** The line of an edge, and a shade that fades from it towards what is shown. */
const shade = (side: 'left' | 'right', line: string, colour: string) =>
  `linear-gradient(to ${side}, transparent, ${colour} calc(100% - 1px), ${line} 0)`;

/** The box's ground, which also fills it: its `--ground`, inherited or own; else paper. */
const strips = (ground: string, ...colours: readonly [line: string, shade: string]) => ({
  backgroundColor: ground,
  backgroundImage: [
    strip(ground),
    strip(ground),
    shade('left', ...colours),
    shade('right', ...colours),
  ].join(', '),
});

/**
 * A box that scrolls sideways, with a line and a shade at each edge that hides content. The shades keep their place; covers scroll
 * along with the content, and hide them at its ends.
 */
export const scrollEdges = css({
  overflowX: 'auto',
  ...strips(`var(--ground, ${color.paper})`, color.edge, color.line),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  // Covers are wider than shades: the end of what scrolls may lie at half a pixel.
  backgroundSize: '12px 100%, 12px 100%, 10px 100%, 10px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
  // Forced colours drop such images, except from a box that sets its colours itself; its content need not.
  [forcedColours]: {
    forcedColorAdjust: 'none',
    ...strips('Canvas', 'CanvasText', 'GrayText'),
    color: 'CanvasText',
    borderColor: 'CanvasText',
    '& > *, &::before': { forcedColorAdjust: 'auto' },
  },
  [print]: { overflow: 'visible', background: 'none' },
});
