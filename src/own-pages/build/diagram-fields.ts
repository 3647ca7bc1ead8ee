/** The drawing of a `diagram` band: laid out once, at build time, so that no browser has to. */
import { layoutDiagram } from './diagram/layout';
import type { DiagramData } from '../diagram/types';
import type { Field, ObjectType } from '../../data-layer/object-types';

/** Units across; a unit is about a pixel where the drawing is shown. */
const WIDTH = 1120;

export const drawingField: Field = {
  type: 'DiagramDrawing!',
  description: 'It laid out on a desk. All lengths are units of the drawing.',
};

const number = (description: string): Field => ({ type: 'Float!', description });
const text = (description: string): Field => ({ type: 'String!', description });
const lines: Field = { type: '[String!]!', description: 'Its text, line by line.' };

export const drawingTypes: readonly ObjectType[] = [
  {
    name: 'DiagramDrawing',
    description: 'A diagram laid out: layers as columns, links as threads.',
    fields: {
      width: number('Its width.'),
      height: number('Its height.'),
      layers: { type: '[DrawnLayer!]!', description: 'Its columns.' },
      boxes: { type: '[DrawnBox!]!', description: 'A box for each part.' },
      threads: { type: '[DrawnThread!]!', description: 'A thread for each link.' },
    },
  },
  {
    name: 'DrawnLayer',
    description: 'A column of a drawing.',
    fields: {
      name: text('What the layer is.'),
      x: number('Its left edge.'),
      width: number('Its width.'),
    },
  },
  {
    name: 'DrawnBox',
    description: 'A part of the system, drawn.',
    fields: {
      lines,
      x: number('Its left edge.'),
      y: number('Its upper edge.'),
      width: number('Its width.'),
      height: number('Its height.'),
    },
  },
  {
    name: 'DrawnThread',
    description: 'A link, drawn; interrupted where it dips under another one.',
    fields: {
      d: text('Path data of the thread.'),
      arrow: text('Path data of its arrow.'),
      is_return: { type: 'Boolean!', description: 'Runs against the order of the layers.' },
      label: { type: 'DrawnLabel', description: 'What passes.' },
    },
  },
  {
    name: 'DrawnLabel',
    description: 'What a link is called, beside its thread.',
    fields: {
      lines,
      x: number('The left end of its first line.'),
      y: number('The baseline of its first line.'),
    },
  },
];

/** @param band layers and links @throws {Error} where a link names a node that is in no layer */
export function drawingOf(band: DiagramData) {
  const { width, height, layers, boxes, threads } = layoutDiagram(band, WIDTH);
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
