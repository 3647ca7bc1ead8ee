/** The nightly backup of content, and its restoring into an empty database, by the commands that operators use. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { adoptMedia } from '../../content-loader/load-media';
import { connect, type Connection } from '../../database/connect';
import { createItem, publishItem, saveItem } from '../../desk/storage/change';
import { readItem } from '../../desk/storage/read';
import { addMedia } from '../../media/library';
import { folderStore } from '../../media/store';
import { runScript, temporaryFolder } from '../../../__tests__/support/admin-api';
import { PNG } from '../../../__tests__/support/content-folder';
import {
  collection,
  editor,
  itemOf,
  onDeskDatabase,
  writer,
} from '../../../__tests__/support/desk-database';
import { startPostgres } from '../../../__tests__/support/postgres';

onDeskDatabase('a backup of content', (desk) => {
  const { folder, write, remove } = temporaryFolder();
  const place = (name: string) => path.join(folder, name);
  const backups = place('backups');
  const store = folderStore(place('data/media'));
  const other = folderStore(place('other/media'));
  let restored: Connection;
  let url = '';
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const server = await startPostgres();
    stop = server.stop;
    url = await server.createMigrated();
    restored = await connect({ url });
  });
  afterAll(async () => {
    await restored.close();
    await stop();
    remove();
  });

  const command = (database: string, data: string, ...args: string[]) =>
    runScript(
      'admin-api/content.ts',
      {
        NODE_ENV: 'production',
        DATABASE_URL: database,
        ADMIN_API_DATA_DIR: place(data),
        CONTENT_BACKUP_DIR: backups,
      },
      args,
    );
  const folders = () => readdirSync(backups).sort();
  const posts = collection('posts');

  /** A public item with a change that is pending, and the picture that both name. */
  const fill = async () => {
    const added = await addMedia(desk.by(writer), store, { name: 'loom.png', bytes: PNG });
    if (!added.ok) throw new Error(JSON.stringify(added));
    const post = { slug: 'shown', title: 'Shown', image_cdn: added.media.url };
    const { id } = itemOf(await createItem(desk.by(writer), posts, post));
    const by = { expectedVersion: 1 };
    const { fields } = itemOf(await publishItem(desk.by(editor), posts, id, by));
    const change = { fields: { ...fields, title: 'Later' }, expectedVersion: 2 };
    itemOf(await saveItem(desk.by(writer), posts, id, change));
    return { photo: added.media, id };
  };

  test('restored into an empty database, is the content with its files', async () => {
    const { photo, id } = await fill();
    write('backups/content-20200101T022500Z/media.yaml', '[]\n');
    write('backups/enquiries-20200101T022500Z.jsonl', '');
    const done = command(desk.url, 'data', 'backup');
    expect([done.status, done.stderr]).toEqual([0, '']);
    expect(done.stdout).toContain('1 back-up older than 7 days deleted');
    const [backup = '', others] = folders();
    expect(backup).toMatch(/^content-\d{8}T\d{6}Z$/);
    expect(others).toBe('enquiries-20200101T022500Z.jsonl');
    const imported = command(url, 'other', 'import', path.join(backups, backup));
    expect([imported.status, imported.stderr]).toEqual([0, '']);
    expect(await readItem(restored.database, posts, id)).toMatchObject({
      ...{ title: 'Later', pending: true, live: { title: 'Shown' } },
    });
    expect(await other.read(photo.path)).toEqual(PNG);
  });

  test('without a file that an item names says so, fails, and keeps the older ones', async () => {
    const { photo } = await fill();
    await store.remove(photo.path);
    write('backups/content-20200101T022500Z/media.yaml', '[]\n');
    const { status, stderr } = command(desk.url, 'data', 'backup');
    expect([status, stderr]).toEqual([1, expect.stringContaining(photo.path)]);
    expect(folders()).toContain('content-20200101T022500Z');
    rmSync(backups, { recursive: true });
  });

  test('of a database of before the library has the pictures of the content folder that items name', async () => {
    const { folder: content, remove: removeContent } = temporaryFolder({
      'pictures/used.png': PNG,
      'pictures/unused.png': PNG,
    });
    const image = 'http://content-media.invalid/pictures/used.png';
    const post = { slug: 'a', title: 'A', image_cdn: image };
    await createItem(desk.by(editor), posts, post);
    const { database } = desk.connection;
    expect(command(desk.url, 'data', 'backup').stderr).toContain('pictures/used.png');
    expect(await adoptMedia(database, content, store)).toBe(1);
    expect(await adoptMedia(database, content, store)).toBe(0);
    expect(command(desk.url, 'data', 'backup')).toMatchObject({ status: 0, stderr: '' });
    removeContent();
  });
});
