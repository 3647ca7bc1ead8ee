/** What the tests need besides npm packages: found, or installed where apt may be used. */
import fs from 'node:fs';
import { aptInstall, ensureChromium } from '../find-chromium';

interface Tool {
  /** Any of these says that it is here. */
  places: readonly string[];
  packages: readonly string[];
  /** What is not tested without it. */
  without: string;
}

const tools: readonly Tool[] = [
  {
    places: ['/usr/lib/postgresql', '/usr/local/bin/postgres', '/usr/bin/postgres'],
    packages: ['postgresql'],
    without: 'the admin API on PostgreSQL',
  },
  {
    places: ['/usr/sbin/nginx'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    without: 'how nginx serves a release',
  },
  { places: ['/usr/bin/rsync'], packages: ['rsync'], without: 'scripts of the deployment' },
  { places: ['/usr/bin/shellcheck'], packages: ['shellcheck'], without: 'the lint of scripts' },
];

/**
 * Installs what is missing, in one call.
 * @returns variables for the tests: where the browsers are
 * @throws {Error} where no browser can be had
 */
export function ensureTools(): NodeJS.ProcessEnv {
  const missing = tools.filter(({ places }) => !places.some((place) => fs.existsSync(place)));
  if (missing.length > 0 && !aptInstall(...missing.flatMap(({ packages }) => packages))) {
    for (const { packages, without } of missing) {
      console.log(`No ${packages[0] ?? ''} here: ${without} will be skipped.`);
    }
  }
  return { CHROMIUM_PATH: ensureChromium() };
}
