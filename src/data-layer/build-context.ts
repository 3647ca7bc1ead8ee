/** State shared by the hooks of one Gatsby process: paths, and the snapshot that the build is made of. */
import fs from 'node:fs';
import path from 'node:path';
import type { CollectionKey } from '../collections/build-rows';
import type { PracticeLead } from '../own-pages/build/practice-leads';
import type { ContentPage, PreparedContent } from '../own-pages/build/read-all';
import type { PageNode } from './pages';
import { readSnapshot } from '../pull/snapshot/read';
import type { Snapshot } from '../pull/snapshot/types';

/** The folder that holds snapshots and work directories, outside Gatsby's cache. */
export function stateDirectory(): string {
  return path.resolve(process.env['SITE_STATE_DIR'] ?? '.site');
}

let snapshot: Snapshot | undefined;

/**
 * The snapshot of this build: the generation that `SNAPSHOT_GENERATION` names, else the current one.
 * @throws {Error} where none can be read
 */
export function currentSnapshot(): Snapshot {
  snapshot ??= readSnapshot(stateDirectory(), process.env['SNAPSHOT_GENERATION']);
  return snapshot;
}

/** The copy of `src/content`, checked and rendered by `content/cli.ts` as the build begins. */
export const SITE_CONTENT_FILE = path.join('.cache', 'site-content.json');

let content: PreparedContent | undefined;

function prepared(): PreparedContent {
  content ??= JSON.parse(fs.readFileSync(SITE_CONTENT_FILE, 'utf8')) as PreparedContent;
  return content;
}

/** The company's own pages. */
export const currentContent = (): readonly ContentPage[] => prepared().pages;

/** Who leads the practices, in the order of the services. */
export const currentLeads = (): readonly PracticeLead[] => prepared().leads;

/** Forgets the copy, so that the next call reads it anew. */
export function forgetContent(): void {
  content = undefined;
}

/** The nodes of each collection, in the server's order, as far as pages are made of them. */
export type PageNodes = Readonly<Record<CollectionKey, readonly PageNode[]>>;

let pageNodes: PageNodes | undefined;

/** Keeps what sourceNodes made until the next time that it runs (a refresh in develop). */
export function keepPageNodes(made: PageNodes): void {
  pageNodes = made;
}

/**
 * The latest result of sourceNodes. Gatsby calls it and createPages in the same process, in this order; in develop it
 * may call createPages again alone, with the collections' nodes unchanged.
 * @throws {Error} where sourceNodes has not run
 */
export function currentPageNodes(): PageNodes {
  if (!pageNodes) throw new Error('The nodes are not made: sourceNodes did not end.');
  return pageNodes;
}

let time: number | undefined;

/** The moment that the build counts as now, in milliseconds; one for the whole build. */
export function buildTime(): number {
  time ??= Number(process.env['BUILD_TIME_MS']) || Date.now();
  return time;
}
