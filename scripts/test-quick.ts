/**
 * `npm run test:quick`: format, lint and types, and the unit tests that a change reaches, before a commit. A change is
 * any difference from the last commit, or without one, the last commit itself.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../pipeline/layout';
import { COMPILER } from './testing/steps';

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

function run(name: string, command: string, ...args: readonly string[]): boolean {
  const started = performance.now();
  const { status } = spawnSync(command, args, { cwd: PROJECT_ROOT, stdio: 'inherit' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`— ${name} ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

function main(): void {
  const changed = changedFiles();
  const code = changed.filter((name) => /\.(?:tsx?|mjs)$/.test(name));
  const cache = ['--incremental', '--tsBuildInfoFile', '.site/test/types.tsbuildinfo'];
  const steps = [
    changed.length === 0 ||
      run(
        'format',
        'npx',
        'prettier',
        '--check',
        '--ignore-unknown',
        '--log-level',
        'warn',
        ...changed,
      ),
    code.length === 0 ||
      run('lint', 'npx', 'eslint', '--max-warnings', '0', '--no-warn-ignored', ...code),
    run('types', process.execPath, ...COMPILER, ...cache),
    code.length === 0 ||
      run(
        'unit tests',
        'npx',
        'jest',
        '--selectProjects',
        'dom',
        'node',
        '--passWithNoTests',
        '--findRelatedTests',
        ...code,
      ),
  ];
  process.exitCode = steps.every(Boolean) ? 0 : 1;
}

main();
