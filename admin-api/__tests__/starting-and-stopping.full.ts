import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { json, startApi, startApiByTsx, temporaryFolder } from '../../__tests__/support/admin-api';
import { expectMessage } from '../../__tests__/support/answers';
import { contentFolder } from '../../__tests__/support/content-folder';
import { freePort } from '../../scripts/servers/free-port';
import { hasPostgres, startPostgres, type PostgresServer } from '../../__tests__/support/postgres';
import { openGate, type TcpGate } from '../../__tests__/support/tcp-gate';

const content = temporaryFolder(contentFolder());
const env = { ADMIN_API_CONTENT_DIR: content.folder };
afterAll(() => content.remove());

const statusOf = async (url: string) => (await fetch(url)).status;

/** A connection on which a request arrives in parts. */
async function connectTo(origin: string) {
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString())).on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { write: (text: string) => socket.write(text), ended };
}

const body = JSON.stringify({ business_email: 'late@example.com' });
const head = [
  'POST /api/subscribers HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  `content-length: ${body.length}`,
  '\r\n',
].join('\r\n');

describe('starting', () => {
  test('is alive at once, and ready when everything is there', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/api`;
    // As people start it, and the one that makes its tables.
    const starting = startApiByTsx({
      ...env,
      ADMIN_API_DATA_DIR: 'memory',
      PORT: String(port),
    });
    const seen: { health: number; ready: number; message: unknown }[] = [];
    while (seen.at(-1)?.ready !== 200) {
      await pause(20);
      const health = await statusOf(`${url}/health`).catch(() => 0);
      if (health === 0) continue;
      const ready = await fetch(`${url}/ready`);
      const { message } = await json(ready);
      seen.push({ health, ready: ready.status, message });
    }
    expect(seen[0]).toEqual({
      health: 200,
      ready: 503,
      message: 'The server is starting. Please try again in a moment.',
    });
    expect(new Set(seen.map(({ health }) => health))).toEqual(new Set([200]));
    expect(await (await starting).stop()).toBe(0);
  });
});

describe('stopping', () => {
  test('says so first, while everything else is still served', async () => {
    const api = await startApi({ ...env, ADMIN_API_DRAIN_SECONDS: '2' });
    expect(await statusOf(`${api.url}/ready`)).toBe(200);
    const stopped = api.stop('SIGTERM');
    let ready = await fetch(`${api.url}/ready`);
    while (ready.status === 200) ready = await fetch(`${api.url}/ready`);
    await expectMessage(ready, 503, 'The server is stopping. Please try again in a moment.');
    expect(await statusOf(`${api.url}/health`)).toBe(200);
    expect(await statusOf(`${api.url}/posts`)).toBe(200);
    expect(await stopped).toBe(0);
    await expect(fetch(`${api.url}/health`)).rejects.toThrow();
  });

  test('lets an open request end, and takes no other', async () => {
    const api = await startApi(env);
    const open = await connectTo(api.origin);
    open.write(head + body.slice(0, 5));
    // The server has the request's head when it answers another one that came after it.
    await statusOf(`${api.url}/health`);
    const stopped = api.stop('SIGTERM');
    while (await fetch(`${api.url}/health`).catch(() => false)) await pause(10);
    open.write(body.slice(5));
    expect(await open.ended).toMatch(/^HTTP\/1\.1 201 /);
    expect(await stopped).toBe(0);
  });

  test('ends at its deadline what does not end by itself', async () => {
    const api = await startApi({ ...env, ADMIN_API_STOP_SECONDS: '1' });
    const open = await connectTo(api.origin);
    open.write(head);
    await statusOf(`${api.url}/health`);
    expect(await api.stop('SIGTERM')).toBe(0);
    expect(await open.ended).toBe('');
  });
});

(hasPostgres ? describe : describe.skip)('a PostgreSQL server that is away', () => {
  let postgres: PostgresServer;
  let gate: TcpGate;
  let databaseUrl: URL;

  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = new URL(await postgres.createDatabase());
    gate = await openGate(Number(databaseUrl.port), 'silent');
    databaseUrl.port = String(gate.port);
  });
  afterAll(async () => {
    await gate.close();
    await postgres.stop();
  });

  test('keeps the API from being ready, and from nothing else', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/api`;
    const starting = startApi({ ...env, PORT: String(port), DATABASE_URL: databaseUrl.href });
    while (!(await fetch(`${url}/health`).catch(() => false))) await pause(20);
    expect(await statusOf(`${url}/ready`)).toBe(503);
    expect(await statusOf(`${url}/posts`)).toBe(503);
    gate.set('open');
    // The connection that was cut is the server's first: it ends, and whoever runs it starts it again.
    await expect(starting).rejects.toThrow('The server ended with status 1');

    const api = await startApi({ ...env, DATABASE_URL: databaseUrl.href });
    expect(await statusOf(`${api.url}/ready`)).toBe(200);
    for (const state of ['shut', 'silent'] as const) {
      gate.set(state);
      const ready = await fetch(`${api.url}/ready`);
      await expectMessage(ready, 503, 'The database does not answer.');
      expect(await statusOf(`${api.url}/health`)).toBe(200);
    }
    gate.set('open');
    expect(await statusOf(`${api.url}/ready`)).toBe(200);
    expect(await api.stop('SIGTERM')).toBe(0);
  });
});
