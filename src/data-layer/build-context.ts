/** State shared by the hooks of one Gatsby process. */
import type { CollectionKey } from '../collections/build-rows';
import type { PageNode } from './pages';

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
