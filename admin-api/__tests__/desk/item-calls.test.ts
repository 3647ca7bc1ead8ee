/** Items in the desk: what is written, kept to the letter, and never lost to somebody else's save. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import type {
  CheckAnswer,
  CollectionsAnswer,
  ErrorAnswer,
  FieldInfo,
  ItemsAnswer,
  PreviewLinkAnswer,
  VersionAnswer,
  VersionsAnswer,
} from '../../desk/protocol';
import { items as kinds } from '@corporate-website/contract/items';
import { json } from '../../../__tests__/support/admin-api';
import { deskWithPeople, ifMatch, itemOf, refusal } from '../../../__tests__/support/desk';

const { server, editor, writer } = deskWithPeople();

/** Markup that would run where it is shown without care. */
const HOSTILE =
  '<script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)></svg>' +
  '<a href="javascript:alert(1)">x</a></textarea></title><base href="//evil.example">';

let nth = 0;
const draft = (more: object = {}) =>
  itemOf(
    writer.post('/items/posts', {
      fields: { title: 'Looms', slug: `looms-${(nth += 1)}`, content: '<p>x</p>', ...more },
    }),
  );

describe('what is written', () => {
  test('is kept to the letter, and answered as data', async () => {
    const { id } = await draft({ title: HOSTILE, content: HOSTILE });
    for (const path of [`/items/posts/${id}`, '/items/posts', `/items/posts/${id}/versions/1`]) {
      const answer = await editor.get(path);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(JSON.stringify(await answer.json())).toContain(JSON.stringify(HOSTILE).slice(1, -1));
    }
  });

  test('is not taken where the contract would drop it, and every field is named', async () => {
    const fields = { title: 'x', slug: 'x', image_cdn: 'javascript:alert(1)', invented: 1 };
    const answer = await writer.post('/items/posts', { fields });
    const { error } = await json<ErrorAnswer>(answer);
    expect([answer.status, error.code]).toEqual([422, 'invalid']);
    const named = error.problems?.map(({ field }) => field).sort();
    expect(named).toEqual(['image_cdn', 'invented']);
    const { data } = await json<CheckAnswer>(writer.post('/check/posts', { fields }));
    expect(data.problems).toEqual(error.problems);
    const taken = await itemOf(
      writer.post('/items/posts', { fields: { title: 'Had', slug: 'had' } }),
    );
    const check = async (body: object) =>
      (await json<CheckAnswer>(writer.post('/check/posts', body))).data.problems;
    const other = { title: 'Other', slug: 'had' };
    expect(await check({ fields: other })).toEqual([
      { field: 'slug', reason: 'is taken by "Had"' },
    ]);
    expect(await check({ id: taken.id, fields: other })).toEqual([]);
    const nothing = await json<CheckAnswer>(writer.post('/check/posts', { fields: {} }));
    expect(nothing.data.problems.map(({ field }) => field).sort()).toEqual(['slug', 'title']);
  });

  /** The refusal of a body that is announced and not sent: the server answers, and closes, before it has all of one. */
  function announced(bytes: number): Promise<[number, string]> {
    const { cookie, csrf, headers } = writer;
    const call = request(`${server.api.origin}/desk/api/items/posts`, {
      method: 'POST',
      headers: {
        ...{ ...headers, cookie, 'x-csrf-token': csrf },
        ...{ 'content-type': 'application/json', 'content-length': bytes },
      },
    });
    call.flushHeaders();
    return new Promise((resolve, reject) => {
      call.once('error', reject).once('response', (response) => {
        text(response).then((body) => {
          call.destroy();
          const { error } = JSON.parse(body) as { error: { code: string } };
          resolve([response.statusCode ?? 0, error.code]);
        }, reject);
      });
    });
  }

  test('is refused where it is no item, too large, or cannot be stored', async () => {
    const post = (body: unknown) => refusal(writer.post('/items/posts', body));
    expect(await post({})).toEqual([400, 'bad-request']);
    expect(await post({ fields: [] })).toEqual([400, 'bad-request']);
    expect(await post({ fields: { title: 'a\0b', slug: 'nul' } })).toEqual([400, 'bad-request']);
    expect(await announced(5 * 1024 * 1024)).toEqual([413, 'too-large']);
    expect(await refusal(writer.post('/items/nothing', { fields: {} }))).toEqual([404, 'missing']);
    const { slug } = (await draft()).fields;
    expect(await post({ fields: { title: 'a', slug } })).toEqual([409, 'taken']);
  });

  test('never becomes part of the server’s own objects', async () => {
    const body =
      '{"fields":{"title":"x","slug":"proto","__proto__":{"role":"editor","polluted":1}}}';
    const answer = await fetch(`${server.api.origin}/desk/api/items/posts`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: writer.cookie,
        'x-csrf-token': writer.csrf,
      },
      body,
    });
    expect(answer.status).toBeLessThan(500);
    expect(await (await writer.get('/session')).json()).toMatchObject({
      person: { role: 'writer' },
    });
  });
});

describe('two people at one item', () => {
  test('the second to save is told, sees what the first wrote, and changes nothing', async () => {
    const item = await draft();
    const path = `/items/posts/${item.id}`;
    const first = { ...item.fields, title: 'First' };
    const second = { ...item.fields, title: 'Second' };
    const saved = await writer.put(path, { fields: first }, ifMatch(item));
    expect(saved.headers.get('etag')).toBe('"2"');
    const late = await editor.put(path, { fields: second }, ifMatch(item));
    expect(late.status).toBe(412);
    expect(await late.json()).toMatchObject({
      error: {
        code: 'changed',
        message: /^Will /,
        current: { version: 2, fields: { title: 'First' } },
      },
    });
    for (const change of ['publish', 'archive'])
      expect(await refusal(editor.post(`${path}/${change}`, {}, ifMatch(item)))).toEqual([
        412,
        'changed',
      ]);
    expect(await refusal(editor.delete(path, ifMatch(item)))).toEqual([412, 'changed']);
    expect((await itemOf(editor.get(path))).fields).toMatchObject({ title: 'First' });
  });

  test('a change that names no version is refused', async () => {
    const item = await draft();
    const path = `/items/posts/${item.id}`;
    for (const headers of [{}, { 'if-match': '*' }, { 'if-match': '1' }, { 'if-match': 'W/"1"' }]) {
      const put = editor.put(path, { fields: item.fields }, headers as Record<string, string>);
      expect(await refusal(put)).toEqual([428, 'no-version']);
    }
    for (const change of ['publish', 'archive'])
      expect(await refusal(editor.post(`${path}/${change}`))).toEqual([428, 'no-version']);
    expect(await refusal(editor.delete(path))).toEqual([428, 'no-version']);
  });
});

test('an item is written, published, changed, compared, archived, deleted and brought back', async () => {
  const item = await draft();
  const path = `/items/posts/${item.id}`;
  const slug = String(item.fields['slug']);
  const publicly = () => fetch(`${server.api.url}/posts/slug/${slug}`);
  const later = '2090-01-01T00:00:00Z';
  const waits = await itemOf(
    editor.post(`${path}/publish`, { published_at: later }, ifMatch(item)),
  );
  expect((await publicly()).status).toBe(404);
  const now = '2026-01-01T00:00:00Z';
  const shown = await itemOf(editor.post(`${path}/publish`, { published_at: now }, ifMatch(waits)));
  expect(await json(publicly())).toMatchObject({ title: 'Looms' });
  // With a date ahead the only public row would be withheld.
  const evenLater = new Date(Date.now() + 60_000).toISOString();
  const again = await editor.post(`${path}/publish`, { published_at: evenLater }, ifMatch(shown));
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({
    error: {
      problems: [{ field: 'published_at', reason: expect.stringContaining('on the site') }],
    },
  });
  const fields = { ...shown.fields, title: 'Warp' };
  const changed = await itemOf(editor.put(path, { fields }, ifMatch(shown)));
  expect(changed).toMatchObject({ pending: true, live: { title: 'Looms' } });
  const pending = await json<ItemsAnswer>(editor.get('/items/posts?pending=true'));
  expect(pending.data.map(({ id }) => id)).toEqual([item.id]);
  const archived = await itemOf(editor.post(`${path}/archive`, {}, ifMatch(changed)));
  expect([archived.status, (await publicly()).status]).toEqual(['archived', 404]);
  const deleted = await itemOf(editor.delete(path, ifMatch(archived)));
  expect(deleted.deleted).toBe(true);
  const trash = await json<ItemsAnswer>(editor.get('/items/posts?status=deleted'));
  expect(trash.data.map(({ id }) => id)).toContain(item.id);
  const back = await itemOf(editor.post(`${path}/restore`, { version: 1 }, ifMatch(deleted)));
  expect(back).toMatchObject({ deleted: false, fields: { title: 'Looms' } });
  const { data: versions } = await json<VersionsAnswer>(editor.get(`${path}/versions`));
  expect(versions.map(({ action }) => action)).toEqual([
    ...['restored', 'deleted', 'archived', 'saved', 'published', 'published', 'created'],
  ]);
  expect(versions[0]).toMatchObject({ version: 7, made_by: 'Edith' });
  const old = await json<VersionAnswer>(editor.get(`${path}/versions/4`));
  expect(old.data).toMatchObject({ fields: { title: 'Warp' } });
  for (const version of ['0', '99', '1e3', 'x', '-1'])
    expect(await refusal(editor.get(`${path}/versions/${version}`))).toEqual([404, 'missing']);
  const log = await (await editor.get(`/audit?item=${item.id}`)).json();
  expect((log as { data: { action: string }[] }).data.map(({ action }) => action)).toEqual([
    ...['restored', 'deleted', 'archived', 'saved', 'published', 'published', 'created'],
  ]);
});

test('a private link opens the working copy alone, for so many days', async () => {
  const item = await draft({ title: 'Not yet' });
  const path = `/items/posts/${item.id}/preview-link`;
  const { data } = await json<PreviewLinkAnswer>(writer.post(path, { days: 2 }));
  expect(Date.parse(data.expires_at) - Date.now()).toBeLessThan(2 * 86_400_000);
  const [, , key = ''] = new URL(data.url).hash.split('/');
  const shown = await fetch(`${server.api.url}/preview/post/${item.id}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(await shown.json()).toMatchObject({ item: { title: 'Not yet' } });
  expect(await refusal(writer.post(path, { days: 31 }))).toEqual([400, 'bad-request']);
  expect(await refusal(writer.post('/items/posts/none/preview-link'))).toEqual([404, 'missing']);
  const client = { fields: { name: 'A client' } };
  const { id } = await itemOf(writer.post('/items/clients', client));
  expect(await refusal(writer.post(`/items/clients/${id}/preview-link`))).toEqual([404, 'missing']);
});

test('a list takes days, and a day counts to its end', async () => {
  const item = await draft({ title: 'Of a day' });
  const at = '2026-03-05T18:00:00Z';
  await editor.post(`/items/posts/${item.id}/publish`, { published_at: at }, ifMatch(item));
  const found = async (asked: string) => {
    const { data } = await json<ItemsAnswer>(editor.get(`/items/posts?${asked}`));
    return data.map(({ id }) => id);
  };
  expect(await found('from=2026-03-05&to=2026-03-05')).toEqual([item.id]);
  expect(await found('from=2026-03-06&to=')).not.toContain(item.id);
  expect(await found('to=2026-03-04')).not.toContain(item.id);
  for (const day of ['yesterday', '2026-02-30', '%01'])
    expect(await refusal(editor.get(`/items/posts?from=${day}`))).toEqual([400, 'bad-request']);
});

describe('the forms', () => {
  test('are made of the contract: every kind with every field, labelled', async () => {
    const { data, site } = await json<CollectionsAnswer>(writer.get('/collections'));
    expect(site).toBe('http://127.0.0.1:9000');
    expect(data.map(({ item }) => item).sort()).toEqual(Object.keys(kinds).sort());
    for (const { item, fields } of data) {
      const kind = kinds[item as keyof typeof kinds];
      const names = [...Object.keys(kind.required), ...Object.keys(kind.optional)];
      expect(fields.map(({ name }) => name)).toEqual(names);
      for (const { label } of fields) expect(label).not.toBe('');
    }
    const posts = data.find(({ name }) => name === 'posts');
    expect(posts).toMatchObject({
      ...{ label: 'Posts', one: 'post', many: 'posts', path: '/blog', titleField: 'title' },
      previews: true,
    });
  });

  test('have a kind for each field, its parts and its choices', async () => {
    const { data } = await json<CollectionsAnswer>(writer.get('/collections'));
    const field = (collection: string, name: string): Partial<FieldInfo> | undefined =>
      data.find((one) => one.name === collection)?.fields.find((one) => one.name === name);
    expect(field('posts', 'title')).toMatchObject({ kind: 'text', required: true });
    expect(field('posts', 'id')).toMatchObject({ readOnly: true });
    expect(field('posts', 'content')).toMatchObject({ kind: 'html', required: false });
    expect(field('posts', 'published_at')).toMatchObject({ kind: 'date' });
    expect(field('posts', 'image_cdn')).toMatchObject({ kind: 'image', label: 'Picture' });
    expect(field('posts', 'tags')).toMatchObject({ kind: 'list', of: { kind: 'text' } });
    expect(field('posts', 'author')?.fields).toMatchObject([
      { name: 'name', kind: 'text', label: 'Name' },
      { name: 'role' },
      { name: 'image_cdn', kind: 'image' },
    ]);
    expect(field('case-studies', 'results')?.of?.fields).toMatchObject([
      { name: 'value', kind: 'text', required: true },
      { name: 'label', kind: 'text', required: true },
    ]);
    expect(field('case-studies', 'type')).toMatchObject({ kind: 'choice' });
    expect(field('awards', 'year')).toMatchObject({ kind: 'number', min: 1900, max: 2200 });
    expect(field('pdfs', 'file_url')).toMatchObject({ kind: 'file', required: true });
    expect(field('jobs', 'apply_url')).toMatchObject({ kind: 'url' });
    expect(field('jobs', 'salary')?.fields).toMatchObject([
      { name: 'currency', required: true },
      { name: 'min', kind: 'number', min: 0 },
      { name: 'max', kind: 'number' },
      { name: 'unit', kind: 'choice' },
    ]);
    expect(field('jobs', 'is_remote')).toMatchObject({ kind: 'boolean' });
  });
});
