/** The nightly backup of content, and its restoring into an empty database, by the commands that operators use. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { adoptMedia } from '../../content-loader/load-media';
import { sources } from '../../content-loader/sources';
import { connect, type Connection } from '../../database/connect';
import {
  archiveItem,
  createItem,
  deleteItem,
  publishItem,
  saveItem,
} from '../../desk/storage/change';
import { listItems } from '../../desk/storage/read';
import { addMedia, listMedia, setMediaAlt } from '../../media/library';
import { folderStore } from '../../media/store';
import { runScript, temporaryFolder } from '../../../__tests__/support/admin-api';
import { PDF, PNG } from '../../../__tests__/support/content-folder';
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
  const upload = async (name: string, bytes: Buffer) => {
    const added = await addMedia(desk.by(writer), store, { name, bytes });
    if (!added.ok) throw new Error(JSON.stringify(added));
    return added.media;
  };

  /** Items in each state, with files that they name in fields and in texts. */
  const fill = async () => {
    const photo = await upload('loom.png', PNG);
    const paper = await upload('paper.pdf', PDF);
    await setMediaAlt(desk.by(writer), photo.id, 'A loom: "warp" & weft\n- wide');
    const posts = collection('posts');
    const at = (expectedVersion: number) => ({ expectedVersion });
    const post = (slug: string) => ({
      ...{ slug, title: slug.toUpperCase(), image_cdn: photo.url },
      content: `<p><img src="${photo.url}" alt="A loom"> <a href="${paper.url}">Paper</a></p>`,
    });
    const make = async (slug: string) =>
      itemOf(await createItem(desk.by(writer), posts, post(slug)));
    const publish = async (slug: string) =>
      itemOf(await publishItem(desk.by(editor), posts, (await make(slug)).id, at(1)));
    await make('draft');
    await publish('shown');
    const pending = await publish('pending');
    const changed = { fields: { ...pending.fields, title: 'Later' }, ...at(2) };
    itemOf(await saveItem(desk.by(writer), posts, pending.id, changed));
    itemOf(await archiveItem(desk.by(editor), posts, (await publish('archived')).id, at(2)));
    itemOf(await deleteItem(desk.by(editor), posts, (await publish('gone')).id, at(2)));
    const pdf = { title: 'Paper', file_url: paper.url };
    const file = itemOf(await createItem(desk.by(editor), collection('pdfs'), pdf));
    itemOf(await publishItem(desk.by(editor), collection('pdfs'), file.id, at(1)));
    for (const title of ['First', 'Second']) {
      const award = itemOf(await createItem(desk.by(editor), collection('awards'), { title }));
      itemOf(await publishItem(desk.by(editor), collection('awards'), award.id, at(1)));
    }
    return { photo, paper };
  };

  /** All that a reader, the public and editors, can see of a database, without its history. */
  const seen = async ({ database }: Connection) => {
    const live = await database.execute(
      sql`select collection, id, slug, title_folded, category, type, is_main, status, published_at,
        summary, rich_text, content_hash from content_item order by collection, id`,
    );
    const library = (await listMedia(database, {})).items.map(({ uses: _uses, ...file }) => file);
    const items = [];
    for (const source of sources) {
      const { items: all } = await listItems(database, source, { sort: 'title' });
      items.push(
        ...all.map(({ id, status, pending, title, fields }) => ({
          ...{ id, status, pending, title, fields },
        })),
      );
    }
    return { live: (live as unknown as { rows: unknown[] }).rows, library, items };
  };

  test('restored into an empty database, is every item, public row, file and text alternative', async () => {
    const { photo, paper } = await fill();
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
    const before = await seen(desk.connection);
    expect([before.live.length, before.items.length, before.library.length]).toEqual([6, 7, 2]);
    expect(await seen(restored)).toEqual(before);
    expect(await other.read(photo.path)).toEqual(PNG);
    expect(await other.read(paper.path)).toEqual(PDF);
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
    await createItem(desk.by(editor), collection('posts'), post);
    const { database } = desk.connection;
    expect(command(desk.url, 'data', 'backup').stderr).toContain('pictures/used.png');
    expect(await adoptMedia(database, content, store)).toBe(1);
    expect(await adoptMedia(database, content, store)).toBe(0);
    expect(command(desk.url, 'data', 'backup')).toMatchObject({ status: 0, stderr: '' });
    removeContent();
  });
});
