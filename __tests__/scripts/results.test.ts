/** The counts that a run of all tests ends with, read from the runners' own reports. */
import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readResults, type Runner } from '../../scripts/testing/results';
import { Scratch } from '../support/scratch';

const scratch = new Scratch();
afterAll(() => scratch.remove());

const programs = { jest: 'jest/bin/jest', playwright: '@playwright/test/cli' };

/** Runs a runner over files of tests, and reads its report. */
function resultsOf(runner: Runner, files: Record<string, string>) {
  const folder = scratch.writeAll(runner, files);
  const report = scratch.file(`${runner}.json`);
  const args =
    runner === 'jest'
      ? ['--json', `--outputFile=${report}`, '--rootDir', folder]
      : ['test', '--reporter=json', '--retries=1', '--config', folder];
  const { status } = spawnSync(process.execPath, [require.resolve(programs[runner]), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return readResults(report, runner, status === 0);
}

test('of jest, passed, failed and skipped tests, and a suite that cannot start, are counted', () => {
  const counts = resultsOf('jest', {
    'jest.config.json': '{"testEnvironment":"node"}',
    'broken.test.js': 'import nothing from;',
    'sample.test.js': `
      test('a', () => {}); test('b', () => { throw new Error('b'); });
      describe('c', () => { test.skip('d', () => {}); }); test.todo('e');`,
  });
  expect(counts).toEqual({
    passed: 1,
    failed: 2,
    failures: ['b'],
    skipped: ['c d', 'e'],
    flaky: [],
  });
});

test('of Playwright, passed, failed, skipped and wavering tests are counted, with reasons of skips', () => {
  const counts = resultsOf('playwright', {
    'sample.spec.js': `
      const { test } = require(${JSON.stringify(require.resolve('@playwright/test'))});
      test('a', () => {});
      test('b', () => { throw new Error('b'); });
      test.describe('c', () => { test('d', () => { test.skip(true, 'no such machine'); }); });
      test('e', ({}, { retry }) => { if (retry === 0) throw new Error('e'); });`,
  });
  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    failures: ['[] b'],
    skipped: ['[] d: no such machine'],
    flaky: ['[] e'],
  });
});

test('a run that ends without a report is a failure, and so is one that failed without a failed test', () => {
  expect(readResults(scratch.file('none.json'), 'jest', true)).toMatchObject({
    passed: 0,
    failed: 1,
  });
  const stats = { expected: 3, unexpected: 0, flaky: 0 };
  const report = (errors: object[]) =>
    scratch.write('report.json', JSON.stringify({ suites: [], errors, stats }));
  expect(readResults(report([]), 'playwright', true)).toMatchObject({ passed: 3, failed: 0 });
  expect(readResults(report([]), 'playwright', false)).toMatchObject({ passed: 3, failed: 1 });
  // Such as a set-up that failed.
  expect(readResults(report([{}]), 'playwright', false)).toMatchObject({ passed: 3, failed: 1 });
});

test('a step without a runner counts as one test', () => {
  expect(readResults('', undefined, true)).toMatchObject({ passed: 1, failed: 0 });
  expect(readResults('', undefined, false)).toMatchObject({ passed: 0, failed: 1 });
});
