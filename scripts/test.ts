/**
 * `npm test`: every check; installs what they need. Prints the times of its steps and ends with one line `N passed, N
 * failed, N skipped`.
 *
 * `--full` runs the long tests instead, `--shard <n>` those of one shard, `--turn` those of every turn and of the shard
 * whose turn it is by the commits; the counts of `--turn` are added to those of the run before it.
 */
import { announceSite, startBuiltSite } from '../__tests__/support/built-site';
import { checkHydration } from '../__tests__/support/hydration-check';
import { noResults } from './testing/results';
import { checkShards, lastChanges, shardsOfTurn, shards, type Shard } from './testing/shards';
import {
  jest,
  mutation,
  playwright,
  runStep,
  settle,
  staticChecks,
  type Step,
} from './testing/steps';
import { conclude, readSummary, type StepSummary } from './testing/summary';
import { ensureTools } from './testing/tools';

const SITE = 'the site for the tests';

async function runAll(steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<StepSummary[]> {
  const done: StepSummary[] = [];
  for (const step of steps) done.push(...(await settle(await runStep(step, env), env)));
  return done;
}

/** Does something with the site that all runners look at, and stops it afterwards. */
async function withSite(use: (site: StepSummary) => Promise<StepSummary[]>) {
  const started = performance.now();
  const summary = (passed: number): StepSummary => ({
    ...noResults,
    name: SITE,
    seconds: (performance.now() - started) / 1000,
    passed,
    failed: 1 - passed,
  });
  try {
    const running = await startBuiltSite();
    try {
      await checkHydration(running.site.url);
      announceSite(running.site);
      return await use(summary(1));
    } finally {
      await running.stop();
    }
  } catch (error) {
    // Without it hundreds of tests would fail one by one.
    console.error(`\n${(error as Error).message}\n`);
    return [summary(0)];
  }
}

/**
 * All of `npm test`, so that no core idles at the end of a step: the checks of sources and then the units, beside the
 * build of the site and the tests that read its files. Browsers come last, since they take both cores.
 */
async function runSuite(env: NodeJS.ProcessEnv): Promise<StepSummary[]> {
  const sources = runAll([...staticChecks, jest('units and servers', ['dom', 'node'])], env);
  const ofSite = await withSite(async (site) => {
    const withItsAddress = { ...env, ...process.env };
    const files = await runAll([jest('built files', ['built'])], withItsAddress);
    await sources;
    return [site, ...files, ...(await runAll([playwright('browsers')], withItsAddress))];
  });
  return [...(await sources), ...ofSite];
}

/** The long tests of some shards. */
async function runFull(chosen: readonly Shard[], env: NodeJS.ProcessEnv): Promise<StepSummary[]> {
  const done: StepSummary[] = [];
  for (const { name, files = [], tag, mutants = [] } of chosen) {
    const ofBrowser = files.filter((file) => file.startsWith('browser/'));
    const others = files.filter((file) => !ofBrowser.includes(file));
    const paths = (names: readonly string[]) => names.map((file) => `__tests__/${file}`);
    const steps = [
      ...(others.length > 0
        ? [jest(`full: ${name}`, ['node', 'build'], '--runTestsByPath', ...paths(others))]
        : []),
      ...(ofBrowser.length > 0 ? [playwright(`full: ${name}`, ...paths(ofBrowser))] : []),
      ...(tag ? [playwright(`full: ${name}`, '--grep', tag)] : []),
      ...(mutants.length > 0 ? [mutation(`full: ${name}`, mutants)] : []),
    ];
    done.push(...(await runAll(steps, { ...env, FULL_TESTS: '1' })));
  }
  return done;
}

/** The shards that the arguments name; undefined for none. @throws {Error} for an unknown shard */
function chosenShards(args: readonly string[]): readonly Shard[] | undefined {
  if (args.includes('--turn')) {
    const { turn, changed } = lastChanges();
    return shardsOfTurn(turn, changed);
  }
  const at = args.indexOf('--shard');
  if (at >= 0) {
    const shard = shards[Number(args[at + 1]) - 1];
    if (shard) return [shard];
    const names = shards.map(({ name }, index) => `${index + 1}: ${name}`).join(', ');
    throw new Error(`--shard needs a number; there are ${names}.`);
  }
  return args.includes('--full') ? shards : undefined;
}

async function main(): Promise<void> {
  checkShards();
  const args = process.argv.slice(2);
  const chosen = chosenShards(args);
  const before = args.includes('--turn') ? readSummary() : { seconds: 0, steps: [] };
  const started = performance.now();
  const env = { ...process.env, ...ensureTools(), NPM_TEST: '1' };
  Object.assign(process.env, env);
  const steps = chosen ? await runFull(chosen, env) : await runSuite(env);
  conclude({
    seconds: before.seconds + (performance.now() - started) / 1000,
    steps: [...before.steps, ...steps],
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
