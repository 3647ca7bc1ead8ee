/** The browser tests: the built site in a visitor's browser. */
import os from 'node:os';
import {
  defineConfig,
  devices,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project as AnyProject,
} from '@playwright/test';
import { findFirefox, findWebkit } from './scripts/find-browsers';
import { chromiumOptions } from './scripts/chromium';
import type { EngineOptions } from './__tests__/support/engines/engine-test';

const isWholeRun = Boolean(process.env['CI'] ?? process.env['NPM_TEST']);

/** Tests that `npm test` leaves out, which have projects of their own: whole files, and tests by their tags. */
const LONG = /\.full\.ts|@long/;

/** Flows described once, and run in every engine. */
const inEveryEngine = 'engines/*.spec.ts';

// The flows take a picture of a failure themselves: Playwright takes one of each page before it closes it.
const flows = { screenshot: 'off', trace: 'off' } as const;
const desk = { ...flows, viewport: { width: 1280, height: 800 } };

type Project = AnyProject<PlaywrightTestOptions, PlaywrightWorkerOptions & EngineOptions>;

const chromium = { ...devices['Desktop Chrome'], launchOptions: chromiumOptions() };
const firefox = findFirefox();

/** A project of `npm test`, and one of its long tests. `without` is left out of both. */
function both(
  { name, ...project }: Project & { name: string },
  { long = LONG, without = [] }: { long?: RegExp; without?: RegExp[] } = {},
): Project[] {
  return [
    { ...project, name, grepInvert: [long, ...without] },
    { ...project, name: `long-${name}`, grep: long, grepInvert: without },
  ];
}

export default defineConfig<object, EngineOptions>({
  testDir: '__tests__/browser',
  testMatch: '*.{spec,full}.ts',
  globalSetup: './__tests__/support/browser-set-up.ts',
  outputDir: '.site/test/browser-results',
  snapshotPathTemplate: '{testDir}/visual-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: isWholeRun,
  // A failed test is run again for its trace, which costs each test too much to be on always. `npm test` names those that
  // pass then.
  retries: isWholeRun ? 1 : 0,
  workers: Math.max(2, os.availableParallelism()),
  // A machine that is busy with something else needs longer, and a failure costs a minute once.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: isWholeRun ? [['dot'], ['json']] : [['list']],
  use: {
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...both({ name: 'chromium', testIgnore: inEveryEngine, use: chromium }),
    ...both(
      {
        name: 'phone',
        testMatch: inEveryEngine,
        use: {
          ...chromium,
          ...flows,
          viewport: { width: 360, height: 740 },
          isMobile: true,
          hasTouch: true,
        },
      },
      // Tests for a mouse, a wide window or a keyboard.
      { without: [/@desk/] },
    ),
    ...(firefox
      ? both(
          {
            name: 'firefox',
            testMatch: inEveryEngine,
            use: {
              ...desk,
              browserName: 'firefox',
              // The system's own, over WebDriver BiDi.
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
          { long: /@long(?!-but-firefox)/, without: [/@touch/] },
        )
      : []),
    ...(findWebkit()
      ? both({
          name: 'webkit',
          testMatch: inEveryEngine,
          // It draws without a graphics card, in its own window.
          timeout: 120_000,
          expect: { timeout: 40_000 },
          use: { ...desk, drivenBy: 'webdriver' },
        })
      : []),
  ],
});
