/** The browser tests: the built site in a visitor's browser. */
import os from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findFirefox, findWebkit } from './scripts/find-browsers';
import { chromiumOptions } from './scripts/chromium';
import type { EngineOptions } from './__tests__/support/engines/engine-test';

const isWholeRun = Boolean(process.env['CI'] ?? process.env['NPM_TEST']);
const isFull = process.env['FULL_TESTS'] === '1';

// `npm run test:full` has the long ones too.
const names = isFull ? '{spec,full}' : 'spec';
/** Tests left to every turn, unless a test is asked for by its name or its file; some of them not in Firefox. */
const isShort = isWholeRun && !isFull;
const left = isShort ? [/@turn(?!-but-firefox)/] : isFull ? [/@turn-but-firefox/] : [];
const leftByOthers = isShort ? [/@turn/] : [];

/** Flows described once, and run in every engine. */
const inEveryEngine = `engines/*.${names}.ts`;
/** Tests that depend on the visitor's time zone. */
const inAZone = `zone/*.${names}.ts`;

// The flows take a picture of a failure themselves: Playwright takes one of each page before it closes it.
const flows = { screenshot: 'off', trace: 'off' } as const;
const desk = { ...flows, viewport: { width: 1280, height: 800 } };

const chromium = { ...devices['Desktop Chrome'], launchOptions: chromiumOptions() };
const firefox = findFirefox();

export default defineConfig<object, EngineOptions>({
  testDir: '__tests__/browser',
  testMatch: `*.${names}.ts`,
  globalSetup: './__tests__/support/browser-set-up.ts',
  outputDir: '.site/test/browser-results',
  snapshotPathTemplate: '{testDir}/visual-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: isWholeRun,
  // Projects that have more to leave out name it again.
  grepInvert: left,
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
    { name: 'chromium', testIgnore: [inEveryEngine, inAZone], use: chromium },
    {
      name: 'phone',
      testMatch: inEveryEngine,
      // Tests for a mouse, a wide window or a keyboard.
      grepInvert: [/@desk/, ...leftByOthers],
      use: {
        ...chromium,
        ...flows,
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'zone',
      testMatch: inAZone,
      use: { ...chromium, timezoneId: 'Pacific/Auckland' },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: inEveryEngine,
            grepInvert: [/@touch/, ...left],
            use: {
              ...desk,
              browserName: 'firefox' as const,
              // The system's own, over WebDriver BiDi.
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]
      : []),
    ...(findWebkit()
      ? [
          {
            name: 'webkit',
            testMatch: inEveryEngine,
            grepInvert: leftByOthers,
            // It draws without a graphics card, in its own window.
            timeout: 120_000,
            expect: { timeout: 40_000 },
            use: { ...desk, drivenBy: 'webdriver' as const },
          },
        ]
      : []),
  ],
});
