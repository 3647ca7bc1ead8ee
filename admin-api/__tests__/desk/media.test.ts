/** The library of pictures and files: what it takes, where each is used, and who may remove it. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { media } from '../../database/schema';
import { createItem, deleteItem, publishItem, saveItem } from '../../desk/storage/change';
import { addMedia, listMedia, readMedia, removeMedia } from '../../media/library';
import type { MediaFile } from '../../desk/protocol';
import { withMediaAddress, withoutMediaAddress } from '../../content-loader/media';
import { folderStore, openMediaStore, type MediaStore } from '../../media/store';
import { temporaryFolder } from '../../../__tests__/support/admin-api';
import { PDF, PNG } from '../../../__tests__/support/content-folder';
import {
  collection,
  editor,
  itemOf,
  onDeskDatabase,
  writer,
} from '../../../__tests__/support/desk-database';
import { hasSmallDisks, SmallDisk } from '../../../__tests__/support/small-disk';

const posts = collection('posts');
const pdfs = collection('pdfs');
const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">${inside}<rect width="8" height="4" fill="#123"/></svg>`,
  );

onDeskDatabase('the library', (desk) => {
  const scratch = temporaryFolder();
  const store = folderStore(path.join(scratch.folder, 'media'));
  afterAll(scratch.remove);
  const database = () => desk.connection.database;
  const add = (name: string, bytes: Buffer, by = writer, into: MediaStore = store) =>
    addMedia(desk.by(by), into, { name, bytes });
  const added = async (name: string, bytes: Buffer, by = writer): Promise<MediaFile> => {
    const outcome = await add(name, bytes, by);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    return outcome.media;
  };

  test('has the same picture once, whoever uploads it again, also at the same time', async () => {
    const all = await Promise.all(['a.png', 'a.png', 'b.png'].map((name) => add(name, PNG)));
    const again = await add('c.png', PNG, editor);
    const ids = [...all, again].map((one) => one.ok && one.media.id);
    expect(again).toMatchObject({ ok: true, isNew: false });
    expect(new Set(ids).size).toBe(1);
    const { items } = await listMedia(database(), {});
    const names = readdirSync(path.join(store.folder, 'uploads'));
    const same = names.filter((name) => /^[abc]-/.test(name));
    expect(same.map((name) => `uploads/${name}`)).toEqual(items.map((file) => file.path));
  });

  test('knows who uses what: drafts, pending changes and what is public', async () => {
    const one = await added('one.svg', svg('<path d="M0 0h1"/>'));
    const two = await added('two.svg', svg('<path d="M0 0h2"/>'));
    const post = { slug: 'a', title: 'A', content: `<p><img src="${one.url}" alt=""></p>` };
    const { id } = itemOf(await createItem(desk.by(writer), posts, post));
    const usesOf = async (file: MediaFile) => (await readMedia(database(), file.id))?.usedBy;
    const use = { collection: 'posts', id, title: 'A', deleted: false };
    expect(await usesOf(one)).toEqual([{ ...use, status: 'draft' }]);
    const { fields } = itemOf(
      await publishItem(desk.by(editor), posts, id, { expectedVersion: 1 }),
    );
    const changed = { ...fields, content: '<p>None</p>', image_cdn: two.url };
    await saveItem(desk.by(writer), posts, id, { fields: changed, expectedVersion: 2 });
    expect(await usesOf(one)).toEqual([{ ...use, status: 'publish' }]);
    expect(await usesOf(two)).toEqual([{ ...use, status: 'publish' }]);
    await publishItem(desk.by(editor), posts, id, { expectedVersion: 3 });
    expect(await usesOf(one)).toEqual([]);
    await deleteItem(desk.by(editor), posts, id, { expectedVersion: 4 });
    expect(await usesOf(two)).toEqual([{ ...use, status: 'publish', deleted: true }]);
  });

  test('keeps a file of the content folder, and says so to an editor too', async () => {
    const { id } = await added('filed.svg', svg('<path d="M0 0h3"/>'));
    await database().update(media).set({ in_folder: true }).where(eq(media.id, id));
    expect(await removeMedia(desk.by(editor), store, id)).toMatchObject({ reason: 'in-folder' });
    await database().delete(media).where(eq(media.id, id));
  });

  test('gives an item the size of the file that it offers', async () => {
    const { url } = await added('paper.pdf', PDF);
    const fields = { title: 'Paper', file_url: url, size_bytes: 7 };
    const item = itemOf(await createItem(desk.by(writer), pdfs, fields));
    expect(item.fields['size_bytes']).toBe(PDF.length);
  });

  test('has the bytes again once somebody uploads what the disk has lost', async () => {
    const file = await added('one.png', PNG);
    await store.remove(file.path);
    expect(await add('one.png', PNG, editor)).toMatchObject({ ok: true, media: { id: file.id } });
    expect(await store.read(file.path)).toEqual(PNG);
  });

  test.each(['put', 'remove'] as const)(
    'keeps the bytes of an upload beside a removal of the same, which waits at "%s"',
    async (at) => {
      const uploads = path.join(store.folder, 'uploads');
      readdirSync(uploads).forEach((name) => rmSync(path.join(uploads, name)));
      const file = await added('one.png', PNG, editor);
      let removal: Promise<unknown> | undefined;
      let upload: Promise<unknown> | undefined;
      const remove = (from: MediaStore) => removeMedia(desk.by(editor), from, file.id);
      const meeting: MediaStore =
        at === 'put'
          ? // The removal is through before the upload writes.
            {
              ...store,
              put: async (name, bytes) => {
                removal ??= remove(store);
                await removal;
                await store.put(name, bytes);
              },
            }
          : // The upload is through before the removal takes the bytes.
            {
              ...store,
              remove: async (name) => {
                upload ??= add('one.png', PNG);
                await upload;
                await store.remove(name);
              },
            };
      if (at === 'put') await add('one.png', PNG, writer, meeting);
      else await remove(meeting);
      await Promise.all([removal, upload]);
      const { items } = await listMedia(database(), {});
      expect(items).toHaveLength(1);
      expect(await store.read(items[0]?.path ?? '')).toEqual(PNG);
      expect(readdirSync(uploads)).toEqual([path.basename(items[0]?.path ?? '')]);
    },
  );

  (hasSmallDisks ? test : test.skip)('leaves no part of a file on a full disk', async () => {
    const disk = SmallDisk.mount(1);
    const small = folderStore(path.join(disk.path, 'media'));
    await small.put('uploads/a.png', PNG);
    disk.fill();
    await expect(small.put('uploads/b.png', Buffer.alloc(200_000))).rejects.toThrow('ENOSPC');
    expect(readdirSync(path.join(disk.path, 'media/uploads'))).toEqual(['a.png']);
    disk.unmount();
  });
});

test('addresses of media stand for themselves in what is stored, wherever the server is', () => {
  const stored = '{"content":"<img src=\\"http://content-media.invalid/uploads/a.png\\">"}';
  const sent = withMediaAddress(stored, 'https://api.example');
  expect(sent).toContain('https://api.example/media/uploads/a.png');
  expect(withoutMediaAddress(sent, 'https://api.example')).toBe(stored);
});

test('the store takes no path but those of media, and one in memory goes with its server', async () => {
  const { store, close } = await openMediaStore({ dataDir: 'memory' });
  if (!('folder' in store)) throw new Error('It is no folder.');
  for (const name of ['../x.png', 'uploads/../../x.png', 'uploads/.x.png', 'a.html', 'uploads/a']) {
    await expect(async () => store.put(name, PNG)).rejects.toThrow('is no path of media');
  }
  await store.put('uploads/x.png', PNG);
  expect(readFileSync(path.join(store.folder, 'uploads/x.png'))).toEqual(PNG);
  close();
  expect(existsSync(store.folder)).toBe(false);
});
