import { expect, it } from '@jest/globals';
import type { PageBandData } from '../../../src/own-pages/bands/page-bands';
import { isFree, weave, type WovenPart } from '../../../src/own-pages/designs/woven';

const band = (__typename: string) => ({ __typename }) as PageBandData;
const part = (key: string, after: WovenPart['after']): WovenPart => ({
  key,
  after,
  draw: () => null,
});

const bands = ['ProblemBand', 'StepsBand', 'ResultsBand', 'QuestionsBand'].map(band);
const shown = (parts: readonly WovenPart[], of = bands) =>
  weave(of, parts).map((step) => ('band' in step ? step.band.__typename : step.part.key));

it('puts a part behind the first kind of band that the page has', () => {
  expect(shown([part('cases', ['DeliversBand', 'StepsBand'])])).toEqual([
    'ProblemBand',
    'StepsBand',
    'cases',
    'ResultsBand',
    'QuestionsBand',
  ]);
});

it('puts a part behind all bands where the page has none of its kinds, in the order given', () => {
  expect(shown([part('voice', ['ModesBand']), part('kin', [])]).slice(-2)).toEqual([
    'voice',
    'kin',
  ]);
  expect(shown([part('voice', [])], [])).toEqual(['voice']);
});

it('leaves ground to parts only away from bands that have it already', () => {
  const steps = weave(bands, [part('before', ['StepsBand']), part('away', ['ProblemBand'])]);
  const free = steps.flatMap((step, index) =>
    'part' in step ? [[step.part.key, isFree(steps, index)]] : [],
  );
  expect(free).toEqual([
    ['away', true],
    ['before', false],
  ]);
});
