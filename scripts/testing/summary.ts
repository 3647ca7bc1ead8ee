/** The end of a run: where its time went, what was skipped, and the line of counts. */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../pipeline/layout';
import { skipReason } from '../../__tests__/skips';
import type { FileTime, Results, NamedTest } from './results';

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

/** Skips that nobody has given a reason for; where `CI` is set, each fails the run. */
export function unexplained(skipped: readonly NamedTest[]): NamedTest[] {
  return skipped.filter((test) => skipReason(test) === undefined);
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

/** Sums of all steps; unexplained skips count as failures where they are not allowed. */
export function totals(steps: readonly StepSummary[], isCi: boolean): Totals {
  const skipped = steps.flatMap((step) => step.skipped);
  const refused = isCi ? unexplained(skipped).length : 0;
  return {
    passed: steps.reduce((sum, { passed }) => sum + passed, 0),
    failed: steps.reduce((sum, { failed }) => sum + failed, 0) + refused,
    skipped: skipped.length - refused,
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

function skips(steps: readonly StepSummary[]): string[] {
  const skipped = steps.flatMap((step) => step.skipped);
  if (skipped.length === 0) return [];
  return [
    '',
    'Skipped',
    ...skipped.map(
      (test) => `  ${test.file}: ${test.title}: ${skipReason(test) ?? 'NO REASON GIVEN'}`,
    ),
  ];
}

function secondTries(steps: readonly StepSummary[]): string[] {
  const flaky = steps.flatMap((step) => step.flaky);
  if (flaky.length === 0) return [];
  return ['', 'Passed at the second try', ...flaky.map(({ file, title }) => `  ${file}: ${title}`)];
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
  const failures = summary.steps.filter((step) => step.failed > 0).map(({ name }) => name);
  const lines = [
    ...timeTable(summary),
    ...skips(summary.steps),
    ...secondTries(summary.steps),
    ...(failures.length > 0 ? ['', `Failed: ${failures.join('; ')}`] : []),
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ];
  console.log(lines.join('\n'));
  process.exitCode = failed > 0 ? 1 : 0;
}
