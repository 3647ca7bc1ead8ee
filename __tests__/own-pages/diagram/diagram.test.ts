import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { DIAGRAM_WIDTH } from '../../../src/own-pages/build/diagram-fields';
import { layoutDiagram } from '../../../src/own-pages/build/diagram/layout';
import { LABEL_TEXT } from '../../../src/own-pages/diagram/measures';
import { crossingsOf } from '../../../src/own-pages/build/diagram/threads';
import type {
  Box,
  DiagramData,
  DiagramLayout,
  Label,
  Point,
} from '../../../src/own-pages/diagram/types';

const CONTENT = path.resolve('src/content');
const WIDTH = 1120;
/** The column of a document in a window of 1280 px, with room for a scrollbar. */
const NARROW = 860;

const authored = fs
  .readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file): [string, DiagramData][] => {
    const { bands = [] } = parse(fs.readFileSync(path.join(CONTENT, file), 'utf8')) as {
      bands?: ({ kind: string } & DiagramData)[];
    };
    return bands.filter(({ kind }) => kind === 'diagram').map((band) => [file, band]);
  });

/** Diagrams of every shape: a small generator of numbers, so that each run has the same ones. */
function grown(seed: number): DiagramData {
  let state = seed * 2654435761;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const layers = Array.from({ length: 2 + next(4) }, (_, layer) => ({
    name: `Layer ${layer}`,
    nodes: Array.from({ length: 1 + next(4) }, (_node, index) => ({
      id: `${layer}-${index}`,
      label: ['Ledger', 'Order management', 'Apex REST, upsert by external ID'][next(3)] ?? '',
    })),
  }));
  const ids = layers.flatMap(({ nodes }) => nodes.map(({ id }) => id));
  const links = Array.from({ length: 2 + next(9) }, () => ({
    from: ids[next(ids.length)] ?? '',
    to: ids[next(ids.length)] ?? '',
    label: [null, 'status', 'stands in for real records'][next(3)] ?? null,
  }));
  return { layers, links: links.filter(({ from, to }) => from !== to) };
}

const all: [string, DiagramData][] = [
  ...authored,
  ...Array.from({ length: 25 }, (_, seed): [string, DiagramData] => [`grown ${seed}`, grown(seed)]),
];

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const areaOfBox = ({ x, y, width, height }: Box): Area => ({
  left: x,
  right: x + width,
  top: y,
  bottom: y + height,
});
/** Letters of a label, with the stroke of a thread taken off their foot. */
const areaOfLabel = ({ x, y, width, lines }: Label): Area => ({
  left: x,
  right: x + width,
  top: y - LABEL_TEXT.size * 0.75,
  bottom: y + (lines.length - 1) * LABEL_TEXT.line,
});
const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const stretches = (points: readonly Point[]) =>
  points.slice(1).map((b, index) => ({ a: points[index] ?? b, b }));
/** A stretch as the area that its stroke covers. */
const areaOf = ({ a, b }: { a: Point; b: Point }, half: number): Area => ({
  left: Math.min(a.x, b.x) - (a.x === b.x ? half : 0),
  right: Math.max(a.x, b.x) + (a.x === b.x ? half : 0),
  top: Math.min(a.y, b.y) - (a.y === b.y ? half : 0),
  bottom: Math.max(a.y, b.y) + (a.y === b.y ? half : 0),
});

function faultsOf({ boxes, threads, width, height }: DiagramLayout): string[] {
  const faults: string[] = [];
  threads.forEach(({ from, to, points, label }, index) => {
    const name = `${from} → ${to}`;
    for (const stretch of stretches(points)) {
      if (stretch.a.x !== stretch.b.x && stretch.a.y !== stretch.b.y)
        faults.push(`${name}: aslant`);
      for (const box of boxes)
        if (overlap(areaOf(stretch, 1), areaOfBox(box))) faults.push(`${name} crosses ${box.id}`);
      for (const other of threads)
        if (other.label && overlap(areaOf(stretch, 2), areaOfLabel(other.label)))
          faults.push(`${name} crosses “${other.label.lines.join(' ')}”`);
      for (const other of threads.slice(index + 1))
        for (const beside of stretches(other.points)) {
          const isParallel = (stretch.a.x === stretch.b.x) === (beside.a.x === beside.b.x);
          if (isParallel && overlap(areaOf(stretch, 2), areaOf(beside, 2)))
            faults.push(`${name} lies on ${other.from} → ${other.to}`);
        }
    }
    if (!label) return;
    const area = areaOfLabel(label);
    if (area.left < 0 || area.right > width || area.top < 0 || area.bottom > height)
      faults.push(`${name}: the label leaves the drawing`);
    for (const box of boxes)
      if (overlap(area, areaOfBox(box))) faults.push(`${name}: on ${box.id}`);
    for (const other of threads.slice(index + 1))
      if (other.label && overlap(area, areaOfLabel(other.label)))
        faults.push(`${name}: on a label`);
  });
  return faults;
}

describe('layoutDiagram', () => {
  it('finds the diagrams of the copy', () => {
    expect(authored.length).toBeGreaterThanOrEqual(6);
  });

  it.each(all)('%s: threads keep clear of boxes, of labels and of each other', (_, data) => {
    expect(faultsOf(layoutDiagram(data, WIDTH))).toEqual([]);
  });

  it.each(all)('%s: each thread leads from its box to its box', (_, data) => {
    const { boxes, threads } = layoutDiagram(data, WIDTH);
    threads.forEach(({ from, to, points, label }, index) => {
      const touches = (id: string, point: Point | undefined) => {
        const box = boxes.find((each) => each.id === id);
        if (!box || !point) return false;
        const { left, right, top, bottom } = areaOfBox(box);
        const onSide = (point.x === left || point.x === right) && point.y > top && point.y < bottom;
        const onEdge = (point.y === top || point.y === bottom) && point.x > left && point.x < right;
        return onSide || onEdge;
      };
      expect([touches(from, points[0]), touches(to, points.at(-1))]).toEqual([true, true]);
      expect(label?.lines.join(' ') ?? null).toBe(data.links[index]?.label ?? null);
    });
  });

  it.each(all)('%s: one of two threads that cross dips, and only there', (_, data) => {
    const { threads } = layoutDiagram(data, WIDTH);
    const crossings = crossingsOf(threads.map(({ points }) => points));
    const dips = threads.flatMap((each) => each.dips);
    expect(dips).toHaveLength(crossings.length);
    for (const { at, upright, level } of crossings) {
      const under = [upright, level].filter((index) =>
        threads[index]?.dips.some(({ x, y }) => x === at.x && y === at.y),
      );
      expect(under).toHaveLength(1);
    }
    // Each dip is an interruption of the path.
    for (const { d, dips: own } of threads) expect(d.split('M')).toHaveLength(own.length + 2);
  });

  it('draws the copy’s diagrams about as wide as asked for, with no more than three crossings each', () => {
    for (const [, data] of authored) {
      const { width, threads } = layoutDiagram(data, WIDTH);
      expect(width).toBeLessThanOrEqual(WIDTH * 1.05);
      expect(threads.flatMap(({ dips }) => dips).length).toBeLessThanOrEqual(3);
    }
  });

  it('has labels of 13 px in the column of a document', () => {
    for (const [file, data] of authored) {
      const { width } = layoutDiagram(data, DIAGRAM_WIDTH);
      expect([file, (LABEL_TEXT.size * NARROW) / width >= 13]).toEqual([file, true]);
    }
  });

  it('draws the same drawing each time', () => {
    for (const [, data] of authored)
      expect(layoutDiagram(structuredClone(data), WIDTH)).toEqual(layoutDiagram(data, WIDTH));
  });

  it('keeps layers and their parts in the order of the copy, and marks what runs against it', () => {
    const data: DiagramData = {
      layers: ['First', 'Middle', 'Last'].map((name) => ({
        name,
        nodes: [`${name} a`, `${name} b`].map((id) => ({ id, label: id })),
      })),
      links: [
        { from: 'First a', to: 'Middle b' },
        { from: 'Middle b', to: 'Last a' },
        { from: 'Last a', to: 'First b' },
      ],
    };
    const { layers, boxes, threads } = layoutDiagram(data, WIDTH);
    expect(layers.map(({ name }) => name)).toEqual(['First', 'Middle', 'Last']);
    expect(boxes.map(({ id }) => id)).toEqual(
      data.layers.flatMap(({ nodes }) => nodes.map(({ id }) => id)),
    );
    expect(threads.map(({ isReturn }) => isReturn)).toEqual([false, false, true]);
  });

  it('names the link that leads nowhere', () => {
    const data: DiagramData = {
      layers: [{ name: 'One', nodes: [{ id: 'a', label: 'A' }] }],
      links: [{ from: 'a', to: 'b' }],
    };
    expect(() => layoutDiagram(data, WIDTH)).toThrow('“a” to “b”');
  });
});
