/** Runs what `npm run pull` does, over real HTTP, into a folder of its own. */
import { execFile, type ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import type { CollectionKey } from '../../src/collections/build-rows';
import { runPull, type PullMessage } from '../../src/pull/command';
import { readSnapshot } from '../../src/pull/snapshot/read';
import type { Problem, Snapshot, SnapshotItem } from '../../src/pull/snapshot/types';
import { Scratch } from './scratch';

const root = path.join(__dirname, '..', '..');
const cli = path.join(root, 'src/pull/cli.ts');

export interface PullRun {
  status: number | null;
  /** All that was printed. */
  output: string;
  /** Of that, what went to the standard output. */
  printed: string;
  message: PullMessage | null;
}

export interface RunningPull {
  ended: Promise<PullRun>;
  signal: (name: NodeJS.Signals) => void;
}

function messageIn(output: string): PullRun['message'] {
  const line = output.split('\n').findLast((text) => text.startsWith('{"generation"'));
  return line ? (JSON.parse(line) as PullMessage) : null;
}

/** A state directory that goes away with the test. */
export class StateDir extends Scratch {
  /** The settings of a pull into this folder, with quick retries. */
  #environment(adminApiUrl: string, added: Record<string, string>): NodeJS.ProcessEnv {
    return {
      ...process.env,
      ADMIN_API_URL: adminApiUrl,
      SITE_STATE_DIR: this.path,
      ADMIN_API_TIMEOUT_MS: '20000',
      ADMIN_API_RETRY_BASE_MS: '5',
      ACCEPT_SHRINK: '',
      ...added,
    };
  }

  /** Pulls in this process: all of the command but its start and its signals. */
  async pull(adminApiUrl: string, added: Record<string, string> = {}): Promise<PullRun> {
    let output = '';
    let printed = '';
    const status = await runPull({
      environment: this.#environment(adminApiUrl, added),
      forMachine: true,
      signal: new AbortController().signal,
      print: (line) => {
        output += `${line}\n`;
        printed += `${line}\n`;
      },
      say: (line) => {
        output += `${line}\n`;
      },
    });
    return { status, output, printed, message: messageIn(output) };
  }

  /** Starts `npm run pull` as a process of its own. */
  startCommand(adminApiUrl: string, added: Record<string, string> = {}): RunningPull {
    let child: ChildProcess;
    const ended = new Promise<PullRun>((resolve) => {
      const args = ['--import', 'tsx', cli, '--ipc-json'];
      const options = { cwd: root, env: this.#environment(adminApiUrl, added) };
      child = execFile(process.execPath, args, options, (_failure, printed, said) => {
        const message = messageIn(printed);
        resolve({ status: child.exitCode, output: printed + said, printed, message });
      });
    });
    return { ended, signal: (name) => child.kill(name) };
  }

  snapshot(): Snapshot {
    return readSnapshot(this.path);
  }

  items(key: CollectionKey): readonly SnapshotItem[] {
    return this.snapshot().items[key];
  }

  /** The ids of a collection's items, in order. */
  ids(key: CollectionKey): string[] {
    return this.items(key).map(({ id }) => id);
  }

  problems(key?: CollectionKey | null): Problem[] {
    const { problems } = this.snapshot().manifest;
    return key === undefined ? problems : problems.filter(({ collection }) => collection === key);
  }

  /** A state of its own that begins as this one is now. */
  copy(): StateDir {
    const copy = new StateDir();
    cpSync(this.path, copy.path, { recursive: true });
    return copy;
  }
}
