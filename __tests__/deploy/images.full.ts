/** The Dockerfile's images laid out in folders, without Docker, and what they start. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/servers/free-port';
import { until } from '../../scripts/servers/until';
import { startChild } from '../support/child';
import { read, root } from '../support/deploy-files';
import { imagesOf, type Image } from '../support/dockerfile';
import { linkPackages } from '../support/project-copy';
import { Scratch } from '../support/scratch';

const images = imagesOf(read('deploy/docker/Dockerfile'));
let scratch: Scratch;
beforeAll(() => {
  scratch = new Scratch();
});
afterAll(() => {
  scratch.remove();
});

function imageNamed(name: string): Image {
  const image = images.find((each) => each.name === name);
  if (!image) throw new Error(`The Dockerfile has no image "${name}".`);
  return image;
}

/** Copies what the image copies; packages are this project's. @returns the folder to start it in */
function layOut({ name, workdir, copies }: Image): string {
  const place = path.join(scratch.file(name), workdir);
  for (const { sources, target } of copies.filter(({ from }) => from === null)) {
    for (const source of sources) {
      const isFile = fs.statSync(path.join(root, source)).isFile();
      const to = path.resolve(place, target, isFile ? path.basename(source) : '');
      fs.cpSync(path.join(root, source), to, { recursive: true });
    }
  }
  linkPackages(place);
  return place;
}

/** The image's environment, with this machine's programs and a folder for all that it writes. */
const environmentOf = ({ env }: Image, more: Readonly<Record<string, string>>) => ({
  PATH: process.env['PATH'],
  ...env,
  HOME: scratch.path,
  ...more,
});

it('admin-api becomes healthy, and ends when the engine stops it', async () => {
  const image = imageNamed('admin-api');
  const [program = '', ...args] = image.entrypoint;
  const [check = '', ...checkArgs] = image.healthcheck;
  const cwd = layOut(image);
  const env = environmentOf(image, {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    SITE_URL: 'http://127.0.0.1:9000',
    ADMIN_API_DATA_DIR: 'memory',
  });
  const server = startChild(program, args, { cwd, env });
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  try {
    await until(() => {
      if (hasEnded) throw new Error(server.output());
      return spawnSync(check, checkArgs, { cwd, env }).status === 0;
    }, 120_000);
  } finally {
    server.signal('SIGTERM');
  }
  expect(await server.ended).toMatchObject({ status: 0 });
}, 180_000);

it('release answers its commands', async () => {
  const image = imageNamed('release');
  const [program = '', ...args] = image.entrypoint;
  const cwd = layOut(image);
  const env = environmentOf(image, {
    SITE_URL: 'http://127.0.0.1:9000',
    RELEASE_DIR: scratch.file('www'),
  });
  const { status, output } = await startChild(program, [...args, 'status'], { cwd, env }).ended;
  expect([status, output]).toEqual([2, expect.stringContaining('No release is live.')]);
}, 120_000);
