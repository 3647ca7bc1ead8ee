/** Drafts, changes, publishing and deleting, by writers and editors. */
import { expect, test } from '@jest/globals';
import { findItems, findPublished } from '../../database/items';
import { readContentVersion } from '../../database/content-version';
import {
  archiveItem,
  createItem,
  deleteItem,
  duplicateItem,
  publishItem,
  restoreVersion,
  saveItem,
} from '../../desk/storage/change';
import { readItem } from '../../desk/storage/read';
import type { Actor, Fields } from '../../desk/storage/types';
import {
  collection,
  editor,
  itemOf,
  onDeskDatabase,
  writer,
} from '../../../__tests__/support/desk-database';

const posts = collection('posts');
const pdfs = collection('pdfs');
const post = (fields: Fields = {}): Fields => ({
  slug: 'warp',
  title: 'Warp',
  content: '<p>One</p>',
  ...fields,
});

onDeskDatabase('an item of the desk', (desk) => {
  const database = () => desk.by(editor).database;
  const shown = (slug: string) => findPublished(database(), posts.definition, slug, new Date());
  const allPublic = async () => (await findItems(database(), posts.definition, {})).items;
  const make = async (fields = post(), actor: Actor = writer) =>
    itemOf(await createItem(desk.by(actor), posts, fields));
  const publish = async (id: string, expectedVersion: number) =>
    itemOf(await publishItem(desk.by(editor), posts, id, { expectedVersion }));
  const published = async (fields = post()) => {
    const { id } = await make(fields);
    return publish(id, 1);
  };
  const save = (id: string, fields: Fields, expectedVersion: number, actor: Actor = writer) =>
    saveItem(desk.by(actor), posts, id, { fields, expectedVersion });

  test('is a draft that no public call has, until an editor publishes it', async () => {
    const item = await make();
    expect(item).toMatchObject({ version: 1, status: 'draft', pending: false, title: 'Warp' });
    expect(item.fields).toMatchObject({ ...post(), id: item.id, status: 'draft' });
    expect(await allPublic()).toEqual([]);
    const refused = await publishItem(desk.by(writer), posts, item.id, { expectedVersion: 1 });
    expect(refused).toEqual({ ok: false, reason: 'forbidden' });
    expect(await publish(item.id, 1)).toMatchObject({ version: 2, status: 'publish' });
    expect(await shown('warp')).toMatchObject({
      title: 'Warp',
      content: '<p>One</p>',
      status: 'publish',
      published_at: expect.stringMatching(/Z$/),
    });
  });

  test('once published shows a saved change to nobody before that is published, too', async () => {
    const { id, fields } = await published();
    const before = await shown('warp');
    const version = await readContentVersion(database());
    const saved = itemOf(await save(id, { ...fields, title: 'Weft' }, 2));
    expect(saved).toMatchObject({ pending: true, title: 'Weft', live: { title: 'Warp' } });
    expect(await shown('warp')).toEqual(before);
    // Nothing that answers are made of has changed.
    expect(await readContentVersion(database())).toBe(version);
    const done = await publish(id, 3);
    expect(done.pending).toBe(false);
    expect(done).not.toHaveProperty('live');
    expect(await shown('warp')).toMatchObject({ title: 'Weft' });
    expect(await readContentVersion(database())).not.toBe(version);
  });

  test('is pending no longer once it is changed back', async () => {
    const { id, fields } = await published();
    await save(id, { ...fields, title: 'Weft' }, 2);
    expect(itemOf(await save(id, fields, 3)).pending).toBe(false);
  });

  test('is saved by one alone of many who save at once, and nothing is lost', async () => {
    const { id } = await make();
    const titles = Array.from({ length: 8 }, (_, index) => `Title ${index}`);
    const all = await Promise.all(titles.map((title) => save(id, post({ title }), 1)));
    expect(all.filter(({ ok }) => ok).length).toBe(1);
    expect((await readItem(database(), posts, id))?.version).toBe(2);
  });

  test('saved again with the same fields, as by a repeated request, is no conflict and no version', async () => {
    const { id } = await make();
    await save(id, post({ title: 'Saved' }), 1);
    expect(itemOf(await save(id, post({ title: 'Saved' }), 1)).version).toBe(2);
  });

  test.each<[string, Fields, string[]]>([
    ['a zero byte', post({ tags: ['a\0'] }), ['tags[0]']],
    ['an address that is no path of the site', post({ slug: '../x' }), ['slug']],
    ['an address that the site keeps for itself', post({ slug: 'Page' }), ['slug']],
    ['too long an address', post({ slug: 'x'.repeat(3000) }), ['slug']],
    ['half a character', post({ title: 'x\ud800' }), ['title']],
  ])('with %s is refused by field', async (_what, fields, named) => {
    const outcome = await createItem(desk.by(writer), posts, fields);
    expect(outcome).toMatchObject({
      reason: 'invalid',
      problems: named.map((field) => ({ field, reason: expect.any(String) })),
    });
  });

  test('takes neither its id, nor its state, nor when it changed from the fields', async () => {
    const given = { id: 'mine', status: 'publish', updated_at: '2020-01-01T00:00:00Z' };
    const item = await make(post(given));
    expect([item.id === 'mine', item.status, item.fields['status']]).toEqual([
      false,
      'draft',
      'draft',
    ]);
    expect(item.fields).not.toHaveProperty('updated_at');
  });

  test('has a slug that no other has in any case: of a draft, of a pending change, and publicly', async () => {
    const first = await published();
    const taken = { reason: 'taken', by: { id: first.id } };
    expect(await createItem(desk.by(writer), posts, post({ slug: 'WARP' }))).toMatchObject(taken);
    await save(first.id, { ...first.fields, slug: 'weft' }, 2);
    for (const slug of ['Warp', 'Weft']) {
      expect(await createItem(desk.by(writer), posts, post({ slug }))).toMatchObject(taken);
    }
    expect((await make(post({ slug: 'free' }))).version).toBe(1);
  });

  test('goes on answering to the slugs that the public knew', async () => {
    const { id, fields } = await published();
    const renamed = itemOf(await save(id, { ...fields, slug: 'weft' }, 2));
    expect(renamed.fields['previous_slugs']).toEqual(['warp']);
    await publish(id, 3);
    const again = itemOf(await save(id, { ...renamed.fields, slug: 'woof' }, 4));
    expect(again.fields['previous_slugs']).toEqual(['warp', 'weft']);
    const back = itemOf(await save(id, { ...again.fields, slug: 'warp' }, 5));
    expect(back.fields['previous_slugs']).toEqual(['weft']);
    const draft = await make(post({ slug: 'one' }));
    expect(itemOf(await save(draft.id, post({ slug: 'two' }), 1)).fields).not.toHaveProperty(
      'previous_slugs',
    );
  });

  test('is archived by editors where it was public, and comes back', async () => {
    const { id } = await published();
    const archive = (actor: Actor) =>
      archiveItem(desk.by(actor), posts, id, { expectedVersion: 2 });
    expect(await archive(writer)).toEqual({ ok: false, reason: 'forbidden' });
    expect(await shown('warp')).toBeDefined();
    expect(itemOf(await archive(editor)).status).toBe('archived');
    expect(await shown('warp')).toBeUndefined();
    expect(await allPublic()).toMatchObject([{ status: 'archived' }]);
    await publish(id, 3);
    expect(await shown('warp')).toBeDefined();
    const draft = await make(post({ slug: 'draft' }));
    const own = await archiveItem(desk.by(writer), posts, draft.id, { expectedVersion: 1 });
    expect(itemOf(own).status).toBe('archived');
    const again = { version: 1, expectedVersion: 2 };
    const back = await restoreVersion(desk.by(writer), posts, draft.id, again);
    expect(itemOf(back).status).toBe('draft');
    expect(await allPublic()).toHaveLength(1);
  });

  test('archived while a change is pending shows nothing of that', async () => {
    const { id, fields } = await published();
    await save(id, { ...fields, title: 'Secret' }, 2);
    await archiveItem(desk.by(editor), posts, id, { expectedVersion: 3 });
    expect(JSON.stringify(await allPublic())).not.toContain('Secret');
  });

  test('is deleted, and comes back as it was: by editors where it was public', async () => {
    const { id, fields } = await published();
    await save(id, { ...fields, title: 'Pending' }, 2);
    const remove = (actor: Actor) => deleteItem(desk.by(actor), posts, id, { expectedVersion: 3 });
    expect(await remove(writer)).toEqual({ ok: false, reason: 'forbidden' });
    expect(itemOf(await remove(editor))).toMatchObject({ deleted: true, version: 4 });
    expect(await shown('warp')).toBeUndefined();
    expect(await save(id, fields, 4)).toEqual({ ok: false, reason: 'missing' });
    const back = (actor: Actor) =>
      restoreVersion(desk.by(actor), posts, id, { version: 3, expectedVersion: 4 });
    expect(await back(writer)).toEqual({ ok: false, reason: 'forbidden' });
    expect(itemOf(await back(editor))).toMatchObject({ deleted: false, pending: true });
    expect(await shown('warp')).toMatchObject({ title: 'Warp' });
  });

  test('archived before it was ever public comes back from its deletion archived', async () => {
    const { id } = await make();
    await archiveItem(desk.by(writer), posts, id, { expectedVersion: 1 });
    await deleteItem(desk.by(writer), posts, id, { expectedVersion: 2 });
    const back = { version: 2, expectedVersion: 3 };
    const restored = itemOf(await restoreVersion(desk.by(writer), posts, id, back));
    expect(restored).toMatchObject({ status: 'archived', live_from: null });
    expect(await allPublic()).toEqual([]);
  });

  test('deleted sets its slug free, and does not come back to one that is taken meanwhile', async () => {
    const { id } = await make();
    await deleteItem(desk.by(writer), posts, id, { expectedVersion: 1 });
    const other = await make();
    const restored = await restoreVersion(desk.by(writer), posts, id, {
      ...{ version: 1, expectedVersion: 2 },
    });
    expect(restored).toMatchObject({ reason: 'taken', by: { id: other.id } });
  });

  test('of a kind without a state is public while it is published, and at no other time', async () => {
    const paper = { title: 'Paper', file_url: 'https://example.com/a.pdf' };
    const { id, fields } = itemOf(await createItem(desk.by(writer), pdfs, paper));
    const open = async () => (await findItems(database(), pdfs.definition, {})).total;
    expect([await open(), 'status' in fields]).toEqual([0, false]);
    await publishItem(desk.by(editor), pdfs, id, { expectedVersion: 1 });
    expect(await open()).toBe(1);
    await archiveItem(desk.by(editor), pdfs, id, { expectedVersion: 2 });
    expect(await open()).toBe(0);
  });

  test('is copied as a draft with a title and slug of its own', async () => {
    const { id } = await published();
    const slugs = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const copy = itemOf(await duplicateItem(desk.by(writer), posts, id));
      expect(copy).toMatchObject({ status: 'draft', title: 'Warp (copy)' });
      expect(copy.fields).not.toHaveProperty('published_at');
      slugs.push(copy.fields['slug']);
    }
    expect(slugs).toEqual(['warp-copy', 'warp-copy-2']);
  });

  test('that does not exist is missing, whatever is asked of it', async () => {
    const by = { expectedVersion: 1 };
    const missing = { ok: false, reason: 'missing' };
    expect(await save('none', post(), 1)).toEqual(missing);
    expect(await publishItem(desk.by(editor), posts, 'none', by)).toEqual(missing);
    expect(await deleteItem(desk.by(editor), posts, 'none', by)).toEqual(missing);
    expect(await duplicateItem(desk.by(editor), posts, 'none')).toEqual(missing);
    expect(await readItem(database(), posts, 'none')).toBeUndefined();
  });

  test('publishing keeps updated_at where nothing changed, and moves it where something did', async () => {
    const { id, fields } = await published();
    const first = (await shown('warp'))?.['updated_at'];
    await publishItem(desk.by(editor, new Date('2030-01-01')), posts, id, { expectedVersion: 2 });
    expect((await shown('warp'))?.['updated_at']).toBe(first);
    await save(id, { ...fields, title: 'Weft' }, 2);
    await publishItem(desk.by(editor, new Date('2030-01-01')), posts, id, { expectedVersion: 3 });
    expect((await shown('warp'))?.['updated_at']).toBe('2030-01-01T00:00:00.000Z');
  });
});
