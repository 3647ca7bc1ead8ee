/** Tools of the tests besides npm packages: found, or installed where apt may be used. */
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
 * Installs missing tools, in one call.
 * @returns variables for the tests: Chromium's path
 * @throws {Error} where no Chromium can be had; in CI, where anything is missing: an engine that is not there would
 *   have no tests, and nobody would see
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
