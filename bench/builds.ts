/** Builds and releases of this site, and builds of the yardstick, in turn over the same generated posts. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../pipeline/files';
import { latestReportFile, PROJECT_ROOT } from '../pipeline/layout';
import { endGroup, runMeasured, type Usage } from '../pipeline/processes';
import { changesBetween } from '../pipeline/changes';
import { exitCodes, type ReleaseOutcome, type ReleaseReport } from '../pipeline/release/report';
import { ReleaseStore } from '../pipeline/release/store';
import { readReleaseSettings } from '../pipeline/release/settings';
import type { BuildReport } from '../pipeline/report';
import { generatePictures } from './generate-pictures';
import { slugOf } from './generate-content';
import { watchMachine, type Machine } from './quiet';
import { changedFiles, countPages, countPictures, notShowing, readTree, type Tree } from './trees';
import { yardstickPictures } from './yardstick-pictures';

export type BuildStep = 'cold' | 'stored' | 'unchanged' | 'warm' | 'changed';
export type ReleaseStep = 'firstRelease' | 'changedRelease' | 'laterRelease' | 'unchangedRelease';
export type Step = BuildStep | ReleaseStep;

export interface StepResult extends Usage {
  pages: number;
  /** Null for a release, whose site has those of the build. */
  pictureFiles: number | null;
  /** Files of the site whose hash differs from before; null where there was none. */
  changed: string[] | null;
  /** Of a changed post's build: changed files that do not show the post. */
  unexplained: string[];
  /** Seconds of the parts of a build or release, where it tells them. */
  parts: Readonly<Record<string, number>>;
}

export type Results = Partial<Record<Step, StepResult>>;

export interface ContentRun {
  posts: number;
  pictures: number;
  ours: Results;
  yardstick: Results;
  machine: Machine;
  /** Changed files of a release of one changed post, by kind; none where none was measured. */
  changedKinds: readonly string[];
}

export interface RunOptions {
  posts: number;
  lists: 'whole' | 'summaries';
  /** Leave caches, output and logs where they are. */
  keep: boolean;
  /** Cold builds alone. */
  coldOnly: boolean;
  /** Releases too, after the builds. */
  releases: boolean;
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
    /^(?:GATSBY_|SITE_|SNAPSHOT_|ADMIN_API_|PICTURE|ACCEPT_SHRINK|FORCE_BUILD|MEDIA_|RELEASE|REPORT_|S3_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
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
  step: BuildStep,
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
const expected: Record<
  BuildStep,
  { start: BuildReport['start']; outcome: BuildReport['outcome'] }
> = {
  cold: { start: 'cold', outcome: 'built' },
  stored: { start: 'cold', outcome: 'built' },
  unchanged: { start: null, outcome: 'unchanged' },
  warm: { start: 'warm', outcome: 'built' },
  changed: { start: 'warm', outcome: 'built' },
};

function partsOf(site: Site, step: BuildStep): Record<string, number> {
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
  step: BuildStep,
  before: Tree,
  slug: string,
  extra: NodeJS.ProcessEnv = {},
): Promise<{ result: StepResult; after: Tree }> {
  const { output: _output, ...usage } = await runBuild(site, step, extra);
  const after = readTree(site.publicDir);
  const changed = before.size === 0 ? null : changedFiles(before, after);
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

const SITE_URL = 'http://127.0.0.1:9000';

const releaseEnvironment = (folder: string) => ({
  SITE_URL,
  SITE_STATE_DIR: path.join(folder, 'state'),
  RELEASE_DIR: path.join(folder, 'releases'),
});

/** Where the releases build; below the folder, and not as this process's own environment says. */
function stateOfReleases(folder: string): string {
  const { environment } = readReleaseSettings(releaseEnvironment(folder));
  return path.join(folder, 'state', `release-${environment}`);
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
      SITE_URL,
      // That of the releases, which go on from the last build.
      SITE_STATE_DIR: stateOfReleases(folder),
      SITE_PUBLIC_DIR: publicDir,
      PICTURE_STORE_DIR: path.join(folder, 'picture-store'),
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
      YARDSTICK_STATE_DIR: stateOfReleases(folder),
      YARDSTICK_PICTURES: JSON.stringify(yardstickPictures()),
    },
    logs: path.join(folder, 'logs'),
    signal,
  };
}

const outcomes: Record<ReleaseStep, ReleaseOutcome> = {
  firstRelease: 'published',
  changedRelease: 'published',
  laterRelease: 'published',
  unchangedRelease: 'unchanged',
};

/** Kind of a file of the site, by its name; the first that fits. */
const KINDS: readonly (readonly [name: RegExp, kind: string])[] = [
  [/^pagefind\//, 'search index'],
  [/\.html$|^page-data\//, 'pages and their data'],
  [/^list-index\//, 'filters of lists'],
  [/\.(?:rss|atom|jsonfeed)$|^sitemap[^/]*\.xml$/, 'feeds and sitemaps'],
  [/^share\//, 'share pictures'],
];

/** Files by kind: their number and their bytes before packing. */
function kindsOf(names: readonly string[], site: string): string[] {
  const kinds = new Map<string, { files: number; bytes: number }>();
  for (const name of names) {
    const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'others';
    const { files, bytes } = kinds.get(kind) ?? { files: 0, bytes: 0 };
    const { size } = fs.statSync(path.join(site, name));
    kinds.set(kind, { files: files + 1, bytes: bytes + size });
  }
  return [...kinds].map(
    ([kind, { files, bytes }]) =>
      `${kind} ${files} (${Math.round(bytes / 1000).toLocaleString('en')} kB)`,
  );
}

/** The steps of a release, with the seconds that grow with the site though Gatsby has no part in them. */
function stepsOf({ steps, build }: ReleaseReport): Record<string, number> {
  const gatsby = build?.steps['gatsby'];
  if (gatsby === undefined) return steps;
  const counted = ['pull', 'build', 'check', 'publish'].map((name) => steps[name] ?? 0);
  const outside = counted.reduce((sum, seconds) => sum + seconds, -gatsby);
  return { ...steps, gatsby, 'outside Gatsby': outside };
}

/** Runs `npm run release` as a schedule does. @throws {Error} with the log's end where its outcome is another */
async function measureRelease(
  folder: string,
  step: ReleaseStep,
  { env, logs, signal }: Site,
): Promise<{ result: StepResult; kinds: string[] }> {
  const environment = releaseEnvironment(folder);
  const { status, output, ...usage } = await runMeasured(
    process.execPath,
    ['--import', 'tsx', path.join(PROJECT_ROOT, 'scripts/release.ts')],
    {
      cwd: PROJECT_ROOT,
      signal,
      env: {
        ...env,
        ...environment,
        RELEASES_KEPT: '1',
        RELEASE_COLD_EVERY_DAYS: '0',
        RELEASE_TIME_LIMIT_MINUTES: '1440',
      },
    },
  );
  fs.writeFileSync(path.join(logs, `${step}.log`), output);
  if (status !== exitCodes[outcomes[step]]) {
    const end = output.trimEnd().split('\n').slice(-40).join('\n');
    throw new Error(`${step}: ended with ${status ?? 'killed'}, not ${outcomes[step]}.\n${end}`);
  }
  const settings = readReleaseSettings(environment);
  const report = readJson<ReleaseReport>(path.join(settings.folder, 'last-report.json'));
  const store = new ReleaseStore(settings.folder, settings.nginx);
  const [live, before] = [store.live(), store.previous()];
  const isChange = outcomes[step] === 'published' && live && before;
  const { added, changed, removed } = isChange
    ? changesBetween(before.files, live.files)
    : { added: [], changed: [], removed: [] };
  return {
    result: {
      ...usage,
      pages: report?.build?.pages.total ?? 0,
      pictureFiles: null,
      changed: step === 'firstRelease' ? null : [...added, ...changed, ...removed],
      unexplained: [],
      parts: report ? stepsOf(report) : {},
    },
    kinds: isChange ? kindsOf([...added, ...changed], store.siteOf(live.id)) : [],
  };
}

function words({ seconds, parts }: StepResult): string {
  const told = Object.entries(parts).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  return `${seconds.toFixed(1)} s${told.length > 0 ? ` (${told.join(', ')})` : ''}`;
}

/**
 * Measures the builds of one number of posts, and the releases. The two sites take turns, so that what else the
 * machine does falls on both.
 */
export async function measureBuilds(options: RunOptions): Promise<ContentRun> {
  const { posts, print, signal } = options;
  const root = path.join(PROJECT_ROOT, '.site/bench');
  const folder = path.join(root, `content-${posts}`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, 'logs'), { recursive: true });
  print(`${posts.toLocaleString('en')} posts: making the pictures …\n`);
  const pictureFolder = path.join(root, 'pictures');
  const pictures = await generatePictures(pictureFolder, posts);
  const watch = watchMachine();
  const api = await startApi(pictureFolder, options);
  const run: Omit<ContentRun, 'machine'> = {
    posts,
    pictures,
    ours: {},
    yardstick: {},
    changedKinds: [],
  };
  const changedIndex = Math.floor(posts / 2);
  const slug = slugOf(changedIndex);
  const change = (index: number) => fetch(new URL(`/change/${index}`, api.url), { method: 'POST' });
  try {
    const ours = ourSite(folder, api.url, signal);
    const yardstick = yardstickSite(folder, signal);
    const trees = new Map<Site, Tree>();
    const note = (site: Site, step: Step, result: StepResult) => {
      print(`  ${site.name}, ${step}: ${words(result)}\n`);
      (site === ours ? run.ours : run.yardstick)[step] = result;
    };
    const build = async (site: Site, step: BuildStep, extra?: NodeJS.ProcessEnv) => {
      const before = trees.get(site) ?? new Map<string, string>();
      const { result, after } = await measureStep(site, step, before, slug, extra);
      trees.set(site, after);
      note(site, step, result);
    };
    const release = async (step: ReleaseStep) => {
      const { result, kinds } = await measureRelease(folder, step, ours);
      note(ours, step, result);
      if (kinds.length > 0) run.changedKinds = kinds;
    };
    await build(ours, 'cold');
    await build(yardstick, 'cold');
    // A machine that has nothing but pictures and compilations of another build.
    fs.rmSync(path.join(folder, 'state'), { recursive: true });
    fs.rmSync(ours.publicDir, { recursive: true });
    await build(ours, 'stored');
    if (!options.coldOnly) {
      await build(ours, 'unchanged');
      await build(ours, 'warm', { FORCE_BUILD: '1' });
      await build(yardstick, 'warm');
      await change(changedIndex);
      await build(ours, 'changed');
      await build(yardstick, 'changed');
    }
    if (options.releases) {
      try {
        await release('firstRelease');
        // The last one is the first that is made of one that is gone.
        const steps = ['changedRelease', 'laterRelease', 'laterRelease'] as const;
        for (const [index, step] of steps.entries()) {
          await change(changedIndex + 1 + index);
          await release(step);
        }
        await release('unchangedRelease');
      } catch (error) {
        signal.throwIfAborted();
        // The builds before them take an hour at 10,000 posts: their figures stay.
        print(`Not measured: ${String(error)}\n`);
        process.exitCode = 1;
      }
    }
  } finally {
    endGroup(api.child);
  }
  const machine = watch.end();
  if (!options.keep) fs.rmSync(folder, { recursive: true, force: true });
  return { ...run, machine };
}
