/** Finds the tools that tests need besides npm packages, or installs them if apt may be used. */
import fs from 'node:fs';
import { findFirefox, findWebkit } from '../find-browsers';
import { aptInstall, ensureChromium, findChromium } from '../find-chromium';

interface Tool {
  isHere: () => boolean;
  packages: readonly string[];
  /** Tests that are skipped without it. */
  without: string;
}

const isAnyOf =
  (...places: string[]) =>
  (): boolean =>
    places.some((place) => fs.existsSync(place));

const tools: readonly Tool[] = [
  {
    isHere: isAnyOf('/usr/lib/postgresql', '/usr/local/bin/postgres', '/usr/bin/postgres'),
    packages: ['postgresql'],
    without: 'the admin API on PostgreSQL',
  },
  {
    // A machine may have another nginx package, without the module.
    isHere: () =>
      isAnyOf('/usr/sbin/nginx')() &&
      isAnyOf('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')(),
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    without: 'how nginx serves a release',
  },
  {
    isHere: isAnyOf('/usr/bin/rsync'),
    packages: ['rsync'],
    without: 'scripts of the deployment',
  },
  {
    isHere: isAnyOf('/usr/bin/shellcheck'),
    packages: ['shellcheck'],
    without: 'the lint of scripts',
  },
  {
    isHere: () => findChromium() !== undefined,
    packages: ['chromium'],
    without: 'the site in Chromium',
  },
  {
    isHere: () => findFirefox() !== undefined,
    packages: ['firefox-esr'],
    without: 'the site in Firefox',
  },
  {
    isHere: () => findWebkit() !== undefined,
    packages: ['webkit2gtk-driver', 'xvfb', 'openbox'],
    without: 'the site in WebKit',
  },
];

const missing = () => tools.filter(({ isHere }) => !isHere());

/**
 * Installs missing tools.
 * @returns environment variables for the tests: Chromium's path
 * @throws {Error} without Chromium; in CI, if anything is missing, because a missing engine's tests would silently not
 *   run
 */
export function ensureTools(): NodeJS.ProcessEnv {
  if (missing().length > 0) aptInstall(...missing().flatMap(({ packages }) => packages));
  const chromium = ensureChromium();
  const lacking = missing().map(
    ({ packages, without }) => `No ${packages[0] ?? ''} here: ${without} is not tested.`,
  );
  if (lacking.length > 0 && process.env['CI']) throw new Error(lacking.join('\n'));
  for (const sentence of lacking) console.log(sentence);
  return { CHROMIUM_PATH: chromium };
}
