/**
 * `npm run reports [-- FOLDER]`: serves the reports of the releases at http://127.0.0.1:9100, for this machine alone.
 * FOLDER is that of an environment, such as /srv/www/production; by default the one of the settings.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readReleaseSettings } from '../pipeline/release/settings';
import { reportsFolder } from '../pipeline/reports/keep';
import { createStaticServer, listen } from '../pipeline/static-server';

const HOST = process.env['SITE_HOST'] || '127.0.0.1';
const PORT = Number(process.env['SITE_PORT'] || 9100);

const LOCAL = 'http://127.0.0.1:9000';

async function main(): Promise<void> {
  const [given] = process.argv.slice(2);
  const folder =
    given === undefined
      ? readReleaseSettings({ SITE_URL: LOCAL, ...process.env }).folder
      : path.resolve(given);
  const reports = reportsFolder(folder);
  if (!fs.existsSync(path.join(reports, 'index.html'))) {
    throw new Error(
      `There are no reports in ${reports}. A run of \`npm run release\` makes one; reports of another environment are shown by \`npm run reports -- FOLDER\`, such as /srv/www/production.`,
    );
  }
  await listen(createStaticServer(reports, reports), PORT, HOST);
  console.log(`The reports: http://${HOST}:${PORT}   (Ctrl-C stops it)`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
