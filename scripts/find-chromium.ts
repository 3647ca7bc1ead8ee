/** Finds a Chromium, or says how to get one. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of Chromium: `CHROMIUM_PATH`, Playwright's, or the system's; undefined if there is none. */
export function findChromium(): string | undefined {
  const own = process.env['CHROMIUM_PATH'];
  return [own, chromium.executablePath(), ...PLACES].find(
    (place) => place !== undefined && place !== '' && fs.existsSync(place),
  );
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function hasApt(): boolean {
  return process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages, if this process may. */
export function aptInstall(...packages: string[]): boolean {
  return (
    hasApt() &&
    run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages])
  );
}

/**
 * Finds Chromium or installs it: Debian's if apt may be used, else Playwright's.
 * @throws {Error} if neither works, with a remedy
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium here; installing one.');
  if (!aptInstall('chromium')) run('npx', ['playwright-core', 'install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium, and none could be installed. Install Chromium or Chrome by your system’s means, and set CHROMIUM_PATH to its program.',
  );
}
