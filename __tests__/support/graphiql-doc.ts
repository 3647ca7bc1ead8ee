/** The queries of `docs/graphiql.md`, with their variables and the answers that it shows. */
import fs from 'node:fs';
import path from 'node:path';
import { execute, parse, validate, type GraphQLSchema } from 'graphql';

export interface DocumentedQuery {
  name: string;
  query: string;
  variables: Record<string, unknown>;
  /** The beginning of the answer, as the page shows it. */
  answer: unknown;
}

const QUERY =
  /```graphql\n(?<query>[\s\S]*?)\n```\n(?:\n```json variables\n(?<variables>[\s\S]*?)\n```\n)?(?:\n```json\n(?<answer>[\s\S]*?)\n```\n)?/g;

/** @throws {Error} where a query has no name or the page shows no answer to it */
export function documentedQueries(): DocumentedQuery[] {
  const page = fs.readFileSync(path.resolve(__dirname, '../../docs/graphiql.md'), 'utf8');
  return [...page.matchAll(QUERY)].map(({ groups = {} }) => {
    const { query = '', variables = '{}', answer } = groups;
    const name = /^query (\w+)/.exec(query)?.[1];
    if (!name) throw new Error(`A query of docs/graphiql.md has no name:\n${query}`);
    if (!answer) throw new Error(`docs/graphiql.md shows no answer to ${name}.`);
    return {
      name,
      query,
      variables: JSON.parse(variables) as Record<string, unknown>,
      answer: JSON.parse(answer) as unknown,
    };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Addresses of the admin API, wherever it is, as the page has them. */
const SHOWN_ORIGIN = 'http://127.0.0.1:4000';

/**
 * Differences between a real answer and the beginning shown: another value, a missing field, a shorter list. A text
 * shown with `…` at its end stands for all that begin so; an empty list is shown where the answer has none.
 * @param origin of the admin API that the real answer is of
 */
export function differences(
  shown: unknown,
  real: unknown,
  origin: string,
  place = 'data',
): string[] {
  const found = `${place} is ${JSON.stringify(real)} and not ${JSON.stringify(shown)}`;
  if (Array.isArray(shown)) {
    if (!Array.isArray(real)) return [found];
    if (shown.length === 0) return real.length === 0 ? [] : [found];
    return shown.flatMap((entry, n) => differences(entry, real[n], origin, `${place}[${n}]`));
  }
  if (isRecord(shown)) {
    if (!isRecord(real)) return [found];
    return Object.entries(shown).flatMap(([key, value]) =>
      differences(value, real[key], origin, `${place}.${key}`),
    );
  }
  if (typeof shown === 'string' && typeof real === 'string') {
    const text = real.replace(origin, SHOWN_ORIGIN);
    const isSame = shown.endsWith('…')
      ? text.startsWith(shown.slice(0, -1)) || text === shown
      : text === shown;
    return isSame ? [] : [found];
  }
  return shown === real ? [] : [found];
}

/**
 * Answers a query with the page's answer, by a schema: an answer that the layer could not give fails, as a value of
 * another type or a field not queried.
 */
export async function answeredAsShown(
  schema: GraphQLSchema,
  { query, variables, answer }: DocumentedQuery,
): Promise<{ invalid: string[]; data: unknown }> {
  const document = parse(query);
  const invalid = validate(schema, document).map(({ message }) => message);
  if (invalid.length > 0) return { invalid, data: null };
  const { data, errors = [] } = await execute({
    schema,
    document,
    rootValue: answer,
    variableValues: variables,
    // By the name in the answer, which may be another than that of the field.
    fieldResolver: (source, _args, _context, { path }) =>
      (source as Record<string, unknown>)[String(path.key)],
  });
  return { invalid: errors.map(({ message }) => message), data };
}
