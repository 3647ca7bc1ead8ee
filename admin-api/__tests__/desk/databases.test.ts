/** Content that was in a database before the desk. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrations } from '../../database/migrations';
import { readItem } from '../../desk/storage/read';
import { loadContent } from '../../content-loader/load-content';
import { whereUsed } from '../../media/uses';
import { hasPostgres, startPostgres } from '../../../__tests__/support/postgres';
import { temporaryFolder } from '../../../__tests__/support/admin-api';
import { contentFolder } from '../../../__tests__/support/content-folder';
import { collection } from '../../../__tests__/support/desk-database';

/** The migrations before the desk. */
function earlierMigrations(folder: string): void {
  cpSync(migrations.migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx < 9);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
}

(hasPostgres ? test : test.skip)(
  'content that was loaded before there was a desk is its working copy, and is followed on',
  async () => {
    const server = await startPostgres();
    const earlier = temporaryFolder();
    const content = temporaryFolder(contentFolder());
    earlierMigrations(earlier.folder);
    const client = new pg.Client(await server.createDatabase());
    await client.connect();
    const database = drizzle(client);
    const load = () =>
      loadContent(database, content.folder, { mode: 'follow', now: new Date('2030-01-01') });
    // Rows as they are today, in the tables of then.
    await migrate(database, migrations);
    await load();
    const { rows } = await client.query('select * from content_item order by collection, id');
    await client.query('drop schema public cascade; drop schema drizzle cascade');
    await client.query('create schema public');
    await migrate(database, { migrationsFolder: earlier.folder });
    const columns = Object.keys((rows as object[])[0] ?? {});
    for (const row of rows as Record<string, unknown>[]) {
      const values = columns.map((name) =>
        ['summary', 'rich_text'].includes(name) ? JSON.stringify(row[name]) : row[name],
      );
      const places = columns.map((_name, index) => `$${index + 1}`).join();
      await client.query(`insert into content_item (${columns.join()}) values (${places})`, values);
    }
    await migrate(database, migrations);
    const post = await readItem(database, collection('posts'), 'rich');
    expect(post).toMatchObject({
      ...{
        version: 1,
        status: 'publish',
        pending: false,
        title: '100% of under_score Überprüfung',
      },
      fields: { content: expect.stringContaining('<h2>'), tags: ['a', 'b'] },
    });
    const clients = await readItem(database, collection('clients'), '3');
    expect(clients?.title).toBe('Alpha Sample');
    expect((await whereUsed(database, 'pictures/one dot.png')).map(({ id }) => id)).toEqual([
      'rich',
    ]);
    const { added, changed, removed } = await load();
    expect([added, changed, removed]).toEqual([0, 0, 0]);
    await client.end();
    await server.stop();
    [earlier, content].forEach(({ remove }) => remove());
  },
);
