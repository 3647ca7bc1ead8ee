import type { GatsbyNode, Node, NodeInput as GatsbyNodeInput } from 'gatsby';
import { buildTime, keepPageNodes } from '../build-context';
import { currentContent, currentLeads } from '../../own-pages/build/prepare';
import { currentSnapshot } from '../../pull/snapshot/current';
import {
  collections,
  ofEach,
  type Collection,
  type CollectionKey,
} from '../../collections/build-rows';
import {
  currentRun,
  pluginCollections,
  RECORD_TYPE,
  stopServing,
  type SourcedRecord,
} from '../loopback-source';
import { watchContent } from '../../own-pages/build/watch';
import { contentNodes, leadNodes } from '../../own-pages/build/nodes';
import { candidatesOf } from '../../own-pages/build/related-items';
import { headCandidate, uniqueHeads, type UniqueHead } from '../../seo/build/heads';
import { digestOf } from '../../lib/build/digest';
import { collectionNodes, type NodeInput } from '../nodes';
import { withAwardCases, withCaseStudies, withClientCases } from '../case-study-links';
import { pageNode } from '../pages';
import { allLinks } from '../../site/navigation';
import type { Snapshot, SnapshotItem } from '../../pull/snapshot/types';

type RecordNode = SourcedRecord & Node;

/** A collection's items from the source plugin, in the server's order. */
function pluginItems(row: Collection, records: readonly RecordNode[]): SnapshotItem[] {
  return records
    .filter((record) => record.collection === row.key)
    .map((record) => JSON.parse(record.item) as SnapshotItem)
    .sort((a, b) => a.position - b.position);
}

const PATIENCE_MS = 20_000;

/**
 * The plugin's records. Gatsby writes nodes to its database in the background, so those of the last list may not be
 * there yet when the site's own sourcing begins; on a busy machine they seldom are.
 */
async function recordsOf(
  snapshot: Snapshot,
  getNodesByType: (type: string) => readonly Node[],
): Promise<readonly RecordNode[]> {
  const run = currentRun();
  const expected = pluginCollections.reduce((sum, { key }) => sum + snapshot.items[key].length, 0);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const records = (getNodesByType(RECORD_TYPE) as unknown as RecordNode[]).filter(
      (record) => record.run === run,
    );
    if (records.length >= expected || Date.now() > deadline) return records;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * The items of a collection's nodes. Compares what gatsby-source-custom-api has read with the snapshot, because the
 * plugin only logs its failures.
 * @throws {Error} if the plugin's items differ from the snapshot's
 */
function itemsOf(
  row: Collection,
  snapshot: Snapshot,
  records: readonly RecordNode[],
): SnapshotItem[] {
  const checked = [...snapshot.items[row.key]];
  if (row.sourcedBy === 'site') return checked;
  const items = pluginItems(row, records);
  const digests = (list: readonly SnapshotItem[]) => list.map(({ digest }) => digest).join();
  if (digests(items) !== digests(checked)) {
    throw new Error(
      `gatsby-source-custom-api passed on ${items.length} of the ${checked.length} ${row.label.toLowerCase()}. Its message is above; run the build again.`,
    );
  }
  return items;
}

type MadeNodes = Readonly<Record<CollectionKey, readonly NodeInput[]>>;

/** Adds relations across collections. */
const linked = (made: MadeNodes): MadeNodes => ({
  ...made,
  award: withAwardCases(made.award, made.caseStudy),
  client: withClientCases(made.client, made.caseStudy),
  testimonial: withCaseStudies(made.testimonial, made.caseStudy),
});

/** Title and description of each item's page; none is used twice, or by another page. */
function headsOf(made: MadeNodes): ReadonlyMap<string, UniqueHead> {
  const candidates = collections
    .filter(({ page }) => page)
    .flatMap(({ key, label }) => made[key].map((node) => headCandidate(node, label)));
  const copy = currentContent().map(({ fields }) => fields);
  const texts = (name: string) => copy.map((fields) => String(fields[name]));
  return uniqueHeads(candidates, {
    titles: [...allLinks.map(({ name }) => name), ...texts('meta_title')],
    descriptions: texts('meta_description'),
  });
}

function withHead(node: NodeInput, head: UniqueHead | undefined): MadeNode {
  if (!head) return node;
  const { title: head_title, description: head_description } = head;
  return {
    ...node,
    data: { ...node.data, head_title, head_description },
    digest: digestOf(node.digest, head),
  };
}

interface MadeNode {
  id: string;
  typeName: string;
  data: object;
  digest: string;
}

const gatsbyNode = ({ id, typeName, data, digest }: MadeNode): GatsbyNodeInput => ({
  ...data,
  id,
  parent: null,
  children: [],
  internal: { type: typeName, contentDigest: digest },
});

/** Makes the nodes of all collections and of the company's own pages. Gatsby calls it after the plugins' hooks. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({
  actions,
  createNodeId,
  getNodesByType,
  reporter,
  cache,
}) => {
  const snapshot = currentSnapshot();
  const records = await recordsOf(snapshot, getNodesByType);
  const made = linked(
    ofEach((row) => {
      const items = { ...snapshot.items, [row.key]: itemsOf(row, snapshot, records) };
      return collectionNodes(row, { ...snapshot, items }, createNodeId, buildTime());
    }),
  );
  keepPageNodes(ofEach(({ key }) => made[key].map(pageNode)));
  const heads = headsOf(made);
  await Promise.all(
    Object.values(made)
      .flat()
      .map((node) => actions.createNode(gatsbyNode(withHead(node, heads.get(node.id))))),
  );
  const related = {
    caseStudies: candidatesOf(made.caseStudy),
    testimonials: candidatesOf(made.testimonial),
  };
  const makeContent = async () => {
    const nodes = [
      ...contentNodes(currentContent(), related, createNodeId),
      ...leadNodes(currentLeads(), createNodeId),
    ];
    await Promise.all(nodes.map((node) => actions.createNode(gatsbyNode(node))));
  };
  await makeContent();
  watchContent(reporter, cache, makeContent);
  await stopServing();
};
