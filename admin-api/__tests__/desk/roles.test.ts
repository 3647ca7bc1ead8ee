/** No path from a writer to an editor, and none from the desk to the machine. */
import { describe, expect, test } from '@jest/globals';
import type { CollectionsAnswer, Item } from '../../desk/protocol';
import { post } from '../../../__tests__/support/admin-api';
import {
  type Browser,
  deskWithPeople,
  ifMatch,
  itemOf,
  refusal,
} from '../../../__tests__/support/desk';

const { server, editor, writer } = deskWithPeople();

const forbidden = [403, 'forbidden'];
let nth = 0;
const fieldsOf = (more: object = {}) => ({ title: 'Looms', slug: `looms-${(nth += 1)}`, ...more });

const create = (by: Browser, more: object = {}) =>
  itemOf(by.post('/items/posts', { fields: fieldsOf(more) }));

async function published(more: object = {}): Promise<Item> {
  const item = await create(editor, more);
  return itemOf(editor.post(`/items/posts/${item.id}/publish`, {}, ifMatch(item)));
}

/** The item as the public sees it. */
const publicly = async ({ fields }: Item) => {
  const answer = await fetch(`${server.api.url}/posts/slug/${String(fields['slug'])}`);
  return answer.ok ? ((await answer.json()) as Record<string, unknown>) : answer.status;
};

describe('a writer', () => {
  test('publishes nothing, whatever is sent', async () => {
    const item = await create(writer, { status: 'publish', is_main: true });
    expect(item.status).toBe('draft');
    expect(await publicly(item)).toBe(404);
    const { id } = item;
    expect(await refusal(writer.post(`/items/posts/${id}/publish`, {}, ifMatch(item)))).toEqual(
      forbidden,
    );
    const fields = { ...item.fields, title: 'Again', status: 'publish' };
    const saved = await itemOf(
      writer.put(
        `/items/posts/${id}`,
        { fields, status: 'publish', role: 'editor' },
        ifMatch(item),
      ),
    );
    expect([saved.status, await publicly(saved)]).toEqual(['draft', 404]);
    const copy = await itemOf(writer.post(`/items/posts/${(await published()).id}/duplicate`));
    expect([copy.status, await publicly(copy)]).toEqual(['draft', 404]);
  });

  test('changes nothing that is public: a save waits for an editor', async () => {
    const item = await published({ title: 'Public' });
    const fields = { ...item.fields, title: 'Changed' };
    const path = `/items/posts/${item.id}`;
    const saved = await itemOf(writer.put(path, { fields }, ifMatch(item)));
    expect(saved).toMatchObject({ pending: true, fields: { title: 'Changed' } });
    expect(await publicly(item)).toMatchObject({ title: 'Public' });
    for (const call of [
      writer.post(`${path}/publish`, {}, ifMatch(saved)),
      writer.post(`${path}/archive`, {}, ifMatch(saved)),
      writer.delete(path, ifMatch(saved)),
    ])
      expect(await refusal(call)).toEqual(forbidden);
    const restored = await itemOf(writer.post(`${path}/restore`, { version: 1 }, ifMatch(saved)));
    expect(await publicly(item)).toMatchObject({ title: 'Public' });
    await itemOf(editor.delete(path, ifMatch(restored)));
    const gone = await itemOf(editor.get(path));
    const undo = writer.post(`${path}/restore`, { version: 1 }, ifMatch(gone));
    expect(await refusal(undo)).toEqual(forbidden);
    expect(await publicly(item)).toBe(404);
  });

  test('asks for no release, orders nothing, and reads neither enquiries nor the audit log', async () => {
    const id = '5d9e7f9e-0000-4000-8000-000000000000';
    for (const call of [
      writer.post('/releases'),
      writer.post('/items/clients/1/move', { before: null }),
      writer.get('/enquiries'),
      writer.get('/enquiries/export'),
      writer.post(`/enquiries/${id}/done`, { done: true }),
      writer.delete(`/enquiries/${id}`),
      writer.get('/audit'),
      // By the names of methods that route alike.
      writer
        .call('HEAD', '/audit')
        .then((answer) => new Response('{"error":{"code":"forbidden"}}', answer)),
    ])
      expect(await refusal(call)).toEqual(forbidden);
    expect((await writer.get('/releases')).status).toBe(200);
  });

  test('gets no other role by any call', async () => {
    const before = await (await writer.get('/session')).json();
    await post(`${server.api.origin}/desk/api/people`, { name: 'Will', role: 'editor' });
    for (const path of ['/people', '/persons', '/session', '/person'])
      for (const method of ['POST', 'PUT', 'PATCH'])
        await writer.call(method, path, { name: 'Will', role: 'editor', password: 'x' });
    const body = { current: 'x', next: 'y', role: 'editor' };
    await writer.post('/password', { ...body, __proto__: { role: 'editor' } });
    const after = await (await writer.get('/session')).json();
    expect(after).toMatchObject({ person: (before as { person: object }).person });
  });

  test('is told what the role may do', async () => {
    const rights = async (by: Browser) => {
      const { data } = (await (await by.get('/collections')).json()) as CollectionsAnswer;
      return data.find(({ name }) => name === 'clients')?.can;
    };
    expect(await rights(writer)).toMatchObject({
      publish: false,
      move: false,
      delete: 'unpublished',
    });
    expect(await rights(editor)).toMatchObject({ publish: true, move: true, delete: 'all' });
  });
});

describe('nobody reaches the machine', () => {
  const secrets = ['/etc/passwd', '../../../../etc/passwd', '..%2f..%2f..%2f..%2fetc%2fpasswd'];
  const odd = [...secrets, '%00', '.git/config', 'admin.sock', '__proto__', 'a'.repeat(3000)];

  test.each(odd.map((name) => [name.slice(0, 40), name]))(
    'by "%s" in an address',
    async (_short, name) => {
      for (const path of [`/items/${name}`, `/items/posts/${name}`, `/media/${name}`, `/${name}`]) {
        const answer = await editor.get(path);
        expect([path.slice(0, 60), answer.status < 500]).toEqual([path.slice(0, 60), true]);
        expect(await answer.text()).not.toMatch(/root:|\[core\]|native code/);
      }
      for (const base of ['/desk/', '/desk/assets/', '/media/', '/media/uploads/']) {
        const answer = await fetch(server.api.origin + base + name);
        expect(answer.status).not.toBe(500);
        expect(await answer.text()).not.toMatch(/root:|\[core\]/);
      }
    },
  );
});

test('the desk opens nothing of the public calls: drafts, and the tokens of panels', async () => {
  const draft = await create(writer);
  const list = await (await fetch(`${server.api.url}/posts?status=draft`)).text();
  expect(list).not.toContain(draft.id);
  const asked = await fetch(`${server.api.url}/release-requests`, {
    headers: { cookie: editor.cookie },
  });
  expect(asked.status).toBe(403);
});
