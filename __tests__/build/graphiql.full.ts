/**
 * GraphiQL as a person meets it in `npm run develop`: it opens, and answers queries from the content. `npm run
 * test:full`; every build's types check that it explains itself, and that the queries are right.
 */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startDevelop, type DevelopSite } from '../support/develop-site';
import { differences, documentedQueries } from '../support/graphiql-doc';
import { told } from '../support/told';

jest.setTimeout(700_000);

const root = path.resolve(__dirname, '../..');
const contentFolder = path.join(root, 'admin-api/content');

let site: DevelopSite;

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
    expect(differences(answer, data, site.adminApiOrigin)).toEqual([]);
    told(`${name}: as shown`);
  });
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
