/** The desk's storage with many items, and a process that is killed while it saves. */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { listItems } from '../../desk/storage/read';
import type { ItemQuery } from '../../desk/storage/types';
import { migratedFolder } from '../../../__tests__/support/admin-api';
import { collection, onDeskDatabase } from '../../../__tests__/support/desk-database';
import { ended, startScript } from '../../../__tests__/support/run-script';
import { scratchForEach } from '../../../__tests__/support/scratch-for-each';

const scratch = scratchForEach();
const place = path.join(__dirname, '../../database/migrations.ts');

const prelude = `
  import fs from 'node:fs';
  import { connect } from '~/admin-api/database/connect';
  import { collectionNamed } from '~/admin-api/content-loader/sources';
  import { createItem, publishItem, saveItem } from '~/admin-api/desk/storage/change';
  import { listItems } from '~/admin-api/desk/storage/read';
  const posts = collectionNamed('posts');
  const actor = { id: 'e', name: 'E', role: 'editor' };`;

test('a process killed while it saves leaves the last saved version whole, and nothing half', async () => {
  const { dataDir, remove } = await migratedFolder();
  const text = 'x'.repeat(20_000);
  for (let round = 0; round < 4; round += 1) {
    const saving = startScript(
      scratch,
      `saves-${round}`,
      `${prelude}
       const { database } = await connect({ dataDir: ${JSON.stringify(dataDir)} });
       const by = () => ({ database, actor, now: new Date() });
       const { items: [found] } = await listItems(database, posts, {});
       const fields = (n) => ({ slug: 'a', title: 'Title ' + n, content: n + ' ${text} ' + n });
       let item = found ?? (await createItem(by(), posts, fields(0))).item;
       for (let n = item.version + 1; ; n += 1) {
         const by_ = { expectedVersion: item.version };
         item = (n % 2
           ? await publishItem(by(), posts, item.id, by_)
           : await saveItem(by(), posts, item.id, { ...by_, fields: { ...fields(n), published_at: '2026-01-01T00:00:00Z' } })).item;
         fs.writeFileSync(${JSON.stringify(scratch.file('saved'))}, String(item.version));
         if (n === 6) console.log('under way');
       }`,
      place,
    );
    if (round === 0) await saving.printed(/under way/);
    else await new Promise((go) => setTimeout(go, 4_000 + round * 333));
    saving.kill();
    await saving.ended;
    await ended(
      startScript(
        scratch,
        `looks-${round}`,
        `${prelude}
         const { database, close } = await connect({ dataDir: ${JSON.stringify(dataDir)} });
         const { rows } = await database.execute(\`
           select w.version, v.fields, count(*) over () as items, c.rich_text, c.summary, p.fields as shown,
             (select max(version) from item_version) as last, (select count(*) from item_version) as versions
           from working_item w
           join item_version v using (collection, id, version)
           left join content_item c using (collection, id)
           left join item_version p on p.id = w.id and p.version = w.public_version\`);
         const [row] = rows;
         const saved = Number(fs.readFileSync(${JSON.stringify(scratch.file('saved'))}, 'utf8'));
         const faults = [];
         if (rows.length !== 1) faults.push('there are ' + rows.length + ' items');
         if (row.version !== row.last || row.version !== Number(row.versions)) faults.push('versions');
         if (row.version < saved) faults.push('version ' + saved + ' was lost');
         const whole = ({ content }) => content.split(' ').at(0) === content.split(' ').at(-1);
         if (!whole(row.fields)) faults.push('half a version');
         if ((row.shown?.content ?? '') !== (row.rich_text?.content ?? '')) faults.push('another public row');
         await close();
         fs.writeFileSync(${JSON.stringify(scratch.file('faults'))}, faults.join());`,
        place,
      ),
    );
    expect(scratch.read('faults')).toBe('');
  }
  remove();
});

onDeskDatabase('10,000 items', (desk) => {
  const posts = collection('posts');
  test.each<[string, ItemQuery]>([
    ['the first page', {}],
    ['the last page', { page: 400 }],
    ['a part of the title', { q: '77' }],
    ['a title’s order', { sort: 'title', order: 'desc' }],
    ['a state, a category and days', { status: 'draft', category: 'C3', from: '2026-01-01' }],
  ])('give %s within 300 ms', async (_what, query) => {
    const { database } = desk.connection;
    await database.execute(sql`
      insert into item_version
      select 'Post', 'p' || n, 1, json_build_object('id', 'p' || n, 'slug', 's' || n, 'title', 'Title ' || n,
        'content', repeat('<p>word word word</p>', 300)), 'created', now(), 'w', 'W'
      from generate_series(1, 10000) n`);
    await database.execute(sql`
      insert into working_item (collection, id, version, status, title, title_folded, category, published_at,
        position, changed_at, changed_by, media, slug_key)
      select 'Post', 'p' || n, 1, case when n % 3 = 0 then 'draft' else 'publish' end, 'Title ' || n, 'title ' || n,
        'C' || n % 9, now() - n * interval '1 hour', 0, now(), 'W', '{}', 's' || n
      from generate_series(1, 10000) n`);
    await database.execute(sql`analyze working_item`);
    await listItems(database, posts, query);
    const start = performance.now();
    const { items } = await listItems(database, posts, query);
    expect(performance.now() - start).toBeLessThan(300);
    expect(items.length).toBeGreaterThan(0);
  });
});
