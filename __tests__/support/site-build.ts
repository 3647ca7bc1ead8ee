/**
 * Builds a small site as a person does, a process of its own each time, and looks at what it put in place.
 * Work directories lie inside the project, since Gatsby looks for packages in the folders above.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../../pipeline/files';
import type { BuildReport } from '../../pipeline/report';
import { sampleContent, sampleJob, samplePost } from './fault-content';
import { FaultServer, type Content, type Json } from './fault-server';

const root = path.join(__dirname, '..', '..');
const tsx = path.join(root, 'node_modules', '.bin', 'tsx');

/** A cold build beside another on a busy machine, in milliseconds. */
export const BUILD_MS = 800_000;

export interface BuildRun {
  status: number | null;
  signal: NodeJS.Signals | null;
  output: string;
  /** Null where the build was killed before it could write one. */
  report: BuildReport | null;
}

export interface RunningBuild {
  ended: Promise<BuildRun>;
  /** Resolves when the output matches; rejects where the build ends before that. */
  printed: (pattern: RegExp) => Promise<void>;
  /** Kills the process group at once, with no chance to tidy up. */
  kill: () => void;
}

/** The environment of a build: the person's, without what marks a test. */
export function environmentOf(more: Record<string, string>): NodeJS.ProcessEnv {
  const marks = ['NODE_ENV', 'JEST_WORKER_ID', 'NODE_OPTIONS'];
  const own = Object.entries(process.env).filter(([name]) => !marks.includes(name));
  return {
    ...Object.fromEntries(own),
    ADMIN_API_TIMEOUT_MS: '4000',
    ADMIN_API_RETRY_BASE_MS: '5',
    ACCEPT_SHRINK: '',
    CI: '1',
    ...more,
  };
}

function watch(child: ChildProcess, reportFile: string): RunningBuild {
  let output = '';
  const waiting = new Set<() => void>();
  const take = (chunk: Buffer) => {
    output += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const ended = new Promise<BuildRun>((resolve, reject) => {
    child.once('error', reject);
    // Not `close`: what a killed build leaves running holds its output open.
    child.once('exit', (status, signal) => {
      setTimeout(() => {
        const report = fs.existsSync(reportFile)
          ? (JSON.parse(fs.readFileSync(reportFile, 'utf8')) as BuildReport)
          : null;
        resolve({ status, signal, output, report });
        for (const look of waiting) look();
      }, 50);
    });
  });
  let over = false;
  void ended.then(() => {
    over = true;
    for (const look of waiting) look();
  });
  return {
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(output)) resolve();
          else if (over) reject(new Error(`The build ended before ${String(pattern)}:\n${output}`));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
    kill: () => {
      try {
        process.kill(-(child.pid as number), 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    },
  };
}

/** Files of a site by their paths, each with the hash of its bytes. */
export type SiteHashes = ReadonlyMap<string, string>;

/** A state directory and the site that is built from it. */
export class TestSite {
  readonly folder: string;
  /** The system's temporary folder, as its builds see it; in the real one, since sockets need short paths. */
  readonly temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'site-build-'));
  readonly #server: FaultServer;

  constructor(server: FaultServer, name = 'site') {
    fs.mkdirSync(path.join(root, '.site'), { recursive: true });
    this.folder = fs.mkdtempSync(path.join(root, '.site', `test-${name}-`));
    this.#server = server;
  }

  get stateDir(): string {
    return path.join(this.folder, 'state');
  }

  get publicDir(): string {
    return path.join(this.folder, 'public');
  }

  /** Starts a build and does not wait for it. */
  start(more: Record<string, string> = {}, args: readonly string[] = []): RunningBuild {
    const reportFile = path.join(this.stateDir, 'build-report.json');
    fs.rmSync(reportFile, { force: true });
    const child = spawn(tsx, ['scripts/build.ts', ...args], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environmentOf({
        ADMIN_API_URL: this.#server.url,
        SITE_STATE_DIR: this.stateDir,
        SITE_PUBLIC_DIR: this.publicDir,
        TMPDIR: this.temporary,
        ...more,
      }),
    });
    return watch(child, reportFile);
  }

  /** Builds to the end. */
  build(more: Record<string, string> = {}, args: readonly string[] = []): Promise<BuildRun> {
    return this.start(more, args).ended;
  }

  /** Builds to the end, which has to be a good one. */
  async builds(
    more: Record<string, string> = {},
    args: readonly string[] = [],
  ): Promise<BuildReport> {
    const { status, output, report } = await this.build(more, args);
    if (status !== 0 || !report) throw new Error(`The build ended with ${status}:\n${output}`);
    return report;
  }

  files(): string[] {
    return listFiles(this.publicDir);
  }

  has(name: string): boolean {
    return fs.existsSync(path.join(this.publicDir, name));
  }

  read(name: string): string {
    return fs.readFileSync(path.join(this.publicDir, name), 'utf8');
  }

  /** The HTML of a page, such as `/blog/post-1`. */
  page(pagePath: string): string {
    return this.read(path.posix.join(pagePath.slice(1), 'index.html'));
  }

  hasPage(pagePath: string): boolean {
    return this.has(path.posix.join(pagePath.slice(1), 'index.html'));
  }

  /** Of the site in place, or of another folder. */
  hashes(directory = this.publicDir): SiteHashes {
    return new Map(
      listFiles(directory).map((name) => [
        name,
        createHash('sha256')
          .update(fs.readFileSync(path.join(directory, name)))
          .digest('hex'),
      ]),
    );
  }

  /** When each file was last written, to the part of a millisecond. */
  times(): ReadonlyMap<string, number> {
    return new Map(
      this.files().map((name) => [name, fs.statSync(path.join(this.publicDir, name)).mtimeMs]),
    );
  }

  /** Paths of all pages whose HTML holds a text. */
  pagesWith(text: string): string[] {
    return this.files().filter((name) => name.endsWith('.html') && this.read(name).includes(text));
  }

  /** What builds have left in temporary folders, the system's and their own; tsx keeps there what it compiled. */
  leftOvers(): string[] {
    const own = path.join(this.stateDir, 'slots');
    const folders = [
      this.temporary,
      ...fs.readdirSync(own).map((slot) => path.join(own, slot, 'tmp')),
    ];
    return folders.flatMap((folder) =>
      fs.readdirSync(folder).filter((name) => !name.startsWith('tsx-')),
    );
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
    fs.rmSync(this.temporary, { recursive: true, force: true });
  }
}

/** Names of the files that differ, are new or are gone. */
export function differences(before: SiteHashes, after: SiteHashes): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** A picture with some detail, so that every width of it is another file. */
export function pictureFile(hue: number, width = 800, height = 450): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 40%)"/><circle cx="300" cy="200" r="120" fill="hsl(${hue + 90} 60% 60%)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** The item of a list with an id. */
export function itemOf(content: Content, key: keyof Content, id: unknown): Json {
  const item = (content[key] as Json[]).find((entry) => entry['id'] === id);
  if (!item) throw new Error(`There is no ${key} ${String(id)}.`);
  return item;
}

/** A server of a small site: eleven posts, so that a list has two pages, and three pictures. */
export async function smallSiteServer(): Promise<FaultServer> {
  const content = sampleContent(11);
  content.caseStudy.length = 3;
  content.pressRelease.length = 3;
  content.job = [sampleJob(2), sampleJob(1)];
  content.testimonial.length = 3;
  const server = new FaultServer({ content, wholeLists: true });
  await server.start();
  for (const [name, hue] of [
    ['one', 20],
    ['two', 140],
    ['three', 260],
  ] as const) {
    server.files.set(`/media/${name}.jpg`, { body: await pictureFile(hue), type: 'image/jpeg' });
  }
  const url = (name: string) => `${server.origin}/media/${name}.jpg`;
  Object.assign(itemOf(content, 'post', 3), {
    image_cdn: url('one'),
    image_alt: 'The first picture',
  });
  Object.assign(itemOf(content, 'post', 5), {
    content: `<h2>Inside</h2><p>Words.</p><p><img src="${url('two')}" alt="The second picture"></p>`,
  });
  Object.assign(itemOf(content, 'pressRelease', 1), { image_cdn: url('three'), image_alt: 'News' });
  return server;
}

export { sampleJob, samplePost };
