/** Content builds of this site and of the yardstick, measured in turn over the same generated posts. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../pipeline/files';
import { latestReportFile, PROJECT_ROOT } from '../pipeline/layout';
import { endGroup, runMeasured, type Usage } from '../pipeline/processes';
import type { BuildReport } from '../pipeline/report';
import { generatePictures } from './generate-pictures';
import { slugOf } from './generate-content';
import { changedFiles, countPages, countPictures, notShowing, readTree, type Tree } from './trees';
import { yardstickPictures } from './yardstick-pictures';

export type Step = 'cold' | 'unchanged' | 'warm' | 'changed';

export interface StepResult extends Usage {
  pages: number;
  pictureFiles: number;
  /** Files of `public/` whose hash differs from before; null for a cold build. */
  changed: string[] | null;
  /** Of a changed post's build: changed files that do not show the post. */
  unexplained: string[];
  /** Seconds of the build's parts, where it tells them. */
  parts: Readonly<Record<string, number>>;
}

export type Results = Partial<Record<Step, StepResult>>;

export interface ContentRun {
  posts: number;
  pictures: number;
  ours: Results;
  yardstick: Results;
}

export interface RunOptions {
  posts: number;
  lists: 'whole' | 'summaries';
  /** Leave caches, output and logs where they are. */
  keep: boolean;
  /** Cold builds alone. */
  coldOnly: boolean;
  print: (text: string) => void;
  signal: AbortSignal;
}

interface Site {
  name: string;
  publicDir: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logs: string;
  signal: AbortSignal;
}

/** The environment without a person's own build settings. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const own =
    /^(?:GATSBY_|SITE_|SNAPSHOT_|ADMIN_API_|PICTURES_|ACCEPT_SHRINK|FORCE_BUILD|MEDIA_|RELEASE|S3_)/;
  const others = Object.entries(process.env).filter(([name]) => !own.test(name));
  // A build's figures must be its own: no pictures made by one before it.
  return { ...Object.fromEntries(others), PICTURE_STORE_MB: '0' };
}

/** Serves generated posts, in its own process. */
export async function startApi(
  pictures: string,
  options: Pick<RunOptions, 'posts' | 'lists'>,
): Promise<{ url: string; child: ChildProcess }> {
  const script = path.join(PROJECT_ROOT, 'bench/content-api.ts');
  const args = ['--import', 'tsx', script, String(options.posts), pictures, options.lists];
  const child = spawn(process.execPath, args, {
    cwd: PROJECT_ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => {
      resolve(chunk.toString('utf8').trim());
    });
    child.once('exit', (code) => {
      reject(new Error(`The API of the bench ended with status ${code ?? 'killed'}.`));
    });
  });
  return { url, child };
}

/** Runs one build; its output goes to a log. @throws {Error} with the log's end where it failed */
async function runBuild(
  site: Site,
  step: Step,
  extra: NodeJS.ProcessEnv,
): Promise<Usage & { output: string }> {
  const log = path.join(site.logs, `${site.name}-${step}.log`);
  const { status, output, ...usage } = await runMeasured(process.execPath, site.args, {
    cwd: site.cwd,
    env: { ...site.env, ...extra },
    signal: site.signal,
  });
  fs.writeFileSync(log, output);
  if (status !== 0) {
    const end = output.trimEnd().split('\n').slice(-40).join('\n');
    throw new Error(`${site.name}, ${step}: status ${status ?? 'killed'}.\n${end}\n(${log})`);
  }
  return { ...usage, output };
}

/** Expected outcome of our builds, so that no figure stands under a wrong name. */
const expected: Record<Step, { start: BuildReport['start']; outcome: BuildReport['outcome'] }> = {
  cold: { start: 'cold', outcome: 'built' },
  unchanged: { start: null, outcome: 'unchanged' },
  warm: { start: 'warm', outcome: 'built' },
  changed: { start: 'warm', outcome: 'built' },
};

function partsOf(site: Site, step: Step): Record<string, number> {
  const stateDir = site.env['SITE_STATE_DIR'];
  const report = stateDir ? readJson<BuildReport>(latestReportFile(stateDir)) : null;
  if (!report) return {};
  const { start, outcome } = expected[step];
  if (report.start !== start || report.outcome !== outcome) {
    throw new Error(
      `${site.name}, ${step}: the build was ${report.outcome}, started ${report.start ?? 'not at all'}, instead of ${outcome}, started ${start ?? 'not at all'}. Were sources edited meanwhile?`,
    );
  }
  return report.steps;
}

async function measureStep(
  site: Site,
  step: Step,
  before: Tree,
  slug: string,
  extra: NodeJS.ProcessEnv = {},
): Promise<{ result: StepResult; after: Tree }> {
  const { output: _output, ...usage } = await runBuild(site, step, extra);
  const after = readTree(site.publicDir);
  const changed = step === 'cold' ? null : changedFiles(before, after);
  const result: StepResult = {
    ...usage,
    pages: countPages(after),
    pictureFiles: countPictures(after),
    changed,
    unexplained: step === 'changed' ? notShowing(site.publicDir, changed ?? [], slug) : [],
    parts: partsOf(site, step),
  };
  return { result, after };
}

function ourSite(folder: string, apiUrl: string, signal: AbortSignal): Site {
  const publicDir = path.join(folder, 'public');
  return {
    name: 'this site',
    publicDir,
    args: ['--import', 'tsx', path.join(PROJECT_ROOT, 'scripts/build.ts')],
    cwd: PROJECT_ROOT,
    env: {
      ...cleanEnvironment(),
      ADMIN_API_URL: apiUrl,
      SITE_STATE_DIR: path.join(folder, 'state'),
      SITE_PUBLIC_DIR: publicDir,
    },
    logs: path.join(folder, 'logs'),
    signal,
  };
}

function yardstickSite(folder: string, signal: AbortSignal): Site {
  const directory = path.join(folder, 'yardstick');
  fs.cpSync(path.join(PROJECT_ROOT, 'bench/yardstick'), directory, { recursive: true });
  return {
    name: 'yardstick',
    publicDir: path.join(directory, 'public'),
    args: [path.join(PROJECT_ROOT, 'node_modules/gatsby/cli.js'), 'build'],
    cwd: directory,
    env: {
      ...cleanEnvironment(),
      NODE_ENV: 'production',
      GATSBY_TELEMETRY_DISABLED: '1',
      YARDSTICK_STATE_DIR: path.join(folder, 'state'),
      YARDSTICK_PICTURES: JSON.stringify(yardstickPictures()),
    },
    logs: path.join(folder, 'logs'),
    signal,
  };
}

function words({ seconds, parts }: StepResult): string {
  const told = Object.entries(parts).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  return `${seconds.toFixed(1)} s${told.length > 0 ? ` (${told.join(', ')})` : ''}`;
}

/**
 * Measures the builds of one number of posts. The two sites take turns, so that what else the machine does
 * falls on both.
 */
export async function measureContentBuilds(options: RunOptions): Promise<ContentRun> {
  const { posts, print, signal } = options;
  const root = path.join(PROJECT_ROOT, '.site/bench');
  const folder = path.join(root, `content-${posts}`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, 'logs'), { recursive: true });
  print(`${posts.toLocaleString('en')} posts: making the pictures …\n`);
  const pictureFolder = path.join(root, 'pictures');
  const pictures = await generatePictures(pictureFolder, posts);
  const api = await startApi(pictureFolder, options);
  const run: ContentRun = { posts, pictures, ours: {}, yardstick: {} };
  const changedIndex = Math.floor(posts / 2);
  const slug = slugOf(changedIndex);
  try {
    const ours = ourSite(folder, api.url, signal);
    const yardstick = yardstickSite(folder, signal);
    const trees = new Map<Site, Tree>();
    const measure = async (site: Site, step: Step, extra?: NodeJS.ProcessEnv) => {
      const { result, after } = await measureStep(
        site,
        step,
        trees.get(site) ?? new Map(),
        slug,
        extra,
      );
      trees.set(site, after);
      print(`  ${site.name}, ${step}: ${words(result)}\n`);
      (site === ours ? run.ours : run.yardstick)[step] = result;
    };
    await measure(ours, 'cold');
    await measure(yardstick, 'cold');
    if (!options.coldOnly) {
      await measure(ours, 'unchanged');
      await measure(ours, 'warm', { FORCE_BUILD: '1' });
      await measure(yardstick, 'warm');
      await fetch(new URL(`/change/${changedIndex}`, api.url), { method: 'POST' });
      await measure(ours, 'changed');
      await measure(yardstick, 'changed');
    }
  } finally {
    endGroup(api.child);
  }
  if (!options.keep) fs.rmSync(folder, { recursive: true, force: true });
  return run;
}
