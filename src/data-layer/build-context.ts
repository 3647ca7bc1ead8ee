/** State that the hooks of one Gatsby process share. */
import type { CollectionKey } from '../collections/build-rows';
import type { PageNode } from './pages';

/** The nodes of each collection, in the server's order, with the fields that pages need. */
export type PageNodes = Readonly<Record<CollectionKey, readonly PageNode[]>>;

let pageNodes: PageNodes | undefined;

/** Keeps the result of sourceNodes until it runs again (a refresh in develop). */
export function keepPageNodes(made: PageNodes): void {
  pageNodes = made;
}

/**
 * The latest result of sourceNodes. Gatsby calls sourceNodes and then createPages in the same process; in develop it
 * may call createPages again, with the same nodes.
 * @throws {Error} if sourceNodes has not run
 */
export function currentPageNodes(): PageNodes {
  if (!pageNodes) throw new Error('The nodes are not made: sourceNodes did not end.');
  return pageNodes;
}

let time: number | undefined;

/** The time that the whole build uses as now; milliseconds since 1970. */
export function buildTime(): number {
  time ??= Number(process.env['BUILD_TIME_MS']) || Date.now();
  return time;
}
