/** `npm run bench [-- content | release | visitor | load | admin-api | writes] [options]`: what builds, releases and visits cost. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureBuilds } from './builds';
import { record, terminalText } from './build-results';
import { measureLoad } from './load';
import { isQuiet } from './quiet';
import { measureVisitor } from './visitor';
import { isDevice } from './visitor-page';
import { record as recordVisits, terminalText as visitsText } from './visitor-results';
import { measureWrites } from './writes';

const usage = `npm run bench -- [content] [options]   builds, held against a bare Gatsby site
npm run bench -- release [options]     the same, and then releases
npm run bench -- visitor [options]     visits to the site that was built last, behind nginx; takes --no-record
  --types home,post   kinds of pages by parts of their names (by default all; a part is not recorded)
  --runs 5            visits of each page
  --lighthouse 5      runs of Lighthouse too, which npx fetches; none by default
  --device desktop    a laptop's window; a phone's by default
  --peer FOLDER       another site's built output, some pages of which are visited too
                      The page of what is not found asks the admin API: build the site with SITE_URL of production and
                      GATSBY_ADMIN_API_PRODUCTION=http://127.0.0.1:4000/api, and have "npm run admin-api" run.
npm run bench -- load [options]        the site behind nginx, by wrk; takes --no-record
npm run bench -- admin-api [options]   the admin API on PostgreSQL, by wrk; takes --no-record
  --seconds 10        of each measurement
  --connections 64    kept open at a time
npm run bench -- writes                enquiries stored by PGlite, flushed to the disk and not
Of builds and releases:
  --posts 1000,10000  numbers of posts (this is the default)
  --summaries         lists hold summaries, so that each post costs a call of its own; else whole posts
  --whole             lists hold whole posts (the default)
  --cold-only         cold builds alone
  --keep              leave caches, output and logs in .site/bench/
  --no-record         do not write docs/performance.md; figures of a busy machine are never written
`;

function numbersOf(text: string): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.some((value) => !Number.isInteger(value) || value < 1)) {
    throw new Error(`--posts takes whole numbers, such as 1000,10000; it is "${text}".`);
  }
  return numbers;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} takes a whole number, such as 10; it is "${text}".`);
}

async function builds(
  name: 'content' | 'release',
  args: string[],
  signal: AbortSignal,
): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      posts: { type: 'string', default: '1000,10000' },
      summaries: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      'cold-only': { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      'no-record': { type: 'boolean', default: false },
    },
  });
  const print = (text: string) => process.stdout.write(text);
  for (const posts of numbersOf(values.posts)) {
    const run = await measureBuilds({
      posts,
      lists: values.summaries ? 'summaries' : 'whole',
      keep: values.keep,
      coldOnly: values['cold-only'],
      releases: name === 'release',
      print,
      signal,
    });
    print(terminalText(run));
    const isRecorded = !values['no-record'] && isQuiet(run.machine);
    if (!isRecorded) print('Not recorded.\n');
    else record(run, ['npm run bench --', name, ...args].join(' '));
  }
}

async function visitor(args: string[], signal: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      types: { type: 'string', default: '' },
      runs: { type: 'string', default: '5' },
      lighthouse: { type: 'string' },
      device: { type: 'string', default: 'phone' },
      peer: { type: 'string' },
      'no-record': { type: 'boolean', default: false },
    },
  });
  const runs = positive('runs', values.runs);
  const types = values.types.split(',').filter(Boolean);
  const print = (text: string) => process.stdout.write(text);
  const lighthouse =
    values.lighthouse === undefined ? 0 : positive('lighthouse', values.lighthouse);
  const { device, peer = null } = values;
  if (!isDevice(device)) throw new Error(`--device is phone or desktop; it is "${device}".`);
  const run = await measureVisitor({ types, runs, lighthouse, device, peer, print, signal });
  print(visitsText(run));
  // Results of an interrupted run, or of one of some kinds, are shown, but replace no whole run's.
  signal.throwIfAborted();
  if (!values['no-record'] && types.length === 0 && run.pages.length > 0) {
    // A peer's folder is on this machine alone.
    const told = args.map((arg) => (arg === peer ? path.basename(arg) : arg));
    recordVisits(run, ['npm run bench -- visitor', ...told].join(' '));
  }
  if (run.failed.length > 0) throw new Error(`Not measured:\n${run.failed.join('\n')}`);
}

async function load(
  name: 'load' | 'admin-api',
  args: string[],
  signal: AbortSignal,
): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '10' },
      connections: { type: 'string', default: '64' },
      'no-record': { type: 'boolean', default: false },
    },
  });
  const print = (text: string) => process.stdout.write(text);
  const seconds = positive('seconds', values.seconds);
  const connections = positive('connections', values.connections);
  const command = values['no-record'] ? null : [`npm run bench -- ${name}`, ...args].join(' ');
  await measureLoad(name, { seconds, connections, print, signal }, command);
}

const subcommands: Record<string, (args: string[], signal: AbortSignal) => Promise<void>> = {
  content: (args, signal) => builds('content', args, signal),
  release: (args, signal) => builds('release', args, signal),
  visitor,
  load: (args, signal) => load('load', args, signal),
  'admin-api': (args, signal) => load('admin-api', args, signal),
  writes: () => measureWrites((text) => process.stdout.write(text)),
};

async function main(): Promise<void> {
  const [first, ...rest] = process.argv.slice(2);
  const named = first !== undefined && !first.startsWith('-');
  const run = subcommands[named ? first : 'content'];
  if (!run || process.argv.includes('--help')) {
    process.stdout.write(usage);
    process.exitCode = run ? 0 : 1;
    return;
  }
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      controller.abort();
    });
  }
  try {
    await run(named ? rest : process.argv.slice(2), controller.signal);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

void main();
