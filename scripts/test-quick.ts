/**
 * `npm run test:quick`: the checks of sources, and the unit tests that a change reaches, before a commit. A change is any
 * difference from the last commit, or without one, the last commit itself.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../pipeline/layout';
import { jest, staticChecks, type Step } from './testing/steps';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((name) => name !== '');

function changedFiles(): string[] {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1');
  return changed.filter((name) => fs.existsSync(path.join(PROJECT_ROOT, name)));
}

function run({ name, command: [file = '', ...args] }: Step): boolean {
  const started = performance.now();
  const { status } = spawnSync(file, args, { cwd: PROJECT_ROOT, stdio: 'inherit' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`— ${name} ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

function main(): void {
  const code = changedFiles().filter((name) => /\.(?:tsx?|mjs)$/.test(name));
  const reached = ['--passWithNoTests', '--findRelatedTests', ...code];
  const units = code.length > 0 ? [jest('unit tests', ['dom', 'node'], ...reached)] : [];
  const results = [...staticChecks, ...units].map(run);
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

main();
