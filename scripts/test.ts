/**
 * `npm test`: every check, each in a process of its own; installs what they need. Ends with one line
 * `N passed, N failed`. `--full` runs the long ones too (every fault, every kill).
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from '../pipeline/layout';
import { aptInstall, ensureChromium } from './find-chromium';

const full = process.argv.includes('--full');

interface Step {
  name: string;
  command: readonly string[];
  /** Jest counts its own tests; any other step counts as one. */
  jest?: boolean;
}

const jest = (...args: string[]) => ['npx', 'jest', ...args];

/** Jest leaves one core free by itself, which of two is half. Builds and visits wait for much: two at once on any machine. */
const allCores = ['--maxWorkers', String(Math.max(2, os.availableParallelism()))];

const steps: readonly Step[] = [
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['npx', 'eslint', '--max-warnings', '0', '.'] },
  { name: 'types', command: ['npx', 'tsc', '-p', '.'] },
  {
    name: 'sample content is drawn from its sources',
    command: ['npx', 'tsx', 'admin-api/content-tools/make-logos.ts', '--check'],
  },
  {
    name: 'sample PDFs are set from their texts',
    command: ['npx', 'tsx', 'admin-api/content-tools/make-pdfs.ts', '--check'],
  },
  {
    name: 'unit, server and data layer',
    command: jest('--selectProjects', 'dom', 'node', ...allCores),
    jest: true,
  },
  { name: 'builds', command: jest('--selectProjects', 'build', ...allCores), jest: true },
  { name: 'browser', command: jest('--selectProjects', 'browser', ...allCores), jest: true },
];

interface Count {
  passed: number;
  failed: number;
}

/** Jest's own counts; a suite that could not even start counts as one failure. */
function jestCount(file: string): Count {
  const results = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  };
}

function run(step: Step, env: NodeJS.ProcessEnv, scratch: string): Count {
  const [command = '', ...args] = step.command;
  const output = path.join(scratch, `${step.name.replace(/\W+/g, '-')}.json`);
  const extra = step.jest ? ['--json', `--outputFile=${output}`] : [];
  console.log(`\n— ${step.name}`);
  const started = performance.now();
  const { status } = spawnSync(command, [...args, ...extra], {
    cwd: PROJECT_ROOT,
    env,
    // Jest prints its JSON on the standard output too; its report for people is on the other.
    stdio: ['ignore', step.jest ? 'ignore' : 'inherit', 'inherit'],
  });
  const ok = status === 0;
  console.log(
    `  ${ok ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (!step.jest) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!fs.existsSync(output)) return { passed: 0, failed: 1 };
  const count = jestCount(output);
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

function ensurePostgres(): void {
  const places = ['/usr/lib/postgresql', '/usr/local/bin/postgres', '/usr/bin/postgres'];
  if (places.some((place) => fs.existsSync(place))) return;
  if (!aptInstall('postgresql')) {
    console.log(
      'No PostgreSQL server here: the admin API is tested on the embedded database alone.',
    );
  }
}

function ensureNginx(): void {
  if (fs.existsSync('/usr/sbin/nginx')) return;
  if (!aptInstall('nginx', 'libnginx-mod-http-brotli-static')) {
    console.log('No nginx here: how it serves a release is not tested.');
  }
}

function ensureDeployTools(): void {
  const missing = ['rsync', 'shellcheck'].filter((name) => !fs.existsSync(`/usr/bin/${name}`));
  if (missing.length > 0 && !aptInstall(...missing)) {
    console.log(
      `No ${missing.join(', no ')} here: a part of the deployment's scripts is not tested.`,
    );
  }
}

function main(): void {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'site-tests-'));
  ensurePostgres();
  ensureNginx();
  ensureDeployTools();
  const env = {
    ...process.env,
    CHROMIUM_PATH: ensureChromium(),
    ...(full ? { FULL_TESTS: '1' } : {}),
  };
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  for (const step of steps) {
    const { passed, failed } = run(step, env, scratch);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(step.name);
  }
  fs.rmSync(scratch, { recursive: true, force: true });
  if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main();
