/** The queries of `docs/graphiql.md`, with their variables and the answers that it shows. */
import fs from 'node:fs';
import path from 'node:path';

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

/**
 * Where a real answer is not of the shape that is shown: a field that is not there, another kind of value, or
 * an empty list where some entries are shown. What is shown as null or as an empty list may be anything.
 */
export function differences(shown: unknown, real: unknown, place = 'data'): string[] {
  if (shown === null || shown === undefined) return [];
  if (Array.isArray(shown)) {
    if (!Array.isArray(real)) return [`${place} is no list`];
    if (real.length < shown.length)
      return [`${place} has ${real.length} of ${shown.length} entries`];
    return shown.flatMap((entry, index) => differences(entry, real[index], `${place}[${index}]`));
  }
  if (isRecord(shown)) {
    if (!isRecord(real)) return [`${place} is ${JSON.stringify(real)}`];
    return Object.entries(shown).flatMap(([key, value]) =>
      key in real
        ? differences(value, real[key], `${place}.${key}`)
        : [`${place}.${key} is missing`],
    );
  }
  return typeof shown === typeof real ? [] : [`${place} is ${JSON.stringify(real)}`];
}
