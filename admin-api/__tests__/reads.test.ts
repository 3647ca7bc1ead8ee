import { expect, test } from '@jest/globals';
import { reads, type ReadCall } from '@corporate-website/contract/calls';
import { parseItem, readList } from '@corporate-website/contract/parse';
import { json } from '../../__tests__/support/admin-api';
import { onDatabases, serverFor } from '../../__tests__/support/databases';
import { PDF, contentFolder } from '../../__tests__/support/content-folder';

type Item = Record<string, unknown>;

onDatabases('reading from $name', (database) => {
  const server = serverFor(database, {}, contentFolder());

  const get = (call: string, headers: Record<string, string> = {}) =>
    fetch(`${server.api.url}/${call}`, { headers });
  const ids = async (call: string) =>
    readList(await json(get(call))).items.map((item) => (item as Item)['id']);

  test.each(Object.values<ReadCall>(reads).filter((call) => call.answer !== 'object'))(
    '$path answers as the contract says',
    async (call) => {
      const response = await get(`${call.path}${call.query.includes('type') ? '?type=cloud' : ''}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const body: unknown = await response.json();
      const { items } = readList(body);
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        expect(parseItem(call.item, item)).toMatchObject({ ok: true, dropped: [] });
        if (call.summaries) {
          for (const field of ['content', 'challenge', 'solution'])
            expect(item).not.toHaveProperty(field);
        }
      }
      if (typeof call.answer === 'string') expect(Array.isArray(body)).toBe(true);
      else {
        const beside = call.defaultPageSize
          ? ['page', 'pageSize', 'total']
          : call.developmentOnly
            ? ['total']
            : [];
        expect(Object.keys(body as Item).sort()).toEqual([call.answer.list, ...beside].sort());
      }
    },
  );

  test('§9 sends 9 items without pageSize, and 10 news', async () => {
    for (const [call, size] of [
      ['posts', 9],
      ['job/search', 9],
      ['testimonial', 9],
      ['NewsAndPressRelease/search', 10],
    ] as const) {
      const body = await json<Item>(get(call));
      expect(readList(body).items).toHaveLength(size);
      expect(body).toMatchObject({ page: 1, pageSize: size });
    }
  });

  test('pages through everything once, newest first, equal moments by id', async () => {
    const all = await ids('posts?pageSize=100');
    expect(all).toHaveLength(20);
    expect(all.slice(0, 4)).toEqual(['d4', 'same-a', 'same-B', 'rich']);
    expect(all.slice(4, 6)).toEqual(['p12', 'p11']);
    const paged = [];
    for (let page = 1; page <= 5; page += 1)
      paged.push(...(await ids(`posts?page=${page}&pageSize=7`)));
    expect(paged).toEqual(all);
    expect(await json(get('posts?page=99'))).toEqual({
      posts: [],
      total: 20,
      page: 99,
      pageSize: 9,
    });
  });

  test('sends no more than 100 a page, and says so', async () => {
    expect(await json(get('posts?pageSize=5000'))).toMatchObject({ pageSize: 100, total: 20 });
  });

  test.each([
    ['posts?status=publish&is_main=true&pageSize=100', 17],
    ['posts?status=draft', 1],
    ['posts?status=&is_main=&category=&title=&page=&pageSize=100', 20],
    ['posts?category=cloud', 0],
    ['posts?title=NUMBER%201', 4],
    ['posts?title=100%25', 1],
    ['posts?title=uberpr', 1],
    ['posts?title=u%CC%88ber%C2%ADpr', 1],
    ['posts?unknown=1&pageSize=100', 20],
    ['caseStudy/searchByType?type=fintech', 1],
    ['caseStudy/searchByType', 2],
    ['testimonial/searchByType?type=cloud&is_main=true&status=publish', 5],
    ['award?status=publish&is_main=true', 2],
  ])('%s gives %i', async (call, count) => {
    expect(await ids(call)).toHaveLength(count);
  });

  test('keeps the editor’s order of clients and awards', async () => {
    expect(await ids('client')).toEqual(['7', '3']);
    expect(await ids('award')).toEqual(['a1', 'a2', 'a3']);
  });

  test.each([
    'posts?page=0',
    'posts?page=99999999999999999999',
    'posts?is_main=maybe',
    'posts?status=publish&status=draft',
    'posts?title=a%00b',
    'users?size=x',
  ])('%s is 400 with a message', async (call) => {
    const response = await get(call);
    expect(response.status).toBe(400);
    const body = await json<{ message: string; errors: Item }>(response);
    expect(body.message).toEqual(expect.any(String));
    expect(Object.keys(body.errors)).toHaveLength(1);
  });

  test('sends a whole item by its slug, Markdown as HTML, files by absolute addresses', async () => {
    const post = await json<Item>(get('posts/slug/rich'));
    expect(post).toMatchObject({
      id: 'rich',
      slug: 'rich',
      image_cdn: `${server.api.origin}/media/pictures/one%20dot.png`,
      author: { name: 'Platform team', image_cdn: `${server.api.origin}/media/pictures/face.png` },
      published_at: '2026-01-20T09:00:00Z',
      updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const html = post['content'] as string;
    expect(html).toContain('<h2>Head</h2>');
    expect(html).toContain(
      `<img src="${server.api.origin}/media/pictures/face.png" alt="A dot" title="Caption">`,
    );
    expect(html).toContain(`<a href="${server.api.origin}/media/pdfs/paper.pdf">`);
    expect(html).toContain('<a href="https://example.com/x">');
    expect(html).toContain('<table>');
    expect(html).toContain('<code class="language-ts">');
    const study = await json<Item>(get('caseStudy/slug/bank'));
    expect(study).toMatchObject({
      challenge: '<p>It was <strong>slow</strong>.</p>',
      solution: '<p>Made it fast.</p>',
      published_at: '2026-02-01T10:00:00+02:00',
    });
    expect(parseItem(reads.caseStudy.item, study)).toMatchObject({ ok: true, dropped: [] });
  });

  test('takes slugs with spaces and letters beyond ASCII, in either normal form', async () => {
    for (const form of ['NFC', 'NFD']) {
      const response = await get(`posts/slug/${encodeURIComponent('naïve ütf'.normalize(form))}`);
      expect(await json(response)).toMatchObject({ id: 'utf' });
    }
  });

  test.each(['draft', 'ahead', 'nothing', 'a%00b', 'RICH', 'x'.repeat(1500)])(
    'posts/slug/%s is 404',
    async (slug) => {
      const response = await get(`posts/slug/${slug}`);
      expect(response.status).toBe(404);
      expect(await json(response)).toEqual({ message: expect.any(String) });
    },
  );

  test('computes the size of a PDF and serves it', async () => {
    const [pdf] = await json<Item[]>(get('admin-panel/pdf'));
    expect(pdf).toMatchObject({
      size_bytes: PDF.length,
      file_url: `${server.api.origin}/media/pdfs/paper.pdf`,
    });
    const file = await fetch(String(pdf?.['file_url']));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
  });

  test.each(['posts', 'posts/slug/rich', 'client', 'openapi.json'])(
    '%s has a strong ETag and answers 304 to it',
    async (call) => {
      const first = await get(call);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{16,}"$/);
      await first.text();
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await get(call, { 'if-none-match': known });
        expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
        expect(again.headers.get('etag')).toBe(etag);
      }
      expect((await get(call, { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  test('pages the demo’s users by page and size', async () => {
    expect(await json(get('users'))).toMatchObject({
      total: 3,
      users: [{ id: 'u1', user_name: 'one' }, {}, {}],
    });
    expect(await json(get('users?page=2&size=2'))).toEqual({
      users: [{ id: 'u3', user_name: 'three' }],
      total: 3,
    });
  });
});
