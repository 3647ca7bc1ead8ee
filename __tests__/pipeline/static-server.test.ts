/** The server of `npm start`, asked by hand: paths are sent as they are written. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createStaticServer } from '../../pipeline/static-server';
import { listenLocally, type LocalServer } from '../support/local-server';
import { rawRequest } from '../support/raw-request';
import { Scratch } from '../support/scratch';

let scratch: Scratch;
let server: LocalServer;

beforeAll(async () => {
  scratch = new Scratch();
  const site = scratch.writeAll('public', {
    'index.html': 'Home',
    '404.html': 'Not here.',
    'blog/x/index.html': 'x',
    "blog/f&g-(no-1),-it's=ok;@work!+$:~/index.html": 'signs',
  });
  const redirects = [{ from: '/blog/früher', to: '/blog/x' }];
  scratch.write('state/routes.json', JSON.stringify({ redirects }));
  server = await listenLocally(createStaticServer(site, scratch.file('state')));
});
afterAll(async () => {
  await server.stop();
  scratch.remove();
});

const get = (path: string) => rawRequest({ port: server.port, path });

it.each([
  ['/', 200, undefined],
  ['/blog/x', 200, undefined],
  ['/blog/x/?a=1', 301, '/blog/x?a=1'],
  ['//blog//x//', 301, '/blog//x'],
  ['/a/', 301, '/a'],
  ['/blog/fr%C3%BCher?a=1', 301, '/blog/x?a=1'],
  ["/blog/f&g-(no-1),-it's=ok;@work!+$:~", 200, undefined],
  ['/blog/f%26g-%28no-1%29%2c-it%27s%3Dok%3B%40work%21%2B%24%3A%7E', 200, undefined],
  ['/blog%2Fx', 404, undefined],
  ['/none', 404, undefined],
])('answers %s with %i', async (target, status, location) => {
  const answer = await get(target);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

it.each([
  '/%5Cevil.com/',
  '/\\\\evil.com//',
  '//evil.com/',
  '/x/..//evil.com/',
  'http://x//evil.com/',
  '/%2F/evil.com/',
  '/%0d%0a/evil.com/',
])('leads nobody from %s to another host', async (target) => {
  const { status, headers } = await get(target);
  expect([200, 301, 404]).toContain(status);
  const led = new URL(headers.location ?? '/', 'https://www.example.com/');
  expect([headers.location, led.host]).toEqual([headers.location, 'www.example.com']);
});

it.each(['//', '//[', '//:x/', '/%', '*'])('is there after it was asked for %s', async (target) => {
  expect((await get(target)).status).not.toBe(500);
  expect((await get('/')).status).toBe(200);
});
