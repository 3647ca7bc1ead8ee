/** The snapshot of the current build. */
import path from 'node:path';
import { readSnapshot } from './read';
import type { Snapshot } from './types';

/** The folder that holds snapshots and work directories, outside Gatsby's cache. */
export function stateDirectory(): string {
  return path.resolve(process.env['SITE_STATE_DIR'] ?? '.site');
}

let snapshot: Snapshot | undefined;

/**
 * The snapshot of this build: the generation that `SNAPSHOT_GENERATION` names, else the current one.
 * @throws {Error} if none can be read
 */
export function currentSnapshot(): Snapshot {
  snapshot ??= readSnapshot(stateDirectory(), process.env['SNAPSHOT_GENERATION']);
  return snapshot;
}
