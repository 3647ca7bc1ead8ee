/** Releases of a small site, run as a schedule does: each a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { exitCodes, type ReleaseOutcome, type ReleaseReport } from '../../pipeline/release/report';
import type { Release } from '../../pipeline/release/store';
import type { FaultServer } from './fault-server';
import { environmentOf, type SiteHashes } from './site-build';

const root = path.join(__dirname, '..', '..');
const tsx = path.join(root, 'node_modules', '.bin', 'tsx');

export interface CommandResult {
  status: number | null;
  output: string;
}

export interface RunningRelease {
  ended: Promise<CommandResult>;
  /** Resolves when the output matches; rejects where the run ends before that. */
  printed: (pattern: RegExp) => Promise<void>;
  /** Kills the process group at once, with no chance to tidy up. */
  kill: () => void;
}

function watch(child: ChildProcess): RunningRelease {
  let output = '';
  let isOver = false;
  const waiting = new Set<() => void>();
  const look = () => {
    for (const each of [...waiting]) each();
  };
  const take = (part: Buffer) => {
    output += part.toString();
    look();
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const ended = new Promise<CommandResult>((resolve, reject) => {
    child.once('error', reject);
    // Not `close`: what a killed run leaves running holds its output open.
    child.once('exit', (status) => {
      setTimeout(() => {
        isOver = true;
        look();
        resolve({ status, output });
      }, 50);
    });
  });
  return {
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const each = () => {
          if (!pattern.test(output) && !isOver) return;
          waiting.delete(each);
          if (pattern.test(output)) resolve();
          else reject(new Error(`It ended before ${String(pattern)}:\n${output}`));
        };
        waiting.add(each);
        each();
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

export class ReleaseSite {
  /** Inside the project, since Gatsby looks for packages in the folders above. */
  readonly folder: string;
  readonly temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'site-release-'));
  readonly #server: FaultServer;

  constructor(server: FaultServer) {
    fs.mkdirSync(path.join(root, '.site'), { recursive: true });
    this.folder = fs.mkdtempSync(path.join(root, '.site', 'test-release-'));
    this.#server = server;
  }

  /** The folder of the environment, with `current` in it. */
  get releases(): string {
    return path.join(this.folder, 'releases', 'qa');
  }

  /** What a web server's root would be. */
  get live(): string {
    return path.join(this.releases, 'current', 'site');
  }

  start(args: readonly string[] = [], more: Record<string, string> = {}): RunningRelease {
    const child = spawn(tsx, ['scripts/release.ts', ...args], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environmentOf({
        ADMIN_API_URL: this.#server.url,
        SITE_URL: 'http://127.0.0.1:9000',
        SITE_STATE_DIR: path.join(this.folder, 'state'),
        RELEASE_DIR: path.join(this.folder, 'releases'),
        RELEASE_COLD_EVERY_DAYS: '0',
        TMPDIR: this.temporary,
        ...more,
      }),
    });
    return watch(child);
  }

  /** A command such as `list`, to its end. */
  command(args: readonly string[], more: Record<string, string> = {}): Promise<CommandResult> {
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

  /** Of the last run. */
  report(): ReleaseReport {
    return JSON.parse(
      fs.readFileSync(path.join(this.releases, 'last-report.json'), 'utf8'),
    ) as ReleaseReport;
  }

  /** The HTML of a live page, such as `/blog/post-1`. */
  page(pagePath: string): string {
    return fs.readFileSync(path.join(this.live, pagePath, 'index.html'), 'utf8');
  }

  /** The live release. */
  release(): Release {
    return JSON.parse(
      fs.readFileSync(path.join(this.releases, 'current', 'release.json'), 'utf8'),
    ) as Release;
  }

  /** Hashes of those live files that are the release's own: no packed forms, nothing kept for open pages. */
  ownHashes(): SiteHashes {
    const { files } = this.release();
    return new Map([...this.hashes()].filter(([name]) => name in files));
  }

  hasPage(pagePath: string): boolean {
    return fs.existsSync(path.join(this.live, pagePath, 'index.html'));
  }

  /** Hashes of what is live. */
  hashes(): SiteHashes {
    return new Map(
      listFiles(`${this.live}/`).map((name) => [
        name,
        createHash('sha256')
          .update(fs.readFileSync(path.join(this.live, name)))
          .digest('hex'),
      ]),
    );
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
    fs.rmSync(this.temporary, { recursive: true, force: true });
  }
}
