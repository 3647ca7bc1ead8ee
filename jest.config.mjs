import os from 'node:os';

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
  // The unified family and a part of @fastify/static are published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:content-disposition|unified|syllable|bail|devlop|is-plain-obj|trough|vfile|vfile-.*|unist-.*|rehype.*|remark.*|micromark.*|mdast-.*|hast.*|lowlight|property-information|space-separated-tokens|comma-separated-tokens|html-void-elements|stringify-entities|character-entities.*|ccount|zwitch|trim-lines|web-namespaces|decode-named-character-reference|escape-string-regexp|markdown-table|longest-streak|github-slugger|parse5|entities)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.site/', '<rootDir>/public/', '<rootDir>/.cache/'],
};

// Tests stand in the room of what they test; their names tell how they run: `*.full.ts` are the long ones.
const OWN_PROJECTS = '!(browser|build|built|fixtures|support)';
/** The folders of tests: the site's rooms, and each package's. */
const FOLDERS = [
  `<rootDir>/__tests__/${OWN_PROJECTS}`,
  '<rootDir>/{contract,locks,admin-api}/__tests__',
];

const servers = {
  ...shared,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/__tests__/support/temporary-folder.ts',
  globalTeardown: '<rootDir>/__tests__/support/temporary-folder-tear-down.ts',
};

/** Builds without which no change may land. */
const LIFE = 'life|many-items';

/**
 * `dom` (`*.test.tsx`, `*.dom.test.ts`): components in jsdom. `node`: pure functions, and the server and data layer over
 * real HTTP. `built`: what the shared site's files say. `full`: long ones of the second kind. `life` and `builds`: builds
 * and releases as processes. Browsers have Playwright's runner (playwright.config.ts).
 * @type {import('jest').Config}
 */
const config = {
  // Real servers, databases and pictures on a machine that is busy: a test that hangs still ends.
  testTimeout: 180_000,
  // Servers and builds wait for much: one more worker than there are cores. Jest's default would leave one core free.
  maxWorkers: Math.max(2, os.availableParallelism()) + 1,
  projects: [
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: FOLDERS.flatMap((folder) => [
        `${folder}/**/*.test.tsx`,
        `${folder}/**/*.dom.test.ts`,
      ]),
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/dom.ts'],
      moduleNameMapper: { '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx' },
    },
    {
      ...servers,
      displayName: 'node',
      testMatch: FOLDERS.map((folder) => `${folder}/**/!(*.dom).test.ts`),
    },
    {
      ...shared,
      displayName: 'built',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/built/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/built-site-set-up.ts',
      globalTeardown: '<rootDir>/__tests__/support/built-site-tear-down.ts',
    },
    {
      ...servers,
      displayName: 'full',
      testMatch: FOLDERS.map((folder) => `${folder}/**/*.full.ts`),
      // For tests that `npm test` runs with less (support/test-length.ts).
      globals: { AT_LENGTH: true },
    },
    {
      ...shared,
      displayName: 'life',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/__tests__/build/(${LIFE}).full.ts`],
    },
    {
      ...shared,
      displayName: 'builds',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/__tests__/build/!(${LIFE}).full.ts`],
    },
  ],
};

export default config;
