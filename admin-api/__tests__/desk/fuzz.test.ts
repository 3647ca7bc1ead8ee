/** Every call of the desk with odd input: no answer is a server error, and the log contains nothing that was typed. */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ErrorAnswer, Item } from '../../desk/protocol';
import { type Browser, deskFor, itemOf, newPerson } from '../../../__tests__/support/desk';

const server = deskFor({ LOG_LEVEL: 'info' });
let editor: Browser;
let item: Item;
beforeAll(async () => {
  editor = await newPerson(server, 'Edith', 'editor');
  item = await itemOf(editor.post('/items/posts', { fields: { title: 'x', slug: 'x' } }));
});

const SECRET = 'typed-by-somebody';
const odd = [
  ...["' or 1=1 --", '%00', '\ud800', '%', '_%_%', '\\', '../../etc/passwd', '{{7*7}}'],
  ...['<script>', '__proto__', 'constructor', '', '-1', '1e999', 'null'],
];
const word = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 40 }));
/** Halves of characters cannot be in an address. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));
const segment = word.map((text) => encoded(text).replaceAll('.', '%2e'));
const collection = fc.oneof(fc.constantFrom('posts', 'clients', 'jobs'), segment);
const id = fc.oneof(fc.constant('ITEM'), fc.uuid(), segment);

const paths = fc.oneof(
  collection.map((name) => `/items/${name}`),
  fc.tuple(collection, id).map((parts) => `/items/${parts.join('/')}`),
  fc
    .tuple(collection, id, fc.constantFrom('publish', 'archive', 'duplicate', 'restore', 'move'))
    .map((parts) => `/items/${parts.join('/')}`),
  fc
    .tuple(collection, id, fc.constantFrom('versions', 'preview-link', 'versions/1', 'versions/x'))
    .map((parts) => `/items/${parts.join('/')}`),
  collection.map((name) => `/check/${name}`),
  collection.map((name) => `/notes/${name}`),
  id.map((name) => `/media/${name}`),
  id.map((name) => `/enquiries/${name}`),
  id.map((name) => `/enquiries/${name}/done`),
  fc.constantFrom('/media', '/pages', '/enquiries', '/enquiries/export', '/audit', '/releases'),
  fc.constantFrom('/collections', '/session', '/password'),
);
const names = [
  ...['q', 'status', 'category', 'from', 'to', 'pending', 'sort', 'order', 'page', 'pageSize'],
  ...['kind', 'done', 'person', 'action', 'item', '__proto__'],
];
const queries = fc.dictionary(fc.constantFrom(...names), word, { maxKeys: 4 }).map((asked) =>
  Object.entries(asked)
    .map(([name, text]) => `${name}=${encoded(text)}`)
    .join('&'),
);
const keys = fc.constantFrom(
  ...['fields', 'version', 'before', 'published_at', 'days', 'alt', 'done', 'current', 'next'],
  ...['links', 'title', 'slug', 'content', 'image_cdn', 'author', 'name', 'tags', 'id', 'status'],
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    word,
    fc.constant(SECRET),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(keys, tie('any'), { maxKeys: 4 }),
  ),
})).any;
const bodies = fc.oneof(
  fc.dictionary(keys, value, { maxKeys: 5 }),
  fc.dictionary(keys, value, { maxKeys: 6 }).map((fields) => ({ fields })),
  value,
);
const methods = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH');
const versions = fc.constantFrom('"1"', '"2"', '"0"', '"99999999999"', '*', 'W/"1"', '');

test('no input makes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(methods, paths, queries, bodies, versions, async (...asked) => {
      const [method, path, query, body, version] = asked;
      // Signing out would end the test.
      if (method === 'DELETE' && path === '/session') return;
      const address = `${path.replace('ITEM', item.id)}?${query}`;
      const answer = await editor.call(method, address, method === 'GET' ? undefined : body, {
        ...(version && { 'if-match': version }),
      });
      const text = await answer.text();
      expect([answer.status, text]).toEqual([expect.any(Number), expect.any(String)]);
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) {
        const { error } = JSON.parse(text) as ErrorAnswer;
        expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
        expect(text).not.toMatch(/node_modules|drizzle|postgres|pglite|select |insert /i);
      }
    }),
    { numRuns: 400, seed: 20_261_129 },
  );
  expect(server.api.log()).not.toContain(SECRET);
});
