/**
 * A build, from the content to the site in place: pull, check, run Gatsby in a work directory, verify, and only then
 * put `public/` in place. After any failure the site is unchanged.
 */
import path from 'node:path';
import { listFiles, matchesMarks, writeFileAtomically } from './files';
import { latestReportFile, publicDirectory, stateDirectory, type Slot } from './layout';
import type { Lock } from './lock';
import { lastLines } from './gatsby-log';
import {
  makeSite,
  outcomeOf,
  pullContent,
  sameIngredients,
  stopwatch,
  takeSlot,
  type MakeOptions,
} from './make-site';
import { changesInPlace, placedMark, placeSite, recoverPlacing } from './place';
import { StepError } from './processes';
import { emptyReport, pageChanges, reportText, type BuildReport } from './report';
import { routesFile } from './static-server';
import { digestsIn } from './verify';
import { readGoodStamp, type GoodStamp } from './work-directory';

/** `env` may hold `FORCE_BUILD=1`, which builds even where nothing has changed, though warm. */
export type BuildOptions = Omit<MakeOptions, 'stateDir'>;

/** Whether the site in place is the good output, file by file (by size and time, so that a look is quick). */
function isInPlace(stamp: GoodStamp, publicDir: string): boolean {
  const count = Object.keys(stamp.files).length;
  return listFiles(publicDir).length === count && matchesMarks(publicDir, stamp.files);
}

async function buildInSlot(slot: Slot, report: BuildReport, options: MakeOptions): Promise<void> {
  const { stateDir } = options;
  const publicDir = publicDirectory();
  recoverPlacing(stateDir, publicDir);
  const markBefore = placedMark(stateDir);
  const timing = stopwatch(report.steps);
  const pulled = await pullContent(slot, report, options);
  timing('pull');
  const stamp = readGoodStamp(slot);
  const same = stamp !== null && sameIngredients(stamp, pulled.ingredients);
  const forced = (options.cold ?? false) || options.env['FORCE_BUILD'] === '1';
  if (same && !forced && isInPlace(stamp, publicDir)) {
    report.outcome = pulled.outcome === 'live' ? 'unchanged' : outcomeOf[pulled.outcome];
    report.pages.total = stamp.pages;
    report.files.total = Object.keys(stamp.files).length;
    return;
  }
  const made = await makeSite(slot, pulled, report, options);
  const { output, kept, walkedAt, pages, redirects } = made;
  const placing = stopwatch(report.steps);
  const files = digestsIn(kept);
  const changes = changesInPlace(stateDir, publicDir, { output, files, walkedAt });
  const placed = placeSite({
    output,
    files,
    walkedAt,
    stateDir,
    publicDir,
    generation: pulled.generation,
    markBefore,
    beforeSwap: () => {
      writeFileAtomically(routesFile(stateDir), JSON.stringify({ redirects }));
    },
  });
  placing('place');
  if (!placed) {
    options.print('A build beside this one has put newer content in place; that stays.\n');
    report.outcome = 'unchanged';
    return;
  }
  report.outcome = outcomeOf[pulled.outcome];
  report.pages = { total: pages, ...pageChanges(changes, redirects) };
  report.files = {
    total: made.files.length,
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
    await buildInSlot(taken.slot, report, { ...options, stateDir });
  } catch (error) {
    report.outcome = 'failed';
    report.error = error instanceof Error ? error.message : String(error);
    if (error instanceof StepError) report.log = lastLines(error.output);
  } finally {
    lock?.release();
  }
  report.seconds = (performance.now() - started) / 1000;
  report.finishedAt = new Date().toISOString();
  writeFileAtomically(latestReportFile(stateDir), `${JSON.stringify(report, null, 2)}\n`);
  options.print(
    `${reportText(report)}  Report: ${path.relative(process.cwd(), latestReportFile(stateDir))}\n`,
  );
  return report;
}
