/** Finds the browsers besides Chromium: Firefox, and WebKitGTK with its driver. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const DRIVER_PLACES = ['/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver'];

/** WebKit's MiniBrowser is part of this package, in a folder named after the architecture. */
const MINI_BROWSER_LIBRARY = 'libwebkit2gtk-4.1-0';

/**
 * Programs that WebKit needs: a virtual X server, and a window manager, without which no page gets the focus.
 */
const WEBKIT_HELPERS = ['Xvfb', 'openbox'];

export interface WebkitPrograms {
  driver: string;
  miniBrowser: string;
}

const firstThere = (places: readonly string[]): string | undefined =>
  places.find((place) => fs.existsSync(place));

/** The path of Firefox; undefined if there is none. */
export const findFirefox = (): string | undefined => firstThere(FIREFOX_PLACES);

function findMiniBrowser(): string | undefined {
  const { stdout } = spawnSync('dpkg', ['-L', MINI_BROWSER_LIBRARY], { encoding: 'utf8' });
  return firstThere((stdout ?? '').split('\n').filter((name) => name.endsWith('/MiniBrowser')));
}

/** The programs for WebKit; undefined if one is missing. */
export function findWebkit(): WebkitPrograms | undefined {
  const driver = firstThere(DRIVER_PLACES);
  const miniBrowser = findMiniBrowser();
  const helpers = WEBKIT_HELPERS.every((name) => fs.existsSync(`/usr/bin/${name}`));
  return driver && miniBrowser && helpers ? { driver, miniBrowser } : undefined;
}
