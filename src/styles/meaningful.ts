import { css } from '@emotion/react';
import { forcedColours } from './media';

/** A drawing that carries meaning: in forced colours its threads take the system's, which stand apart from each other. */
export const meaningful = css({
  minWidth: 0,
  breakInside: 'avoid',
  printColorAdjust: 'exact',
  '& svg': { maxWidth: 'none' },
  [forcedColours]: {
    forcedColorAdjust: 'none',
    color: 'CanvasText',
    '--thread': 'Highlight',
    '--color-ink': 'CanvasText',
    '--color-action': 'CanvasText',
    '--color-muted': 'CanvasText',
    '--color-edge': 'GrayText',
    '--color-weft': 'Canvas',
    '--color-line': 'GrayText',
    '--color-paper': 'Canvas',
    '--color-raised': 'Canvas',
    '--ground': 'Canvas',
  },
});

/** The ground of such a drawing: an outline in forced colours, where a woven one would be stronger than what it carries. */
export const outlined = css({
  [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 },
});
