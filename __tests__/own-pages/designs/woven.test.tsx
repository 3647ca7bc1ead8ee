import { expect, it } from '@jest/globals';
import type { PageBandData } from '../../../src/own-pages/bands/drawing-types';
import { weave, type WovenPart } from '../../../src/own-pages/designs/woven';

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

it('lets a part stand in the place of the band that it draws', () => {
  const proof = {
    ...part('proof', ['ResultsBand', 'StepsBand']),
    replaces: 'ResultsBand',
  } as const;
  expect(shown([proof])).toEqual(['ProblemBand', 'StepsBand', 'proof', 'QuestionsBand']);
  expect(shown([proof], bands.slice(0, 2))).toEqual(['ProblemBand', 'StepsBand', 'proof']);
});
