import { describe, expect, test } from '@jest/globals';
import { noResults } from '../../../scripts/testing/results';
import { totals, unexplained, type StepSummary } from '../../../scripts/testing/summary';

const step = (over: Partial<StepSummary>): StepSummary => ({
  ...noResults,
  name: 'units',
  seconds: 1,
  ...over,
});
const skip = { file: '__tests__/none.test.ts', title: 'nobody has said why' };
const again = {
  file: '__tests__/none.spec.ts',
  title: '[phone] wavers',
  project: 'phone',
  line: 1,
  passedSince: 0,
};

describe('the line of counts', () => {
  test('sums up all steps', () => {
    const steps = [step({ passed: 3, failed: 1 }), step({ passed: 4 })];
    expect(totals(steps, true)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  test('counts a skip without a reason as a failure in CI, and as a skip elsewhere', () => {
    const steps = [step({ passed: 3, skipped: [skip] })];
    expect(unexplained({ skipped: [skip], flaky: [again] })).toEqual({
      skipped: [skip],
      flaky: [again],
    });
    expect(totals(steps, true)).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(totals(steps, false)).toEqual({ passed: 3, failed: 0, skipped: 1 });
  });

  test('counts what passed at the second try alone as a failure in CI, and as passed elsewhere', () => {
    const steps = [step({ passed: 3, flaky: [again] })];
    expect(totals(steps, true)).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(totals(steps, false)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });

  test('counts what passed at the second try and in all runs since as passed', () => {
    const steps = [step({ passed: 3, flaky: [{ ...again, passedSince: 5 }] })];
    expect(totals(steps, true)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });
});
