/** Resolvers of relations: nodes hold ids, and queries get the nodes. */

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
 * A resolver for one related node; null if there is none.
 * @param field the field with the node's id
 */
export function toOne(field: string, type: string): Relation {
  return {
    resolve: (source, _args, { nodeModel }) => {
      const id = source[field];
      return typeof id === 'string' && id !== '' ? nodeModel.getNodeById({ id, type }) : null;
    },
  };
}

/** The `case_study` field, which `case-study-links.ts` fills. */
export const caseStudyField = (description: string) => ({
  type: 'CaseStudy',
  description,
  ...toOne('case_study_id', 'CaseStudy'),
});

/**
 * A resolver for several related nodes.
 * @param field the field with the nodes' ids; may be missing
 */
export function toMany(field: string, type: string): Relation {
  return {
    resolve: (source, _args, context) =>
      nodesByIds((source[field] ?? []) as readonly string[], type, context),
  };
}
