/**
 * One run: pull, build, check, publish; or nothing, if nothing has changed. A failure does not throw; the old or the
 * new release is live, whole.
 */
import fs from 'node:fs';
import { readSnapshot } from '../../src/pull/snapshot/read';
import { isRoleOpen } from '../../src/collections/item-facts';
import { buildFolder } from '../layout';
import { tryLock, type Lock } from '@corporate-website/locks/lock';
import {
  madeOfMark,
  makeSite,
  outcomeOf,
  pullContent,
  stopwatch,
  type Made,
  type Pulled,
} from '../make-site';
import { lastLines, StepError } from '../processes';
import { emptyReport, noteChanges } from '../report';
import { askSomeLinks, keepPublic, tellItems, tellNotes, tellRefusal } from '../reports/collect';
import { takePictures } from '../reports/pictures/views';
import { emptyStory } from '../reports/story';
import { readMark, sameIngredients } from '../work-directory';
import { changedAddresses, sitemapAddresses } from './addresses';
import { checkCandidate } from './checks/candidate';
import { checkCounts, countsOf } from './checks/counts';
import { acceptOf, refusal } from './checks/finding';
import { compareWithCold } from './cold-comparison';
import { changesBetween } from '../changes';
import { NotRight, type ReleaseOptions, type Run } from './context';
import { tellIndexNow } from './index-now';
import { firstReport, overTime, reasonOf, tellOutcome, writeReports } from './outcome';
import type { ReleaseReport } from './report';
import { digestOfKept, ReleaseStore, type Candidate } from './store';
import { lockOfRuns, noteRun, readRunStatus } from './status';
import { uploadLive } from './upload';

/** The site for a pull: the last build's, if the inputs are the same, else a new one. */
async function madeOf({ build, make }: Run, pulled: Pulled): Promise<Made> {
  const folder = buildFolder(make.stateDir);
  const mark = readMark(folder);
  return mark !== null && sameIngredients(mark, pulled.ingredients)
    ? madeOfMark(folder, mark)
    : makeSite(folder, pulled, build, make);
}

/** Facts about the content that a release keeps, because its snapshot will be gone later. */
function tellingOf(
  { make }: Run,
  { generation, now }: Pulled,
): Pick<Candidate, 'contentFrom' | 'openJobs'> {
  const { manifest, items } = readSnapshot(make.stateDir, generation, ['job']);
  const ends = items.job.flatMap(({ slug, fields: { valid_through: end } }) =>
    typeof end === 'string' && isRoleOpen(end, now) ? [[slug, end]] : [],
  );
  return { contentFrom: manifest.takenAt, openJobs: Object.fromEntries(ends) };
}

async function runLocked(run: Run): Promise<void> {
  const { options, store, report, build, make, timing } = run;
  const { settings } = options;
  store.removeLeftOvers();
  const live = store.live();
  report.before = live?.id ?? null;
  report.bytes.before = live?.bytes ?? null;
  const folder = buildFolder(make.stateDir);
  const lock = tryLock(folder.lock);
  if (!lock) throw new NotRight('Another build uses this environment’s work directory.');
  try {
    const pulled = await pullContent(folder, build, make);
    timing('pull');
    tellItems(run, live, pulled.generation);
    checkCounts(run, live);
    const isLive = pulled.outcome === 'live';
    const asItWas = isLive ? 'unchanged' : 'older-content';
    const { hold, isDoubted } = store.state();
    report.hold = hold && `since ${hold.since}, ${hold.reason}`;
    build.outcome = outcomeOf[pulled.outcome];
    const isUpToDate =
      live !== null && sameIngredients(live, pulled.ingredients) && store.isServedAsSet(live);
    if (isUpToDate && !options.cold && !isDoubted) {
      build.pages.total = live.pages;
      if (isLive) build.outcome = 'unchanged';
      report.outcome = asItWas;
      return;
    }
    const browser = options.findBrowser();
    const made = await madeOf(run, pulled);
    timing('build');
    const digest = digestOfKept(made.kept);
    report.bytes.after = digest.bytes;
    const uncompared = await compareWithCold(run, pulled, digest);
    make.signal?.throwIfAborted();
    noteChanges(build, changesBetween(live?.files ?? {}, digest.files), made);
    await tellNotes(run, made.output);
    const found = await checkCandidate(run, made, digest, live, browser);
    report.findings = [...uncompared, ...found];
    const why = refusal(report.findings);
    const isSame = isUpToDate && live.contentHash === digest.contentHash;
    if (why) throw new NotRight(why, acceptOf(report.findings));
    if (isSame) {
      if (isDoubted) store.note({ isDoubted: false });
      report.outcome = asItWas;
      return;
    }
    if (hold) {
      report.outcome = 'held';
      return;
    }
    const release = await store.add(
      { ...made, ...pulled.ingredients, ...tellingOf(run, pulled), counts: countsOf(build) },
      digest,
      Date.now(),
      settings.assetGraceMs,
      make.signal,
    );
    if (!store.makeLiveUnlessHeld(release.id)) {
      report.outcome = 'held';
      return;
    }
    report.release = release.id;
    report.isPublished = true;
    keepPublic(run, pulled.generation);
    run.addresses = changedAddresses(build.pages, settings.siteUrl, sitemapAddresses(made.output));
    report.outcome = isLive ? 'published' : 'older-content';
    if (isDoubted) store.note({ isDoubted: false });
    store.prune(settings.kept);
    timing('publish');
  } finally {
    lock.release();
  }
}

/**
 * Updates the object store to the live release, whatever this run's outcome: an earlier upload may have been
 * interrupted. A failed upload leaves complete pages in the store, and the next run continues.
 */
async function bringStoreUp({ options, store, report, make, timing }: Run): Promise<void> {
  const { objectStore, assetGraceMs: graceMs } = options.settings;
  const { signal } = make;
  const live = store.live();
  if (!objectStore || !live) return;
  // If the run was ended before it published, there is nothing new to upload.
  if (signal?.aborted && !report.isPublished) return;
  try {
    report.upload = await uploadLive(store, objectStore, { graceMs, signal });
    if (report.upload) timing('upload');
  } catch (thrown) {
    report.outcome = 'failed';
    const isOverTime = (signal?.reason as { name?: string } | undefined)?.name === 'TimeoutError';
    const why = isOverTime ? `${overTime(options.settings)} ` : '';
    const text = `${live.id} is live on this machine, and could not be sent to the object store; the next run tries again. ${why}${String(thrown)}`;
    report.error = report.error ? `${report.error}\n${text}` : text;
  }
}

/** Runs a release and reports. */
export async function release(options: ReleaseOptions): Promise<ReleaseReport> {
  const { settings } = options;
  const store = new ReleaseStore(settings.folder, settings.nginx);
  const report = firstReport(options);
  const started = performance.now();
  const end = () => {
    report.seconds = (performance.now() - started) / 1000;
    report.finishedAt = new Date().toISOString();
  };
  let lock: Lock | null = null;
  try {
    fs.mkdirSync(store.folder, { recursive: true });
    lock = tryLock(lockOfRuns(store));
    if (!lock) report.outcome = 'busy';
  } catch (thrown) {
    report.error = `The run could not begin: ${String(thrown)}`;
  }
  if (!lock) {
    end();
    await tellOutcome(options, report);
    return report;
  }
  if (lock.takenOver) options.print('The last run was killed; what it left is thrown away.\n');
  const limit = AbortSignal.timeout(settings.timeLimitMs);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  report.secondsBefore = readRunStatus(store)?.seconds ?? null;
  const build = emptyReport();
  report.build = build;
  const run: Run = {
    options,
    store,
    report,
    build,
    story: emptyStory(),
    make: { env: options.env, print: options.print, stateDir: settings.stateDir, signal },
    timing: stopwatch(report.steps),
    candidate: null,
    addresses: null,
  };
  try {
    await runLocked(run);
  } catch (thrown) {
    report.outcome = 'failed';
    build.outcome = 'failed';
    if (thrown instanceof StepError) build.log = lastLines(thrown.output);
    report.error = reasonOf(thrown, options, limit);
    tellRefusal(run, thrown);
  }
  await bringStoreUp(run);
  await takePictures(run);
  if (run.candidate && report.outcome !== 'failed') await askSomeLinks(run);
  end();
  for (const write of [() => noteRun(store, report), () => writeReports(run)]) {
    try {
      write();
    } catch (thrown) {
      // Perhaps a full disk. The live release is not affected.
      options.print(`The report could not be written: ${String(thrown)}\n`);
    }
  }
  lock.release();
  if (settings.indexNowKey && run.addresses && report.outcome !== 'failed') {
    const refusal = await tellIndexNow(run.addresses, settings.siteUrl, settings.indexNowKey);
    if (refusal) options.print(`${refusal}\n`);
  }
  await tellOutcome(options, report);
  return report;
}
