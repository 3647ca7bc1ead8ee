/** The server of `npm start`, asked by hand: paths are sent as they are written. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import http from 'node:http';
import { createStaticServer } from '../../pipeline/static-server';
import { listenLocally, type LocalServer } from '../support/local-server';
import { Scratch } from '../support/scratch';

let scratch: Scratch;
let server: LocalServer;

beforeAll(async () => {
  scratch = new Scratch();
  const site = scratch.writeAll('public', {
    'index.html': 'Home',
    '404.html': 'Not here.',
    'blog/x/index.html': 'x',
  });
  const redirects = [{ from: '/blog/früher', to: '/blog/x' }];
  scratch.write('state/routes.json', JSON.stringify({ redirects }));
  server = await listenLocally(createStaticServer(site, scratch.file('state')));
});
afterAll(async () => {
  await server.stop();
  scratch.remove();
});

async function get(target: string): Promise<{ status: number; location: string | undefined }> {
  const request = http.get({ host: '127.0.0.1', port: server.port, path: target });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  return { status: response.statusCode ?? 0, location: response.headers.location };
}

it.each([
  ['/', 200, undefined],
  ['/blog/x', 200, undefined],
  ['/blog/x/?a=1', 301, '/blog/x?a=1'],
  ['//blog//x//', 301, '/blog//x'],
  ['/a/', 301, '/a'],
  ['/blog/fr%C3%BCher?a=1', 301, '/blog/x?a=1'],
  ['/none', 404, undefined],
])('answers %s with %i', async (target, status, location) => {
  expect(await get(target)).toEqual({ status, location });
});

it.each([
  '/%5Cevil.com/',
  '/\\evil.com/',
  '/\\\\evil.com//',
  '//evil.com/',
  '///evil.com//',
  '//x//evil.com/',
  '/.//evil.com/',
  '/%2e//evil.com/',
  '/x/..//evil.com/',
  'http://x//evil.com/',
  '/%2F/evil.com/',
  '/%09/evil.com/',
  '/%0d%0a/evil.com/',
])('leads nobody from %s to another host', async (target) => {
  const { status, location } = await get(target);
  expect([200, 301, 404]).toContain(status);
  const led = new URL(location ?? '/', 'https://www.example.com/');
  expect([location, led.host]).toEqual([location, 'www.example.com']);
});

it.each(['//', '//[', '//:x/', '/%', '*'])('is there after it was asked for %s', async (target) => {
  expect((await get(target)).status).not.toBe(500);
  expect((await get('/')).status).toBe(200);
});
