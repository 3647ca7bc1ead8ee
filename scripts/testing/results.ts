/** Reads the runners' JSON reports, and prints the summary: times, skipped and flaky tests, and the line of counts. */
import fs from 'node:fs';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

export type Runner = 'jest' | 'playwright';

export interface Results {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  /** Names of failed tests. */
  failures: readonly string[];
  skipped: readonly string[];
  /** Tests that passed only at the second try. */
  flaky: readonly string[];
}

type Counts = Omit<Results, 'name' | 'seconds'>;

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

function countsOfJest(report: JestReport): Counts {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (isWanted: (status: string) => boolean) =>
    tests.filter(({ status }) => isWanted(status)).map(({ fullName }) => fullName);
  return {
    passed: report.numPassedTests,
    // A suite that could not even start counts as one.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: named((status) => status === 'failed'),
    skipped: named((status) => !['passed', 'failed'].includes(status)),
    flaky: [],
  };
}

function countsOfPlaywright(report: JSONReport): Counts {
  const specsOf = (suite: JSONReportSuite): JSONReportSpec[] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const specs = report.suites.flatMap(specsOf);
  const named = (wanted: string) =>
    specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, annotations }) => {
          const reasons = annotations.flatMap(({ description }) => description ?? []);
          return [`[${projectName}] ${title}`, ...reasons].join(': ');
        }),
    );
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    // Errors of the run itself, such as a set-up that failed, count too.
    failed: unexpected + report.errors.length,
    failures: named('unexpected'),
    skipped: named('skipped'),
    flaky: named('flaky'),
  };
}

/**
 * The counts of a step. A step without a runner, or whose runner left no report, counts as one test.
 * @param isPassed by the exit status; a failure that no test explains counts as one
 */
export function readResults(file: string, runner: Runner | undefined, isPassed: boolean): Counts {
  if (!runner || !fs.existsSync(file)) {
    const passed = !runner && isPassed ? 1 : 0;
    return { passed, failed: 1 - passed, failures: [], skipped: [], flaky: [] };
  }
  const report: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  const isOfJest = runner === 'jest';
  const counts = isOfJest
    ? countsOfJest(report as JestReport)
    : countsOfPlaywright(report as JSONReport);
  return isPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Prints the summary, whose last line is `N passed, N failed, N skipped`, and sets the exit status. */
export function conclude(results: readonly Results[], seconds: number): void {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const all = (kind: 'failures' | 'skipped' | 'flaky') => results.flatMap((step) => step[kind]);
  const listed = (heading: string, names: readonly string[]) =>
    names.length === 0 ? [] : ['', `${heading}:`, ...names.map((name) => `  ${name}`)];
  const timed = [...results, { name: 'in all', seconds }];
  const failed = sum(results.map((step) => step.failed));
  const failedSteps = results.filter((step) => step.failed > 0).map(({ name }) => name);
  const lines = [
    '',
    ...timed.map((step) => `${step.seconds.toFixed(1).padStart(7)} s  ${step.name}`),
    ...listed('Skipped', all('skipped')),
    ...listed('Passed at the second try alone', all('flaky')),
    ...listed('Failed', [...failedSteps, ...all('failures')]),
    '',
    `${sum(results.map((step) => step.passed))} passed, ${failed} failed, ${all('skipped').length} skipped`,
  ];
  console.log(lines.join('\n'));
  process.exitCode = failed > 0 ? 1 : 0;
}
