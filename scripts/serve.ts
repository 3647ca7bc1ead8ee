/** `npm run serve`: serves the site of the last build at http://127.0.0.1:9000. */
import fs from 'node:fs';
import { publicDirectory, stateDirectory } from '../pipeline/layout';
import { recoverPlacing } from '../pipeline/place';
import { createStaticServer, listen } from '../pipeline/static-server';

const HOST = process.env['SITE_HOST'] ?? '127.0.0.1';
const PORT = Number(process.env['SITE_PORT'] ?? 9000);

async function main(): Promise<void> {
  const publicDir = publicDirectory();
  recoverPlacing(stateDirectory(), publicDir);
  if (!fs.existsSync(publicDir)) {
    throw new Error('There is no site to serve yet. Build it first: npm run build (or npm start).');
  }
  await listen(createStaticServer(publicDir, stateDirectory()), PORT, HOST);
  console.log(`The site: http://${HOST}:${PORT}   (Ctrl-C stops it)`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
