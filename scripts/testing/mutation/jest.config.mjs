/** The project `node` of jest.config.mjs with the tests of one group, for `npm run test:mutation`. */
import path from 'node:path';
import process from 'node:process';
import config from '../../../jest.config.mjs';

const node = config.projects?.find(
  (each) => typeof each === 'object' && each.displayName === 'node',
);
if (!node || typeof node === 'string') throw new Error('jest.config.mjs has no project "node".');
// The runner makes the temporary folder once for all mutants, and the databases that the tear-down stops are not here.
const { globalSetup: _setup, globalTeardown: _tearDown, ...project } = node;

const tests = (process.env['MUTATION_TESTS'] ?? '').split(' ').map((name) => `<rootDir>/${name}`);

/** @type {import('jest').Config} */
export default {
  ...project,
  // Of the sandbox, where this file is read.
  rootDir: path.resolve(import.meta.dirname, '../../..'),
  // Each mutant is a run of jest, which scans these folders again.
  roots: [...new Set(tests.map((name) => path.dirname(name)))],
  testMatch: tests,
};
