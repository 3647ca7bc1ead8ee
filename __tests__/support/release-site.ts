/** Releases of a small site, run as a schedule does: each a process of its own. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exitCodes, type ReleaseOutcome, type ReleaseReport } from '../../pipeline/release/report';
import type { Release } from '../../pipeline/release/store';
import { environmentOf as environmentOfHost } from '../../src/site/environments';
import type { Ended, RunningChild } from './child';
import { environmentOf, startScript } from './site-build';
import { leftOversIn, SiteFiles, type SiteHashes } from './site-files';
import { PRODUCTION_HOST } from './hosts';

const projectRoot = path.join(__dirname, '..', '..');

/** The address that they are made for: the host of production. */
export const RELEASE_SITE_URL = `https://${PRODUCTION_HOST}`;

/** The releases of a site, and the live one. */
export class ReleaseSite extends SiteFiles {
  /** Inside the project, since Gatsby looks for packages in the folders above. */
  readonly folder: string;
  readonly temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'site-release-'));
  readonly #server: { url: string };
  readonly #project: string;
  readonly #siteUrl: string;

  /**
   * @param server the admin API
   * @param project a copy of the project to make them by
   */
  constructor(server: { url: string }, project = projectRoot, siteUrl = RELEASE_SITE_URL) {
    super();
    fs.mkdirSync(path.join(project, '.site'), { recursive: true });
    this.folder = fs.mkdtempSync(path.join(project, '.site', 'test-release-'));
    this.#server = server;
    this.#project = project;
    this.#siteUrl = siteUrl;
  }

  /** The folder of the environment, with `current` in it. */
  get releases(): string {
    const environment = environmentOfHost(new URL(this.#siteUrl).host);
    return path.join(this.folder, 'releases', environment);
  }

  /** The folder that a web server would serve. */
  get root(): string {
    return path.join(this.releases, 'current', 'site');
  }

  get stateDir(): string {
    return path.join(this.folder, 'state');
  }

  /** Its own store of finished pictures. */
  get pictureStore(): string {
    return path.join(this.stateDir, 'pictures');
  }

  /** Folder of this environment's build. */
  get buildState(): string {
    return path.join(this.stateDir, 'release-production');
  }

  /** The id of the live release. */
  get liveId(): string {
    return path.basename(fs.readlinkSync(path.join(this.releases, 'current')));
  }

  start(args: readonly string[] = [], more: Record<string, string> = {}): RunningChild {
    return startScript(
      'scripts/release.ts',
      args,
      environmentOf({
        ADMIN_API_URL: this.#server.url,
        SITE_URL: this.#siteUrl,
        SITE_STATE_DIR: this.stateDir,
        PICTURE_STORE_DIR: this.pictureStore,
        RELEASE_DIR: path.join(this.folder, 'releases'),
        RELEASE_COLD_EVERY_DAYS: '0',
        // A minute of a run that changed much; one test asks for them.
        REPORT_PICTURES_SECONDS: '0',
        TMPDIR: this.temporary,
        ...more,
      }),
      this.#project,
    );
  }

  /** A command such as `list`, to its end. */
  command(args: readonly string[], more: Record<string, string> = {}): Promise<Ended> {
    return this.start(args, more).ended;
  }

  /** A run, which has to end in an outcome. @returns its report */
  async ends(
    outcome: ReleaseOutcome,
    args: readonly string[] = [],
    more: Record<string, string> = {},
  ): Promise<ReleaseReport> {
    const { status, output } = await this.command(args, more);
    if (status !== exitCodes[outcome]) {
      throw new Error(
        `Ended with ${status} instead of ${exitCodes[outcome]} (${outcome}):\n${output}`,
      );
    }
    return this.report();
  }

  /** The page of the last run's report. */
  reportPage(): string {
    return fs.readFileSync(path.join(this.releases, 'last-report.html'), 'utf8');
  }

  /** Of the last run. */
  report(): ReleaseReport {
    return JSON.parse(
      fs.readFileSync(path.join(this.releases, 'last-report.json'), 'utf8'),
    ) as ReleaseReport;
  }

  /** The live release. */
  release(): Release {
    return JSON.parse(
      fs.readFileSync(path.join(this.releases, 'current', 'release.json'), 'utf8'),
    ) as Release;
  }

  /** Names of the live release's own files: no packed forms, nothing kept for pages that are still open. */
  override files(): string[] {
    return Object.keys(this.release().files).sort();
  }

  /** Hashes of those, as they lie there. */
  ownHashes(): SiteHashes {
    const { files } = this.release();
    return new Map([...this.hashes()].filter(([name]) => name in files));
  }

  leftOvers(): string[] {
    return leftOversIn(this.temporary, this.buildState);
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
    fs.rmSync(this.temporary, { recursive: true, force: true });
  }
}

/** The files of a release from nothing, elsewhere. */
export async function filesFromNothing(server: { url: string }): Promise<SiteHashes> {
  const other = new ReleaseSite(server);
  try {
    await other.ends('published');
    return new Map(Object.entries(other.release().files));
  } finally {
    other.remove();
  }
}
