import { digestOf } from '../lib/build/digest';
import type { NodeData, NodeInput } from './nodes';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** A client's work of one service: a client who bought two has a case study for one of them. */
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
 * Links nodes to case studies: to the newest that both names agree on.
 * @param nodeName what a node tells of its work
 * @param studyName the same of a case study
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

/** Links clients' words to the newest case study of the same client and service; case studies come newest first. */
export const withCaseStudies = linkedBy(
  (data) => workOf(data['company'], data),
  (data) => workOf(data['client_name'], data),
);

/** One word may mean something else: a client called Target, and target operating models. */
const isTelling = (name: string) => /\S\s+\S/.test(name);

/** Words that may belong to a longer name: Royal Sample Bank, Sample Bank Holdings, Sample Bank & Sons. */
const BEFORE = '(?<![\\p{L}\\p{N}])(?<!\\p{Lu}\\S*\\s+)';
const AFTER = '(?![\\p{L}\\p{N}])(?!\\s+[\\p{Lu}&])';

/** Whether a text names somebody, letter by letter. */
const names = (text: string, name: string): boolean =>
  new RegExp(`${BEFORE}${escaped(name)}${AFTER}`, 'u').test(text);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Links awards to the case study of the one client that their words name. With two clients named, or two case studies of
 * one, nobody could say which work won: such an award has no link.
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

/** Links clients to the newest case study about them; case studies come newest first. */
export const withClientCases = linkedBy(
  (data) => textOf(data['name']) || null,
  (data) => textOf(data['client_name']) || null,
);
