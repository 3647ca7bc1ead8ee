/**
 * `npm run soak [-- --runs 200] [--posts 60] [--cold-every 72]`: runs of a schedule, one after the other, against content that changes
 * in every second of them, with days made seconds. Fails where time, memory or disk grow from run to run.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../pipeline/layout';
import { endGroup, runMeasured } from '../pipeline/processes';
import { exitCodes } from '../pipeline/release/report';
import { cleanEnvironment, startApi } from './builds';
import { generatePictures } from './generate-pictures';
import { median } from './median';
import { machine, markdownTable, putSection, terminalTable } from './performance-file';

interface Sample {
  isChanged: boolean;
  seconds: number;
  /** Of all processes of the run: other work on the machine stretches its seconds, and these hardly. */
  cpuSeconds: number;
  memory: number;
  /** Bytes on the disk of all that releases keep: state and releases; a file with two names counts once. */
  disk: number;
  files: number;
  /** Names that runs have left in the system's temporary folder. */
  leftOvers: number;
}

interface Length {
  runs: number;
  posts: number;
  /** Minutes after which a build is compared with a cold one. */
  coldEveryMinutes: number;
}

/** A growth above this share, from the second quarter of the runs to the last, is one too many. */
const MOST_GROWTH = 0.1;
/** Memory and time waver on a machine that does other things too. */
const MOST_WAVERING = 0.25;

function diskOf(folders: readonly string[]): { disk: number; files: number } {
  const size = (args: readonly string[]) =>
    Number(
      /\d+/.exec(
        execFileSync('du', [...args, '-sc', ...folders], { encoding: 'utf8' })
          .trim()
          .split('\n')
          .at(-1) ?? '',
      )?.[0],
    );
  return { disk: size(['--block-size=1']), files: size(['--inodes']) };
}

interface Growth {
  what: string;
  before: number;
  after: number;
  most: number;
}

/** Medians of the second quarter against those of the last: the first fills caches and keeps its releases. */
function growthOf(samples: readonly Sample[]): Growth[] {
  const quarter = Math.floor(samples.length / 4);
  const early = samples.slice(quarter, 2 * quarter);
  const late = samples.slice(-quarter);
  const compare = (what: string, of: (sample: Sample) => number, most: number, only?: boolean) => {
    const values = (list: readonly Sample[]) =>
      median(list.filter(({ isChanged }) => only === undefined || isChanged === only).map(of)) ?? 0;
    return { what, before: values(early), after: values(late), most };
  };
  return [
    compare('disk, MB', ({ disk }) => disk / 1e6, MOST_GROWTH),
    compare('files on the disk', ({ files }) => files, MOST_GROWTH),
    compare('left in temporary folders', ({ leftOvers }) => leftOvers, 0),
    compare(
      'peak memory of a run that publishes, MB',
      ({ memory }) => memory / 1e6,
      MOST_WAVERING,
      true,
    ),
    compare(
      'CPU seconds of a run that publishes',
      ({ cpuSeconds }) => cpuSeconds,
      MOST_WAVERING,
      true,
    ),
    compare(
      'CPU seconds of a run without a change',
      ({ cpuSeconds }) => cpuSeconds,
      MOST_WAVERING,
      false,
    ),
    compare('seconds of a run that publishes', ({ seconds }) => seconds, MOST_WAVERING, true),
    compare('seconds of a run without a change', ({ seconds }) => seconds, MOST_WAVERING, false),
  ];
}

const isTooMuch = ({ before, after, most }: Growth) => after > before * (1 + most);
const titles = ['What', 'Second quarter', 'Last quarter', 'Growth', 'At most'];
const rowOf = ({ what, before, after, most }: Growth) => [
  what,
  before.toFixed(1),
  after.toFixed(1),
  before === 0 ? (after === 0 ? '0 %' : '∞') : `${((after / before - 1) * 100).toFixed(1)} %`,
  `${most * 100} %`,
];

const INTRO = `## Soak

\`npm run soak\` runs \`npm run release\` two hundred times against content that changes before every second run, with a time of grace of seconds in place of days, and holds the second quarter of the runs against the last.`;

async function soak(
  { runs, posts, coldEveryMinutes }: Length,
  signal: AbortSignal,
): Promise<Sample[]> {
  const root = path.join(PROJECT_ROOT, '.site/bench');
  const folder = path.join(root, 'soak');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'site-soak-'));
  const pictures = path.join(root, 'pictures');
  await generatePictures(pictures, posts);
  const api = await startApi(pictures, { posts, lists: 'whole' });
  const state = path.join(folder, 'state');
  const releases = path.join(folder, 'releases');
  const samples: Sample[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const isChanged = run % 2 === 0;
      if (isChanged) {
        await fetch(new URL(`/change/${(run * 7) % posts}`, api.url), { method: 'POST' });
      }
      const { status, output, seconds, cpuSeconds, peakMemoryBytes } = await runMeasured(
        process.execPath,
        ['--import', 'tsx', path.join(PROJECT_ROOT, 'scripts/release.ts')],
        {
          cwd: PROJECT_ROOT,
          signal,
          env: {
            ...cleanEnvironment(),
            // A run's figures must be its own: no pictures made by one before it.
            PICTURE_STORE_MB: '0',
            ADMIN_API_URL: api.url,
            SITE_URL: 'http://127.0.0.1:9000',
            SITE_STATE_DIR: state,
            RELEASE_DIR: releases,
            RELEASES_KEPT: '3',
            RELEASE_ASSET_GRACE_DAYS: '0.001',
            RELEASE_COLD_EVERY_DAYS: String(coldEveryMinutes / 1440),
            TMPDIR: temporary,
          },
        },
      );
      const outcome = isChanged ? 'published' : 'unchanged';
      if (status !== exitCodes[outcome]) {
        throw new Error(
          `Run ${run + 1} ended with ${status ?? 'killed'}, not ${outcome}:\n${output}`,
        );
      }
      samples.push({
        isChanged,
        seconds,
        cpuSeconds: cpuSeconds ?? 0,
        memory: peakMemoryBytes ?? 0,
        ...diskOf([state, releases]),
        leftOvers: fs.readdirSync(temporary).filter((name) => !name.startsWith('tsx-')).length,
      });
      const last = samples.at(-1);
      process.stdout.write(
        `${String(run + 1).padStart(4)}  ${outcome.padEnd(9)}  ${seconds.toFixed(1)} s  CPU ${(last?.cpuSeconds ?? 0).toFixed(1)} s  ${((last?.memory ?? 0) / 1e6).toFixed(0)} MB of memory  ${((last?.disk ?? 0) / 1e6).toFixed(0)} MB  ${last?.files ?? 0} files\n`,
      );
    }
  } finally {
    endGroup(api.child);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.rmSync(temporary, { recursive: true, force: true });
  }
  return samples;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '200' },
      posts: { type: 'string', default: '60' },
      'cold-every': { type: 'string', default: '72' },
      'no-record': { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  const posts = Number(values.posts);
  const coldEveryMinutes = Number(values['cold-every']);
  if (!Number.isInteger(runs) || runs < 8 || !Number.isInteger(posts) || posts < 1) {
    throw new Error('--runs takes a whole number of 8 or more, --posts one of 1 or more.');
  }
  if (!(coldEveryMinutes >= 0)) {
    throw new Error('--cold-every takes minutes; 0 is for never.');
  }
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      controller.abort();
    });
  }
  const growth = growthOf(await soak({ runs, posts, coldEveryMinutes }, controller.signal));
  process.stdout.write(`\n${terminalTable(titles, growth.map(rowOf), 1)}\n`);
  if (!values['no-record']) {
    putSection(
      'soak',
      [
        `### ${runs} runs over ${posts} posts`,
        '',
        `${new Date().toISOString().slice(0, 10)}, \`npm run soak -- --runs ${runs} --posts ${posts}\`, on ${machine()}.`,
        '',
        markdownTable(titles, growth.map(rowOf), 1),
      ].join('\n'),
      INTRO,
    );
  }
  const wrong = growth.filter(isTooMuch);
  if (wrong.length > 0) {
    throw new Error(`Too much growth: ${wrong.map(({ what }) => what).join('; ')}.`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
