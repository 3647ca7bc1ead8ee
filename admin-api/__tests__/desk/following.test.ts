/** Content files and the desk's work on the same items: neither is lost. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { loadContent } from '../../content-loader/load-content';
import type { LoadMode } from '../../content-loader/plan';
import { problemLine } from '../../content-loader/problems';
import { findItems, findPublished } from '../../database/items';
import { deleteItem, publishItem, saveItem } from '../../desk/storage/change';
import { moveItem } from '../../desk/storage/order';
import { listItems, listVersions, readItem } from '../../desk/storage/read';
import { listMedia } from '../../media/library';
import { folderStore } from '../../media/store';
import { temporaryFolder } from '../../../__tests__/support/admin-api';
import { markdown, PNG } from '../../../__tests__/support/content-folder';
import {
  collection,
  editor,
  itemOf,
  onDeskDatabase,
  writer,
} from '../../../__tests__/support/desk-database';

const posts = collection('posts');
const awards = collection('awards');

onDeskDatabase('content files', (desk) => {
  const database = () => desk.connection.database;
  let content: ReturnType<typeof temporaryFolder>;
  let storeFolder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    storeFolder = temporaryFolder();
    content = temporaryFolder({
      'posts/one.md': markdown({ id: 'one', title: 'One', status: 'publish' }),
      'posts/two.md': markdown({ id: 'two', title: 'Two', status: 'draft' }),
      'awards.yaml': '- { id: a1, title: First }\n- { id: a2, title: Second }\n',
      'pictures/p.png': PNG,
    });
  });
  afterEach(() => {
    content.remove();
    storeFolder.remove();
  });

  const load = async (mode: LoadMode = 'follow') => {
    const store = mode === 'follow' ? undefined : folderStore(storeFolder.folder);
    const {
      items: _items,
      warnings,
      ...counts
    } = await loadContent(database(), content.folder, {
      ...{ mode, now: new Date(), store },
    });
    return { ...counts, warnings: warnings.map(problemLine) };
  };
  const unchanged = { added: 0, changed: 0, removed: 0, warnings: [] };
  const write = (id: string, title: string) =>
    content.write(`posts/${id}.md`, markdown({ id, title, status: 'publish' }));
  const saveOne = async (title: string) => {
    const { version, fields } = itemOf({
      ok: true,
      item: (await readItem(database(), posts, 'one')) as never,
    });
    const by = { fields: { ...fields, title }, expectedVersion: version };
    return itemOf(await saveItem(desk.by(writer), posts, 'one', by));
  };
  const publicTitles = async (of = posts) =>
    (await findItems(database(), of.definition, {})).items.map(({ title }) => title).sort();
  const working = async (id: string) => (await readItem(database(), posts, id))?.title;

  test('fill an empty database, and change nothing when they are read again', async () => {
    expect(await load()).toEqual({ added: 4, changed: 0, removed: 0, warnings: [] });
    expect(await load()).toEqual(unchanged);
    expect(await readItem(database(), posts, 'two')).toMatchObject({
      ...{ status: 'draft', version: 1, changed_by: 'Content files' },
    });
    expect(await publicTitles()).toEqual(['One', 'Two']);
  });

  test('with a date ahead have not been changed then', async () => {
    const front = { id: 'one', title: 'One', published_at: '2999-01-01T00:00:00Z' };
    content.write('posts/one.md', markdown(front));
    await load();
    const changedAt = (await readItem(database(), posts, 'one'))?.changed_at;
    expect(Date.parse(changedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('that change are followed, and what they said before stays in the history', async () => {
    await load();
    const updatedAt = async () => {
      const { items } = await findItems(database(), posts.definition, {});
      return Object.fromEntries(items.map((item) => [item['id'], item['updated_at']]));
    };
    const before = await updatedAt();
    write('one', 'One, changed');
    // The same fields in another order are the same item.
    content.write('posts/two.md', markdown({ status: 'draft', title: 'Two', id: 'two' }));
    expect(await load()).toMatchObject({ changed: 1 });
    expect(await publicTitles()).toContain('One, changed');
    expect(await updatedAt()).toEqual({
      one: expect.not.stringMatching(String(before['one'])),
      two: before['two'],
    });
    const versions = await listVersions(database(), posts, 'one');
    expect(versions.map(({ action }) => action)).toEqual(['imported', 'imported']);
  });

  test('leave what an editor has changed, and the log names it', async () => {
    await load();
    await saveOne('Of the desk');
    expect(await load()).toEqual(unchanged);
    write('one', 'Of the file');
    const left =
      'posts/one.md:2: was changed in the desk since it was loaded, and stays as it is there';
    expect(await load()).toEqual({ ...unchanged, warnings: [left] });
    expect(await load('add')).toEqual({ ...unchanged, warnings: [left] });
    expect(await working('one')).toBe('Of the desk');
    expect(await publicTitles()).toContain('One');
    expect(await load('replace')).toMatchObject({ changed: 1, warnings: [] });
    expect([await working('one'), (await publicTitles())[0]]).toEqual([
      'Of the file',
      'Of the file',
    ]);
  });

  test('that say by now what an editor made are followed again', async () => {
    await load();
    await saveOne('Agreed');
    const publish = { expectedVersion: 2, publishedAt: '2026-01-01T00:00:00Z' };
    await publishItem(desk.by(editor), posts, 'one', publish);
    const fields = { id: 'one', title: 'Agreed', status: 'publish' };
    content.write('posts/one.md', markdown({ ...fields, published_at: '2026-01-01T00:00:00Z' }));
    expect(await load()).toEqual(unchanged);
    write('one', 'Further');
    expect(await load()).toMatchObject({ changed: 1, warnings: [] });
  });

  test('that go take their items along, unless an editor has changed them', async () => {
    await load();
    await saveOne('Of the desk');
    rmSync(path.join(content.folder, 'posts'), { recursive: true });
    const done = await load();
    expect(done.removed).toBe(1);
    expect(done.warnings).toEqual([expect.stringContaining('has no file any more')]);
    expect(await working('one')).toBe('Of the desk');
    expect((await readItem(database(), posts, 'two'))?.deleted).toBe(true);
    // Back again, as by a checkout.
    write('two', 'Two');
    expect(await load()).toMatchObject({ changed: 1 });
    expect((await readItem(database(), posts, 'two'))?.deleted).toBe(false);
  });

  test('do not bring back what an editor has deleted', async () => {
    await load();
    await deleteItem(desk.by(editor), posts, 'one', { expectedVersion: 1 });
    expect(await load()).toEqual(unchanged);
    expect(await publicTitles()).toEqual(['Two']);
  });

  test('that take the slug of a draft are left out, and the log says whose it is', async () => {
    await load();
    const two = await readItem(database(), posts, 'two');
    const by = { fields: { ...two?.fields, slug: 'three' }, expectedVersion: 1 };
    await saveItem(desk.by(writer), posts, 'two', by);
    write('three', 'Three');
    expect(await load()).toEqual({
      ...unchanged,
      warnings: ['posts/three.md:2: slug: is already taken by "Two" of the desk (two)'],
    });
  });

  test('may exchange their slugs', async () => {
    const slug = (id: string, text: string) =>
      content.write(`posts/${id}.md`, markdown({ id, title: id, slug: text, status: 'publish' }));
    slug('one', 'left');
    slug('two', 'right');
    await load();
    slug('one', 'right');
    slug('two', 'left');
    expect(await load()).toMatchObject({ changed: 2, warnings: [] });
    expect(await findPublished(database(), posts.definition, 'left', new Date())).toMatchObject({
      id: 'two',
    });
  });

  test('give the order of lists until an editor makes another', async () => {
    await load();
    content.write('awards.yaml', '- { id: a2, title: Second }\n- { id: a1, title: First }\n');
    const order = async () => {
      const { items } = await listItems(database(), awards, {});
      return items.map(({ id }) => id);
    };
    await load();
    expect(await order()).toEqual(['a2', 'a1']);
    await moveItem(desk.by(editor), awards, 'a1', { before: 'a2' });
    await load();
    expect(await order()).toEqual(['a1', 'a2']);
  });

  test('that are imported stay, whatever the folder that is followed has', async () => {
    await load();
    const other = temporaryFolder({ 'posts/new.md': markdown({ id: 'new', title: 'New' }) });
    const options = { mode: 'replace', now: new Date() } as const;
    await loadContent(database(), other.folder, options);
    other.remove();
    expect(await publicTitles()).toEqual(['New']);
    expect((await load()).warnings).toEqual([]);
    expect(await publicTitles()).toEqual(['New']);
  });

  test('replace nothing from a folder without any', async () => {
    await load();
    const none = temporaryFolder();
    const options = { mode: 'replace', now: new Date() } as const;
    await expect(loadContent(database(), none.folder, options)).rejects.toThrow(
      'There are no content files in',
    );
    none.remove();
    expect(await publicTitles()).toEqual(['One', 'Two']);
  });

  test('have their pictures in the library: of the folder while it is followed, else of the store', async () => {
    await load();
    const names = async () => (await listMedia(database(), {})).items.map((file) => file.path);
    expect(await names()).toEqual(['pictures/p.png']);
    content.write('pictures/q.png', PNG);
    rmSync(path.join(content.folder, 'pictures/p.png'));
    await load();
    expect(await names()).toEqual(['pictures/q.png']);
    await load('add');
    expect(await folderStore(storeFolder.folder).read('pictures/q.png')).toEqual(PNG);
    rmSync(path.join(content.folder, 'pictures/q.png'));
    await load();
    expect(await names()).toEqual(['pictures/q.png']);
  });
});
