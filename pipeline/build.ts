/**
 * A build, from the content to the site in place: pull, check, run Gatsby in a work directory, verify, and
 * only then put `public/` in place. After any failure the site is what it was.
 */
import path from 'node:path';
import { collections } from '../src/data-layer/collections';
import { readSiteManifest } from '../src/data-layer/site-manifest';
import { readSnapshot } from '../src/data-layer/snapshot/read';
import type { Snapshot } from '../src/data-layer/snapshot-types';
import { digestOf } from '../src/data-layer/nodes';
import { listFiles, markOf, matchesMarks, writeFileAtomically } from './files';
import {
  latestReportFile,
  PROJECT_ROOT,
  publicDirectory,
  slotOf,
  stateDirectory,
  type Slot,
} from './layout';
import { tryLock, type Lock } from './lock';
import { compareSites, placedMark, placeSite, recoverPlacing } from './place';
import { routesFile } from './static-server';
import { endLeftOver, runMeasured, StepError, type RunResult } from './processes';
import { runPull, type PullOutcome } from './pull-step';
import { pageChanges, reportOfSnapshot, reportText, type BuildReport } from './report';
import { runSearchIndex } from './search-index/step';
import { clearTemporary, withTemporary } from './temporary';
import { verifyOutput, type Verification } from './verify';
import * as work from './work-directory';

export interface BuildOptions {
  /** Among it `FORCE_BUILD=1`, which builds even where nothing has changed, though warm. */
  env: NodeJS.ProcessEnv;
  /** What the build prints, as it goes. */
  print: (text: string) => void;
  /** Start from nothing, and build even where nothing has changed. */
  cold?: boolean;
  signal?: AbortSignal;
}

const SLOTS = 8;

/** Takes the first work directory that no other build holds. */
function takeSlot(stateDir: string): { slot: Slot; lock: Lock } {
  for (let number = 0; number < SLOTS; number += 1) {
    const slot = slotOf(stateDir, number);
    const lock = tryLock(slot.lock);
    if (lock) return { slot, lock };
  }
  throw new Error(`${SLOTS} builds are running already. Wait for one to end.`);
}

/** What of the content depends on the day that it is built on. */
function dateHash(snapshot: Snapshot, now: number): string {
  return digestOf(
    collections
      .filter(({ atBuild }) => atBuild)
      .map(({ key, atBuild }) => snapshot.items[key].map(({ fields }) => atBuild?.(fields, now))),
  );
}

/** Whether the site in place is the good output, file by file (by size and time, so that a look is quick). */
function isInPlace(stamp: work.GoodStamp, publicDir: string): boolean {
  const count = Object.keys(stamp.files).length;
  return listFiles(publicDir).length === count && matchesMarks(publicDir, stamp.files);
}

function gatsbyEnvironment(
  env: NodeJS.ProcessEnv,
  slot: Slot,
  stateDir: string,
  generation: string,
  now: number,
) {
  return {
    ...withTemporary(env, slot.temporary),
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    SITE_STATE_DIR: stateDir,
    SNAPSHOT_GENERATION: generation,
    BUILD_TIME_MS: String(now),
  };
}

// eslint-disable-next-line no-control-regex -- Gatsby draws its progress with terminal codes, which a log cannot show.
const TERMINAL_CODES = /\u001b\[[0-9;]*[A-Za-z]/g;

/** Gatsby's output as lines of a log: no terminal codes, no empty lines, no list of all pages. */
function plainLines(text: string): string {
  return text
    .replace(TERMINAL_CODES, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*[│├└╭╰]/.test(line))
    .map((line) => `${line}\n`)
    .join('');
}

async function runGatsby(
  slot: Slot,
  env: NodeJS.ProcessEnv,
  options: BuildOptions,
): Promise<RunResult> {
  const cli = path.join(PROJECT_ROOT, 'node_modules/gatsby/cli.js');
  const result = await runMeasured(process.execPath, [cli, 'build'], {
    cwd: slot.work,
    env,
    record: slot.child,
    onOutput: (text) => {
      options.print(plainLines(text));
    },
    ...(options.signal ? { signal: options.signal } : {}),
  });
  clearTemporary(slot.temporary);
  if (result.status !== 0) {
    throw new StepError(
      `Gatsby ended with status ${result.status ?? 'killed'}; its messages are above.`,
      plainLines(result.output),
    );
  }
  return result;
}

const LOG_LINES = 60;

function lastLines(output: string): string[] {
  return output
    .replace(TERMINAL_CODES, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LOG_LINES);
}

function verify(slot: Slot): Verification {
  const verification = verifyOutput(
    path.join(slot.work, 'public'),
    readSiteManifest(slot.work),
    work.strayFiles(slot),
  );
  const { problems } = verification;
  if (problems.length > 0) {
    const shown = problems.slice(0, 20).map((problem) => `  - ${problem}`);
    const rest = problems.length > 20 ? [`  … and ${problems.length - 20} more`] : [];
    throw new Error(`The output is not right:\n${[...shown, ...rest].join('\n')}`);
  }
  return verification;
}

const outcomeOf: Record<PullOutcome, BuildReport['outcome']> = {
  live: 'built',
  degraded: 'degraded',
  'older-content': 'older-content',
};

function emptyReport(): BuildReport {
  return {
    outcome: 'failed',
    startedAt: new Date().toISOString(),
    finishedAt: '',
    start: null,
    generation: null,
    error: null,
    log: [],
    collections: {},
    pictures: { done: 0, failed: 0 },
    problems: [],
    pages: { total: 0, new: [], changed: [], removed: [] },
    files: { total: 0, added: 0, changed: 0, removed: 0 },
    seconds: 0,
    steps: {},
    gatsby: null,
  };
}

/** Notes how long the parts of a build take, one after the other. */
function stopwatch(steps: BuildReport['steps']): (name: string) => void {
  let last = performance.now();
  return (name) => {
    const now = performance.now();
    steps[name] = (now - last) / 1000;
    last = now;
  };
}

async function buildInSlot(slot: Slot, report: BuildReport, options: BuildOptions): Promise<void> {
  const stateDir = stateDirectory();
  const publicDir = publicDirectory();
  const ended = stopwatch(report.steps);
  await endLeftOver(slot.child);
  clearTemporary(slot.temporary);
  recoverPlacing(stateDir, publicDir);
  const markBefore = placedMark(stateDir);
  const { generation, outcome } = await runPull(
    { ...options.env, SITE_STATE_DIR: stateDir },
    options.print,
    { record: slot.child, ...(options.signal ? { signal: options.signal } : {}) },
  );
  ended('pull');
  const snapshot = readSnapshot(stateDir, generation);
  Object.assign(report, reportOfSnapshot(snapshot.manifest));
  const now = Date.now();
  const code = work.codeHash(options.env);
  const stamp = work.readGoodStamp(slot);
  const made = {
    codeHash: code,
    snapshotHash: snapshot.manifest.hash,
    dateHash: dateHash(snapshot, now),
  };
  const same =
    stamp !== null &&
    stamp.codeHash === made.codeHash &&
    stamp.snapshotHash === made.snapshotHash &&
    stamp.dateHash === made.dateHash;
  const forced = (options.cold ?? false) || options.env['FORCE_BUILD'] === '1';
  if (same && !forced && isInPlace(stamp, publicDir)) {
    report.outcome = outcome === 'live' ? 'unchanged' : outcomeOf[outcome];
    report.pages.total = Object.keys(stamp.files).filter((name) => name.endsWith('.html')).length;
    report.files.total = Object.keys(stamp.files).length;
    return;
  }
  report.start = await work.prepareWorkDirectory(slot, code, options.cold ?? false);
  ended('prepare');
  const env = gatsbyEnvironment(options.env, slot, stateDir, generation, now);
  report.gatsby = await runGatsby(slot, env, options);
  ended('gatsby');
  await runSearchIndex(slot.work, env, options.print, {
    record: slot.child,
    ...(options.signal ? { signal: options.signal } : {}),
  });
  ended('search index');
  const { files, pages } = verify(slot);
  ended('verify');
  const output = path.join(slot.work, 'public');
  const changes = compareSites(publicDir, output, files);
  const marks = Object.fromEntries(files.map((name) => [name, markOf(path.join(output, name))]));
  const { redirects } = readSiteManifest(slot.work);
  work.takeGeneratedTypes(slot);
  work.keepAsGood(slot, {
    ...made,
    generation,
    finishedAt: new Date().toISOString(),
    files: marks,
  });
  const placed = placeSite({
    output: path.join(slot.good, 'public'),
    files,
    stateDir,
    publicDir,
    generation,
    markBefore,
    beforeSwap: () => {
      writeFileAtomically(routesFile(stateDir), JSON.stringify({ redirects }));
    },
  });
  ended('place');
  if (!placed) {
    options.print('A build beside this one has put newer content in place; that stays.\n');
    report.outcome = 'unchanged';
    return;
  }
  report.outcome = outcomeOf[outcome];
  report.pages = { total: pages, ...pageChanges(changes) };
  report.files = {
    total: files.length,
    added: changes.added.length,
    changed: changes.changed.length,
    removed: changes.removed.length,
  };
}

/** Runs a build and reports; never throws for what went wrong in it. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const stateDir = stateDirectory();
  const report = emptyReport();
  const started = performance.now();
  let lock: Lock | undefined;
  try {
    const taken = takeSlot(stateDir);
    lock = taken.lock;
    if (lock.takenOver) {
      options.print('The last build here was killed; what it left is thrown away.\n');
    }
    await buildInSlot(taken.slot, report, options);
  } catch (error) {
    report.outcome = 'failed';
    report.error = error instanceof Error ? error.message : String(error);
    if (error instanceof StepError) report.log = lastLines(error.output);
  } finally {
    lock?.release();
  }
  if (report.gatsby) {
    const { seconds, cpuSeconds, peakMemoryBytes } = report.gatsby;
    report.gatsby = { seconds, cpuSeconds, peakMemoryBytes };
  }
  report.seconds = (performance.now() - started) / 1000;
  report.finishedAt = new Date().toISOString();
  writeFileAtomically(latestReportFile(stateDir), `${JSON.stringify(report, null, 2)}\n`);
  options.print(
    `${reportText(report)}  Report: ${path.relative(process.cwd(), latestReportFile(stateDir))}\n`,
  );
  return report;
}
