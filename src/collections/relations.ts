/** Resolvers of relations: nodes hold the ids of others, and readers get the others themselves. */

/** The part of Gatsby’s node model that resolvers use. */
export interface ResolverContext {
  nodeModel: {
    getNodeById(query: { id: string; type?: string }): unknown;
  };
}

type Source = Readonly<Record<string, unknown>>;

interface Relation {
  resolve: (source: Source, args: unknown, context: ResolverContext) => unknown;
}

/** The nodes with these Gatsby ids, in this order; missing ones are left out. */
export function nodesByIds(
  ids: readonly string[],
  type: string,
  { nodeModel }: ResolverContext,
): unknown[] {
  return ids.map((id) => nodeModel.getNodeById({ id, type })).filter(Boolean);
}

/**
 * The node that a field names; null where it names none.
 * @param field the field that holds its id
 */
export function toOne(field: string, type: string): Relation {
  return {
    resolve: (source, _args, { nodeModel }) => {
      const id = source[field];
      return typeof id === 'string' && id !== '' ? nodeModel.getNodeById({ id, type }) : null;
    },
  };
}

/** The field of items that `case-study-links.ts` links to a case study. */
export const caseStudyField = (description: string) => ({
  type: 'CaseStudy',
  description,
  ...toOne('case_study_id', 'CaseStudy'),
});

/**
 * The nodes that a field names.
 * @param field the field that holds their ids; a node without it has none
 */
export function toMany(field: string, type: string): Relation {
  return {
    resolve: (source, _args, context) =>
      nodesByIds((source[field] ?? []) as readonly string[], type, context),
  };
}
