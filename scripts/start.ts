/**
 * `npm start`: the embedded admin API, a build from it, and the site served. Ctrl-C stops all of it.
 * With `ADMIN_API_URL` set, that admin API is read and the embedded one is not started.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { build } from '../pipeline/build';
import { PROJECT_ROOT, publicDirectory, stateDirectory } from '../pipeline/layout';
import { createStaticServer, listen } from '../pipeline/static-server';

const HOST = process.env['SITE_HOST'] ?? '127.0.0.1';
const PORT = Number(process.env['SITE_PORT'] ?? 9000);
/** Loading all sample content into a new database takes seconds; a slow machine gets a minute. */
const API_START_MS = 60_000;

let api: ChildProcess | undefined;

function stop(status: number): void {
  api?.kill('SIGTERM');
  process.exitCode = status;
  // The admin API ends its open requests first.
  setTimeout(() => process.exit(status), 3000).unref();
  if (!api || api.exitCode !== null) process.exit(status);
  api.once('exit', () => process.exit(status));
}

/** Starts the embedded admin API and waits for its address; it says itself what is wrong where it cannot start. */
function startAdminApi(): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'admin-api/main.ts'], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { LOG_LEVEL: 'warn', ...process.env },
  });
  api = child;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The admin API did not start within ${API_START_MS / 1000} s.`));
    }, API_START_MS);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const address = /Admin API ready at (\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      child.stdout.removeAllListeners('data').resume();
      resolve(address);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The admin API ended with status ${code ?? 'killed'}; its message is above.`));
    });
  });
}

async function main(): Promise<void> {
  // Taken first, so that a busy port is known before minutes of building.
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
  const adminApiUrl = given ?? (await startAdminApi());
  const report = await build({
    env: { ...process.env, ADMIN_API_URL: adminApiUrl },
    print: (text) => process.stdout.write(text),
    signal: controller.signal,
  });
  if (controller.signal.aborted) return;
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
      `  The admin API  ${adminApiUrl}${given ? '' : `   (documentation: ${adminApiUrl}/docs)`}`,
      '  GraphiQL       npm run develop, then http://127.0.0.1:8000/___graphql',
      '',
      '  Ctrl-C stops all of it.',
      '',
    ].join('\n'),
  );
  api?.once('exit', (code) => {
    console.error(`The admin API ended (status ${code ?? 'killed'}); the site is still served.`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  stop(1);
});
