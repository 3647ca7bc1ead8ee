/** Configuration of `npm run test:mutation`: small changes to the code that guards data, which tests have to notice. */

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'contract/{fields,is-object,parse,shown-url}.ts',
    'pipeline/verify.ts',
    'pipeline/release/store.ts',
    'src/lib/{control-characters,slug-rules}.ts',
    'src/pull/{gates,redirects,slugs}.ts',
    'src/rich-text/{addresses,clean-text,embed-hosts,embeds,links,pictures,prepare,schema,tidy}.ts',
  ],
  // Texts are wording for the most part, which tests quote where it matters to somebody.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'jest',
  jest: { configFile: 'scripts/testing/mutation.jest.config.mjs' },
  coverageAnalysis: 'perTest',
  thresholds: { high: 95, low: 90, break: 80 },
  // Unchanged code and tests are not tried again; `-- --force` tries all.
  incremental: true,
  incrementalFile: '.site/mutation/results.json',
  tempDirName: '.site/mutation/sandbox',
  ignorePatterns: ['.cache', '.site', 'coverage', 'public', 'screenshots', 'test-results'],
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, allowColor: false },
};
