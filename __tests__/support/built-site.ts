/**
 * The real site, built once for all tests that look at it, from the embedded admin API, and served as a host would.
 * Each run of Playwright or of jest's project `built` starts it by itself.
 */
import { execFile, type ExecFileException } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { writeFileAtomically } from '../../pipeline/files';
import { PROJECT_ROOT } from '../../pipeline/layout';
import { createStaticServer } from '../../pipeline/static-server';
import { startApi } from './admin-api';
import { REPORTS_PATH, serveCallWidget } from './call-widget';
import { listenLocally } from './local-server';
import { freePort } from '../../scripts/servers/free-port';

const folder = path.join(PROJECT_ROOT, '.site/test');
const stateDir = path.join(folder, 'state');
const publicDir = path.join(folder, 'public');
const adminApiDataDir = path.join(folder, 'admin-api-data');

/** The built site for tests: its address and its folder. */
export interface BuiltSite {
  url: string;
  publicDir: string;
  /** Folder of its build's state and cache. */
  stateDir: string;
  adminApiUrl: string;
  /** Folder of the admin API's stored input, for a test to read it back. */
  adminApiDataDir: string;
  /** The call widget's script that it was built with; served as long as the site is. */
  callWidgetUrl: string;
  /** URL to which pages report failures, and from which tests read them. */
  reportUrl: string;
  /** The settings that it was built with: a build with the same finds it up to date. */
  buildEnv: Readonly<Record<string, string>>;
}

export interface RunningSite {
  site: BuiltSite;
  stop: () => Promise<void>;
}

interface Ports {
  site: number;
  adminApi: number;
  callWidget: number;
}

/**
 * Ports of this checkout: those of its last run where they are free, since the site's addresses are built into it and
 * others would cost a cold build. Two checkouts have different ones.
 */
async function choosePorts(): Promise<Ports> {
  const file = path.join(folder, 'ports.json');
  if (fs.existsSync(file)) {
    const last = JSON.parse(fs.readFileSync(file, 'utf8')) as Ports;
    const wanted = [last.site, last.adminApi, last.callWidget];
    const free = await Promise.all(wanted.map((port) => freePort(port)));
    if (free.every((port, index) => port === wanted[index])) return last;
  }
  const ports: Ports = {
    site: await freePort(),
    adminApi: await freePort(),
    callWidget: await freePort(),
  };
  writeFileAtomically(file, JSON.stringify(ports));
  return ports;
}

/** Runs a build to its end. @throws {Error} with all that it printed, where it fails */
async function build(env: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', ...env },
    maxBuffer: Infinity,
  }).catch(({ message, stdout, stderr }: ExecFileException) => {
    const output = [message, stdout, stderr].join('\n');
    throw new Error(`The site for the tests could not be built:\n${output}`);
  });
}

/**
 * Builds the site and serves it; takes seconds where nothing has changed since the last run.
 * @throws {Error} where it cannot be built
 */
export async function startBuiltSite(): Promise<RunningSite> {
  const ports = await choosePorts();
  const url = `http://127.0.0.1:${ports.site}`;
  fs.rmSync(adminApiDataDir, { recursive: true, force: true });
  const api = await startApi({
    PORT: String(ports.adminApi),
    ADMIN_API_DATA_DIR: adminApiDataDir,
    // All browsers of all tests have one address.
    ADMIN_API_WRITES_A_MINUTE: '10000',
    LOG_LEVEL: 'error',
    SITE_ORIGINS: url,
  });
  // Another origin than that of the widget, which may be called anyway.
  const reportUrl = `http://localhost:${ports.callWidget}${REPORTS_PATH}`;
  const callWidgetUrl = `http://127.0.0.1:${ports.callWidget}/widget.js`;
  const buildEnv = {
    ADMIN_API_URL: api.url,
    // Addresses that visitors' browsers call.
    GATSBY_ADMIN_API_QA: api.url,
    GATSBY_CALL_WIDGET_URL: callWidgetUrl,
    CSP_REPORT_URL: reportUrl,
    SITE_URL: url,
    SITE_STATE_DIR: stateDir,
    SITE_PUBLIC_DIR: publicDir,
  };
  const site: BuiltSite = {
    url,
    publicDir,
    stateDir,
    adminApiUrl: api.url,
    adminApiDataDir,
    callWidgetUrl,
    reportUrl,
    buildEnv,
  };
  try {
    await build(buildEnv);
  } catch (error) {
    await api.stop();
    throw error;
  }
  const widget = await serveCallWidget(callWidgetUrl);
  const server = await listenLocally(createStaticServer(publicDir, stateDir), ports.site);
  return {
    site,
    stop: async () => {
      await server.stop();
      await widget.stop();
      await api.stop();
    },
  };
}

/** Has this process, and those that it starts, find a site. */
export function announceSite(site: BuiltSite): void {
  process.env['BUILT_SITE'] = JSON.stringify(site);
}

/** The site that was built, for a test. */
export function builtSite(): BuiltSite {
  const text = process.env['BUILT_SITE'];
  if (!text) throw new Error('No site was built: run this test by its runner, from the root.');
  return JSON.parse(text) as BuiltSite;
}

/** Leads a page's calls of the admin API to another, as if the one that the site was built from had gone on. */
export async function leadTo(page: Page, apiUrl: string): Promise<void> {
  const { adminApiUrl } = builtSite();
  await page.route(`${adminApiUrl}/**`, (route) =>
    route.continue({ url: route.request().url().replace(adminApiUrl, apiUrl) }),
  );
}
