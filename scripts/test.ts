/**
 * `npm test`: runs the checks of the sources and all tests but the long ones; installs what they need. `--landing` adds
 * the tests without which no change lands; `--full` runs the long tests instead. Other arguments, such as
 * `--shard=1/3`, go to the runners. The last line is `N passed, N failed, N skipped`.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { conclude, readResults, type Results, type Runner } from './testing/results';
import { ensureTools } from './testing/tools';

const ROOT = path.resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);
const isLanding = args.includes('--landing');
const isFull = args.includes('--full');
const passedOn = args.filter((arg) => !['--landing', '--full'].includes(arg));
/** The folder of the runners' reports. */
const REPORTS = path.join(ROOT, 'test-results');

interface Step {
  name: string;
  command: readonly string[];
  /** The runner whose tests are counted; a step without one counts as one test. */
  runner?: Runner;
}

const jest = (name: string, ...projects: string[]): Step => ({
  name,
  command: ['npx', 'jest', '--selectProjects', ...projects],
  runner: 'jest',
});

/** A step with Playwright's projects whose names match, for the engines of this machine. */
async function browsers(name: string, isWanted: RegExp, ...more: string[]): Promise<Step> {
  // Imported late: it looks for engines, and `ensureTools` may have installed some.
  const { default: config } = await import('../playwright.config');
  const names = (config.projects ?? []).flatMap((project) => project.name ?? []);
  const chosen = names.filter((project) => isWanted.test(project));
  const projects = chosen.flatMap((project) => ['--project', project]);
  return {
    name,
    command: ['npx', 'playwright', 'test', ...projects, ...more],
    runner: 'playwright',
  };
}

const checks = ['format', 'lint', 'types', 'structure'].map((name) => ({
  name,
  command: ['npm', 'run', '--silent', `check:${name}`],
}));

/** Runs a step to its end. @returns its results */
async function run({ name, command, runner }: Step): Promise<Results> {
  const report = path.join(REPORTS, `${name.replaceAll(/\W+/g, '-')}.json`);
  const reporting = runner === 'jest' ? ['--json', `--outputFile=${report}`] : [];
  console.log(`\n— ${name}`);
  const started = performance.now();
  const [file = '', ...given] = command;
  const child = spawn(file, [...given, ...(runner ? passedOn : []), ...reporting], {
    cwd: ROOT,
    env: { ...process.env, NPM_TEST: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    // Jest prints its JSON on stdout too, and its report for people on stderr.
    stdio: ['ignore', runner === 'jest' ? 'ignore' : 'inherit', 'inherit'],
  });
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(`  ${name} ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { ...readResults(report, runner, status === 0), name, seconds };
}

async function runAll(steps: readonly Step[]): Promise<Results[]> {
  const done: Results[] = [];
  for (const step of steps) done.push(await run(step));
  return done;
}

const atLength = jest('tests at length, and the life of a site', 'full', 'life');

/**
 * The checks and unit tests run beside the tests of the built site, so that no core idles; then the browsers, which use
 * all.
 */
async function runShort(): Promise<Results[]> {
  const beside = await Promise.all([
    runAll([...checks, jest('units and servers', 'dom', 'node')]),
    runAll([jest('the built site', 'built')]),
  ]);
  return [...beside.flat(), await run(await browsers('browsers', /^(?!long-)/))];
}

async function runLanding(): Promise<Results[]> {
  const short = await runShort();
  // WebKit, the phone and the long files run each night.
  const tagged = await browsers(
    'browsers, longer tests',
    /^long-(?:chromium|firefox)$/,
    ...['--grep', '@long'],
  );
  return [...short, ...(await runAll([tagged, atLength]))];
}

async function runFull(): Promise<Results[]> {
  const builds = jest('builds at length', 'builds');
  return runAll([atLength, builds, await browsers('browsers at length', /^long-/)]);
}

async function main(): Promise<void> {
  Object.assign(process.env, ensureTools());
  fs.rmSync(REPORTS, { recursive: true, force: true });
  fs.mkdirSync(REPORTS);
  const started = performance.now();
  const results = await (isFull ? runFull() : isLanding ? runLanding() : runShort());
  conclude(results, (performance.now() - started) / 1000);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
