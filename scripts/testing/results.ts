/** A runner's test results, in one form for all runners. */
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROJECT_ROOT } from '../../pipeline/layout';

export interface NamedTest {
  /** Path within the project. */
  file: string;
  title: string;
}

/** A test that passed at the second try alone. */
export interface FlakyTest extends NamedTest {
  project: string;
  /** In its file. */
  line: number;
  /** How often it has passed since, in runs of its own; `settle` in steps.ts makes them. */
  passedSince: number;
}

export interface FailedTest extends NamedTest {
  /** The first line of the error. */
  message: string;
}

export interface FileTime {
  file: string;
  seconds: number;
}

export interface Results {
  passed: number;
  failed: number;
  /** Of the failures those that a test explains. */
  failures: FailedTest[];
  skipped: NamedTest[];
  flaky: FlakyTest[];
  /** Each test file with the seconds it took one worker. */
  files: FileTime[];
}

export const noResults: Readonly<Results> = {
  passed: 0,
  failed: 0,
  failures: [],
  skipped: [],
  flaky: [],
  files: [],
};

export type Runner = 'jest' | 'playwright' | 'mutation';

const within = (file: string) => path.relative(PROJECT_ROOT, path.resolve(PROJECT_ROOT, file));

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Jest's JSON; a suite that could not even start counts as one failure. */
export function jestResults(report: JestReport): Results {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages: [message] }) => ({
      status,
      message: firstLine(message),
      named: { file: within(name), title: fullName },
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: tests
      .filter(({ status }) => status === 'failed')
      .map(({ named, message }) => ({ ...named, message })),
    skipped: tests
      .filter(({ status }) => ['pending', 'todo', 'disabled', 'skipped'].includes(status))
      .map(({ named }) => named),
    flaky: [],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: within(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  /** Of the run itself, such as a set-up that failed. */
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number };
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Playwright's JSON; a run with an error outside its tests has failed. */
export function playwrightResults(report: PlaywrightReport): Results {
  const { expected, unexpected, flaky } = report.stats;
  const failures: FailedTest[] = [];
  const skipped: NamedTest[] = [];
  const again: FlakyTest[] = [];
  const seconds = new Map<string, number>();
  for (const { title, file, line, tests } of report.suites.flatMap(specsOf)) {
    const name = within(path.join(report.config.rootDir, file));
    for (const { projectName, status, results } of tests) {
      const test = { file: name, title: `[${projectName}] ${title}` };
      if (status === 'unexpected') {
        failures.push({ ...test, message: firstLine(results.at(-1)?.error?.message) });
      }
      if (status === 'skipped') skipped.push(test);
      if (status === 'flaky') again.push({ ...test, project: projectName, line, passedSince: 0 });
      const key = `${name} (${projectName})`;
      const took = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
      seconds.set(key, (seconds.get(key) ?? 0) + took);
    }
  }
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    failures,
    skipped,
    flaky: again,
    files: [...seconds].map(([file, took]) => ({ file, seconds: took })),
  };
}

const read: Record<Runner, (report: unknown) => Results> = {
  jest: (report) => jestResults(report as JestReport),
  playwright: (report) => playwrightResults(report as PlaywrightReport),
  // It writes them in this form.
  mutation: (report) => report as Results,
};

/**
 * The results in a report's file, or one failure without a file: the runner did not get that far.
 * @param isPassed from the runner's exit status; a failure that no test explains counts as one
 */
export function readResults(file: string, runner: Runner, isPassed: boolean): Results {
  if (!fs.existsSync(file)) return { ...noResults, failed: 1 };
  const report: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  const results = read[runner](report);
  return isPassed || results.failed > 0 ? results : { ...results, failed: 1 };
}
