/** The drawing of a `diagram` band: laid out once, at build time, so that no browser has to. */
import * as z from 'zod';
import { layoutDiagram } from './diagram/layout';
import type { DiagramData } from '../diagram/types';
import { list, number, part, parts, text } from './fields';

/** Units across, if its words fit in so many: the column of a document, in a window of 1280 px, has nearly as many pixels. */
export const DIAGRAM_WIDTH = 980;

const lines = list(text('A line.'), 'Its text, line by line.');

/** The drawing, for the layer. */
export const drawing = part(
  'DiagramDrawing',
  'A diagram laid out: layers as columns, links as threads. Lengths are units of the drawing.',
  {
    width: number('Its width.'),
    height: number('Its height.'),
    layers: parts('DrawnLayer', 'A column of a drawing.', 'Its columns.', {
      name: text('What the layer is.'),
      x: number('Its left edge.'),
      width: number('Its width.'),
    }),
    boxes: parts('DrawnBox', 'A part of the system, drawn.', 'A box for each part.', {
      lines,
      x: number('Its left edge.'),
      y: number('Its upper edge.'),
      width: number('Its width.'),
      height: number('Its height.'),
    }),
    threads: parts(
      'DrawnThread',
      'A link, drawn; interrupted where it dips under another one.',
      'A thread for each link.',
      {
        d: text('Path data of the thread.'),
        arrow: text('Path data of its arrow.'),
        is_return: z.boolean().meta({ description: 'Runs against the order of the layers.' }),
        label: z.optional(
          part('DrawnLabel', 'What a link is called, beside its thread.', {
            lines,
            x: number('The left end of its first line.'),
            y: number('The baseline of its first line.'),
          }),
        ),
      },
    ),
  },
);

/** @param band layers and links @throws {Error} where a link names a node that is in no layer */
export function drawingOf(band: DiagramData) {
  const { width, height, layers, boxes, threads } = layoutDiagram(band, DIAGRAM_WIDTH);
  return {
    width,
    height,
    layers,
    boxes: boxes.map(({ id: _id, ...box }) => box),
    threads: threads.map(({ d, arrow, isReturn, label }) => ({
      d,
      arrow,
      is_return: isReturn,
      label: label && { lines: label.lines, x: label.x, y: label.y },
    })),
  };
}
