/**
 * `npm start`: starts the embedded admin API, builds from it, and serves the site; builds again when the desk
 * publishes. Ctrl-C stops everything. If `ADMIN_API_URL` is set, builds from that admin API and starts no other.
 */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { shownUrl } from '@corporate-website/contract/shown-url';
import { build } from '../pipeline/build';
import { publicDirectory, stateDirectory } from '../pipeline/layout';
import { createStaticServer, listen } from '../pipeline/static-server';
import { startAdminApi } from './admin-api-process';
import { answerRequests, tellBuild } from './answer-requests';
import { prepareDesk } from './prepare-desk';

const HOST = process.env['SITE_HOST'] ?? '127.0.0.1';
const PORT = Number(process.env['SITE_PORT'] ?? 9000);
let api: ChildProcess | undefined;

function stop(status: number): void {
  api?.kill('SIGTERM');
  process.exitCode = status;
  // The admin API finishes its open requests first.
  setTimeout(() => process.exit(status), 3000).unref();
  if (!api || api.exitCode !== null) process.exit(status);
  api.once('exit', () => process.exit(status));
}

/** A line of the admin API about the desk, in the form of the other lines. */
const deskLine = (line: string): string =>
  line.replace(/^Desk at /, '  The desk       ').replace(/^First login: /, '                 ');

async function main(): Promise<void> {
  // First, so that a busy port is noticed before minutes of building.
  const server = createStaticServer(publicDirectory(), stateDirectory());
  await listen(server, PORT, HOST);
  const given = process.env['ADMIN_API_URL'];
  const controller = new AbortController();
  const interrupted = () => {
    controller.abort();
    server.close();
    stop(0);
  };
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
  if (!given && process.env['ADMIN_DESK'] !== 'off') await prepareDesk();
  const token = process.env['ADMIN_API_TOKEN'] || randomBytes(32).toString('hex');
  const embedded = given ? null : await startAdminApi({ ADMIN_API_TOKEN: token });
  api = embedded?.process;
  const adminApiUrl = given ?? embedded?.url ?? '';
  const { signal } = controller;
  const print = (text: string) => process.stdout.write(text);
  const make = () => build({ env: { ...process.env, ADMIN_API_URL: adminApiUrl }, print, signal });
  const report = await make();
  if (signal.aborted) return;
  if (report.outcome === 'failed') {
    if (!fs.existsSync(publicDirectory())) {
      stop(1);
      return;
    }
    console.log('\nThe last good site is served instead.');
  }
  console.log(
    [
      '',
      `  The site       http://${HOST}:${PORT}`,
      `  The admin API  ${shownUrl(adminApiUrl)}${given ? '' : `   (documentation: ${adminApiUrl}/docs)`}`,
      ...(embedded?.desk ?? []).map(deskLine),
      '  GraphiQL       npm run develop, then http://127.0.0.1:8000/___graphql',
      '',
      '  Ctrl-C stops all of it.',
      '',
    ].join('\n'),
  );
  api?.once('exit', (code) => {
    controller.abort();
    console.error(`The admin API ended (status ${code ?? 'killed'}); the site is still served.`);
  });
  if (embedded) {
    const desk = { adminApiUrl, token };
    await tellBuild(desk, report).catch((error: Error) => print(`${error.message}\n`));
    await answerRequests(desk, make, { signal, print });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  stop(1);
});
