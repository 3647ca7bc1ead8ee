/** The browser tests: what a visitor's browser makes of the built site. */
import os from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './__tests__/support/chromium';

// `npm run test:full` has the long ones too.
const names = process.env['FULL_TESTS'] === '1' ? '{spec,full}' : 'spec';

const isWholeRun = Boolean(process.env['CI'] ?? process.env['NPM_TEST']);

export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: `*.${names}.ts`,
  globalSetup: './__tests__/support/browser-set-up.ts',
  outputDir: '.site/test/browser-results',
  snapshotPathTemplate: '{testDir}/visual-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: isWholeRun,
  // A failed test is run again for its trace, which costs each test too much to be on always; it has failed all the same.
  retries: isWholeRun ? 1 : 0,
  failOnFlakyTests: true,
  workers: Math.max(2, os.availableParallelism()),
  // A machine that is busy with something else needs longer, and a failure costs a minute once.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: isWholeRun ? [['dot'], ['json']] : [['list']],
  use: {
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: { ...devices['Desktop Chrome'], launchOptions: chromiumOptions() },
    },
  ],
});
