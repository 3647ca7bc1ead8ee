/**
 * `npm run test:mutation`: makes small changes to the code that guards data, one at a time, and names each change that
 * no test notices. Arguments are names of groups (groups.ts); without any it runs all.
 *
 * `--anew` asks for every mutant; otherwise only those whose file or tests have changed since the last run are tried.
 * `--concurrency <n>` sets how many are tried at once. `--report <file>` writes the counts as `scripts/test.ts` reads
 * them.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { knownMutants } from '../../../__tests__/mutants';
import { PROJECT_ROOT } from '../../../pipeline/layout';
import { noResults, type Results } from '../results';
import { mutationGroups, type MutationGroup } from './groups';
import { judge, mutantsOf, shown, type MutationReport, type Verdict } from './survivors';

/** Percent of a file's mutants that tests notice at least, so that the list of reasons does not grow past use. */
const LEAST_SCORE = 80;

/** As stryker.config.mjs has it. */
const folder = path.join(PROJECT_ROOT, '.site/mutation');

interface Settings {
  concurrency: string;
  isAnew: boolean;
}

/** Runs one group's mutants. @throws {Error} where the runner does not get to its end */
function mutate(group: MutationGroup, { concurrency, isAnew }: Settings): MutationReport {
  const report = path.join(folder, 'report.json');
  fs.rmSync(report, { force: true });
  // A test that fails in the middle leaves its folders behind.
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'mutation-'));
  const args = ['--mutate', group.files.join(','), '--concurrency', concurrency];
  const known = ['--incremental', '--incrementalFile', `.site/mutation/${group.name}.json`];
  try {
    const { status } = spawnSync(
      'npx',
      ['stryker', 'run', ...args, ...known, ...(isAnew ? ['--force'] : [])],
      {
        cwd: PROJECT_ROOT,
        env: { ...process.env, TMPDIR: scratch, MUTATION_TESTS: group.tests.join(' ') },
        stdio: 'inherit',
      },
    );
    if (status !== 0) throw new Error(`The mutants of "${group.name}" were not tried.`);
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
  return JSON.parse(fs.readFileSync(report, 'utf8')) as MutationReport;
}

function print({ explained, unexplained, gone, low }: Verdict): void {
  for (const { mutant, reason } of explained) console.log(`known     ${shown(mutant)} (${reason})`);
  for (const mutant of unexplained) console.log(`SURVIVED  ${shown(mutant)}`);
  for (const { file, mutator, at } of gone) {
    console.log(`GONE      ${file} ${mutator}: ${at}; take it out of __tests__/mutants.ts.`);
  }
  for (const { file, score } of low) {
    console.log(`LOW       ${file}: ${score.toFixed(1)} %, and ${LEAST_SCORE} are the least.`);
  }
}

function chosenGroups(names: readonly string[]): readonly MutationGroup[] {
  const unknown = names.filter((name) => !mutationGroups.some((group) => group.name === name));
  if (unknown.length > 0) {
    const all = mutationGroups.map(({ name }) => name).join(', ');
    throw new Error(`There is no group ${unknown.join(', ')}; there are ${all}.`);
  }
  return mutationGroups.filter(({ name }) => names.length === 0 || names.includes(name));
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      anew: { type: 'boolean', default: false },
      concurrency: { type: 'string', default: String(os.availableParallelism()) },
      report: { type: 'string' },
    },
  });
  const results: Results = { ...noResults, files: [] };
  for (const group of chosenGroups(positionals)) {
    const started = performance.now();
    const report = mutate(group, { concurrency: values.concurrency, isAnew: values.anew });
    const seconds = (performance.now() - started) / 1000;
    const verdict = judge(group.files, mutantsOf(report), knownMutants, LEAST_SCORE);
    print(verdict);
    results.passed += verdict.scores.reduce((sum, { noticed }) => sum + noticed, 0);
    results.failed += verdict.unexplained.length + verdict.gone.length + verdict.low.length;
    results.files.push({ file: `mutants of ${group.name}`, seconds });
  }
  if (values.report !== undefined) fs.writeFileSync(values.report, JSON.stringify(results));
  console.log(`${results.passed} mutants noticed, ${results.failed} failures`);
  process.exitCode = results.failed > 0 ? 1 : 0;
}

main();
