/** GraphiQL as a person meets it in `npm run develop`: it opens, explains itself, and answers what is asked. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  buildClientSchema,
  getIntrospectionQuery,
  isObjectType,
  isUnionType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { collections } from '../../src/data-layer/collections';
import { pageKinds } from '../../src/data-layer/content/page-kinds';
import { contentTypeNames } from '../../src/data-layer/content/types';
import { RECORD_TYPE } from '../../src/data-layer/loopback-source';
import { sharedTypeNames } from '../../src/data-layer/schema';
import { startDevelop, type DevelopSite } from '../support/develop-site';
import { differences, documentedQueries } from '../support/graphiql-doc';

jest.setTimeout(700_000);

const root = path.resolve(__dirname, '../..');
const contentFolder = path.join(root, 'admin-api/content');

let site: DevelopSite;
let schema: GraphQLSchema;

interface Answer<T> {
  data?: T;
  errors?: { message: string }[];
}

async function ask<T = Record<string, unknown>>(
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer<T>> {
  const response = await fetch(site.graphiql, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer<T>;
}

beforeAll(async () => {
  site = await startDevelop();
  const { data } = await ask<IntrospectionQuery>(getIntrospectionQuery());
  schema = buildClientSchema(data as IntrospectionQuery);
});
afterAll(() => site?.stop());

test('serves the page', async () => {
  const response = await fetch(site.graphiql, { headers: { accept: 'text/html' } });
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  const page = await response.text();
  expect(page).toContain('<title>Gatsby - GraphiQL</title>');
  const script = /<script[^>]*\bsrc="([^"]+)"/.exec(page)?.[1] ?? '';
  const code = await fetch(new URL(script, site.graphiql));
  expect(code.headers.get('content-type')).toMatch(/javascript/);
});

describe('docs/graphiql.md', () => {
  const queries = documentedQueries();

  test('names each of a dozen queries or more', () => {
    expect(queries.length).toBeGreaterThanOrEqual(12);
    expect(new Set(queries.map(({ name }) => name)).size).toBe(queries.length);
  });

  test.each(queries)('$name is answered as shown', async ({ query, variables, answer }) => {
    const { data, errors } = await ask(query, variables);
    expect(errors).toBeUndefined();
    expect(differences(answer, data)).toEqual([]);
  });
});

describe('descriptions', () => {
  const typeNames = [
    ...[...collections, ...pageKinds].flatMap(({ typeName }) => [
      typeName,
      `${typeName}Connection`,
      `${typeName}GroupConnection`,
      `${typeName}Edge`,
    ]),
    ...sharedTypeNames(),
    ...contentTypeNames(),
    RECORD_TYPE,
    'Internal',
    'PageInfo',
  ];
  const missing = (type: GraphQLObjectType, fields: readonly string[]) =>
    fields
      .filter((name) => !type.getFields()[name]?.description?.trim())
      .map((name) => `${type.name}.${name}`);

  test.each(typeNames)('%s and its fields explain themselves', (name) => {
    const type = schema.getType(name);
    if (!isObjectType(type) && !isUnionType(type)) throw new Error(`There is no type ${name}.`);
    expect(type.description?.trim()).toBeTruthy();
    if (isUnionType(type)) return;
    expect(missing(type, Object.keys(type.getFields()))).toEqual([]);
  });

  test('the root fields of every own type explain themselves', () => {
    const own = new Set(typeNames);
    const query = schema.getQueryType() as GraphQLObjectType;
    const fields = Object.values(query.getFields()).filter(({ type }) =>
      own.has(String(type).replace(/[[\]!]/g, '')),
    );
    expect(fields.length).toBeGreaterThanOrEqual(collections.length * 2);
    expect(
      missing(
        query,
        fields.map(({ name }) => name),
      ),
    ).toEqual([]);
  });

  test('the arguments of own fields explain themselves', () => {
    const args = [...collections.map(({ typeName }) => typeName), ...sharedTypeNames()].flatMap(
      (name) =>
        Object.values((schema.getType(name) as GraphQLObjectType).getFields()).flatMap((field) =>
          field.args.map((arg) => ({
            place: `${name}.${field.name}(${arg.name})`,
            text: arg.description,
          })),
        ),
    );
    expect(args.length).toBeGreaterThan(0);
    expect(args.filter(({ text }) => !text?.trim()).map(({ place }) => place)).toEqual([]);
  });
});

test('docs/schema.graphql is what the layer has; if not, build, run `npm run schema` and commit it', () => {
  const made = path.join(site.directory, '.cache/own-schema.graphql');
  const kept = path.join(root, 'docs/schema.graphql');
  expect(fs.readFileSync(kept, 'utf8')).toBe(fs.readFileSync(made, 'utf8'));
});

test('what is not published is not in the layer', async () => {
  const folders = { posts: 'allBlogPost', jobs: 'allJob', news: 'allPressRelease' };
  for (const [folder, field] of Object.entries(folders)) {
    const query = `{ list: ${field} { nodes { slug title } } }`;
    const { data } = await ask<{ list: { nodes: { slug: string; title: string }[] } }>(query);
    const titles = new Set(data?.list.nodes.map(({ title }) => title));
    const withheld = fs
      .readdirSync(path.join(contentFolder, folder))
      .map(
        (name) =>
          fs.readFileSync(path.join(contentFolder, folder, name), 'utf8').split('\n---')[0] ?? '',
      )
      .filter((matter) => /^(status: (draft|archived)|is_main: false)$/m.test(matter))
      .map((matter) => /^title: ['"]?(.*?)['"]?$/m.exec(matter)?.[1] ?? '');
    expect(titles.size).toBeGreaterThan(5);
    expect(withheld.length).toBeGreaterThan(0);
    expect(withheld.filter((title) => title === '' || titles.has(title))).toEqual([]);
  }
});
