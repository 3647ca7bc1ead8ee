/** The page of the desk: its policy, its files, and the switch that turns all of it off. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { addApp } from '../../desk/server/app';
import { serverFor, anyDatabase } from '../../../__tests__/support/databases';
import { startApi, temporaryFolder } from '../../../__tests__/support/admin-api';

const page = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>`;
const files = {
  'dist/index.html': page,
  'dist/assets/index-1a2b.js': 'export {};',
  'dist/assets/.hidden': 'hidden',
  'secret.txt': 'secret',
};

describe('the page', () => {
  const { folder, remove } = temporaryFolder(files);
  let server: FastifyInstance;
  let origin: string;
  beforeAll(async () => {
    server = Fastify();
    const app = {
      folder: path.join(folder, 'dist'),
      sites: ['https://www.example.com'],
      media: () => 'https://admin.example.com',
    };
    await server.register((scope) => addApp(scope, app), { prefix: '/desk' });
    origin = await server.listen();
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  test('runs its own scripts and styles alone, by a nonce that no answer has twice', async () => {
    const nonces = new Set<string>();
    for (const name of ['/desk', '/desk/', '/desk/posts/1', '/desk/?x=%22%3E']) {
      const answer = await fetch(origin + name);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
      expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
      expect(await answer.text()).toBe(page.replaceAll('__CSP_NONCE__', nonce));
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain('frame-src https://www.example.com;');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  test('has files that may be kept for good, and no others', async () => {
    const script = await fetch(`${origin}/desk/assets/index-1a2b.js`);
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const name of [
      'none.js',
      '.hidden',
      '../index.html',
      '..%2f..%2fsecret.txt',
      '%2e%2e/x',
    ]) {
      const answer = await fetch(`${origin}/desk/assets/${name}`);
      expect(await answer.text()).not.toMatch(/hidden"|^secret|^hidden/);
    }
  });

  test('follows a build that is made while the server runs', async () => {
    mkdirSync(path.join(folder, 'dist', 'assets'), { recursive: true });
    writeFileSync(path.join(folder, 'dist', 'assets', 'index-3c4d.js'), 'export {};');
    expect((await fetch(`${origin}/desk/assets/index-3c4d.js`)).status).toBe(200);
  });
});

describe('in a server', () => {
  const on = serverFor(anyDatabase, { ADMIN_DESK: 'on' });
  const off = serverFor(anyDatabase, { ADMIN_DESK: 'off' });

  test('it is told where it is, and the first login, once', async () => {
    expect(on.api.log()).toContain(`Desk at ${on.api.origin}/desk\n`);
    expect(on.api.log()).toMatch(
      /First login: name editor, password [a-z2-9]{4}(-[a-z2-9]{4}){4} /,
    );
    expect(off.api.log()).not.toMatch(/desk|login/i);
  });

  test('no other value switches it off by mistake', async () => {
    await expect(startApi({ ADMIN_DESK: 'no' })).rejects.toThrow(/ADMIN_DESK must be on or off/);
  });

  test('nobody may frame it, and no link tells where it came from', async () => {
    const { headers } = await fetch(`${on.api.origin}/desk/api/session`);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('switched off there is nothing of it', async () => {
    for (const [method, name] of [
      ['GET', '/desk'],
      ['GET', '/desk/'],
      ['GET', '/desk/api/session'],
      ['POST', '/desk/api/session'],
      ['GET', '/desk/assets/x.js'],
    ] as const)
      expect([name, (await fetch(off.api.origin + name, { method })).status]).toEqual([name, 404]);
  });

  test('the public calls are the same with it', async () => {
    for (const name of ['posts', 'client', 'openapi.json', 'nothing']) {
      const [one, other] = await Promise.all(
        [on, off].map(async ({ api }) => {
          const answer = await fetch(`${api.url}/${name}`);
          return [answer.status, answer.headers.get('etag'), await answer.text()];
        }),
      );
      expect(one).toEqual(other);
    }
  });
});
