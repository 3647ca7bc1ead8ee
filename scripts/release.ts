/** `npm run release`: see `usage`. Exit codes of each command: docs/operations.md. */
import { parseArgs } from 'node:util';
import { MOST_LETTERS } from '@corporate-website/contract/release-requests';
import { changesBetween } from '../pipeline/changes';
import { StoppedRun } from '../pipeline/release/outcome';
import { purge as purgeNames } from '../pipeline/release/purge';
import { exitCodes, reportMarkdown, type ReleaseReport } from '../pipeline/release/report';
import {
  endRequest,
  readRequests,
  requestLines,
  takeRequest,
  tellState,
  untilUrgent,
  type TakenOrder,
} from '../pipeline/release/requests';
import { release } from '../pipeline/release/run';
import { readReleaseSettings, type ReleaseSettings } from '../pipeline/release/settings';
import { healthOf } from '../pipeline/release/status';
import { ReleaseStore, type Release } from '../pipeline/release/store';
import { runOfRelease, stateOf } from '../pipeline/release/told';
import { uploadLive } from '../pipeline/release/upload';
import { ensureChromium } from './find-chromium';

const usage = `npm run release -- [command] [options]
  (none)          pulls, builds, checks and publishes; --accept-change accepts a much smaller or
                  larger site, --cold compares the build with a cold one
  requested       does what the admin panel has requested: a release, a rollback, a hold or its
                  end (ADMIN_API_TOKEN); for a timer
  list            lists the releases, newest first
  status          for monitoring; exits with 0 (OK), 1 (warning) or 2 (error, or unknown)
  rollback [id]   rolls back to a release (by default the previous live one), and sets a hold
  hold [reason]   publishes nothing until 'resume'
  resume          releases the hold
  diff A B        shows the differences between two releases
  purge NAME…     removes files or pages at once, from all releases and the object store
  upload          uploads the live release to the object store (S3_BUCKET), as each run does
`;

const print = (text: string) => process.stdout.write(text);
const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));

interface Command {
  store: ReleaseStore;
  settings: ReleaseSettings;
  args: string[];
}

async function runOnce(
  { settings, args }: Command,
  controller = new AbortController(),
): Promise<ReleaseReport> {
  const { values } = parseArgs({
    args,
    options: {
      'accept-change': { type: 'boolean', default: false },
      cold: { type: 'boolean', default: false },
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      controller.abort();
    });
  }
  const report = await release({
    settings,
    env: process.env,
    print,
    findBrowser: ensureChromium,
    acceptChange: values['accept-change'],
    cold: values.cold,
    signal: controller.signal,
  });
  print(`\n${reportMarkdown(report)}\n`);
  if (report.outcome !== 'busy') print(`Reports: ${settings.folder}/last-report.html\n`);
  return report;
}

/** Reports the site's state to the admin panel. A failure does not change the run's outcome. */
async function tellPanel(
  { settings: { requests, reportsUrl: reports }, store }: Command,
  report: ReleaseReport | null,
): Promise<void> {
  if (!requests) return;
  const run = report && runOfRelease(report);
  await tellState(requests, stateOf(store, { reports, run })).catch((thrown: unknown) => {
    print(`${messageOf(thrown)}\n`);
  });
}

async function run(command: Command): Promise<number> {
  const report = await runOnce(command);
  // The run that this one gave way to reports.
  if (report.outcome !== 'busy') await tellPanel(command, report);
  return exitCodes[report.outcome];
}

const STOPPED = 'The run was stopped, since an editor has asked to go back or to hold.';

/**
 * Runs a release until a hold or a rollback is requested. @returns its report, and that request, which is still to do
 */
async function runUntilUrgent(command: Command) {
  const { requests } = command.settings;
  const run = new AbortController();
  const isOver = new AbortController();
  const looking = requests ? untilUrgent(requests, isOver.signal) : Promise.resolve(null);
  const stopped = looking.then((order) => {
    if (order) run.abort(new StoppedRun(STOPPED));
    return order;
  });
  const report = await runOnce({ ...command, args: [] }, run).finally(() => isOver.abort());
  return { report, next: await stopped };
}

/** Does what was requested, and reports how it ended. @returns the exit code, and the next request, if any */
async function answer(
  command: Command,
  taken: TakenOrder,
): Promise<{ code: number; next: TakenOrder | null }> {
  const { requests } = command.settings;
  const started = performance.now();
  const args = taken.argument === undefined ? [] : [taken.argument];
  let code: number = exitCodes.failed;
  let report: ReleaseReport | null = null;
  let error: string | null = null;
  let next: TakenOrder | null = null;
  try {
    if (taken.command === 'release') {
      ({ report, next } = await runUntilUrgent(command));
      code = exitCodes[report.outcome];
    } else {
      code = await orders[taken.command]({ ...command, args });
    }
    error = report?.error ?? null;
  } catch (thrown) {
    error = messageOf(thrown);
    process.stderr.write(`${error}\n`);
  }
  const outcome = report?.outcome ?? (code === 0 ? 'done' : 'failed');
  if (requests) {
    const end = {
      outcome,
      seconds: (performance.now() - started) / 1000,
      ...(error === null ? {} : { error: error.slice(0, MOST_LETTERS) }),
    };
    await endRequest(requests, taken.taken, end).catch((thrown: unknown) => {
      // Not fatal: the next request replaces this one.
      print(`${messageOf(thrown)}\n`);
    });
  }
  if (outcome !== 'busy') await tellPanel(command, report);
  return { code, next };
}

async function requested(command: Command): Promise<number> {
  const { requests } = command.settings;
  if (!requests) {
    throw new Error(
      'ADMIN_API_TOKEN is not set: without it the admin API tells nobody who has asked for a release.',
    );
  }
  let code: number | null = null;
  let next: TakenOrder | null = null;
  for (;;) {
    const { taken, ...order } = next ?? (await takeRequest(requests));
    if (taken === null) break;
    ({ code, next } = await answer(command, { taken, ...order }));
  }
  if (code === null) print('Nobody has asked for a release.\n');
  return code ?? 0;
}

function describe({ id, publishedAt, pages, bytes, contentFrom }: Release, isLive: boolean) {
  return `${isLive ? '*' : ' '} ${id}  ${publishedAt}  ${pages} pages  ${(bytes / 1e6).toFixed(1)} MB  content of ${contentFrom}\n`;
}

function list({ store }: Command): number {
  const live = store.live();
  const all = store.list();
  for (const each of all) print(describe(each, each.id === live?.id));
  if (all.length === 0) print('No release yet.\n');
  return 0;
}

async function status({ store, settings }: Command): Promise<number> {
  const { code, lines } = healthOf(store, settings, Date.now());
  const asked = settings.requests
    ? await readRequests(settings.requests).then(requestLines, (error: Error) => [error.message])
    : [];
  print(`${[...lines, ...asked].join('\n')}\n`);
  return code;
}

async function upload({ store, settings }: Command): Promise<number> {
  if (!store.live()) throw new Error('There is no live release to upload.');
  if (!settings.objectStore) {
    throw new Error('S3_BUCKET is not set: there is no object store to upload to.');
  }
  const done = await uploadLive(store, settings.objectStore, {
    graceMs: settings.assetGraceMs,
    signal: AbortSignal.timeout(settings.timeLimitMs),
    onWait: () => {
      print('Another upload is under way; waiting for it.\n');
    },
  });
  print(
    done
      ? `${done.sent} objects sent (${(done.bytes / 1e6).toFixed(1)} MB), ${done.removed} removed.\nThe CDN has to ask again for:\n${done.invalidate.join('\n')}\n`
      : `The object store holds ${store.live()?.id ?? ''} already.\n`,
  );
  return 0;
}

async function rollback(command: Command): Promise<number> {
  const { store, settings, args } = command;
  const id = args[0] ?? store.previous()?.id;
  if (id === undefined) throw new Error('There is no release before the live one.');
  store.rollBack(id, Date.now(), settings.assetGraceMs);
  print(`${id} is live, and held. \`npm run release -- resume\` lets go of the hold.\n`);
  return settings.objectStore ? upload(command) : 0;
}

async function purge({ store, settings, args }: Command): Promise<number> {
  if (args.length === 0) throw new Error('purge takes names of files, or addresses.');
  const done = await purgeNames(store, settings.objectStore, args, () => {
    print('An upload is under way; waiting for it.\n');
  });
  for (const { name, files, objects } of done) {
    print(
      `${name}: ${files.length} files taken off the releases${settings.objectStore ? `, ${objects.length} objects off the store` : ''}.\n`,
    );
  }
  const paths = done.flatMap(({ invalidate }) => invalidate);
  print(`The CDN has to ask again for:\n${paths.join('\n')}\n`);
  const missed = done.filter(({ files, objects }) => files.length + objects.length === 0);
  if (missed.length === 0) return 0;
  process.stderr.write(
    `Nothing is called ${missed.map(({ name }) => name).join(', ')}. \`npm run release -- diff\` and the page's source have names of files.\n`,
  );
  return 1;
}

function hold({ store, args }: Command): number {
  store.setHold({ since: new Date().toISOString(), reason: args.join(' ') || 'set by hand' });
  print('Held: runs build and check, and publish nothing.\n');
  return 0;
}

function resume({ store }: Command): number {
  const { hold: held } = store.state();
  store.setHold(null);
  print(held ? `Let go of the hold of ${held.since}.\n` : 'There was no hold.\n');
  return 0;
}

function found(store: ReleaseStore, id: string | undefined): Release {
  const one = id === undefined ? null : store.find(id);
  if (!one) throw new Error(`diff takes the ids of two releases; there is no "${id ?? ''}".`);
  return one;
}

function diff({ store, args: [one, other] }: Command): number {
  const changes = changesBetween(found(store, one).files, found(store, other).files);
  for (const [what, names] of Object.entries(changes) as [string, string[]][]) {
    print(`${what}: ${names.length}\n${names.map((name) => `  ${name}\n`).join('')}`);
  }
  return 0;
}

/** Commands that an admin panel may request, besides a release. */
const orders = { rollback, hold, resume };

const commands: Record<string, (command: Command) => number | Promise<number>> = {
  run,
  requested,
  list,
  status,
  rollback,
  hold,
  resume,
  diff,
  upload,
  purge,
};

async function main(): Promise<void> {
  // The web server runs as another user and must read these files, whatever the umask of the caller.
  process.umask(0o022);
  const [first, ...rest] = process.argv.slice(2);
  const isNamed = first !== undefined && !first.startsWith('-');
  const command = commands[isNamed ? first : 'run'];
  if (!command || process.argv.includes('--help')) {
    print(usage);
    process.exitCode = command ? 0 : 1;
    return;
  }
  try {
    const settings = readReleaseSettings(process.env);
    const store = new ReleaseStore(settings.folder, settings.nginx);
    process.exitCode = await command({
      store,
      settings,
      args: isNamed ? rest : process.argv.slice(2),
    });
  } catch (error) {
    const text = messageOf(error);
    if (command === status) {
      // Monitoring reads the first line, and 1 would only be a warning.
      print(`${text.replace(/\s*\n\s*(?:- )?/g, ' ')}\n`);
      process.exitCode = 2;
      return;
    }
    process.stderr.write(`${text}\n`);
    process.exitCode = exitCodes.failed;
  }
}

void main();
