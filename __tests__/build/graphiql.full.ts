/**
 * GraphiQL as a person meets it in `npm run develop`: it opens, and answers queries from the content. `npm run
 * test:full`; every build's types check that it explains itself, and that the queries are right.
 */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { MAX_PAGE_SIZE } from '@corporate-website/contract/vocabulary';
import { collections, type Collection, type CollectionKey } from '../../src/collections/build-rows';
import { startDevelop, type DevelopSite } from '../support/develop-site';
import type { Json } from '../support/fault-server';
import { differences, documentedQueries } from '../support/graphiql-doc';
import { comparable, expectedValues, type Lists } from '../support/graphiql-values';
import { told } from '../support/told';

jest.setTimeout(700_000);

const root = path.resolve(__dirname, '../..');
const contentFolder = path.join(root, 'admin-api/content');

let site: DevelopSite;
let lists: Lists;

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

/** All published items of a collection, as the admin API has them in its lists. */
async function listed({ key, list }: Collection): Promise<[CollectionKey, Json[]]> {
  const address = new URL(`${site.adminApi.url}/${list.path}`);
  // As the pull asks; a call without pages knows neither.
  const asked = { status: 'publish', is_main: 'true', page: '1', pageSize: String(MAX_PAGE_SIZE) };
  for (const [name, value] of Object.entries(asked)) {
    if ((list.query as readonly string[]).includes(name)) address.searchParams.set(name, value);
  }
  const body = (await (await fetch(address)).json()) as Json | Json[];
  const items = Array.isArray(body) ? body : Object.values(body).find(Array.isArray);
  if (!items || items.length >= MAX_PAGE_SIZE) throw new Error(`${list.path} is not read whole.`);
  // Some calls have drafts, and all have what waits for its day: who reads them holds those back.
  const isOut = ({ status = 'publish', is_main: isMain = true, published_at: at }: Json) =>
    status === 'publish' &&
    isMain === true &&
    !(typeof at === 'string' && Date.parse(at) > Date.now());
  return [key, (items as Json[]).filter(isOut)];
}

beforeAll(async () => {
  site = await startDevelop();
  lists = Object.fromEntries(await Promise.all(collections.map(listed))) as unknown as Lists;
  told('GraphiQL answers');
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

  test.each(queries)('$name is answered as shown', async ({ name, query, variables, answer }) => {
    const { data, errors } = await ask(query, variables);
    expect(errors).toBeUndefined();
    expect(differences(answer, data, site.adminApi.origin)).toEqual([]);
    told(`${name}: as shown`);
  });

  test('is held by the content of the admin API in most of its queries', () => {
    const names = queries.map(({ name }) => name);
    expect(Object.keys(expectedValues).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(expectedValues).length).toBeGreaterThan(names.length / 2);
  });

  test.each(queries.filter(({ name }) => name in expectedValues))(
    '$name is answered with what the admin API has',
    async ({ name, query, variables }) => {
      const { data } = await ask(query, variables);
      const expected = expectedValues[name]?.(lists, variables) ?? {};
      expect(comparable(data, expected)).toMatchObject(expected);
    },
  );
});

test('what is not published is not in the layer', async () => {
  const folders = { posts: 'allBlogPost', jobs: 'allJob', 'press-releases': 'allPressRelease' };
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
      .filter(
        (matter) =>
          /^(status: (draft|archived)|is_main: false)$/m.test(matter) ||
          Date.parse(/^published_at: (\S+)$/m.exec(matter)?.[1] ?? '') > Date.now(),
      )
      .map((matter) => /^title: ['"]?(.*?)['"]?$/m.exec(matter)?.[1] ?? '');
    expect(titles.size).toBeGreaterThan(5);
    expect(withheld.length).toBeGreaterThan(0);
    expect(withheld.filter((title) => title === '' || titles.has(title))).toEqual([]);
  }
});
