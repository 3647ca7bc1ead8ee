/** The end of a run: the times of its steps, skipped tests, and the line of counts. */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../pipeline/layout';
import { secondTryReason, skipReason } from '../../__tests__/skips';
import type { FileTime, FlakyTest, NamedTest, Results } from './results';

/** Kept beside the checkout's other results, for a CI to take away. */
export const SUMMARY_FILE = path.join(PROJECT_ROOT, 'test-results/summary.json');

const SLOWEST = 15;

export interface StepSummary extends Results {
  name: string;
  seconds: number;
}

interface Summary {
  seconds: number;
  steps: StepSummary[];
}

const rounded = (seconds: number) => seconds.toFixed(1).padStart(7);

/** Why a test that passed at the second try alone does not fail the run; undefined if it does. */
const whyKept = (test: FlakyTest): string | undefined =>
  secondTryReason(test) ??
  (test.passedSince > 0 ? `passed ${test.passedSince} times in a row since` : undefined);

/** Skips and second tries without a reason; where `CI` is set, each fails the run. */
export function unexplained({ skipped, flaky }: Pick<Results, 'skipped' | 'flaky'>) {
  return {
    skipped: skipped.filter((test) => skipReason(test) === undefined),
    flaky: flaky.filter((test) => whyKept(test) === undefined),
  };
}

function slowest(steps: readonly StepSummary[]): FileTime[] {
  return steps
    .flatMap(({ files }) => files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
}

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Results that fail a step: its failures and, in CI, unexplained skips and retries. */
function refusedIn(step: StepSummary, isCi: boolean): Totals {
  const { skipped, flaky } = unexplained(step);
  const [skips, secondTries] = isCi ? [skipped.length, flaky.length] : [0, 0];
  // A test that passes at the second try is among the passed.
  return { passed: secondTries, failed: step.failed + skips + secondTries, skipped: skips };
}

/** Sums of all steps; unexplained skips and second tries count as failures where they are not allowed. */
export function totals(steps: readonly StepSummary[], isCi: boolean): Totals {
  const refused = steps.map((step) => refusedIn(step, isCi));
  return {
    passed: sum(steps.map(({ passed }) => passed)) - sum(refused.map(({ passed }) => passed)),
    failed: sum(refused.map(({ failed }) => failed)),
    skipped:
      sum(steps.map(({ skipped }) => skipped.length)) - sum(refused.map(({ skipped }) => skipped)),
  };
}

/** The summary of the run before this one in the same checkout, such as `npm test` before a shard. */
export function readSummary(): Summary {
  if (!fs.existsSync(SUMMARY_FILE)) return { seconds: 0, steps: [] };
  return JSON.parse(fs.readFileSync(SUMMARY_FILE, 'utf8')) as Summary;
}

function timeTable({ steps, seconds }: Summary): string[] {
  return [
    '',
    'Seconds by step',
    ...steps.map((step) => `${rounded(step.seconds)}  ${step.name}`),
    `${rounded(seconds)}  in all`,
    '',
    `The ${SLOWEST} slowest files, in seconds of one worker`,
    ...slowest(steps).map((each) => `${rounded(each.seconds)}  ${each.file}`),
  ];
}

/** Tests with their reasons or errors. */
function named<Test extends NamedTest>(
  heading: string,
  tests: readonly Test[],
  reasonOf: (test: Test) => string | undefined,
): string[] {
  if (tests.length === 0) return [];
  const line = (test: Test) =>
    `  ${test.file}: ${test.title}: ${reasonOf(test) ?? 'NO REASON GIVEN'}`;
  return ['', `${heading}: ${tests.length}`, ...tests.map(line)];
}

/**
 * Writes the summary, prints it, and sets the exit status.
 * The last line is `N passed, N failed, N skipped`.
 */
export function conclude(summary: Summary): void {
  const isCi = Boolean(process.env['CI']);
  const { passed, failed, skipped } = totals(summary.steps, isCi);
  fs.mkdirSync(path.dirname(SUMMARY_FILE), { recursive: true });
  fs.writeFileSync(SUMMARY_FILE, `${JSON.stringify(summary, null, 2)}\n`);
  const refused = summary.steps.filter((step) => refusedIn(step, isCi).failed > 0);
  const failures = summary.steps.flatMap((step) => step.failures);
  const skips = summary.steps.flatMap((step) => step.skipped);
  const secondTries = summary.steps.flatMap((step) => step.flaky);
  const lines = [
    ...timeTable(summary),
    ...named('Skipped', skips, skipReason),
    ...named('Passed at the second try alone', secondTries, whyKept),
    ...named('Failed', failures, ({ message }) => message),
    ...(refused.length > 0 ? ['', `Failed: ${refused.map(({ name }) => name).join('; ')}`] : []),
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ];
  console.log(lines.join('\n'));
  process.exitCode = failed > 0 ? 1 : 0;
}
