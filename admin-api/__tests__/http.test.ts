import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, describe, expect, test } from '@jest/globals';
import { json, post, startApi, temporaryFolder } from '../../__tests__/support/admin-api';
import { expectType } from '../../__tests__/support/answers';
import { PNG, contentFolder } from '../../__tests__/support/content-folder';
import { anyDatabase, serverFor } from '../../__tests__/support/databases';
import { rawRequest } from '../../__tests__/support/raw-request';
import { untilFound } from '../../scripts/servers/until';

describe('the server', () => {
  const server = serverFor(anyDatabase, {}, contentFolder());

  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  const raw = (
    method: string,
    path: string,
    headers?: OutgoingHttpHeaders,
    body?: string | Buffer,
  ) => rawRequest({ port: new URL(server.api.origin).port, method, path, headers }, body);

  test.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api/posts/slug/', 404],
    ['GET', '/api/%ff', 400],
    ['GET', '/api/../../etc/passwd', 404],
    ['DELETE', '/api/posts', 405],
    ['GET', '/api/contactUs', 405],
    ['POST', '/api/posts', 405],
  ])('%s %s is %i with a message and no more', async (method, path, status) => {
    const answer = await raw(method, path);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) });
    if (status === 405) expect(answer.headers.allow).toMatch(/OPTIONS/);
  });

  const ofJson = { 'content-type': 'application/json' };
  test.each([
    ['bad JSON', '{"a":', ofJson, 400],
    ['no JSON', '', ofJson, 400],
    ['deep JSON', '['.repeat(30_000) + ']'.repeat(30_000), ofJson, 400],
    ['plain text', 'x', { 'content-type': 'text/plain' }, 415],
    ['no type', 'x', {}, 415],
    ['compression', 'x', { ...ofJson, 'content-encoding': 'gzip' }, 415],
    ['a giant body', 'x'.repeat(64 * 1024 + 1), ofJson, 413],
    ['a chunked giant', 'x'.repeat(200_000), { ...ofJson, 'transfer-encoding': 'chunked' }, 413],
  ])('%s is refused', async (_what, body, headers: OutgoingHttpHeaders, status) => {
    const answer = await raw('POST', '/api/contactUs', headers, Buffer.from(body));
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) });
  });

  test('a giant form is refused with a page', async () => {
    const answer = await raw('POST', '/api/contactUs', form, `message=${'x'.repeat(70_000)}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      413,
      'text/html; charset=utf-8',
    ]);
  });

  test('HEAD answers as GET does, without a body', async () => {
    const get = await fetch(`${server.api.url}/posts`);
    const head = await fetch(`${server.api.url}/posts`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(await get.text())));
    expect(await head.text()).toBe('');
  });

  test.each(['http://localhost:8000', 'http://127.0.0.1:9000'])(
    'CORS allows %s',
    async (origin) => {
      const preflight = await raw('OPTIONS', '/api/contactUs', {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers['access-control-allow-origin']).toBe(origin);
      expect(preflight.headers['access-control-allow-headers']).toMatch(/Idempotency-Key/);
      expect(preflight.headers['access-control-allow-methods']).toMatch(/POST/);
      const answer = await post(
        `${server.api.url}/subscribers`,
        { business_email: 'bad' },
        { origin },
      );
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-expose-headers')).toMatch(/Retry-After/);
      expect(answer.headers.get('vary')).toMatch(/Origin/);
    },
  );

  const foreign = ['http://localhost:3000', 'null', 'http://localhost:9000.evil.example'];
  test.each(foreign)('CORS does not allow %s', async (origin) => {
    const preflight = await raw('OPTIONS', '/api/contactUs', {
      origin,
      'access-control-request-method': 'POST',
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    const answer = await raw('GET', '/api/posts', { origin });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    ['pictures/face.png', 'image/png'],
    ['pictures/one%20dot.png', 'image/png'],
    ['logos/zeta.svg', 'image/svg+xml; charset=utf-8'],
  ])('serves %s as %s with a strong ETag', async (file, type) => {
    const url = `${server.api.origin}/media/${file}`;
    const first = await fetch(url);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, type]);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    if (type === 'image/png') expect(Buffer.from(await first.arrayBuffer())).toEqual(PNG);
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await fetch(url, { method: 'HEAD' })).headers.get('etag')).toBe(etag);
    expect(first.headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    '/media/posts/rich.md',
    '/media/pictures/',
    '/media/pictures/%2e%2e/posts/rich.md',
    '/media/pictures/..%2fposts%2frich.md',
    '/media/pictures/%00.png',
  ])('keeps %s to itself', async (path) => {
    const answer = await raw('GET', path);
    expect([400, 403, 404]).toContain(answer.status);
    expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) });
  });

  test('is alive and ready, and describes itself', async () => {
    expect(await json(fetch(`${server.api.url}/health`))).toEqual({ status: 'ok' });
    expect(await json(fetch(`${server.api.url}/ready`))).toEqual({ status: 'ok' });
    expect(await json(fetch(`${server.api.url}/openapi.json`))).toMatchObject({ openapi: '3.1.0' });
    const page = await fetch(`${server.api.url}/docs`);
    expect([page.status, page.url]).toEqual([200, `${server.api.url}/docs/`]);
    const html = await page.text();
    expect(html).not.toMatch(/https?:\/\//);
    const [, script = ''] = /<script src="([^"]+)"/.exec(html) ?? [];
    const code = await fetch(new URL(script, page.url));
    expectType(code, 200, 'application/javascript; charset=utf-8');
  });

  test('writes a log without personal data', async () => {
    await post(
      `${server.api.url}/subscribers`,
      { business_email: 'secret@example.com' },
      { 'user-agent': 'secret-agent' },
    );
    await fetch(`${server.api.url}/posts?title=secret-words`);
    // The log comes through a pipe, and may be behind; other tests have asked for posts before.
    await untilFound(
      'both calls in the log',
      () =>
        /"POST","path":"\/api\/subscribers","status":201[^]*"path":"\/api\/posts","status":200/.exec(
          server.api.log(),
        )?.[0],
    );
    expect(server.api.log()).not.toMatch(/secret/);
    expect(server.api.log()).not.toMatch(/remoteAddress|127\.0\.0\.1:\d+"?,"remotePort/);
  });
});

describe('starting and stopping', () => {
  const content = temporaryFolder(contentFolder());
  const env = { ADMIN_API_CONTENT_DIR: content.folder };
  afterAll(() => content.remove());

  test('says what to do where the port is taken', async () => {
    const api = await startApi(env);
    const { port } = new URL(api.url);
    await expect(startApi({ ...env, PORT: port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is in use by another program`,
    );
    expect(await api.stop('SIGINT')).toBe(0);
    await expect(fetch(api.url)).rejects.toThrow();
  });

  test.each([
    ['PORT', 'x', 'PORT must be a whole number'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be'],
    ['SITE_ORIGINS', 'example.com', 'SITE_ORIGINS must be'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be addresses of proxies'],
  ])('refuses %s=%s', async (name, value, message) => {
    await expect(startApi({ ...env, [name]: value })).rejects.toThrow(message);
  });

  test('in production serves no users, names its public address and allows the origins it is told', async () => {
    const api = await startApi({
      ...env,
      NODE_ENV: 'production',
      ADMIN_API_PUBLIC_URL: 'https://api.example.com/',
      SITE_ORIGINS: 'https://www.example.com, https://example.com/',
    });
    expect((await fetch(`${api.url}/users`)).status).toBe(404);
    const [client] = await json<Record<string, unknown>[]>(fetch(`${api.url}/client`));
    expect(client?.['image_cdn']).toBe('https://api.example.com/media/logos/zeta.svg');
    const allowed = async (origin: string) =>
      (await fetch(`${api.url}/client`, { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed('https://example.com')).toBe('https://example.com');
    expect(await allowed('http://localhost:9000')).toBeNull();
    expect(await api.stop('SIGTERM')).toBe(0);
  });
});
