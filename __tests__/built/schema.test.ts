/** The GraphQL layer's promises to its users, by its types alone. */
import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  isInterfaceType,
  type GraphQLInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { collections } from '../../src/collections/build-rows';
import { pageKinds } from '../../src/own-pages/build/page-kinds';
import { contentTypeNames } from '../../src/own-pages/build/types';
import { buildFolder } from '../../pipeline/layout';
import { sharedTypeNames } from '../../src/data-layer/schema';
import { builtSite } from '../support/built-site';
import { answeredAsShown, documentedQueries } from '../support/graphiql-doc';

/** A file that the build left beside its cache. */
const inCache = (name: string) =>
  fs.readFileSync(path.join(buildFolder(builtSite().stateDir).work, '.cache', name), 'utf8');

let types: GraphQLSchema | undefined;
const schema = () => (types ??= buildSchema(inCache('whole-schema.graphql')));

test('has the types of docs/schema.graphql; if not, build, run `npm run schema` and commit it', () => {
  const kept = path.join(__dirname, '../../docs/schema.graphql');
  expect(fs.readFileSync(kept, 'utf8')).toBe(inCache('own-schema.graphql'));
});

describe('docs/graphiql.md', () => {
  const queries = documentedQueries();

  test('names each of a dozen queries or more', () => {
    expect(queries.length).toBeGreaterThanOrEqual(12);
    expect(new Set(queries.map(({ name }) => name)).size).toBe(queries.length);
  });

  test.each(queries)('$name can be asked, and answered as shown', async (shown) => {
    const { invalid, data } = await answeredAsShown(schema(), shown);
    expect(invalid).toEqual([]);
    expect(data).toEqual(shown.answer);
  });

  test('would tell of a field that is not there, and of a value of another type', async () => {
    const [first] = queries;
    if (!first) throw new Error('There is no query.');
    const wrong = first.query.replace('totalCount', 'totalNumber');
    expect((await answeredAsShown(schema(), { ...first, query: wrong })).invalid).toHaveLength(1);
    const answer = JSON.parse(
      JSON.stringify(first.answer).replace(/"totalCount":\d+/, '"totalCount":"x"'),
    ) as unknown;
    expect((await answeredAsShown(schema(), { ...first, answer })).invalid).toHaveLength(1);
  });
});

describe('descriptions', () => {
  const typeNames = [
    ...[...collections, ...pageKinds].map(({ typeName }) => typeName),
    ...sharedTypeNames(),
    ...contentTypeNames(),
  ];
  /** Fields that Gatsby gives to every node. */
  const gatsbys = ['id', 'parent', 'children', 'internal'];
  const missing = (type: GraphQLObjectType | GraphQLInterfaceType, fields: readonly string[]) =>
    fields
      .filter((name) => !type.getFields()[name]?.description?.trim())
      .map((name) => `${type.name}.${name}`);

  test.each(typeNames)('%s and its fields explain themselves', (name) => {
    const type = schema().getType(name);
    if (!isObjectType(type) && !isInterfaceType(type) && !isUnionType(type))
      throw new Error(`There is no type ${name}.`);
    expect(type.description?.trim()).toBeTruthy();
    if (isUnionType(type)) return;
    const own = Object.keys(type.getFields()).filter((field) => !gatsbys.includes(field));
    expect(missing(type, own)).toEqual([]);
  });

  test('the arguments of own fields explain themselves', () => {
    const args = [...collections.map(({ typeName }) => typeName), ...sharedTypeNames()].flatMap(
      (name) =>
        Object.values((schema().getType(name) as GraphQLObjectType).getFields()).flatMap((field) =>
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
