/** The project `node` of jest.config.mjs with quick tests alone, for `npm run test:mutation`: each mutant is a run of them. */
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
  // Of the sandbox, where this file is read.
  rootDir: path.resolve(import.meta.dirname, '../..'),
  // Of the sandbox too: its packages are the project's.
  moduleNameMapper: { '^@corporate-website/contract/(.*)$': '<rootDir>/contract/$1' },
  testMatch: tests.map((name) => `<rootDir>/${name}.test.ts`),
};
