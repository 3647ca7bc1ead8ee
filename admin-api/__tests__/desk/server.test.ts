/** The desk's storage behind a running server: what previews, the public calls and the commands make of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { publishItem, saveItem } from '../../desk/storage/change';
import { readItem } from '../../desk/storage/read';
import { addMedia } from '../../media/library';
import { folderStore } from '../../media/store';
import { json, startApi, temporaryFolder } from '../../../__tests__/support/admin-api';
import { markdown, PNG } from '../../../__tests__/support/content-folder';
import {
  collection,
  editor,
  itemOf,
  onDeskDatabase,
  writer,
} from '../../../__tests__/support/desk-database';
import { untilFound } from '../../../scripts/servers/until';

const posts = collection('posts');
const TOKEN = 'an-admin-panel-knows-this-and-nobody-else';
const shown = { status: 'publish', is_main: true, published_at: '2026-01-01T00:00:00Z' };
type Json = Record<string, unknown>;

onDeskDatabase('a server', (desk) => {
  const content = temporaryFolder();
  const data = temporaryFolder();
  afterAll(() => [content, data].forEach(({ remove }) => remove()));
  beforeEach(() =>
    content.write('posts/one.md', markdown({ id: 'one', title: 'One', ...shown }, 'Text.')),
  );
  const start = (added: Record<string, string> = {}) =>
    startApi({
      ...{ DATABASE_URL: desk.url, ADMIN_API_DATA_DIR: data.folder, ADMIN_API_TOKEN: TOKEN },
      ...{ ADMIN_API_CONTENT_DIR: content.folder, ...added },
    });
  const change = async (fields: Json) => {
    const item = await readItem(desk.connection.database, posts, 'one');
    const by = { fields: { ...item?.fields, ...fields }, expectedVersion: item?.version ?? 0 };
    return itemOf(await saveItem(desk.by(writer), posts, 'one', by));
  };

  test('shows a pending change in previews, with an uploaded picture, and to nobody else before it is published', async () => {
    const api = await start();
    const store = folderStore(path.join(data.folder, 'media'));
    const upload = await addMedia(desk.by(writer), store, { name: 'p.png', bytes: PNG });
    if (!upload.ok) throw new Error(upload.reason);
    const picture = `${api.origin}/media/${upload.media.path}`;
    const headers = { authorization: `Bearer ${TOKEN}` };
    const preview = async () =>
      (await json<{ item: Json }>(fetch(`${api.url}/preview/post/one`, { headers }))).item;
    const page = () => fetch(`${api.url}/posts/slug/one`);
    const before = await page();
    const etag = before.headers.get('etag') ?? '';
    const { version } = await change({ title: 'Pending', image_cdn: upload.media.url });
    expect(await preview()).toMatchObject({ title: 'Pending', image_cdn: picture });
    const query = new URLSearchParams({ url: picture });
    const drawn = await fetch(`${api.url}/preview/post/one/picture?${query}`, { headers });
    expect(Buffer.from(await drawn.arrayBuffer())).toEqual(PNG);
    const same = await fetch(`${api.url}/posts/slug/one`, { headers: { 'if-none-match': etag } });
    expect(same.status).toBe(304);
    await publishItem(desk.by(editor), posts, 'one', { expectedVersion: version });
    expect(await json(page())).toMatchObject({ title: 'Pending', image_cdn: picture });
    const served = await fetch(picture);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PNG);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    await api.stop();
  });

  test('in development reads a saved file without a restart, and goes on where one is wrong', async () => {
    const api = await start();
    const title = async () => (await json(fetch(`${api.url}/posts/slug/one`)))['title'];
    const untilTitled = (text: string) =>
      untilFound(text, async () => ((await title()) === text ? true : undefined));
    content.write('posts/one.md', markdown({ id: 'one', title: 'Two', ...shown }));
    await untilTitled('Two');
    content.write('posts/one.md', '---\nid: one\n---\n');
    await untilFound('the fault', () => /posts\/one\.md:2: title: is missing/.exec(api.log())?.[0]);
    expect(await title()).toBe('Two');
    content.write('posts/one.md', markdown({ id: 'one', title: 'Three', ...shown }));
    await untilTitled('Three');
    await api.stop();
  });

  test('in production fills an empty database, and reads no file after that', async () => {
    const production = { NODE_ENV: 'production', ADMIN_API_PUBLIC_URL: 'https://api.example' };
    content.write('pictures/p.png', PNG);
    const first = await start(production);
    await first.stop();
    expect(readFileSync(path.join(data.folder, 'media/pictures/p.png'))).toEqual(PNG);
    content.write('posts/one.md', markdown({ id: 'one', title: 'Changed', ...shown }));
    const second = await start(production);
    expect(await json(fetch(`${second.url}/posts/slug/one`))).toMatchObject({ title: 'One' });
    await second.stop();
  });
});
