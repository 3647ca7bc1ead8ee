/** The TLS proxy in front of the embedded admin API, with this machine's nginx and a real server. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestOptions } from 'node:https';
import { startApi, type RunningApi } from '../support/admin-api';
import { hasOpenSsl, selfSigned } from '../support/certificate';
import { read } from '../support/deploy-files';
import { freePort } from '../../scripts/servers/free-port';
import { hasNginx, Nginx } from '../../scripts/servers/nginx';
import { rawRequest } from '../support/raw-request';
import { Scratch } from '../support/scratch';
import { until } from '../../scripts/servers/until';

const isRunnable = hasNginx() && hasOpenSsl();
if (!isRunnable) console.log('No nginx or openssl here: the proxy of the admin API is not tested.');

const HOST = 'admin.example.com';

let scratch: Scratch;
let api: RunningApi;
let nginx: Nginx;
let plainPort: number;
let port: number;

/** Sends a request from an address of this machine. */
const ask = (path: string, { headers, ...options }: RequestOptions = {}, body?: string) =>
  rawRequest(
    { protocol: 'https:', port, path, headers: { Host: HOST, ...headers }, ...options },
    body,
  );

/** The configuration, on ports and paths of this machine. */
function writeConfiguration(): string {
  const { certificate, key } = selfSigned(scratch);
  const text = read('deploy/nginx/admin-api.conf')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:4000', new URL(api.origin).host)
    .replaceAll('/var/log/nginx/', `${scratch.path}/`)
    .replace(/\/etc\/\S+\/fullchain\.pem/, certificate)
    .replace(/\/etc\/\S+\/privkey\.pem/, key);
  return scratch.write('proxy.conf', text);
}

(isRunnable ? describe : describe.skip)('the proxy in front of the admin API', () => {
  beforeAll(async () => {
    scratch = new Scratch();
    [plainPort, port] = [await freePort(), await freePort()];
    api = await startApi({
      ADMIN_API_PUBLIC_URL: `https://${HOST}`,
      ADMIN_API_WRITES_A_MINUTE: '2',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      ADMIN_DESK: 'on',
      NODE_ENV: 'production',
      SITE_ORIGINS: 'https://www.example.com',
    });
    nginx = new Nginx(writeConfiguration());
    await nginx.ready(`http://127.0.0.1:${plainPort}/`);
  });
  afterAll(async () => {
    await nginx?.stop();
    await api?.stop();
    scratch?.remove();
  });

  it('serves the admin API over https', async () => {
    const { status, headers, text } = await ask('/api/posts?pageSize=1');
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    expect((JSON.parse(text) as { posts: unknown[] }).posts).toHaveLength(1);
  });

  it('redirects http to https', async () => {
    const plain = { protocol: 'http:', port: plainPort };
    const { status, headers } = await ask('/api/posts?page=2', plain);
    expect([status, headers.location]).toEqual([301, `https://${HOST}/api/posts?page=2`]);
    // It may be nginx's default server, which gets requests for any host.
    const evil = { ...plain, headers: { Host: 'evil.example' } };
    expect((await ask('/login', evil)).headers.location).toBe(`https://${HOST}/login`);
  });

  it('makes limits count by visitor, whatever X-Forwarded-For a visitor sends', async () => {
    const send = async (from: string, claims: string) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': claims };
      const options = { method: 'POST', localAddress: from, headers };
      const body = JSON.stringify({ rating: 4, message: 'fine' });
      return (await ask('/api/contactUs/feedback', options, body)).status;
    };
    expect([
      await send('127.0.0.5', '192.0.2.1'),
      await send('127.0.0.5', '192.0.2.2'),
      await send('127.0.0.5', '192.0.2.3'),
      await send('127.0.0.6', '192.0.2.3'),
    ]).toEqual([201, 201, 429, 201]);
  });

  it('logs neither the secret of an unsubscribe link nor IP addresses', async () => {
    await ask('/api/unsubscribe?token=0123456789abcdef');
    const log = () => scratch.read('admin-api.log');
    await until(() => log().includes('"GET /api/unsubscribe" '));
    expect(log()).not.toContain('0123456789abcdef');
    expect(log()).not.toMatch(/127\.0\.0\.\d/);
  });

  it('takes what editors send to the desk, and signs them in over https alone', async () => {
    const [, password = ''] = /password (\S+)/.exec(api.log()) ?? [];
    const send = (path: string, body: string, headers: Record<string, string> = {}) =>
      ask(
        path,
        { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } },
        body,
      );
    const signedIn = await send('/desk/api/session', JSON.stringify({ name: 'editor', password }));
    const cookies = signedIn.headers['set-cookie'] ?? [];
    expect([signedIn.status, cookies.length]).toEqual([200, 2]);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-desk.*; Secure/);
    // Refused by the desk and not by nginx, whose words are HTML.
    for (const [path, megabytes] of [
      ['/desk/api/items/posts', 4],
      ['/desk/api/media', 30],
    ] as const) {
      const { status, text } = await send(path, 'x'.repeat(megabytes * 1024 * 1024));
      expect([path, status, text.slice(0, 9)]).toEqual([path, 401, '{"error":']);
    }
    expect((await send('/api/contactUs', 'x'.repeat(2 * 1024 * 1024))).status).toBe(413);
  });

  // Last, because it stops the admin API.
  it('keeps the secret out of the error log while the admin API is down', async () => {
    await api.stop();
    expect((await ask('/api/unsubscribe?token=fedcba9876543210')).status).toBe(502);
    await until(() => scratch.read('admin-api.log').includes('"GET /api/unsubscribe" 502 '));
    expect(nginx.said).not.toContain('fedcba9876543210');
    expect(scratch.read('admin-api-error.log')).not.toContain('fedcba9876543210');
  });
});
