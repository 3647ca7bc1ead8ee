/**
 * Makes a verified site in a build folder: pulls, runs Gatsby, makes the search index, verifies. The caller then places
 * or releases it.
 */
import path from 'node:path';
import { collections } from '../src/collections/build-rows';
import { digestOf } from '../src/lib/build/digest';
import type { Redirect } from '../src/data-layer/redirects';
import { readSiteManifest } from '../src/data-layer/site-manifest';
import { readSnapshot } from '../src/pull/snapshot/read';
import type { Snapshot } from '../src/pull/snapshot/types';
import { authorsPartOf, type AuthorsPart } from './authors-part';
import { PROJECT_ROOT, type BuildFolder } from './layout';
import { openPictureStore } from './picture-store/open';
import { endLeftOver, runProcess, StepError } from './processes';
import { runPull, type PullOutcome } from './pull-step';
import { reportOfSnapshot, type BuildReport } from './report';
import { runSearchIndex } from './search-index/step';
import { clearTemporary, withTemporary } from './temporary';
import { verifyOutput, type Verification } from './verify';
import * as work from './work-directory';

export interface MakeOptions {
  env: NodeJS.ProcessEnv;
  /** Prints progress. */
  print: (text: string) => void;
  stateDir: string;
  /** Start from nothing. */
  cold?: boolean;
  signal?: AbortSignal;
}

/** The pulled snapshot, with the other inputs of a site. */
export interface Pulled {
  generation: string;
  outcome: PullOutcome;
  ingredients: work.Ingredients;
  /** The time that the build uses as now; milliseconds since 1970. */
  now: number;
}

/** The outcome of a build, by the outcome of its pull. */
export const outcomeOf: Record<PullOutcome, BuildReport['outcome']> = {
  live: 'built',
  degraded: 'degraded',
  'older-content': 'older-content',
};

/** A verified output. */
export interface Made {
  /** The folder of the output. */
  output: string;
  /** Its published files, sorted. */
  files: string[];
  /** The same files with their size, time and digest. */
  kept: work.BuildMark['files'];
  pages: number;
  redirects: Redirect[];
  authors: AuthorsPart;
}

/** The output of an earlier build, by its mark. */
export const madeOfMark = (
  { output }: BuildFolder,
  { files, pages, redirects, authors }: work.BuildMark,
): Made => ({
  output,
  files: Object.keys(files).sort(),
  kept: files,
  pages,
  redirects,
  authors,
});

/** Records how long each step of a build takes; call the result at the end of each step. */
export function stopwatch(steps: BuildReport['steps']): (name: string) => void {
  let last = performance.now();
  return (name) => {
    const now = performance.now();
    steps[name] = (now - last) / 1000;
    last = now;
  };
}

const dated = collections.filter(({ atBuild }) => atBuild);

function dateHash({ items }: Snapshot, now: number): string {
  return digestOf(
    dated.map(({ key, atBuild }) => items[key].map(({ fields }) => atBuild?.(fields, now))),
  );
}

/** The options of a step: the file that records its process, and the signal that ends it. */
const stepOptions = (folder: BuildFolder, { signal }: MakeOptions) => ({
  record: folder.child,
  ...(signal ? { signal } : {}),
});

/** Ends processes that a killed build left in a folder, and deletes its temporary files. */
async function tidy({ child, temporary }: BuildFolder): Promise<void> {
  await endLeftOver(child);
  clearTemporary(temporary);
}

/**
 * Pulls the content into a snapshot, after ending a killed build's processes.
 * @throws {StepError} where it failed; its output has been passed on
 */
export async function pullContent(
  folder: BuildFolder,
  report: BuildReport,
  options: MakeOptions,
): Promise<Pulled> {
  await tidy(folder);
  const { stateDir } = options;
  const { generation, outcome } = await runPull(
    { ...options.env, SITE_STATE_DIR: stateDir },
    options.print,
    stepOptions(folder, options),
  );
  // Only what is needed: this process keeps it in memory while Gatsby and the search index run.
  const keys = dated.map(({ key }) => key);
  const snapshot = readSnapshot(stateDir, generation, keys);
  Object.assign(report, reportOfSnapshot(snapshot.manifest));
  const now = Date.now();
  const ingredients = {
    codeHash: work.codeHash(options.env),
    snapshotHash: snapshot.manifest.hash,
    dateHash: dateHash(snapshot, now),
  };
  return { generation, outcome, ingredients, now };
}

/** Gatsby's command. */
const GATSBY = path.join(PROJECT_ROOT, 'node_modules/.bin/gatsby');

/** Runs Gatsby, and gives it finished pictures from the machine's store. */
async function runGatsby(
  folder: BuildFolder,
  env: NodeJS.ProcessEnv,
  report: BuildReport,
  options: MakeOptions,
): Promise<void> {
  const { folder: store, jobs, report: without } = await openPictureStore(options.env);
  const started = performance.now();
  const { status, output } = await runProcess(process.execPath, [GATSBY, 'build'], {
    cwd: folder.work,
    env: jobs
      ? { ...env, ENABLE_GATSBY_EXTERNAL_JOBS: '1', OPENED_PICTURE_STORE: store ?? '' }
      : env,
    onOutput: options.print,
    ...(jobs ? { onMessage: (message) => jobs.answer(message) } : {}),
    ...stepOptions(folder, options),
  });
  clearTemporary(folder.temporary);
  if (status !== 0) {
    throw new StepError(
      `Gatsby ended with status ${status ?? 'killed'}; its messages are above.`,
      output,
    );
  }
  report.gatsby = { seconds: (performance.now() - started) / 1000 };
  report.pictureStore = (await jobs?.finish()) ?? without;
}

/** @throws {Error} naming what is wrong with an output */
function verified(folder: BuildFolder): Verification {
  const found = verifyOutput(folder.output, readSiteManifest(folder.work), work.strayFiles(folder));
  const { problems } = found;
  if (problems.length === 0) return found;
  const shown = problems.slice(0, 20).map((problem) => `  - ${problem}`);
  const rest = problems.length > 20 ? [`  … and ${problems.length - 20} more`] : [];
  throw new Error(`The output is not right:\n${[...shown, ...rest].join('\n')}`);
}

/**
 * Makes the site from the pull, and marks it once verified.
 * @throws {Error} where a step failed or the output is not right; the next build then starts from nothing
 */
export async function makeSite(
  folder: BuildFolder,
  { generation, ingredients, now }: Pulled,
  report: BuildReport,
  options: MakeOptions,
): Promise<Made> {
  const ended = stopwatch(report.steps);
  await tidy(folder);
  const env = {
    ...options.env,
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    SITE_STATE_DIR: options.stateDir,
    SNAPSHOT_GENERATION: generation,
    BUILD_TIME_MS: String(now),
  };
  report.start = work.prepareWorkDirectory(folder, ingredients.codeHash, options.cold ?? false);
  ended('prepare');
  await runGatsby(folder, withTemporary(env, folder.temporary), report, options);
  ended('gatsby');
  await runSearchIndex(folder.work, env, options.print, stepOptions(folder, options));
  ended('search index');
  const { files, pages } = verified(folder);
  if (work.codeHash(options.env) !== ingredients.codeHash) {
    throw new Error(
      'The code changed while the site was made of it; run again. Nothing of this build is kept.',
    );
  }
  const manifest = readSiteManifest(folder.work);
  work.takeGeneratedTypes(folder);
  const mark = {
    ...ingredients,
    files,
    pages,
    redirects: manifest.redirects,
    authors: authorsPartOf(manifest),
  };
  work.writeMark(folder, mark);
  ended('verify');
  return madeOfMark(folder, mark);
}
