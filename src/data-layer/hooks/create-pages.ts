import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { buildTime, currentSnapshot } from '../build-context';
import { collections } from '../collections';
import { errorIds } from '../errors';
import { queryFeatured } from '../featured';
import { collectionNodes } from '../nodes';
import { pagesOf } from '../pages';
import { unsafePathReason } from '../safe-paths';
import type { Featured } from '../../lib/featured';

let featured: Featured | undefined;

/** What the header features, read while pages were made. */
export function featuredOfBuild(): Featured {
  if (!featured) throw new Error('The featured items were not read: createPages did not end.');
  return featured;
}

/** Makes the pages of every collection that has some: details by slug, lists, categories and archives. */
export const createPages: GatsbyNode['createPages'] = async ({
  actions,
  createNodeId,
  graphql,
  reporter,
}) => {
  const snapshot = currentSnapshot();
  const taken = new Set<string>();
  for (const row of collections) {
    const nodes = collectionNodes(row, snapshot, createNodeId, buildTime());
    for (const page of pagesOf(row, nodes)) {
      const unsafe = unsafePathReason(page.path);
      if (unsafe) {
        const sourceMessage = `${row.label}: "${page.path}" ${unsafe}.`;
        reporter.panicOnBuild({ id: errorIds.unsafePath, context: { sourceMessage } });
        return;
      }
      if (taken.has(page.path)) {
        const sourceMessage = `${row.label}: "${page.path}".`;
        reporter.panicOnBuild({ id: errorIds.duplicatePath, context: { sourceMessage } });
        return;
      }
      taken.add(page.path);
      actions.createPage({
        path: page.path,
        component: path.resolve('src/templates', page.template),
        context: page.context,
        ...(page.nodeId === undefined ? {} : { ownerNodeId: page.nodeId }),
      });
    }
    if (row.key === 'pressRelease') featured = await queryFeatured(graphql, nodes[0]?.id);
  }
};
