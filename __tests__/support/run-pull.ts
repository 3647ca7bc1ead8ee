/** Runs `npm run pull` as a person does: a process of its own, over real HTTP, into a folder of its own. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CollectionKey } from '../../src/data-layer/collections';
import { readSnapshot } from '../../src/data-layer/snapshot/read';
import type { Problem, Snapshot, SnapshotItem } from '../../src/data-layer/snapshot-types';

const root = path.join(__dirname, '..', '..');
const cli = path.join(root, 'src/data-layer/pull/cli.ts');

export interface PullRun {
  status: number | null;
  /** All that was printed. */
  output: string;
  message: { generation: string; outcome: string; unchanged: boolean; problems: number } | null;
}

/** A state directory that goes away with the test. */
export class StateDir {
  readonly path = mkdtempSync(path.join(os.tmpdir(), 'pull-test-'));

  /** Pulls with quick retries. */
  pull(adminApiUrl: string, environment: Record<string, string> = {}): Promise<PullRun> {
    const child = spawn(process.execPath, ['--import', 'tsx', cli, '--ipc-json'], {
      cwd: root,
      env: {
        ...process.env,
        ADMIN_API_URL: adminApiUrl,
        SITE_STATE_DIR: this.path,
        ADMIN_API_TIMEOUT_MS: '20000',
        ADMIN_API_RETRY_BASE_MS: '5',
        ACCEPT_SHRINK: '',
        ...environment,
      },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (status) => {
        const line = output.split('\n').findLast((text) => text.startsWith('{"generation"'));
        const message = line ? (JSON.parse(line) as PullRun['message']) : null;
        resolve({ status, output, message });
      });
    });
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

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
