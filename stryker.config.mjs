/**
 * Configuration of `npm run test:mutation`; the files and tests of each group are in
 * scripts/testing/mutation/groups.ts.
 */

const folder = '.site/mutation';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', './scripts/testing/mutation/wording.mjs'],
  jest: {
    configFile: 'scripts/testing/mutation/jest.config.mjs',
    // A group names its tests; by imports alone they would be those of half the project.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  // Jest runs all tests of a mutant anyway; so the report has all that noticed.
  disableBail: true,
  ignorers: ['wording'],
  // swc does not check types.
  disableTypeChecks: false,
  tempDirName: `${folder}/sandbox`,
  ignorePatterns: ['.cache', '.site', 'coverage', 'public', 'screenshots', 'test-results'],
  cleanTempDir: 'always',
  reporters: ['clear-text', 'json'],
  // The survivors are printed with their reasons by scripts/testing/mutation/run.ts.
  clearTextReporter: { reportTests: false, reportMutants: false, allowColor: false },
  jsonReporter: { fileName: `${folder}/report.json` },
};
