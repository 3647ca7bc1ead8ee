/** The counts that a run of all tests ends with, read from the runners' own reports. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readResults, type Runner } from '../../scripts/testing/results';
import { Scratch } from '../support/scratch';

const scratch = new Scratch();
afterAll(() => scratch.remove());

/** Runs a runner over one file of tests, and reads its report. */
function resultsOf(runner: Runner, name: string, source: string) {
  scratch.renew();
  scratch.write('jest.config.json', '{"testEnvironment":"node"}');
  scratch.write(name, source);
  const report = scratch.file('report.json');
  const program = require.resolve(runner === 'jest' ? 'jest/bin/jest' : '@playwright/test/cli');
  const args =
    runner === 'jest'
      ? ['--json', `--outputFile=${report}`, '--rootDir', scratch.path]
      : ['test', '--reporter=json', '--retries=1', '--config', scratch.path];
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: scratch.path,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return readResults(report, runner, status === 0);
}

describe('of jest', () => {
  const results = (source: string) => resultsOf('jest', 'sample.test.js', source);

  test('passed, failed and skipped tests are counted, and named but for the first', () => {
    const source = `test('a', () => {}); test('b', () => { throw new Error('b'); });
      describe('c', () => { test.skip('d', () => {}); }); test.todo('e');`;
    expect(results(source)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['b'],
      skipped: ['c d', 'e'],
      flaky: [],
    });
  });

  test('a suite that cannot start is a failure', () => {
    expect(results('import nothing from;')).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('of Playwright', () => {
  const results = (source: string) =>
    resultsOf(
      'playwright',
      'sample.spec.js',
      `const { test } = require(${JSON.stringify(require.resolve('@playwright/test'))});\n${source}`,
    );

  test('passed, failed, skipped and wavering tests are counted, and named but for the first', () => {
    const source = `
      test('a', () => {});
      test('b', () => { throw new Error('b'); });
      test.describe('c', () => { test('d', () => { test.skip(true, 'no such machine'); }); });
      test('e', ({}, { retry }) => { if (retry === 0) throw new Error('e'); });`;
    expect(results(source)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['[] b'],
      skipped: ['[] d: no such machine'],
      flaky: ['[] e'],
    });
  });

  test('a file that cannot be read is a failure', () => {
    expect(results('throw new Error();').failed).toBeGreaterThan(0);
  });
});

test('a run that ends without a report is a failure, and so is one that failed without a failed test', () => {
  expect(readResults(scratch.file('none.json'), 'jest', true)).toMatchObject({
    passed: 0,
    failed: 1,
  });
  const stats = { expected: 3, unexpected: 0, flaky: 0 };
  const file = scratch.write('passed.json', JSON.stringify({ suites: [], errors: [], stats }));
  expect(readResults(file, 'playwright', true)).toMatchObject({ passed: 3, failed: 0 });
  expect(readResults(file, 'playwright', false)).toMatchObject({ passed: 3, failed: 1 });
});

test('a step without a runner counts as one test', () => {
  expect(readResults('', undefined, true)).toMatchObject({ passed: 1, failed: 0 });
  expect(readResults('', undefined, false)).toMatchObject({ passed: 0, failed: 1 });
});
