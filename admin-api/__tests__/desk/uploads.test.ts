/** Uploads: what a browser could run, what would fill memory or disk, and what a name could overwrite. */
import { existsSync, readdirSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { MediaAnswer, MediaFile, MediaListAnswer } from '../../desk/protocol';
import { json } from '../../../__tests__/support/admin-api';
import {
  type Browser,
  deskWithPeople,
  ifMatch,
  itemOf,
  refusal,
} from '../../../__tests__/support/desk';

const { server, editor, writer } = deskWithPeople({ MEDIA_ALLOWED_HOSTS: '127.0.0.1' });

const upload = (
  by: Browser,
  bytes: Buffer | string,
  name = 'x.png',
  type = 'image/png',
  alt?: string,
) => {
  const form = new FormData();
  if (alt !== undefined) form.set('alt', alt);
  form.set('file', new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name);
  return by.call('POST', '/media', form);
};

const fileOf = async (answer: Response | Promise<Response>): Promise<MediaFile> => {
  const given = await answer;
  expect(given.status).toBeLessThan(300);
  return (await json<MediaAnswer>(given)).data;
};

let nth = 0;
/** A picture that no other test has. */
const picture = (format: 'png' | 'jpeg' | 'gif' = 'png') =>
  sharp({
    create: {
      width: 20 + (nth += 1),
      height: 20,
      channels: 3,
      background: { r: nth, g: 90, b: 90 },
    },
  })
    .toFormat(format)
    .toBuffer();

const SCRIPTED = '<script xmlns="http://www.w3.org/2000/svg">alert(1)</script>';
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)">${inner}<rect width="9" height="9"/></svg>`;

const uploads = () => {
  const folder = path.join(server.env['ADMIN_API_DATA_DIR'] ?? '', 'media', 'uploads');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};

describe('by its contents, whatever its name and type say', () => {
  test('a picture is kept, and served as one', async () => {
    const bytes = await picture('jpeg');
    const file = await fileOf(upload(writer, bytes, 'Wärp & Weft.html', 'text/html', 'A loom'));
    expect(file).toMatchObject({ type: 'image/jpeg', alt: 'A loom', made_by: 'Will' });
    expect(file.path).toMatch(/^uploads\/[a-z0-9-]+\.jpg$/);
    const served = await fetch(file.url);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const again = await upload(editor, bytes, 'other.jpg');
    expect([again.status, (await fileOf(again)).id]).toEqual([200, file.id]);
  });

  test.each([
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    [
      'XML that is no picture',
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
    ],
    ['nothing', ''],
    ['a PDF that is cut off', '%PDF-1.7 <script>alert(1)</script>'],
  ])('%s is refused', async (_what, bytes) => {
    const before = uploads();
    for (const [name, type] of [
      ['x.png', 'image/png'],
      ['x.svg', 'image/svg+xml'],
      ['x.html', 'text/html'],
    ] as const)
      expect(await refusal(upload(writer, bytes, name, type))).toEqual([415, 'wrong-type']);
    expect(uploads()).toEqual(before);
  });

  test('and an editor is told what it is instead', async () => {
    const answer = await upload(writer, '<!doctype html><script>alert(1)</script>');
    expect(await answer.text()).toContain('"message":"This file is an HTML page');
  });

  test('a drawing is kept without what is active, and opens as no page', async () => {
    const active = [
      SCRIPTED,
      '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
      '<a href="javascript:alert(1)"><text>x</text></a>',
      '<image href="https://evil.example/x.png"/>',
      '<style>@import "https://evil.example/x.css";</style>',
    ].join('');
    const file = await fileOf(upload(writer, svg(active), 'logo.svg', 'image/svg+xml'));
    const served = await fetch(file.url);
    expect(served.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(served.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(served.headers.get('content-disposition')).toBe('attachment');
    expect(await served.text()).not.toMatch(/script|onload|javascript|foreignObject|evil/i);
  });

  test('a picture that is a page too is served as the picture alone', async () => {
    const gif = Buffer.concat([await picture('gif'), Buffer.from('<script>alert(1)</script>')]);
    const served = await fetch((await fileOf(upload(writer, gif, 'x.html', 'text/html'))).url);
    expect(served.headers.get('content-type')).toBe('image/gif');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('a picture of another site is copied as a pull would, and told why where it cannot be', async () => {
  const bytes = await picture();
  const elsewhere = createServer(({ url }, answer) => {
    if (url === '/docsz/AD_4nX') answer.end(bytes);
    else
      answer.writeHead(url === '/moved' ? 302 : 403, { location: 'http://10.0.0.1/x.png' }).end();
  });
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  const copy = (url: string) => writer.post('/media/copy', { url, alt: 'A loom' });
  const at = (place: string) => copy(`http://127.0.0.1:${port}${place}`);
  const file = await fileOf(at('/docsz/AD_4nX'));
  expect(file).toMatchObject({ type: 'image/png', alt: 'A loom' });
  const data = await copy(`data:image/png;base64,${bytes.toString('base64')}`);
  expect([data.status, (await fileOf(data)).id]).toEqual([200, file.id]);
  expect((await fileOf(copy(file.url))).id).toBe(file.id);
  for (const [place, reason] of [
    ['/gone', 'the server answered 403'],
    ['/moved', 'it lies at an internal address'],
  ] as const) {
    const refused = await at(place);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(reason)]);
  }
  expect(await refusal(copy('data:text/html,<p>no picture'))).toEqual([415, 'wrong-type']);
  expect(await refusal(copy('file:///etc/passwd'))).toEqual([422, 'invalid']);
  elsewhere.close();
});

test('one file is taken of several, and no text alternative without end', async () => {
  const two = new FormData();
  two.set('file', new Blob([new Uint8Array(await picture())]), 'a.png');
  two.set('other', new Blob([new Uint8Array(await picture())]), 'b.png');
  const before = uploads();
  const answer = await writer.call('POST', '/media', two);
  expect([answer.status, uploads().length - before.length]).toEqual([201, 1]);
  const long = await upload(writer, await picture(), 'x.png', 'image/png', 'x'.repeat(100_000));
  expect(await refusal(long)).toEqual([400, 'bad-request']);
  expect(await refusal(writer.post('/media', { file: 'x' }))).toEqual([415, 'wrong-type']);
  expect(await refusal(writer.call('POST', '/media', new FormData()))).toEqual([
    400,
    'bad-request',
  ]);
});

test('no name leads out of the folder, or onto another file', async () => {
  const names = [
    '../../../../tmp/x.png',
    '..\\..\\x.png',
    '/etc/cron.d/x.png',
    '.htaccess',
    'CON',
    '\u202egnp.exe',
    `${'a'.repeat(5000)}.png`,
  ];
  for (const name of names) {
    const bytes = await picture();
    const file = await fileOf(upload(writer, bytes, name));
    expect(file.path).toMatch(/^uploads\/[a-z0-9-]{1,80}\.png$/);
    expect(uploads()).toContain(path.basename(file.path));
  }
  expect(new Set(uploads()).size).toBe(uploads().length);
});

describe('the library', () => {
  test('says where a file is used, and lets nobody delete it there', async () => {
    const file = await fileOf(upload(writer, await picture(), 'used.png'));
    const fields = {
      title: 'Used',
      slug: 'used',
      image_cdn: file.url,
      content: `<img src="${file.url}">`,
    };
    const item = await itemOf(writer.post('/items/posts', { fields }));
    expect(item.fields).toMatchObject({ image_cdn: file.url });
    const stored = await json<MediaAnswer>(editor.get(`/media/${file.id}`));
    expect(stored.data.usedBy).toMatchObject([{ collection: 'posts', id: item.id, title: 'Used' }]);
    expect(await refusal(editor.delete(`/media/${file.id}`))).toEqual([409, 'in-use']);
    const gone = await itemOf(writer.delete(`/items/posts/${item.id}`, ifMatch(item)));
    expect(await refusal(writer.delete(`/media/${file.id}`))).toEqual([409, 'in-use']);
    const restore = `/items/posts/${item.id}/restore`;
    const back = await itemOf(writer.post(restore, { version: 1 }, ifMatch(gone)));
    const without = { fields: { title: 'Used', slug: 'used' } };
    await itemOf(writer.put(`/items/posts/${item.id}`, without, ifMatch(back)));
    expect((await writer.delete(`/media/${file.id}`)).status).toBe(204);
    expect((await fetch(file.url)).status).toBe(404);
  });

  test('is searched, described, and cleared by who uploaded or an editor', async () => {
    const own = await fileOf(upload(editor, await picture(), 'shuttle.png'));
    expect(await refusal(writer.delete(`/media/${own.id}`))).toEqual([403, 'forbidden']);
    const put = await json<MediaAnswer>(writer.put(`/media/${own.id}`, { alt: ' A bóbbin ' }));
    expect(put.data.alt).toBe('A bóbbin');
    for (const asked of ['q=BOBBIN', 'q=shuttle&kind=picture']) {
      const found = await json<MediaListAnswer>(writer.get(`/media?${asked}`));
      expect([asked, ...found.data.map(({ id }) => id)]).toEqual([asked, own.id]);
    }
    expect(await json(writer.get('/media?q=shuttle&kind=file'))).toEqual({ data: [], total: 0 });
    expect((await json<MediaListAnswer>(writer.get('/media?pageSize=1'))).data).toHaveLength(1);
    expect((await editor.delete(`/media/${own.id}`)).status).toBe(204);
    for (const id of [own.id, 'x', '../x'])
      expect(await refusal(editor.get(`/media/${encodeURIComponent(id)}`))).toEqual([
        404,
        'missing',
      ]);
  });
});
