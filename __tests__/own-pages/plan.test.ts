import { expect, it } from '@jest/globals';
import { planOf } from '../../src/own-pages/plan';

const layers = [{ nodes: [{ id: 'a' }, { id: 'b' }] }, { nodes: [{ id: 'c' }, { id: 'd' }] }];

it('has a weft for each part and an end for each link, tied at both its parts', () => {
  const plan = planOf(layers, [
    { from: 'a', to: 'c' },
    { from: 'd', to: 'b' },
  ]);
  expect(plan).toMatchObject({ width: 2, height: 4 });
  expect(plan.knots).toEqual([
    { x: 0.5, y: 0.5 },
    { x: 0.5, y: 2.5 },
    { x: 1.5, y: 1.5 },
    { x: 1.5, y: 3.5 },
  ]);
});

it('breaks one of two threads at each crossing, and neither where they are tied', () => {
  const { wefts, ends } = planOf(layers, [
    { from: 'a', to: 'd' },
    { from: 'a', to: 'd' },
  ]);
  // Each of two links crosses two parts: of four crossings the ends lie over at two.
  expect(wefts.match(/M/g)).toHaveLength(4 + 2);
  expect(ends.match(/M/g)).toHaveLength(2 + 2);
});

it('leaves out links to parts that are not there', () => {
  expect(planOf(layers, [{ from: 'a', to: 'x' }])).toMatchObject({ width: 0, ends: '', knots: [] });
});
