/** Builds and releases of this site, and builds of a bare Gatsby site, in turn over the same generated posts. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PICTURE_QUALITY, pictureWidths } from '../src/pictures/build/images';
import { pictureSizes } from '../src/pictures/sizes';
import { startContentApi } from './content-api';
import { runMeasured, type Usage } from './measured-run';
import { generatePictures, PICTURE_WIDTH } from './pictures';
import { tableOf } from './table';

const ROOT = path.resolve(import.meta.dirname, '..');
const GATSBY = path.join(ROOT, 'node_modules/.bin/gatsby');

/** The environment without a person's own settings of builds. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = /^(?:GATSBY_|SITE_|ADMIN_API_|PICTURE|ACCEPT_|FORCE_|MEDIA_|RELEASE|REPORT_|S3_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

/** Arguments of `generateImageData` for the two sizes that a post's picture has: in its head and on cards. */
function pictureArguments(): string {
  const { head, card } = pictureSizes;
  const settings = Object.entries({ head, card }).map(([name, { asked }]) => [
    name,
    {
      ...asked,
      breakpoints: pictureWidths(PICTURE_WIDTH, asked),
      quality: PICTURE_QUALITY,
      formats: ['auto', 'webp'],
      placeholder: 'none',
    },
  ]);
  return JSON.stringify(Object.fromEntries(settings));
}

/** A build or release, what it is held against, and the most that its seconds may be of the other's. */
type Row = [name: string, ours: Usage, other: Usage, most?: number];

const titles = ['s', 'CPU s', 'MiB', 'other s', 'CPU s', 'MiB', 'times', 'at most', 'MiB times'];

function tableOfRows(rows: readonly Row[]): string {
  const cells = rows.map(([name, ours, other, most]) => [
    name,
    ...[ours, other].flatMap(wordsOf),
    (ours.seconds / other.seconds).toFixed(2),
    most === undefined ? '' : String(most),
    (ours.peakMebibytes / other.peakMebibytes).toFixed(2),
  ]);
  return tableOf(['', ...titles], cells);
}

const wordsOf = ({ seconds, cpuSeconds, peakMebibytes }: Usage): string[] => [
  seconds.toFixed(1),
  cpuSeconds.toFixed(1),
  peakMebibytes.toFixed(0),
];

/**
 * Measures the builds of one number of posts, and the releases; prints a table. The two sites take turns, so that what
 * else the machine does falls on both.
 */
export async function measureBuilds(posts: number): Promise<void> {
  const all = path.join(ROOT, '.site/bench');
  const folder = path.join(all, 'builds');
  fs.rmSync(folder, { recursive: true, force: true });
  const pictures = await generatePictures(path.join(all, 'pictures'), posts);
  const bare = path.join(folder, 'bare');
  fs.cpSync(path.join(ROOT, 'bench/bare'), bare, { recursive: true });
  const api = await startContentApi(posts, path.join(all, 'pictures'));
  const [state, publicDir] = [path.join(folder, 'state'), path.join(folder, 'public')];
  const run = async (name: string, args: string[], cwd: string, settings: NodeJS.ProcessEnv) => {
    const log = path.join(folder, `${name}.log`);
    const env = { ...cleanEnvironment(), ...settings };
    const usage = await runMeasured(args, { cwd, env, log });
    console.log(`${name}: ${wordsOf(usage).join(', ')}`);
    return usage;
  };
  const ours = (name: string, script: string, stateDir: string) =>
    run(`this site, ${name}`, ['--import', 'tsx', `scripts/${script}.ts`], ROOT, {
      ADMIN_API_URL: api.url,
      SITE_URL: 'http://127.0.0.1:9000',
      SITE_STATE_DIR: stateDir,
      SITE_PUBLIC_DIR: publicDir,
      PICTURE_STORE_DIR: path.join(folder, 'picture-store'),
      RELEASE_DIR: path.join(folder, 'releases'),
      RELEASE_COLD_EVERY_DAYS: '0',
    });
  const theirs = (name: string) => {
    fs.writeFileSync(path.join(bare, 'posts.json'), JSON.stringify(api.posts));
    return run(`bare site, ${name}`, [GATSBY, 'build'], bare, {
      NODE_ENV: 'production',
      GATSBY_TELEMETRY_DISABLED: '1',
      BARE_PICTURES: path.join(all, 'pictures'),
      BARE_PICTURE_ARGUMENTS: pictureArguments(),
    });
  };
  const change = () => api.change(Math.floor(posts / 2));
  const load = os.loadavg()[0] ?? 0;
  try {
    const cold = await ours('cold', 'build', state);
    const bareCold = await theirs('cold');
    for (const made of [state, publicDir]) fs.rmSync(made, { recursive: true });
    const stored = await ours('cold, pictures stored', 'build', state);
    const same = await ours('no change', 'build', state);
    const bareSame = await theirs('no change');
    change();
    const changed = await ours('one post changed', 'build', state);
    const bareChanged = await theirs('one post changed');
    const releases = path.join(folder, 'release-state');
    const first = await ours('first release', 'release', releases);
    change();
    const release = await ours('release, one post changed', 'release', releases);
    const [cpu] = os.cpus();
    console.log(`
${posts} posts, ${pictures} pictures; Node ${process.versions.node}, ${os.cpus().length} × ${cpu?.model ?? ''}, load before ${load.toFixed(1)}; builds against the bare site's, releases against their builds; memory at most 2.5 times
`);
    console.log(
      tableOfRows([
        ['cold', cold, bareCold, 1.6],
        ['cold, pictures stored', stored, bareCold, 0.6],
        ['no change', same, bareSame],
        ['one post changed', changed, bareChanged, posts > 1000 ? 4 : 2.5],
        ['first release', first, stored],
        ['release, one post changed', release, changed, 2],
      ]),
    );
  } finally {
    api.stop();
  }
}
