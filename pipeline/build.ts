/**
 * A whole build: pull, run Gatsby in a work directory, verify, and only then replace `public/`. After any failure the
 * site is unchanged.
 */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles, matchesMarks, writeFileAtomically } from './files';
import {
  buildFolder,
  latestReportFile,
  PROJECT_ROOT,
  publicDirectory,
  stateDirectory,
} from './layout';
import { withLockAsync } from '@corporate-website/locks/lock';
import {
  madeOfMark,
  makeSite,
  outcomeOf,
  pullContent,
  stopwatch,
  type Made,
  type MakeOptions,
} from './make-site';
import { compareSites, placeSite, recoverPlacing } from './place';
import { lastLines, StepError } from './processes';
import { emptyReport, noteChanges, reportText, type BuildReport } from './report';
import { routesFile } from './static-server';
import { readMark, sameIngredients, type BuildMark } from './work-directory';

/** With `FORCE_BUILD=1` in `env`, a build runs Gatsby (warm) even if nothing has changed. */
export type BuildOptions = Omit<MakeOptions, 'stateDir'>;

/** How long a build waits for another in the same state directory. */
const PATIENCE_MS = 3_600_000;

/** Whether the served site is this output: compares files by size and time, which is quick. */
function isInPlace({ files }: BuildMark, publicDir: string): boolean {
  const count = Object.keys(files).length;
  return listFiles(publicDir).length === count && matchesMarks(publicDir, files);
}

/**
 * Deletes the cache of a plain `gatsby build` in the project. Its `public/` is being replaced, and Gatsby would believe
 * that pages are written which are not there.
 */
function dropPlainCache(publicDir: string): void {
  if (publicDir !== path.join(PROJECT_ROOT, 'public')) return;
  fs.rmSync(path.join(PROJECT_ROOT, '.cache'), { recursive: true, force: true });
}

function place(made: Made, stateDir: string, publicDir: string, report: BuildReport): void {
  const { output, files, redirects } = made;
  const timing = stopwatch(report.steps);
  const changes = compareSites(publicDir, output, files);
  placeSite({
    output,
    files,
    stateDir,
    publicDir,
    beforeSwap: () => {
      dropPlainCache(publicDir);
      writeFileAtomically(routesFile(stateDir), JSON.stringify({ redirects }));
    },
  });
  timing('place');
  noteChanges(report, changes, made);
}

async function buildAlone(report: BuildReport, options: MakeOptions): Promise<void> {
  const { stateDir } = options;
  const folder = buildFolder(stateDir);
  const publicDir = publicDirectory();
  recoverPlacing(stateDir, publicDir);
  const timing = stopwatch(report.steps);
  const pulled = await pullContent(folder, report, options);
  timing('pull');
  const mark = readMark(folder);
  const isForced = (options.cold ?? false) || options.env['FORCE_BUILD'] === '1';
  const isSame = !isForced && mark !== null && sameIngredients(mark, pulled.ingredients);
  if (isSame && isInPlace(mark, publicDir)) {
    report.outcome = pulled.outcome === 'live' ? 'unchanged' : outcomeOf[pulled.outcome];
    report.pages.total = mark.pages;
    report.files.total = Object.keys(mark.files).length;
    return;
  }
  const made = isSame ? madeOfMark(folder, mark) : await makeSite(folder, pulled, report, options);
  place(made, stateDir, publicDir, report);
  report.outcome = outcomeOf[pulled.outcome];
}

/** Runs a build, after any other in the same state directory, and reports it. A failed build does not throw. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const stateDir = stateDirectory();
  const report = emptyReport();
  const started = performance.now();
  try {
    await withLockAsync(
      buildFolder(stateDir).lock,
      (takenOver) => {
        if (takenOver) {
          options.print('The last build here was killed; what it left is thrown away.\n');
        }
        return buildAlone(report, { ...options, stateDir });
      },
      {
        patienceMs: PATIENCE_MS,
        signal: options.signal,
        onWait: () => {
          options.print('Another build is under way here; waiting for it to end.\n');
        },
      },
    );
  } catch (error) {
    report.outcome = 'failed';
    report.error = error instanceof Error ? error.message : String(error);
    if (error instanceof StepError) report.log = lastLines(error.output);
  }
  report.seconds = (performance.now() - started) / 1000;
  report.finishedAt = new Date().toISOString();
  writeFileAtomically(latestReportFile(stateDir), `${JSON.stringify(report, null, 2)}\n`);
  options.print(
    `${reportText(report)}  Report: ${path.relative(process.cwd(), latestReportFile(stateDir))}\n`,
  );
  return report;
}
