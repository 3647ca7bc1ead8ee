/** Lists of the desk: search, filters, order, pages, and the editors' own order. */
import { expect, test } from '@jest/globals';
import { findItems } from '../../database/items';
import { createItem, deleteItem, publishItem, saveItem } from '../../desk/storage/change';
import { moveItem } from '../../desk/storage/order';
import { listCategories, listItems } from '../../desk/storage/read';
import type { Fields, ItemQuery } from '../../desk/storage/types';
import {
  collection,
  editor,
  itemOf,
  onDeskDatabase,
  writer,
} from '../../../__tests__/support/desk-database';

const posts = collection('posts');
const awards = collection('awards');
const day = (n: number) => `2026-01-${String(n).padStart(2, '0')}T09:00:00Z`;

onDeskDatabase('a list of the desk', (desk) => {
  const now = new Date('2026-03-01T12:00:00Z');
  const database = () => desk.by(editor).database;
  const make = async (fields: Fields, of = posts) =>
    itemOf(await createItem(desk.by(writer, now), of, fields));
  const publish = async (id: string, of = posts) =>
    itemOf(await publishItem(desk.by(editor, now), of, id, { expectedVersion: 1 }));
  const titles = async (query: ItemQuery, of = posts) =>
    (await listItems(database(), of, query)).items.map(({ title }) => title);

  /** Three posts: one public, one with a pending change, and a draft without a date. */
  const makeThree = async () => {
    const text = { content: '<p>Long</p>' };
    const one = await make({
      ...{ slug: 'one', title: 'Überprüfung', category: 'Cloud', published_at: day(1) },
      ...text,
    });
    await publish(one.id);
    const two = await make({ slug: 'two', title: 'Two', category: 'Data', published_at: day(2) });
    await publish(two.id);
    const change = { ...two.fields, title: 'Two, changed' };
    const by = { fields: change, expectedVersion: 2 };
    await saveItem(desk.by(writer, now), posts, two.id, by);
    const three = await make({ slug: 'three', title: '100% draft' });
    return { one, two, three };
  };

  test.each<[string, ItemQuery, string[]]>([
    ['nothing', {}, ['Two, changed', 'Überprüfung', '100% draft']],
    ['a part of the title, without its accents', { q: 'uberpruf' }, ['Überprüfung']],
    ['a sign that a pattern would mean otherwise', { q: '0%' }, ['100% draft']],
    ['a state', { status: 'draft' }, ['100% draft']],
    ['a category', { category: 'Data' }, ['Two, changed']],
    ['what is pending', { pending: true }, ['Two, changed']],
    ['days', { from: '2026-01-01', to: '2026-01-01T23:59:59Z' }, ['Überprüfung']],
    ['the day of the last change, of what bears no date', { from: day(3) }, ['100% draft']],
    ['a title’s order', { sort: 'title' }, ['100% draft', 'Two, changed', 'Überprüfung']],
    ['a title’s order, down', { sort: 'title', order: 'desc', pageSize: 1 }, ['Überprüfung']],
    ['a second page', { page: 2, pageSize: 2 }, ['100% draft']],
  ])('asked for %s', async (_what, query, found) => {
    await makeThree();
    expect(await titles(query)).toEqual(found);
  });

  test('tells how many there are on all pages, and leaves out rich text', async () => {
    await makeThree();
    const { items, total } = await listItems(database(), posts, { pageSize: 2 });
    expect([items.length, total]).toEqual([2, 3]);
    expect(items[1]?.fields).not.toHaveProperty('content');
    expect(await listCategories(database(), posts)).toEqual(['Cloud', 'Data']);
  });

  test('tells scheduled items from published ones, also while a change waits', async () => {
    const ahead = '2100-01-01T09:00:00.000Z';
    const { id } = await make({ slug: 'later', title: 'Later' });
    const by = { expectedVersion: 1, publishedAt: ahead };
    const { fields } = itemOf(await publishItem(desk.by(editor, now), posts, id, by));
    const change = { fields: { ...fields, title: 'Later, changed' }, expectedVersion: 2 };
    await saveItem(desk.by(writer, now), posts, id, change);
    await makeThree();
    const { items, total } = await listItems(database(), posts, { status: 'scheduled' });
    expect(total).toBe(1);
    expect(items).toMatchObject([{ title: 'Later, changed', pending: true, live_from: ahead }]);
    expect(await titles({ status: 'publish' })).toEqual(['Two, changed', 'Überprüfung']);
  });

  test('holds deleted items only where it is asked for them', async () => {
    const { three } = await makeThree();
    await deleteItem(desk.by(writer), posts, three.id, { expectedVersion: 1 });
    expect(await titles({ status: 'draft' })).toEqual([]);
    expect(await titles({ status: 'deleted' })).toEqual(['100% draft']);
  });

  test('of what bears no date is ordered by editors, publicly too, and begins with what is new', async () => {
    const ids = [];
    for (const title of ['C', 'B', 'A']) ids.push((await make({ title }, awards)).id);
    for (const id of ids) await publish(id, awards);
    const [c = '', b = '', a = ''] = ids;
    expect(await titles({}, awards)).toEqual(['A', 'B', 'C']);
    const move = (id: string, before: string | null, actor = editor) =>
      moveItem(desk.by(actor), awards, id, { before });
    expect(await move(c, a, writer)).toEqual({ ok: false, reason: 'forbidden' });
    expect((await move(c, a)).ok).toBe(true);
    expect((await move(a, null)).ok).toBe(true);
    expect(await titles({}, awards)).toEqual(['C', 'B', 'A']);
    const { items } = await findItems(database(), awards.definition, {});
    expect(items.map(({ title }) => title)).toEqual(['C', 'B', 'A']);
    expect(await move(b, 'none')).toEqual({ ok: false, reason: 'missing' });
  });
});
