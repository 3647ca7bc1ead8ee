/**
 * Makes a verified site in a work directory: pull, check, run Gatsby, make the search index, verify. The caller decides
 * what follows (placing, release).
 */
import os from 'node:os';
import path from 'node:path';
import { collections } from '../src/collections/build-rows';
import { FileFacts } from '../src/lib/build/file-facts';
import { digestOf } from '../src/lib/build/digest';
import type { Redirect } from '../src/data-layer/redirects';
import { readSiteManifest } from '../src/data-layer/site-manifest';
import { readSnapshot } from '../src/pull/snapshot/read';
import type { Snapshot } from '../src/pull/snapshot/types';
import { authorsPartOf, type AuthorsPart } from './authors-part';
import {
  compilationsFolder,
  dropCompilations,
  giveCompilations,
  takeCompilations,
} from './compilations';
import { listFiles } from './files';
import { plainLines } from './gatsby-log';
import { PROJECT_ROOT, slotOf, type Slot } from './layout';
import { tryLock, type Lock } from './lock';
import { PictureMaker } from './picture-store/maker';
import { openPictureStore } from './picture-store/open';
import { endLeftOver, runMeasured, StepError, type RunResult } from './processes';
import { runPull, type PullOutcome } from './pull-step';
import { reportOfSnapshot, type BuildReport } from './report';
import { runSearchIndex, SEARCH_FOLDER } from './search-index/step';
import { clearTemporary, withTemporary } from './temporary';
import { verifiedFiles, verifyOutput, type Verification } from './verify';
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

const SLOTS = 8;

/** Takes the first work directory that no other build holds. */
export function takeSlot(stateDir: string): { slot: Slot; lock: Lock } {
  for (let number = 0; number < SLOTS; number += 1) {
    const slot = slotOf(stateDir, number);
    const lock = tryLock(slot.lock);
    if (lock) return { slot, lock };
  }
  throw new Error(`${SLOTS} builds are running already. Wait for one to end.`);
}

/** The inputs of a site: equal inputs give an equal site. */
export interface Ingredients {
  codeHash: string;
  snapshotHash: string;
  /** Hash of the content that depends on the day of the build. */
  dateHash: string;
}

export const sameIngredients = (one: Ingredients, other: Ingredients): boolean =>
  one.codeHash === other.codeHash &&
  one.snapshotHash === other.snapshotHash &&
  one.dateHash === other.dateHash;

/** The pulled snapshot, with the other inputs of a site. */
export interface Pulled {
  generation: string;
  outcome: PullOutcome;
  ingredients: Ingredients;
  /** Milliseconds since 1970: the time that the build counts as now. */
  now: number;
}

/** The outcome of a build, by that of its pull. */
export const outcomeOf: Record<PullOutcome, BuildReport['outcome']> = {
  live: 'built',
  degraded: 'degraded',
  'older-content': 'older-content',
};

/** A verified output, kept as the good pair of its slot. */
export interface Made {
  /** The folder of the output. */
  output: string;
  /** Its published files, sorted. */
  files: string[];
  /** The same, as they were verified. */
  kept: work.GoodStamp['files'];
  /** When all of them were last read; ISO 8601. */
  walkedAt: string;
  /** The file of facts that a check of a release keeps for the next. */
  checkFacts: string;
  pages: number;
  redirects: Redirect[];
  authors: AuthorsPart;
}

/** The good pair of a slot as a build leaves it. */
export const madeOfStamp = (
  slot: Slot,
  { files, walkedAt, pages, redirects, authors }: work.GoodStamp,
): Made => ({
  output: path.join(slot.good, 'public'),
  files: Object.keys(files).sort(),
  kept: files,
  walkedAt,
  checkFacts: path.join(slot.good, 'cache', 'check-facts.json'),
  pages,
  redirects,
  authors,
});

/** Notes how long the parts of a build take, one after the other. */
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

/** The options of a step: where its process is noted, and what ends it. */
const stepOptions = (slot: Slot, { signal }: MakeOptions) => ({
  record: slot.child,
  ...(signal ? { signal } : {}),
});

/** Ends processes that a killed build left in a slot, and deletes its temporary files. */
async function tidy(slot: Slot): Promise<void> {
  await endLeftOver(slot.child);
  clearTemporary(slot.temporary);
}

/**
 * Pulls the content into a snapshot, after ending a killed build's processes.
 * @throws {StepError} where it failed; its output has been passed on
 */
export async function pullContent(
  slot: Slot,
  report: BuildReport,
  options: MakeOptions,
): Promise<Pulled> {
  await tidy(slot);
  const { stateDir } = options;
  const { generation, outcome } = await runPull(
    { ...options.env, SITE_STATE_DIR: stateDir },
    options.print,
    stepOptions(slot, options),
  );
  // No more than is needed: this process keeps its memory while Gatsby and the search index run.
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

/**
 * Compiling makes much short-lived garbage: with V8's 16 MB for young objects, a tenth of a cold build goes into
 * collecting it. By the environment, since worker threads refuse it as an argument of their process. Others than Gatsby's
 * main process would only hold more memory.
 */
const ROOM_FOR_THE_YOUNG = '--max-semi-space-size=32';

const preload = (name: string) =>
  `--require ${JSON.stringify(path.join(PROJECT_ROOT, 'pipeline', name))}`;

/**
 * Gatsby counts one processor for its main process, which waits while workers render pages, minify scripts or make
 * pictures: of two processors one would be idle. Not for a warm build: it has little to share out, and another worker
 * takes longer to start than it saves.
 */
const ALL_PROCESSORS = { GATSBY_CPU_COUNT: String(os.availableParallelism() + 1) };

/**
 * Threads that make pictures free memory where others allocate none: with an area of memory for each, glibc's default, a
 * process that makes many holds three times what it uses.
 */
const FEW_MEMORY_AREAS = { MALLOC_ARENA_MAX: '2' };

/** The environment of Gatsby's processes. */
function gatsbyEnvironment(env: NodeJS.ProcessEnv, slot: Slot): NodeJS.ProcessEnv {
  const files = ['unlink-before-writing.cjs', 'without-parcel.cjs', 'end-with-last-task.cjs'];
  if (!env['WARM_BUILD']) files.push('grow-heap-slowly.cjs');
  return {
    ...FEW_MEMORY_AREAS,
    ...env,
    NODE_OPTIONS: [env['NODE_OPTIONS'], ...files.map(preload)].filter(Boolean).join(' '),
    LINKED_FOLDERS: work.linkedFolders(slot).join(path.delimiter),
  };
}

/** That of its main process, which compiles. */
function compilerEnvironment({ NODE_OPTIONS = '', ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = [NODE_OPTIONS, ROOM_FOR_THE_YOUNG, preload('options-of-workers.cjs')];
  return { ...env, NODE_OPTIONS: own.join(' '), OPTIONS_OF_WORKERS: NODE_OPTIONS };
}

/** Runs Gatsby, and beside it what makes the pictures that the machine's store does not have. */
async function runGatsby(
  slot: Slot,
  env: NodeJS.ProcessEnv,
  report: BuildReport,
  options: MakeOptions,
): Promise<RunResult> {
  const own = gatsbyEnvironment(env, slot);
  const maker = new PictureMaker({ ...ALL_PROCESSORS, ...own });
  const opened = await openPictureStore(options.env, (job) => maker.make(job));
  const { folder, jobs, report: without } = opened;
  const cli = path.join(PROJECT_ROOT, 'node_modules/gatsby/cli.js');
  const compiler = compilerEnvironment(own);
  const result = await runMeasured(process.execPath, [cli, 'build'], {
    cwd: slot.work,
    env: folder
      ? { ...compiler, ENABLE_GATSBY_EXTERNAL_JOBS: '1', OPENED_PICTURE_STORE: folder }
      : compiler,
    onOutput: (text) => {
      options.print(plainLines(text));
    },
    ...(jobs ? { onMessage: (message) => jobs.answer(message) } : {}),
    ...stepOptions(slot, options),
  }).finally(() => maker.end());
  clearTemporary(slot.temporary);
  if (result.status !== 0) {
    throw new StepError(
      `Gatsby ended with status ${result.status ?? 'killed'}; its messages are above.`,
      plainLines(result.output),
    );
  }
  report.pictureStore = (await jobs?.finish()) ?? without;
  return result;
}

/** In the cache, which is kept with the output that they are of. */
const FACTS_FILE = 'file-facts.json';

/** Verifies the output while its search index is made, of which each file is published as it is. */
async function verifyBeside(
  indexing: Promise<void>,
  slot: Slot,
  untouched: work.Prepared['untouched'],
  report: BuildReport,
  ended: (step: string) => void,
): Promise<Verification & Pick<work.GoodStamp, 'unpublished'>> {
  const output = path.join(slot.work, 'public');
  const factsFile = path.join(slot.work, '.cache', FACTS_FILE);
  const facts = new FileFacts(output, factsFile);
  let others: string[];
  let verification: Verification;
  try {
    // Its seal knows no folder that holds nothing.
    others = listFiles(output, {
      ...{ leftOut: SEARCH_FOLDER, removesEmpty: true },
      known: untouched,
    });
    const manifest = readSiteManifest(slot.work);
    verification = verifyOutput(output, manifest, work.strayFiles(slot), facts, others);
    ended('verify');
  } finally {
    // It writes into the output.
    await indexing;
  }
  ended('search index');
  const index = listFiles(path.join(output, SEARCH_FOLDER)).map(
    (name) => `${SEARCH_FOLDER}/${name}`,
  );
  const files = { ...verification.files, ...verifiedFiles(facts, index) };
  const unpublished = others.filter((name) => !(name in files));
  facts.save(factsFile);
  report.verified = facts.worked('names');
  const { problems } = verification;
  if (problems.length > 0) {
    const shown = problems.slice(0, 20).map((problem) => `  - ${problem}`);
    const rest = problems.length > 20 ? [`  … and ${problems.length - 20} more`] : [];
    throw new Error(`The output is not right:\n${[...shown, ...rest].join('\n')}`);
  }
  return { ...verification, files, unpublished };
}

/** Lets a build from nothing begin with the compilations that an earlier one left on the machine. */
function startCompiled(
  compilations: string | null,
  slot: Slot,
  report: BuildReport,
  options: MakeOptions,
): void {
  const found = takeCompilations(compilations, work.compiledIn(slot));
  report.reusedCompilations = found === 'whole';
  if (found === 'damaged') {
    options.print('Compilations of an earlier build were damaged: all is compiled anew.\n');
  }
}

async function makeAndKeep(
  slot: Slot,
  { generation, ingredients, now }: Pulled,
  report: BuildReport,
  options: MakeOptions,
): Promise<Made> {
  const ended = stopwatch(report.steps);
  await tidy(slot);
  const env = {
    ...withTemporary(options.env, slot.temporary),
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    SITE_STATE_DIR: options.stateDir,
    SNAPSHOT_GENERATION: generation,
    BUILD_TIME_MS: String(now),
  };
  const { start, walkedAt, untouched } = await work.prepareWorkDirectory(
    slot,
    ingredients.codeHash,
    options.cold ?? false,
  );
  report.start = start;
  const compilations = start === 'cold' ? compilationsFolder(options.env, slot.work) : null;
  if (options.cold) dropCompilations(compilations);
  else startCompiled(compilations, slot, report, options);
  ended('prepare');
  const ofGatsby =
    start === 'warm' ? { ...env, WARM_BUILD: '1' } : { ...ALL_PROCESSORS, ...env, WARM_BUILD: '' };
  const { seconds, cpuSeconds, peakMemoryBytes } = await runGatsby(slot, ofGatsby, report, options);
  report.gatsby = { seconds, cpuSeconds, peakMemoryBytes };
  ended('gatsby');
  const indexing = runSearchIndex(slot.work, env, options.print, stepOptions(slot, options));
  const { files, unpublished, pages } = await verifyBeside(
    indexing,
    slot,
    untouched,
    report,
    ended,
  );
  if (work.codeHash(options.env) !== ingredients.codeHash) {
    throw new Error(
      'The code changed while the site was made of it; run again. Nothing of this build is kept.',
    );
  }
  const manifest = readSiteManifest(slot.work);
  const { redirects } = manifest;
  const authors = authorsPartOf(manifest);
  work.takeGeneratedTypes(slot);
  const finishedAt = new Date().toISOString();
  const stamp = {
    ...ingredients,
    generation,
    finishedAt,
    files,
    unpublished,
    walkedAt: walkedAt ?? finishedAt,
    pages,
    redirects,
    authors,
  };
  const kept = work.keepAsGood(slot, stamp);
  // One that is kept nowhere else is no start for another build.
  if (!options.cold) giveCompilations(work.compiledOf(slot), compilations);
  ended('keep');
  return madeOfStamp(slot, kept);
}

/**
 * Makes the site from the pull, and keeps it as the slot's good pair once verified.
 * @throws {Error} where a step failed or the output is not right; the good pair is then unchanged
 */
export async function makeSite(
  slot: Slot,
  pulled: Pulled,
  report: BuildReport,
  options: MakeOptions,
): Promise<Made> {
  try {
    return await makeAndKeep(slot, pulled, report, options);
  } finally {
    work.noteEnd(slot);
  }
}
