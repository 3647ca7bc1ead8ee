/**
 * `npm run test:node -- 22 24`: the unit tests, and a cold build with all that is looked at in its files, by other
 * versions of Node than the one that is installed. Each is fetched as a package from npm.
 */
import { spawnSync } from 'node:child_process';
import { PROJECT_ROOT } from '../pipeline/layout';

const SUPPORTED = ['22', '24', '26'];

/** A package that holds nothing but Node's own binary, of one platform. */
const packageOf = (version: string) =>
  `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@${version}`;

/** Runs a command by a version of Node. @returns whether it ended well */
function runBy(version: string, command: string): boolean {
  const { status } = spawnSync(
    'npm',
    ['exec', '--yes', '--package', packageOf(version), '--call', command],
    {
      cwd: PROJECT_ROOT,
      stdio: 'inherit',
      // A site of its own: one that another Node has built would be taken as it is.
      env: { ...process.env, TEST_SITE_FOLDER: `.site/test-node-${version}` },
    },
  );
  return status === 0;
}

const given = process.argv.slice(2);
const versions = given.length > 0 ? given : SUPPORTED;
const wrong = versions.find((version) => !/^\d{2}(?:\.\d+){0,2}$/.test(version));
if (wrong !== undefined) {
  console.error(
    `"${wrong}" is not a version of Node. Name some as 22 or 24.9.0, or none for ${SUPPORTED.join(', ')}.`,
  );
  process.exit(2);
}
const failed = versions.filter((version) => {
  const jest = 'node node_modules/jest/bin/jest.js --selectProjects';
  const passed = runBy(version, `node --version && ${jest} dom node && ${jest} built`);
  console.log(`Node ${version}: ${passed ? 'passed' : 'FAILED'}`);
  return !passed;
});
process.exitCode = failed.length > 0 ? 1 : 0;
