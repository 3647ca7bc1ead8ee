/**
 * Runs the steps of the Dockerfile by hand, on a Debian machine without Docker, into a temporary folder, and starts the
 * images' commands:
 *
 *     npx tsx deploy/docker/rehearse.ts            the admin API, the commands of a release, nginx's configuration
 *     npx tsx deploy/docker/rehearse.ts --release  a whole release too, and nginx with it; takes as long as a first
 *     build
 *
 * It needs Node, npm, nginx and Chromium. `DATABASE_URL` gives the admin API a PostgreSQL server in place of memory.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from '../../pipeline/layout';
import { findChromium } from '../../scripts/find-chromium';
import { stagesOf } from './dockerfile';
import { layOut, type Image } from './image';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-rehearsal-'));
const releases = path.join(folder, 'releases');
const temporary = path.join(folder, 'tmp');

function freePort(): Promise<number> {
  const server = net.createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/** An image's environment with this machine's places in it, and nothing of this process's own. */
function environmentOf(image: Image, more: Record<string, string>): Record<string, string> {
  return {
    PATH: `${path.join(image.root, 'usr/local/bin')}:${process.env['PATH'] ?? ''}:/usr/sbin`,
    ...image.env,
    HOME: temporary,
    TMPDIR: temporary,
    RELEASE_DIR: releases,
    ...more,
  };
}

/** The command of an image: its own program, or one of this machine. */
const programOf = (image: Image, [program = '']: readonly string[]) =>
  program.startsWith('/') ? path.join(image.root, program) : program;

function start(image: Image, args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(programOf(image, image.entrypoint), [...image.entrypoint.slice(1), ...args], {
    cwd: path.join(image.root, image.workdir),
    env,
    detached: true,
    stdio: 'inherit',
  });
}

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });

function expectStatus(what: string, status: number | null, right: number): void {
  if (status !== right) throw new Error(`${what} ended with ${String(status)}, not ${right}.`);
  console.log(`ok: ${what} ended with ${right}`);
}

/** A machine on which a build runs as well is slow. */
const PATIENCE_MS = 300_000;

async function untilTrue(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline)
      throw new Error(`${what} was not there within ${PATIENCE_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  console.log(`ok: ${what}`);
}

/** Starts the admin API, does something with it, and stops it as an engine does. */
async function withAdminApi(image: Image, use: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const database = process.env['DATABASE_URL'];
  const env = environmentOf(image, {
    PORT: String(port),
    // Not to be reached from other machines, as it would be inside a container.
    HOST: '127.0.0.1',
    SITE_URL: 'http://127.0.0.1:9000',
    ...(database ? { DATABASE_URL: database } : { ADMIN_API_DATA_DIR: 'memory' }),
  });
  const server = start(image, [], env);
  const ended = endOf(server);
  try {
    const [program = '', ...args] = image.healthcheck;
    await untilTrue('the admin API’s health check', () => {
      if (server.exitCode !== null)
        throw new Error('The admin API has ended; its reason is above.');
      return spawnSync(program, args, { env }).status === 0;
    });
    await use(`http://127.0.0.1:${port}/api`);
  } finally {
    server.kill('SIGTERM');
  }
  expectStatus('the admin API, told to stop,', await ended, 0);
}

/** The commands of a release; with `whole`, a first release and one that finds nothing new. */
async function tryRelease(
  image: Image,
  apiUrl: string,
  port: number,
  whole: boolean,
): Promise<void> {
  const env = environmentOf(image, {
    ADMIN_API_URL: apiUrl,
    GATSBY_ADMIN_API_QA: apiUrl,
    SITE_URL: `http://127.0.0.1:${port}`,
    NGINX_LISTEN: `127.0.0.1:${port}`,
    CHROMIUM_PATH: findChromium() ?? '',
  });
  const release = (...args: string[]) => endOf(start(image, args, env));
  expectStatus('release status, before the first,', await release('status'), 2);
  if (!whole) return;
  expectStatus('release', await release(), 0);
  expectStatus('release scheduled, with nothing new,', await release('scheduled'), 0);
  expectStatus('release status', await release('status'), 0);
}

/** nginx with the image's configuration, on this machine's paths. */
async function trySite(image: Image, port: number, whole: boolean): Promise<void> {
  const given = fs.readFileSync(path.join(image.root, 'etc/nginx/nginx.conf'), 'utf8');
  const configuration = path.join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const places = given
    .replaceAll('/tmp/', `${temporary}/`)
    .replaceAll('/srv/www', releases)
    .replaceAll('/dev/stdout', path.join(folder, 'access.log'));
  fs.writeFileSync(configuration, user + places);
  const env = environmentOf(image, {});
  const checked = spawnSync('nginx', ['-t', '-c', configuration], { env, stdio: 'inherit' });
  expectStatus('nginx -t', checked.status, 0);
  if (!whole) return;
  const server = start(image, ['-c', configuration], env);
  const ended = endOf(server);
  const isServed = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    return answer?.status === 200 && (await answer.text()).includes('<h1');
  };
  try {
    await untilTrue('the site behind nginx', isServed);
  } finally {
    process.kill(-(server.pid as number), 'SIGTERM');
    await ended;
  }
}

async function main(): Promise<void> {
  const whole = process.argv.includes('--release');
  fs.mkdirSync(releases);
  fs.mkdirSync(temporary);
  const dockerfile = fs.readFileSync(path.join(PROJECT_ROOT, 'deploy/docker/Dockerfile'), 'utf8');
  const stages = stagesOf(dockerfile);
  const images: Record<string, Image> = {};
  const lay = (name: string): Image =>
    (images[name] = layOut(stages, name, path.join(folder, name), images));
  lay('dependencies');
  const [adminApi, release, site] = [lay('admin-api'), lay('release'), lay('site')];
  const port = await freePort();
  await withAdminApi(adminApi, (url) => tryRelease(release, url, port, whole));
  await trySite(site, port, whole);
  console.log(`\nThe images’ steps are right${whole ? '' : '; a release itself was not run'}.`);
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  })
  .finally(() => {
    fs.rmSync(folder, { recursive: true, force: true });
  });
