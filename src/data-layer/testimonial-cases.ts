import { digestOf, type NodeData, type NodeInput } from './nodes';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** A client's work of one service: a client who bought two has a case study for one of them. */
function workOf(client: unknown, { type }: NodeData): string | null {
  const name = textOf(client);
  return name && type ? `${name}\n${String(type)}` : null;
}

/**
 * Links clients' words to the work for them: to the newest case study of the same client and service.
 * @param caseStudies newest first
 */
export function withCaseStudies(
  testimonials: readonly NodeInput[],
  caseStudies: readonly NodeInput[],
): NodeInput[] {
  const told = new Map<string, string>();
  for (const { id, data } of caseStudies) {
    const work = workOf(data['client_name'], data);
    if (work && !told.has(work)) told.set(work, id);
  }
  return testimonials.map((node) => {
    const id = told.get(workOf(node.data['company'], node.data) ?? '') ?? null;
    return {
      ...node,
      data: { ...node.data, case_study_id: id },
      digest: digestOf(node.digest, id),
    };
  });
}
