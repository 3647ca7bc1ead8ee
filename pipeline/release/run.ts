/**
 * One run of a release: pull, build, check, publish; or nothing, where nothing has changed. It never throws for what
 * goes wrong in it, and what is live is the old release or the new one, whole.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readSnapshot } from '../../src/data-layer/snapshot/read';
import { isRoleOpen } from '../../src/lib/item-facts';
import { matchesMarks, writeFileAtomically } from '../files';
import { slotOf } from '../layout';
import { tryLock, type Lock } from '../lock';
import {
  lastLines,
  makeSite,
  outcomeOf,
  pullContent,
  sameIngredients,
  stopwatch,
  type Made,
  type MakeOptions,
  type Pulled,
} from '../make-site';
import { StepError } from '../processes';
import { emptyReport, pageChanges, type BuildReport } from '../report';
import { routesFile } from '../static-server';
import { htmlFile } from '../verify';
import { readGoodStamp } from '../work-directory';
import { changedAddresses, sitemapAddresses, type ChangedAddresses } from './addresses';
import { refusal, type Finding } from './checks/finding';
import { checkInBrowser } from './checks/in-browser';
import { sampleOf } from './checks/markup';
import { checkSite } from './checks/site';
import { changesBetween } from './compare';
import { tellIndexNow } from './index-now';
import { reportMarkdown, reportPage, type ReleaseReport } from './report';
import type { ReleaseSettings } from './settings';
import { noteRun, readRunStatus } from './status';
import { digestOfSite, ReleaseStore, type Candidate, type Digest, type Release } from './store';
import { uploadLive } from './upload';
import { tellWebhook } from './webhook';

export interface ReleaseOptions {
  settings: ReleaseSettings;
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  /** Finds the browser that looks at the pages before they go live; throws where there is none. */
  findBrowser: () => string;
  /** Whether a size far from that of the live release is right. */
  acceptChange?: boolean;
  /** Hold the build against one from nothing, however long ago that was done last. */
  cold?: boolean;
  signal?: AbortSignal;
}

/** A reason in words for which nothing goes live. */
class NotRight extends Error {}

function firstReport({ settings }: ReleaseOptions): ReleaseReport {
  return {
    outcome: 'failed',
    isPublished: false,
    environment: settings.environment,
    siteUrl: settings.siteUrl,
    startedAt: new Date().toISOString(),
    finishedAt: '',
    seconds: 0,
    release: null,
    before: null,
    hold: null,
    error: null,
    findings: [],
    bytes: { before: null, after: null },
    secondsBefore: null,
    steps: {},
    isColdChecked: false,
    upload: null,
    build: null,
  };
}

interface Run {
  options: ReleaseOptions;
  store: ReleaseStore;
  report: ReleaseReport;
  build: BuildReport;
  make: MakeOptions;
  timing: (name: string) => void;
  /** What went live differs in these from what was live before; null where nothing did. */
  addresses: ChangedAddresses | null;
}

/** The site of what was pulled: the one made before, where it is of the same, else a new one. */
async function madeOf({ build, make }: Run, pulled: Pulled): Promise<Made> {
  const slot = slotOf(make.stateDir, 0);
  const stamp = readGoodStamp(slot);
  const output = path.join(slot.good, 'public');
  const isSame = stamp !== null && sameIngredients(stamp, pulled.ingredients);
  if (isSame && matchesMarks(output, stamp.files)) {
    return { ...stamp, output, files: Object.keys(stamp.files).sort() };
  }
  return makeSite(slot, pulled, build, make);
}

/** Holds a warm build against one from nothing, where it is time for that. */
async function checkCold(run: Run, pulled: Pulled, digest: Digest): Promise<void> {
  const { options, store, report, build, make } = run;
  const { coldEveryMs } = options.settings;
  const last = Date.parse(store.state().coldCheckedAt ?? '');
  const isDue = coldEveryMs > 0 && !(Date.now() - last < coldEveryMs);
  // A build from nothing is no proof of itself, and counts as one.
  if (build.start !== 'cold' && (options.cold || isDue)) {
    options.print('Building once more from nothing, to compare.\n');
    const other = emptyReport();
    const slot = slotOf(make.stateDir, 1);
    const lock = tryLock(slot.lock);
    if (!lock) throw new NotRight('The second work directory is in use; nothing to compare with.');
    try {
      const cold = await makeSite(slot, pulled, other, { ...make, cold: true });
      const { files } = digestOfSite(cold.output, cold.files);
      const differing = Object.values(changesBetween(files, digest.files)).flat();
      if (differing.length > 0) {
        throw new NotRight(
          `The warm build differs from one from nothing in ${differing.length} files: ${differing.slice(0, 10).join(', ')}. Its cache is thrown away; the next run starts from nothing.`,
        );
      }
    } catch (thrown) {
      if (thrown instanceof NotRight) {
        fs.rmSync(slotOf(make.stateDir, 0).goodStamp, { force: true });
      }
      throw thrown;
    } finally {
      // All of it: what is only compared is no start for another build.
      for (const folder of [slot.good, slot.work]) {
        fs.rmSync(folder, { recursive: true, force: true });
      }
      lock.release();
    }
    report.isColdChecked = true;
    run.timing('cold build');
  }
  if (build.start === 'cold' || report.isColdChecked) {
    store.note({ coldCheckedAt: new Date().toISOString() });
  }
}

async function check(
  run: Run,
  made: Made,
  digest: Digest,
  live: Release | null,
  browser: string,
): Promise<Finding[]> {
  const { options, make } = run;
  const { settings } = options;
  const findings = await checkSite({
    root: made.output,
    files: made.files,
    siteUrl: settings.siteUrl,
    redirects: made.redirects,
    authors: made.authors,
    size: { pages: made.pages, bytes: digest.bytes },
    liveSize: live && { pages: live.pages, bytes: live.bytes },
    maxChange: options.acceptChange ? null : settings.maxChange,
  });
  run.timing('check');
  writeFileAtomically(routesFile(make.stateDir), JSON.stringify({ redirects: made.redirects }));
  const moved = new Set(made.redirects.map(({ from }) => htmlFile(from)));
  const pages = sampleOf(
    made.files.filter((name) => name.endsWith('/index.html') && !moved.has(name)),
  );
  const seen = ['/', ...pages.filter((_, at) => at % Math.ceil(pages.length / 12) === 0)].map(
    (name) => (name === '/' ? name : `/${name.replace(/\/index\.html$/, '')}`),
  );
  findings.push(
    ...(await checkInBrowser(
      made.output,
      make.stateDir,
      [...new Set(seen)],
      browser,
      settings.nginx.headers,
      make.signal,
    )),
  );
  run.timing('look');
  return findings;
}

function stopOnErrors(findings: readonly Finding[]): void {
  const why = refusal(findings);
  if (why) throw new NotRight(why);
}

function noteChanges(build: BuildReport, live: Release | null, made: Made, digest: Digest): void {
  const changes = changesBetween(live?.files ?? {}, digest.files);
  build.pages = { total: made.pages, ...pageChanges(changes) };
  build.files = {
    total: made.files.length,
    added: changes.added.length,
    changed: changes.changed.length,
    removed: changes.removed.length,
  };
}

/** What a release has to tell of its content later, when the snapshot is another. */
function tellingOf(
  { make }: Run,
  { generation, now }: Pulled,
): Pick<Candidate, 'contentFrom' | 'openJobs'> {
  const { manifest, items } = readSnapshot(make.stateDir, generation);
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
  const slot = slotOf(make.stateDir, 0);
  const lock = tryLock(slot.lock);
  if (!lock) throw new NotRight('Another build uses this environment’s work directory.');
  try {
    const pulled = await pullContent(slot, build, make);
    timing('pull');
    const isLive = pulled.outcome === 'live';
    const { hold } = store.state();
    report.hold = hold && `since ${hold.since}, ${hold.reason}`;
    build.outcome = outcomeOf[pulled.outcome];
    const isUpToDate =
      live !== null && sameIngredients(live, pulled.ingredients) && store.isServedAsSet(live);
    if (isUpToDate && !options.cold) {
      build.pages.total = live.pages;
      if (isLive) build.outcome = 'unchanged';
      report.outcome = isLive ? 'unchanged' : 'older-content';
      return;
    }
    const browser = options.findBrowser();
    const made = await madeOf(run, pulled);
    timing('build');
    const digest = digestOfSite(made.output, made.files);
    report.bytes.after = digest.bytes;
    await checkCold(run, pulled, digest);
    make.signal?.throwIfAborted();
    noteChanges(build, live, made, digest);
    report.findings = await check(run, made, digest, live, browser);
    stopOnErrors(report.findings);
    if (isUpToDate && live.contentHash === digest.contentHash) {
      report.outcome = isLive ? 'unchanged' : 'older-content';
      return;
    }
    if (hold) {
      report.outcome = 'held';
      return;
    }
    const release = await store.add(
      { ...made, ...pulled.ingredients, ...tellingOf(run, pulled) },
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
    run.addresses = changedAddresses(build.pages, settings.siteUrl, sitemapAddresses(made.output));
    report.outcome = isLive ? 'published' : 'older-content';
    store.prune(settings.kept);
    timing('publish');
  } finally {
    lock.release();
  }
}

const overTime = ({ timeLimitMs }: ReleaseSettings) =>
  `The run took longer than ${timeLimitMs / 60_000} minutes (RELEASE_TIME_LIMIT_MINUTES), and was ended.`;

/**
 * Brings the object store to what is live, whatever came of this run: one before it may have been cut off.
 * What fails here leaves the store with whole pages, and the next run goes on.
 */
async function bringStoreUp({ options, store, report, make, timing }: Run): Promise<void> {
  const { objectStore } = options.settings;
  const { signal } = make;
  const live = store.live();
  if (!objectStore || !live) return;
  // A run that was ended in an earlier step has said so, and has sent nothing that had to go on.
  if (signal?.aborted && !report.isPublished) return;
  try {
    report.upload = await uploadLive(store, objectStore, { signal });
    if (report.upload) timing('upload');
  } catch (thrown) {
    report.outcome = 'failed';
    const isOverTime = (signal?.reason as { name?: string } | undefined)?.name === 'TimeoutError';
    const why = isOverTime ? `${overTime(options.settings)} ` : '';
    const text = `${live.id} is live on this machine, and could not be sent to the object store; the next run tries again. ${why}${String(thrown)}`;
    report.error = report.error ? `${report.error}\n${text}` : text;
  }
}

/** Writes the reports: of the last run beside the releases, and of a published release with it. */
function writeReports({ store, report, addresses }: Run): void {
  const texts = {
    ...(addresses ? { 'addresses.json': `${JSON.stringify(addresses, null, 2)}\n` } : {}),
    'report.json': `${JSON.stringify(report, null, 2)}\n`,
    'report.md': reportMarkdown(report),
    'report.html': reportPage(report),
  };
  for (const [name, text] of Object.entries(texts)) {
    writeFileAtomically(path.join(store.folder, `last-${name}`), text);
    if (report.release) writeFileAtomically(path.join(store.folderOf(report.release), name), text);
  }
}

/** Tells whoever waits for the outcome, whatever it is. */
async function tellOutcome(
  { settings, print }: ReleaseOptions,
  report: ReleaseReport,
): Promise<void> {
  if (!settings.webhookUrl) return;
  const refusal = await tellWebhook(settings.webhookUrl, report);
  if (refusal) print(`${refusal}\n`);
}

/** What went wrong, and first of all that the run was ended, where it was. */
function reasonOf(thrown: unknown, { settings, signal }: ReleaseOptions, limit: AbortSignal) {
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  if (limit.aborted) return `${overTime(settings)} ${text}`;
  return signal?.aborted ? `The run was asked to end, and did. ${text}` : text;
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
    lock = tryLock(path.join(store.folder, 'lock.json'));
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
    make: { env: options.env, print: options.print, stateDir: settings.stateDir, signal },
    timing: stopwatch(report.steps),
    addresses: null,
  };
  try {
    await runLocked(run);
  } catch (thrown) {
    report.outcome = 'failed';
    build.outcome = 'failed';
    if (thrown instanceof StepError) build.log = lastLines(thrown.output);
    report.error = reasonOf(thrown, options, limit);
  }
  await bringStoreUp(run);
  end();
  try {
    writeReports(run);
    noteRun(store, report);
  } catch (thrown) {
    // A full disk; what is live is right all the same, and who called is told below.
    options.print(`The report could not be written: ${String(thrown)}\n`);
  } finally {
    lock.release();
  }
  if (settings.indexNowKey && run.addresses && report.outcome !== 'failed') {
    const refusal = await tellIndexNow(run.addresses, settings.siteUrl, settings.indexNowKey);
    if (refusal) options.print(`${refusal}\n`);
  }
  await tellOutcome(options, report);
  return report;
}
