/**
 * `npm run develop`: serves the site at http://127.0.0.1:8000 and watches its sources; GraphiQL is at
 * http://127.0.0.1:8000/___graphql. Starts the embedded admin API unless one is running.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { layOutLinkedDirectory } from '../pipeline/linked-directory';
import { PROJECT_ROOT, stateDirectory } from '../pipeline/layout';
import { runPull } from '../pipeline/pull-step';
import { clearTemporary, withTemporary } from '../pipeline/temporary';
import { DEFAULT_ADMIN_API_URL } from '../src/site/environments';
import { startAdminApi } from './admin-api-process';

const HOST = process.env['SITE_HOST'] ?? '127.0.0.1';
const PORT = process.env['SITE_PORT'] ?? '8000';

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

const children: ChildProcess[] = [];
const controller = new AbortController();

function stop(): void {
  controller.abort();
  for (const child of children) child.kill('SIGTERM');
}

async function main(): Promise<void> {
  process.on('SIGINT', stop).on('SIGTERM', stop);
  let adminApiUrl = process.env['ADMIN_API_URL'];
  if (!adminApiUrl && (await answers(DEFAULT_ADMIN_API_URL))) adminApiUrl = DEFAULT_ADMIN_API_URL;
  if (!adminApiUrl) {
    const api = await startAdminApi();
    children.push(api.process);
    adminApiUrl = api.url;
  }
  const stateDir = stateDirectory();
  const env = { ...process.env, ADMIN_API_URL: adminApiUrl, SITE_STATE_DIR: stateDir };
  await runPull(env, (text) => process.stdout.write(text), { signal: controller.signal });
  const temporary = path.join(stateDir, 'develop-tmp');
  clearTemporary(temporary);
  const gatsby = spawn(
    process.execPath,
    [path.join(PROJECT_ROOT, 'node_modules/.bin/gatsby'), 'develop', '-H', HOST, '-p', PORT],
    {
      cwd: layOutLinkedDirectory(stateDir),
      stdio: 'inherit',
      env: { ...withTemporary(env, temporary), GATSBY_TELEMETRY_DISABLED: '1' },
    },
  );
  children.push(gatsby);
  gatsby.once('exit', (code) => {
    stop();
    clearTemporary(temporary);
    process.exitCode = code ?? 1;
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  stop();
  process.exitCode = 1;
});
