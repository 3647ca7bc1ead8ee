/** Throughput of the site behind nginx and the admin API on PostgreSQL when wrk asks as fast as it can. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pageTypesIn } from '../scripts/page-types';
import { startAdminApi } from '../scripts/admin-api-process';
import { startPostgres } from '../scripts/servers/postgres';
import { PROJECT_ROOT, publicDirectory } from '../pipeline/layout';
import { machine, markdownTable, putSection, terminalTable } from './performance-file';
import { serveSite } from './visitor-site';

export interface LoadOptions {
  /** Of each measurement. */
  seconds: number;
  /** Kept open at a time. */
  connections: number;
  print: (text: string) => void;
  signal: AbortSignal;
}

/** A request for wrk. */
interface Question {
  name: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Posted as JSON; else it is a GET. */
  body?: string;
}

export interface LoadResult {
  name: string;
  perSecond: number;
  /** Milliseconds within which half and 99 of 100 answers came. */
  half: number;
  slowest: number;
  /** Answers outside 2xx and 3xx. */
  refused: number;
  /** Connections that failed, and answers that did not come. */
  broken: number;
}

const MS = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const;

/** A time as wrk writes it, such as `1.23ms`. @throws {Error} where it is none */
function milliseconds(text: string | undefined): number {
  const [, value, unit] = /^([\d.]+)(us|ms|s|m)$/.exec(text ?? '') ?? [];
  if (value === undefined) throw new Error(`wrk wrote "${text ?? ''}" where a time belongs.`);
  return Number(value) * MS[unit as keyof typeof MS];
}

/** Reads what wrk has written. @throws {Error} where a figure is missing */
export function readWrk(name: string, text: string): LoadResult {
  const found = (pattern: RegExp) => pattern.exec(text)?.[1];
  const perSecond = Number(found(/Requests\/sec:\s+([\d.]+)/));
  if (!Number.isFinite(perSecond)) throw new Error(`wrk gave no figures for ${name}:\n${text}`);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text);
  return {
    name,
    perSecond,
    half: milliseconds(found(/\s50%\s+(\S+)/)),
    slowest: milliseconds(found(/\s99%\s+(\S+)/)),
    refused: Number(found(/Non-2xx or 3xx responses: (\d+)/) ?? 0),
    broken: (errors ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0),
  };
}

/** The script that wrk runs for a question that is posted. */
const postScript = (body: string) =>
  `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [==[${body}]==]\n`;

async function ask(question: Question, options: LoadOptions, folder: string): Promise<LoadResult> {
  const { name, url, headers = {}, body } = question;
  const script = path.join(folder, 'post.lua');
  if (body !== undefined) fs.writeFileSync(script, postScript(body));
  const args = [
    ...['-t', '1', '-c', String(options.connections), '-d', `${options.seconds}s`, '--latency'],
    ...(body === undefined ? [] : ['-s', script]),
    ...Object.entries(headers).flatMap(([key, value]) => ['-H', `${key}: ${value}`]),
    url,
  ];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'pipe'], signal: options.signal });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (text += part.toString()));
  }
  await new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = error.code === 'ENOENT';
      reject(missing ? new Error('The bench of load needs wrk: install it (Debian: wrk).') : error);
    });
    child.once('close', () => resolve());
  });
  return readWrk(name, text);
}

/** Pages and files of the site, as browsers ask for them. */
async function ofSite(options: LoadOptions, folder: string): Promise<LoadResult[]> {
  const publicDir = publicDirectory();
  const { home = '/', post = '/', 'overview page': service = '/' } = pageTypesIn(publicDir);
  const site = await serveSite(publicDir, path.join(folder, 'site'), [home, post, service]);
  const script = fs.readdirSync(publicDir).find((name) => /^app-.*\.js$/.test(name)) ?? '';
  const questions: Record<string, string> = {
    'home page': home,
    'a post': post,
    'a page of a service': service,
    'its script': `/${script}`,
    'data of a page': `/page-data${post}/page-data.json`,
    'an address that is not there': '/no/such/page',
  };
  const results: LoadResult[] = [];
  try {
    for (const [name, address] of Object.entries(questions)) {
      const url = `${site.url}${address}`;
      results.push(
        await ask({ name, url, headers: { 'Accept-Encoding': 'gzip' } }, options, folder),
      );
      options.print(`${name}: measured\n`);
    }
  } finally {
    await site.stop();
  }
  return results;
}

const ENQUIRY = JSON.stringify({
  name: 'A bench',
  business_email: 'bench@example.com',
  message: 'How many of these can be taken?',
});

/** Reads and writes of the admin API with its sample content, on PostgreSQL, with its limits as they are. */
async function ofAdminApi(options: LoadOptions, folder: string): Promise<LoadResult[]> {
  const postgres = await startPostgres();
  const api = await startAdminApi({
    DATABASE_URL: await postgres.createDatabase(),
    LOG_LEVEL: 'error',
    PORT: '0',
  });
  try {
    const list = `${api.url}/posts?page=1&pageSize=9&is_main=true&status=publish`;
    const answer = await fetch(list);
    const etag = answer.headers.get('etag') ?? '';
    const { posts } = (await answer.json()) as { posts: { slug: string; published_at: string }[] };
    // One whose time has not come is in the list, and is no page yet.
    const post = posts.find(({ published_at: at }) => Date.parse(at) <= Date.now());
    const questions: Question[] = [
      { name: 'a list of posts', url: list },
      { name: 'the same, unchanged since', url: list, headers: { 'If-None-Match': etag } },
      { name: 'a list by a word', url: `${list}&title=the` },
      { name: 'a post', url: `${api.url}/posts/slug/${encodeURIComponent(post?.slug ?? '')}` },
      { name: 'a flood of enquiries from one address', url: `${api.url}/contactUs`, body: ENQUIRY },
    ];
    const results: LoadResult[] = [];
    for (const question of questions) {
      results.push(await ask(question, options, folder));
      options.print(`${question.name}: measured\n`);
    }
    const [list1, flood] = [questions[0] as Question, questions.at(-1) as Question];
    const beside = { ...list1, name: 'a list of posts, beside that flood' };
    const [reads] = await Promise.all([ask(beside, options, folder), ask(flood, options, folder)]);
    return [...results, reads];
  } finally {
    const ended = once(api.process, 'exit');
    api.process.kill();
    await ended;
    await postgres.stop();
  }
}

const titles = ['Asked', 'a second', 'half in ms', '99 % in ms', 'refused', 'broken'];
const TEXTS = 1;
const row = ({ name, perSecond, half, slowest, refused, broken }: LoadResult): string[] => [
  name,
  perSecond.toFixed(0),
  half.toFixed(1),
  slowest.toFixed(1),
  String(refused),
  String(broken),
];

const SHARED =
  'asks with wrk, as fast as it can and on the same machine; all that takes part shares its processors.';

/** Measurements, each with its own section. */
const parts = {
  load: {
    measure: ofSite,
    intro: `## Load

\`npm run bench -- load\` ${SHARED} The site that was built last, behind nginx with its own configuration (packed by gzip). Refused are answers outside 2xx and 3xx: those of an address that is not there.`,
  },
  'admin-api': {
    measure: ofAdminApi,
    intro: `## The admin API

\`npm run bench -- admin-api\` ${SHARED} The admin API on PostgreSQL with its sample content and its limits. Refused are answers outside 2xx and 3xx: all enquiries beyond the limit (30 a minute from one address, for each call).`,
  },
} as const;

/**
 * Measures one of both, prints the table and puts it into `docs/performance.md`.
 * @param command as typed; null for no writing
 * @throws {Error} where there is no wrk, no nginx, no PostgreSQL or no site
 */
export async function measureLoad(
  name: keyof typeof parts,
  options: LoadOptions,
  command: string | null,
): Promise<void> {
  const folder = path.join(PROJECT_ROOT, '.site/bench', name);
  fs.mkdirSync(folder, { recursive: true });
  const { measure, intro } = parts[name];
  const results = (await measure(options, folder)).map(row);
  fs.rmSync(folder, { recursive: true, force: true });
  options.print(`\n${terminalTable(titles, results, TEXTS)}\n`);
  if (command === null) return;
  const said = `${new Date().toISOString().slice(0, 10)}, \`${command}\`, ${options.connections} connections for ${options.seconds} s each, on ${machine()}.`;
  putSection(name, `${said}\n\n${markdownTable(titles, results, TEXTS)}`, intro);
}
