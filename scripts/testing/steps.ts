/** The steps of a test run, each in its own process. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from '../../pipeline/layout';
import type { MutationGroupName } from './mutation/groups';
import { noResults, readResults, type Results, type Runner } from './results';
import { unexplained, type StepSummary } from './summary';

export interface Step {
  name: string;
  command: readonly string[];
  /** Whose tests are counted one by one; any other step counts as one. */
  runner?: Runner;
}

/** Servers and builds wait for much: one more worker than there are cores. Jest's default would leave one core free. */
const workers = String(Math.max(2, os.availableParallelism()) + 1);

/** @param projects of jest.config.mjs */
export const jest = (name: string, projects: readonly string[], ...args: string[]): Step => ({
  name,
  command: ['npx', 'jest', '--maxWorkers', workers, '--selectProjects', ...projects, ...args],
  runner: 'jest',
});

export const playwright = (name: string, ...args: string[]): Step => ({
  name,
  command: ['npx', 'playwright', 'test', ...args],
  runner: 'playwright',
});

/** Mutants, from nothing: an earlier run's result may depend on another file that has changed since. */
export const mutation = (name: string, groups: readonly MutationGroupName[]): Step => ({
  name,
  command: ['npx', 'tsx', 'scripts/testing/mutation/run.ts', '--anew', ...groups],
  runner: 'mutation',
});

/** Of the sources, the quickest first. */
export const staticChecks: readonly Step[] = ['format', 'lint', 'types', 'structure'].map(
  (name) => ({ name, command: ['npm', 'run', '--silent', `check:${name}`] }),
);

/** Arguments that tell a runner its report's path; Playwright takes it from the environment. */
const reportArguments: Record<Runner, (file: string) => string[]> = {
  jest: (file) => ['--json', `--outputFile=${file}`],
  mutation: (file) => ['--report', file],
  playwright: () => [],
};

/** Runs a command to its end. @returns its exit status; null where a signal ended it */
function run(
  { command, runner }: Step,
  env: NodeJS.ProcessEnv,
  reportFile: string,
): Promise<number | null> {
  const [file = '', ...args] = command;
  const report = runner ? reportArguments[runner](reportFile) : [];
  const child = spawn(file, [...args, ...report], {
    cwd: PROJECT_ROOT,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    // Jest prints its JSON on the standard output too; its report for people is on the other.
    stdio: ['ignore', runner === 'jest' ? 'ignore' : 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/** Runs a step and reads what its runner says. */
export async function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<StepSummary> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'test-step-'));
  const reportFile = path.join(scratch, 'report.json');
  console.log(`\n— ${step.name}`);
  const started = performance.now();
  const isPassed = (await run(step, env, reportFile)) === 0;
  const seconds = (performance.now() - started) / 1000;
  const results: Results = step.runner
    ? readResults(reportFile, step.runner, isPassed)
    : { ...noResults, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
  fs.rmSync(scratch, { recursive: true, force: true });
  console.log(`  ${step.name} ${isPassed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { name: step.name, seconds, ...results };
}

/** A test that fails once in four runs fails one of so many three times in four. */
const MORE_RUNS = 5;
/** More of them have a cause in common, and fail the run as they are. */
const MOST_SETTLED = 8;

/**
 * Runs tests that passed at the second try alone five times more, without one. What fails then as well fails the run; the
 * rest is named at its end. Once in some hundred runs, a machine that is busy makes a page wait at an unlikely moment.
 */
export async function settle(summary: StepSummary, env: NodeJS.ProcessEnv): Promise<StepSummary[]> {
  const { flaky } = unexplained(summary);
  if (flaky.length === 0 || flaky.length > MOST_SETTLED) return [summary];
  const projects = new Set(flaky.map(({ project }) => project));
  const step = playwright(
    `${summary.name}: second tries, ${MORE_RUNS} times more`,
    ...new Set(flaky.map(({ file, line }) => `${file}:${line}`)),
    ...[...projects].flatMap((project) => ['--project', project]),
    `--repeat-each=${MORE_RUNS}`,
    '--retries=0',
  );
  const again = await runStep(step, env);
  const passedSince = again.failed === 0 ? MORE_RUNS : 0;
  return [{ ...summary, flaky: summary.flaky.map((test) => ({ ...test, passedSince })) }, again];
}
