import { digestOf } from '../lib/build/digest';
import type { NodeData, NodeInput } from './nodes';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** A key for the work of one service for one client: a client of two services may have a case study for one. */
function workOf(client: unknown, { type }: NodeData): string | null {
  const name = textOf(client);
  return name && type ? `${name}\n${String(type)}` : null;
}

type Name = (data: NodeData) => string | null;

const withCase = (node: NodeInput, id: string | null): NodeInput => ({
  ...node,
  data: { ...node.data, case_study_id: id },
  digest: digestOf(node.digest, id),
});

/**
 * Returns a function that links each node to the newest case study with the same key.
 * @param nodeName the key of a node
 * @param studyName the key of a case study
 */
function linkedBy(nodeName: Name, studyName: Name) {
  return (nodes: readonly NodeInput[], caseStudies: readonly NodeInput[]): NodeInput[] => {
    const told = new Map<string, string>();
    for (const { id, data } of caseStudies) {
      const name = studyName(data);
      if (name && !told.has(name)) told.set(name, id);
    }
    return nodes.map((node) => withCase(node, told.get(nodeName(node.data) ?? '') ?? null));
  };
}

/** Links testimonials to the newest case study of the same client and service. Case studies are sorted newest first. */
export const withCaseStudies = linkedBy(
  (data) => workOf(data['company'], data),
  (data) => workOf(data['client_name'], data),
);

/** Whether a name has several words. A single word may mean something else: a client called Target. */
const isTelling = (name: string) => /\S\s+\S/.test(name);

/** Surroundings that make a name a part of a longer one: Royal Sample Bank, Sample Bank & Sons. */
const BEFORE = '(?<![\\p{L}\\p{N}])(?<!\\p{Lu}\\S*\\s+)';
const AFTER = '(?![\\p{L}\\p{N}])(?!\\s+[\\p{Lu}&])';

/** Whether a text contains a name as a whole. */
const names = (text: string, name: string): boolean =>
  new RegExp(`${BEFORE}${escaped(name)}${AFTER}`, 'u').test(text);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Links awards to the case study of the client that their text names. If a text names two clients, or the client has
 * two case studies, it is unclear which work won, and the award has no link.
 */
export function withAwardCases(
  awards: readonly NodeInput[],
  caseStudies: readonly NodeInput[],
): NodeInput[] {
  const told = caseStudies.flatMap(({ id, data: { client_name: client } }) =>
    typeof client === 'string' && isTelling(client.trim()) ? [{ id, client: client.trim() }] : [],
  );
  return awards.map((node) => {
    const { title, short_description: blurb } = node.data;
    const words = [title, blurb].filter((text) => typeof text === 'string').join('\n');
    const [work, ...others] = told.filter(({ client }) => names(words, client));
    return withCase(node, work && others.length === 0 ? work.id : null);
  });
}

/** Links clients to the newest case study about them. Case studies are sorted newest first. */
export const withClientCases = linkedBy(
  (data) => textOf(data['name']) || null,
  (data) => textOf(data['client_name']) || null,
);
