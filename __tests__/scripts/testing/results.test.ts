import { afterAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../../pipeline/layout';
import { noResults, playwrightResults, readResults } from '../../../scripts/testing/results';
import { Scratch } from '../../support/scratch';

/** A run of jest itself over one file. @returns where its report is, and its exit status */
function runJest(folder: string, source: string): { file: string; status: number | null } {
  fs.writeFileSync(path.join(folder, 'sample.test.js'), source);
  fs.writeFileSync(path.join(folder, 'jest.config.json'), '{"testEnvironment":"node"}');
  const file = path.join(folder, 'report.json');
  const jest = path.join(PROJECT_ROOT, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--json', `--outputFile=${file}`, '--rootDir', folder];
  const { status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { file, status };
}

describe('of jest', () => {
  const scratch = new Scratch();
  afterAll(() => scratch.remove());
  const results = (source: string) => {
    const { file, status } = runJest(scratch.path, source);
    return readResults(file, 'jest', status === 0);
  };

  test('passed, failed and skipped tests are counted, and the time of each file', () => {
    const { passed, failed, failures, skipped, files } = results(
      `test('a', () => {}); test('b', () => { throw new Error('b'); });
       describe('c', () => { test.skip('d', () => {}); }); test.todo('e');`,
    );
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
    expect(failures).toMatchObject([{ title: 'b', message: 'Error: b' }]);
    expect(skipped.map(({ title }) => title)).toEqual(['c d', 'e']);
    expect(files.map(({ file }) => path.basename(file))).toEqual(['sample.test.js']);
    expect(files[0]?.seconds).toBeGreaterThan(0);
  });

  test('a suite that cannot start is a failure', () => {
    expect(results('import nothing from;')).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a run that ends without a report is a failure', () => {
    const file = path.join(scratch.path, 'none.json');
    expect(readResults(file, 'jest', true)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a run that failed without a failed test is a failure', () => {
    const { file } = runJest(scratch.path, `test('a', () => {});`);
    expect(readResults(file, 'jest', false)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('of Playwright', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 12,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [
          { duration: 1500 },
          {
            duration: 500,
            error: {
              message: 'Error: expected \u001b[32m1\u001b[39m, received 2\n\n  at a.spec.ts',
            },
          },
        ],
      },
    ],
  });
  const report = (over: object = {}) => ({
    config: { rootDir: path.join(PROJECT_ROOT, '__tests__/browser') },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected')],
        suites: [{ title: 'inner', specs: [spec('two', 'skipped')] }],
      },
    ],
    errors: [],
    stats: { expected: 1, unexpected: 0, flaky: 0 },
    ...over,
  });

  test('specs of all depths are counted, by project', () => {
    expect(playwrightResults(report())).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      skipped: [{ file: '__tests__/browser/a.spec.ts', title: '[phone] two' }],
      flaky: [],
      files: [{ file: '__tests__/browser/a.spec.ts (phone)', seconds: 4 }],
    });
  });

  test('what passed at the second try has passed, and is named', () => {
    const suites = [{ title: 'a.spec.ts', specs: [spec('wavers', 'flaky')] }];
    const stats = { expected: 3, unexpected: 0, flaky: 1 };
    expect(playwrightResults(report({ suites, stats }))).toMatchObject({
      passed: 4,
      failed: 0,
      flaky: [
        {
          file: '__tests__/browser/a.spec.ts',
          title: '[phone] wavers',
          project: 'phone',
          line: 12,
          passedSince: 0,
        },
      ],
    });
  });

  test('errors of the run itself are failures, and each failed test is named with its error', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 0 };
    const suites = [{ title: 'a.spec.ts', specs: [spec('breaks', 'unexpected')] }];
    const { failed, failures } = playwrightResults(report({ stats, suites, errors: [{}] }));
    expect(failed).toBe(2);
    expect(failures).toEqual([
      {
        file: '__tests__/browser/a.spec.ts',
        title: '[phone] breaks',
        message: 'Error: expected 1, received 2',
      },
    ]);
  });
});

test('of mutants, what their runner has counted', () => {
  const scratch = new Scratch();
  const counted = { ...noResults, passed: 7 };
  const file = scratch.write('report.json', JSON.stringify(counted));
  expect(readResults(file, 'mutation', true)).toEqual(counted);
  // It tells by its status that it did not get to its end.
  expect(readResults(file, 'mutation', false)).toEqual({ ...counted, failed: 1 });
  scratch.remove();
});
