import process from 'node:process';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** As in `npm test`. */
const isWithoutCompiler = process.env['ESLINT_COMPILER'] === '0';

const buildTimeOnly = {
  group: ['**/data-layer/**', '**/pull/**', '**/build/**', '**/admin-api/**'],
  message: 'It works at build time only; pages read what it makes through GraphQL.',
};

const buildOfCollection = {
  group: ['**/build', '**/builds', '**/build-rows'],
  message: 'What a collection has to itself in a build does not reach a browser.',
};

const message = 'It keeps all other tests of the file from running.';
const focusedTests = [
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name="only"]',
    message,
  },
  { selector: 'MemberExpression[object.property.name="describe"][property.name="only"]', message },
  { selector: 'CallExpression[callee.name=/^(fit|fdescribe)$/]', message },
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      '.public.*',
      '.cache',
      '.site',
      'coverage',
      'screenshots',
      'test-results',
      'src/gatsby-types.d.ts',
      // Of a project to which a collection was added.
      '__tests__/fixtures',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  prettier,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always'],
      // A comment names its subject first (CONTRIBUTING.md).
      'no-warning-comments': ['error', { terms: ['what'], location: 'start', decoration: ['*'] }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { react, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    settings: { react: { version: '19' } },
    rules: {
      ...react.configs.flat.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      'react/react-in-jsx-scope': 'off',
      'react/prop-types': 'off',
      'react/no-unknown-property': ['error', { ignore: ['css'] }],
    },
  },
  {
    // The React compiler's analysis costs half of the time. It compiles no test, and `npm test` leaves it to the turn.
    files: [isWithoutCompiler ? '**/*.tsx' : '__tests__/**/*.tsx'],
    // Without the rules, comments that turn them off have nothing to do.
    linterOptions: { reportUnusedDisableDirectives: isWithoutCompiler ? 'off' : 'warn' },
    rules: Object.fromEntries(
      Object.keys(reactHooks.configs.recommended.rules)
        .filter((name) => !/rules-of-hooks|exhaustive-deps/.test(name))
        .map((name) => [name, 'off']),
    ),
  },
  {
    // Code that a browser loads. Each room keeps build-only code in a folder `build`.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/data-layer/**',
      'src/pull/**',
      'src/**/build/**',
      'src/collections/{build,builds,build-rows}.ts',
      'src/collections/*/build.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: [buildTimeOnly, buildOfCollection] }] },
  },
  {
    // Preloaded by `node --require`, which takes no ES module.
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { require: false, process: false, URL: false, Buffer: false },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Under `npm test` Playwright itself refuses these; jest does not.
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...focusedTests] },
  },
  {
    // Programs started from a terminal print to the console.
    files: ['scripts/**', 'bench/**', 'admin-api/**', 'deploy/**', 'src/**/cli.ts', '__tests__/**'],
    rules: { 'no-console': 'off' },
  },
);
