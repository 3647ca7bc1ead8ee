/**
 * Builds a small site as a person does, in a new process each time, and inspects the site in place. Work directories
 * lie inside the project, since Gatsby looks for packages in the folders above.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readJson } from '../../pipeline/files';
import type { BuildReport } from '../../pipeline/report';
import { startChild, type Ended, type RunningChild } from './child';
import { sampleContent, sampleJob, samplePost } from './fault-content';
import { FaultServer, type Content, type Json } from './fault-server';
import { leftOversIn, SiteFiles } from './site-files';

const projectRoot = path.join(__dirname, '..', '..');
const tsx = path.join(projectRoot, 'node_modules', '.bin', 'tsx');

/** A cold build beside another on a busy machine, in milliseconds. */
export const BUILD_MS = 800_000;

export interface BuildRun extends Ended {
  /** Null where the build was killed before it could write one. */
  report: BuildReport | null;
}

export interface RunningBuild extends Omit<RunningChild, 'ended'> {
  ended: Promise<BuildRun>;
}

/**
 * Starts a script of the project, or of a copy of it.
 * @param env all of its environment
 */
export function startScript(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd = projectRoot,
): RunningChild {
  return startChild(tsx, [script, ...args], { cwd, env });
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

/** A state directory and the site that is built from it. */
export class TestSite extends SiteFiles {
  readonly folder: string;
  /** The system's temporary folder, as its builds see it; in the real one, since sockets need short paths. */
  readonly temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'site-build-'));
  readonly #server: FaultServer;
  readonly #state: string;

  /**
   * @param state the folder of the state in that of the test
   * @param parent where the folder of the test is made
   */
  constructor(
    server: FaultServer,
    name = 'site',
    state = 'state',
    parent = path.join(projectRoot, '.site'),
  ) {
    super();
    this.#state = state;
    fs.mkdirSync(parent, { recursive: true });
    this.folder = fs.mkdtempSync(path.join(parent, `test-${name}-`));
    this.#server = server;
  }

  get stateDir(): string {
    return path.join(this.folder, this.#state);
  }

  get publicDir(): string {
    return path.join(this.folder, 'public');
  }

  /** Starts a build and does not wait for it. */
  start(more: Record<string, string> = {}, args: readonly string[] = []): RunningBuild {
    const reportFile = path.join(this.stateDir, 'build-report.json');
    fs.rmSync(reportFile, { force: true });
    const running = startScript(
      'scripts/build.ts',
      args,
      environmentOf({
        ADMIN_API_URL: this.#server.url,
        SITE_STATE_DIR: this.stateDir,
        SITE_PUBLIC_DIR: this.publicDir,
        TMPDIR: this.temporary,
        ...more,
      }),
    );
    const ended = running.ended.then((how) => ({
      ...how,
      report: readJson<BuildReport>(reportFile),
    }));
    return { ...running, ended };
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

  get root(): string {
    return this.publicDir;
  }

  leftOvers(): string[] {
    return leftOversIn(this.temporary, this.stateDir);
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
    fs.rmSync(this.temporary, { recursive: true, force: true });
  }
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
