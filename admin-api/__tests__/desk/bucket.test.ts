/** Uploads in an S3-compatible store, which the server reads and writes over HTTP. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { askHolder } from '../../admin-socket';
import type { MediaAnswer, MediaFile, MediaListAnswer } from '../../desk/protocol';
import { json, temporaryFolder } from '../../../__tests__/support/admin-api';
import { type Browser, deskFor, newPerson, refusal } from '../../../__tests__/support/desk';
import { ObjectStore } from '../../../__tests__/support/object-store';

const store = new ObjectStore();
const server = deskFor(async () => {
  const settings = Object.entries((await store.start()).environment);
  const named = settings.map(([name, value]) => [name.replace(/^S3_/, 'MEDIA_S3_'), value]);
  return Object.fromEntries(named) as Record<string, string>;
});
afterAll(() => store.stop());

let editor: Browser;
beforeAll(async () => {
  editor = await newPerson(server, 'Edith', 'editor');
});
beforeEach(() => {
  store.isRefusedAt = () => false;
});

const upload = (bytes: Buffer, name: string) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return editor.call('POST', '/media', form);
};
const added = async (bytes: Buffer, name: string): Promise<MediaFile> =>
  (await json<MediaAnswer>(upload(bytes, name))).data;
const picture = (width: number) =>
  sharp({ create: { width, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

test('a picture is in the bucket alone, and is served as one', async () => {
  const file = await added(await picture(11), 'loom.png');
  const object = await store.get(file.path);
  expect([object.status, object.headers['content-type']]).toEqual([200, 'image/png']);
  const onDisk = path.join(server.env['ADMIN_API_DATA_DIR'] ?? '', 'media');
  expect(existsSync(onDisk)).toBe(false);
  const served = await fetch(file.url);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(object.body);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(file.bytes),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  });
  const etag = served.headers.get('etag') ?? '';
  const again = await fetch(file.url, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await fetch(file.url, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
});

test('an export has its bytes, and a removal leaves none', async () => {
  const file = await added(await picture(12), 'shuttle.png');
  const { body } = await store.get(file.path);
  const { folder, remove } = temporaryFolder();
  const dataDir = server.env['ADMIN_API_DATA_DIR'] ?? '';
  const exported = await askHolder(dataDir, 'export', { folder });
  expect(exported?.result).toMatchObject({ missing: [] });
  expect(readFileSync(path.join(folder, file.path))).toEqual(body);
  expect((await editor.delete(`/media/${file.id}`)).status).toBe(204);
  expect(store.keys()).not.toContain(file.path);
  expect((await fetch(file.url)).status).toBe(404);
  remove();
});

test('a bucket that refuses is told as what it is, and nothing is in the library', async () => {
  const file = await added(await picture(13), 'weft.png');
  store.isRefusedAt = () => true;
  expect(await refusal(upload(await picture(14), 'warp.png'))).toEqual([503, 'unavailable']);
  expect((await fetch(file.url)).status).toBe(503);
  store.isRefusedAt = () => false;
  const { data } = await json<MediaListAnswer>(editor.get('/media?q=warp'));
  expect(data).toEqual([]);
  expect(server.api.log()).toMatch(/could not be stored, bucket site-\d.*credentials/);
});
