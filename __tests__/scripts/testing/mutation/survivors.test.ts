import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../../../pipeline/layout';
import { mutationGroups } from '../../../../scripts/testing/mutation/groups';
import {
  judge,
  mutantsOf,
  shown,
  type KnownMutant,
  type MutationReport,
} from '../../../../scripts/testing/mutation/survivors';
import { knownMutants } from '../../../mutants';

const source = `export function isFew(count: number) {
  return count < 3 &&
    count > 0;
}
`;

/** A mutant of `source`, by the text that it stands for. */
function mutant(original: string, replacement: string, status: string, mutatorName = 'Any') {
  const at = (offset: number) => {
    const before = source.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };
  const begin = source.indexOf(original);
  const location = { start: at(begin), end: at(begin + original.length) };
  return { mutatorName, replacement, status, location };
}

const report = (...mutants: ReturnType<typeof mutant>[]): MutationReport => ({
  files: { 'a.ts': { source, mutants } },
});

describe('the mutants of a report', () => {
  test('say what was replaced, on which line, and whether a test noticed', () => {
    const whole = 'count < 3 &&\n    count > 0';
    expect(mutantsOf(report(mutant(whole, 'true', 'Killed', 'ConditionalExpression')))).toEqual([
      {
        file: 'a.ts',
        line: 2,
        at: 'return count < 3 &&',
        mutator: 'ConditionalExpression',
        original: 'count < 3 && count > 0',
        replacement: 'true',
        isNoticed: true,
        isTimedOut: false,
      },
    ]);
  });

  test('are noticed where a test failed or did not end, and no others count', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'];
    const all = mutantsOf(report(...statuses.map((status) => mutant('3', '4', status))));
    expect(all.map(({ isNoticed }) => isNoticed)).toEqual([true, true, false, false]);
  });
});

describe('a run is judged', () => {
  const survivor = mutant('count < 3', 'count <= 3', 'Survived', 'EqualityOperator');
  const killed = mutant('count > 0', 'count >= 0', 'Killed', 'EqualityOperator');
  const known: KnownMutant = {
    file: 'a.ts',
    at: 'count < 3',
    mutator: 'EqualityOperator',
    reason: 'Three are few too.',
  };
  const judged = (list: readonly KnownMutant[], ...mutants: ReturnType<typeof mutant>[]) =>
    judge(['a.ts'], mutantsOf(report(...mutants)), list, 60);

  test('by the survivors that nobody has explained', () => {
    const { unexplained, explained } = judged([], survivor, killed);
    expect(unexplained.map(shown)).toEqual(['a.ts:2 EqualityOperator: count < 3 → count <= 3']);
    expect(explained).toEqual([]);
  });

  test('and not by those that are listed', () => {
    const { unexplained, explained, gone } = judged([known], survivor, killed);
    expect([unexplained, gone]).toEqual([[], []]);
    expect(explained.map(({ reason }) => reason)).toEqual(['Three are few too.']);
  });

  test.each([
    ['line', { at: 'count > 0' }],
    ['mutator', { mutator: 'Regex' }],
    ['replacement', { replacement: 'count > 3' }],
  ])('one that is listed with another %s is not meant, and is gone', (_what, change) => {
    const other = { ...known, ...change };
    const { unexplained, gone } = judged([other], survivor, killed);
    expect([unexplained.length, gone]).toEqual([1, [other]]);
  });

  test('by listed ones that a test notices by now', () => {
    expect(judged([{ ...known, at: 'count > 0' }], killed).gone).toHaveLength(1);
  });

  test('and a listed one whose tests took too long stays listed', () => {
    const late = mutant('count < 3', 'count <= 3', 'Timeout', 'EqualityOperator');
    expect(judged([known], late, killed).gone).toEqual([]);
  });

  test('without those that are listed of other files', () => {
    expect(judged([{ ...known, file: 'b.ts' }], killed).gone).toEqual([]);
  });

  test('by the score of each file, which the list does not raise', () => {
    expect(judged([known], survivor, killed)).toMatchObject({
      scores: [{ file: 'a.ts', noticed: 1, mutants: 2, score: 50 }],
      low: [{ file: 'a.ts' }],
    });
    expect(judged([], killed).low).toEqual([]);
    expect(judge(['b.ts'], [], [], 60).scores).toEqual([
      { file: 'b.ts', noticed: 0, mutants: 0, score: 100 },
    ]);
  });
});

test('each listed mutant is of a file that is looked at, and on a line of it', () => {
  const files = mutationGroups.flatMap((group): readonly string[] => group.files);
  for (const { file, at, reason } of knownMutants) {
    expect(files).toContain(file);
    expect(fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8')).toContain(at);
    expect(reason).toMatch(/\.$/);
  }
});

test.each(mutationGroups)('the files of $name are there, each in one group', ({ files }) => {
  for (const file of files) {
    expect(fs.existsSync(path.join(PROJECT_ROOT, file))).toBe(true);
    const holders = mutationGroups.filter((each) =>
      (each.files as readonly string[]).includes(file),
    );
    expect(holders).toHaveLength(1);
  }
});
