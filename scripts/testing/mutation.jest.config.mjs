/** The project `node` of jest.config.mjs with a few quick tests, for `npm run test:mutation`: each mutant runs them. */
import path from 'node:path';
import config from '../../jest.config.mjs';

const node = config.projects?.find(
  (each) => typeof each === 'object' && each.displayName === 'node',
);
if (!node || typeof node === 'string') throw new Error('jest.config.mjs has no project "node".');
// These tests need neither the shared folder nor its databases.
const { globalSetup: _setUp, globalTeardown: _tearDown, ...project } = node;

const tests = [
  'contract/__tests__/{items,parse,shown-url}',
  '__tests__/lib/control-characters',
  '__tests__/pipeline/verify',
  '__tests__/pipeline/release/store',
  '__tests__/pull/{gates,slugs}',
  '__tests__/rich-text/{addresses,allowed,embed-hosts,render}',
];

/** @type {import('jest').Config} */
export default {
  ...project,
  // Relative to this file, which is in Stryker's sandbox.
  rootDir: path.resolve(import.meta.dirname, '../..'),
  // Also in the sandbox: its node_modules would lead to the project.
  moduleNameMapper: { '^@corporate-website/contract/(.*)$': '<rootDir>/contract/$1' },
  testMatch: tests.map((name) => `<rootDir>/${name}.test.ts`),
};
