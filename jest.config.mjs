import process from 'node:process';

/** @type {import('jest').Config['transform']} */
const transform = {
  '^.+\\.(?:[cm]?[jt]sx?)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  transform,
  restoreMocks: true,
  // The unified family is published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:unified|syllable|bail|devlop|is-plain-obj|trough|vfile|vfile-.*|unist-.*|rehype.*|remark.*|micromark.*|mdast-.*|hast.*|lowlight|property-information|space-separated-tokens|comma-separated-tokens|html-void-elements|stringify-entities|character-entities.*|ccount|zwitch|trim-lines|web-namespaces|decode-named-character-reference|escape-string-regexp|markdown-table|longest-streak|github-slugger|parse5|entities)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.site/', '<rootDir>/public/', '<rootDir>/.cache/'],
};

// The long ones are those of `npm run test:full` and `test:turn`.
const longOnes = process.env['FULL_TESTS'] === '1' ? '{test,full}' : 'test';

// Tests stand in the room of what they test; their names tell how they run.
const OWN_PROJECTS = '!(browser|build|built|fixtures|support)';

/**
 * `dom` (`*.test.tsx`, `*.dom.test.ts`): components in jsdom. `node`: pure functions, and the server and data layer over real HTTP. `build`: builds and
 * releases as processes, all of them long. `built`: what the shared site's files say. Browsers have Playwright's runner
 * (playwright.config.ts).
 * @type {import('jest').Config}
 */
const config = {
  // Real servers, databases and pictures on a machine that is busy: a test that hangs still ends.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/__tests__/support/longest-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: [
        `<rootDir>/__tests__/${OWN_PROJECTS}/**/*.test.tsx`,
        `<rootDir>/__tests__/${OWN_PROJECTS}/**/*.dom.test.ts`,
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/dom.ts'],
      moduleNameMapper: { '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx' },
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/__tests__/${OWN_PROJECTS}/**/!(*.dom).${longOnes}.ts`],
      globalSetup: '<rootDir>/__tests__/support/temporary-folder.ts',
      globalTeardown: '<rootDir>/__tests__/support/temporary-folder-tear-down.ts',
    },
    {
      ...shared,
      displayName: 'build',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/__tests__/build/**/*.${longOnes}.ts`],
    },
    {
      ...shared,
      displayName: 'built',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/built/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/built-site-set-up.ts',
      globalTeardown: '<rootDir>/__tests__/support/built-site-tear-down.ts',
    },
  ],
};

export default config;
