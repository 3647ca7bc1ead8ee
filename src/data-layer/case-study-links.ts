import { digestOf, type NodeData, type NodeInput } from './nodes';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** A client's work of one service: a client who bought two has a case study for one of them. */
function workOf(client: unknown, { type }: NodeData): string | null {
  const name = textOf(client);
  return name && type ? `${name}\n${String(type)}` : null;
}

type Name = (data: NodeData) => string | null;

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
    return nodes.map((node) => {
      const id = told.get(nodeName(node.data) ?? '') ?? null;
      const data = { ...node.data, case_study_id: id };
      return { ...node, data, digest: digestOf(node.digest, id) };
    });
  };
}

/** Links clients' words to the newest case study of the same client and service; case studies come newest first. */
export const withCaseStudies = linkedBy(
  (data) => workOf(data['company'], data),
  (data) => workOf(data['client_name'], data),
);

/** Links clients to the newest case study about them; case studies come newest first. */
export const withClientCases = linkedBy(
  (data) => textOf(data['name']) || null,
  (data) => textOf(data['client_name']) || null,
);
