/**
 * The real site, built once for all browser tests from the embedded admin API and served as a host would:
 * jest's global set-up and tear-down of the project `browser`.
 */
import { spawnSync, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { startAdminApi } from '../../scripts/admin-api-process';
import { createStaticServer, listen } from '../../pipeline/static-server';

const root = path.resolve(__dirname, '../..');
const stateDir = path.join(root, '.site/test/state');
const publicDir = path.join(root, '.site/test/public');
const API_PORT = Number(process.env['TEST_ADMIN_API_PORT'] ?? 4010);
const SITE_PORT = Number(process.env['TEST_SITE_PORT'] ?? 9010);
/** Nobody serves it but the test of the call widget. */
const CALL_WIDGET_URL = `http://127.0.0.1:${process.env['TEST_CALL_WIDGET_PORT'] ?? 9011}/widget.js`;

/** Where the tests find the site: its address and its folder. */
export interface BuiltSite {
  url: string;
  publicDir: string;
  adminApiUrl: string;
  /** The call widget's script that it was built with. */
  callWidgetUrl: string;
}

let api: ChildProcess | undefined;
let server: ReturnType<typeof createStaticServer> | undefined;

/** Builds the site; takes seconds where nothing has changed since the last run. */
export default async function setUp(): Promise<void> {
  const embedded = await startAdminApi({
    PORT: String(API_PORT),
    ADMIN_API_DATA_DIR: 'memory',
    LOG_LEVEL: 'error',
    SITE_ORIGINS: `http://127.0.0.1:${SITE_PORT}`,
  });
  api = embedded.process;
  const adminApiUrl = embedded.url;
  const url = `http://127.0.0.1:${SITE_PORT}`;
  const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ADMIN_API_URL: adminApiUrl,
      // What visitors' browsers call.
      GATSBY_ADMIN_API_QA: adminApiUrl,
      GATSBY_CALL_WIDGET_URL: CALL_WIDGET_URL,
      SITE_URL: url,
      SITE_STATE_DIR: stateDir,
      SITE_PUBLIC_DIR: publicDir,
    },
  });
  if (built.status !== 0) {
    api?.kill();
    throw new Error(`The site for the tests could not be built:\n${built.stdout}\n${built.stderr}`);
  }
  server = createStaticServer(publicDir, stateDir);
  await listen(server, SITE_PORT, '127.0.0.1');
  const site: BuiltSite = { url, publicDir, adminApiUrl, callWidgetUrl: CALL_WIDGET_URL };
  process.env['BUILT_SITE'] = JSON.stringify(site);
}

/** Stops what the set-up started. */
export async function tearDown(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (!server) {
      resolve();
      return;
    }
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
  api?.kill('SIGTERM');
}

/** The site that the set-up built, for a test. */
export function builtSite(): BuiltSite {
  const text = process.env['BUILT_SITE'];
  if (!text) throw new Error('The site was not built: run the tests of the project "browser".');
  return JSON.parse(text) as BuiltSite;
}
