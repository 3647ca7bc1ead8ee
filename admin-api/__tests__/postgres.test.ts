/** A PostgreSQL server behind a network that forgets connections, or that others can read. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { connect, ping, type Connection } from '../database/connect';
import { isUnencrypted } from '../database/postgres';
import { hasPostgres, startPostgres, type PostgresServer } from '../../__tests__/support/postgres';
import { openGate, type TcpGate } from '../../__tests__/support/tcp-gate';

test.each([
  ['postgres://user:secret@database.example.com/site', true],
  ['postgres://user:secret@10.0.0.5:5432/site?application_name=x', true],
  ['postgres://user:secret@database.example.com/site?sslmode=verify-full', false],
  ['postgres://user:secret@database/site?sslmode=disable', false],
  ['postgres://user:secret@localhost/site', false],
  ['postgres://user:secret@127.0.0.1:5432/site', false],
  ['postgres://user:secret@[::1]/site', false],
  ['postgres:///site', false],
])('%s sends its password in the clear, and nobody said so: %p', (url, is) => {
  expect(isUnencrypted(url)).toBe(is);
});

(hasPostgres ? describe : describe.skip)('connections that went deaf', () => {
  let postgres: PostgresServer;
  let gate: TcpGate;
  let connection: Connection;

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = new URL(await postgres.createMigrated());
    gate = await openGate(Number(url.port));
    url.port = String(gate.port);
    // Longer than a busy machine keeps a process waiting: that must not look like a deaf connection.
    connection = await connect({ url: url.href, patienceMs: 2_000 });
  });
  afterAll(async () => {
    await connection.close();
    await gate.close();
    await postgres.stop();
  });

  const transact = () =>
    connection.database.transaction((queries) => queries.execute(sql`select pg_sleep(0.05)`));
  const failures = async (count: number, work: () => Promise<unknown>) => {
    const all = await Promise.allSettled(Array.from({ length: count }, work));
    return all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  };

  test('are closed, and new ones do their work', async () => {
    expect(await failures(14, transact)).toEqual([]);
    gate.deafen();
    // Each open connection fails its users, and is not reused.
    expect(await failures(14, transact)).not.toEqual([]);
    expect(await failures(14, transact)).toEqual([]);
    expect(await failures(3, () => ping(connection.database, 2000))).toEqual([]);
  });

  test('end a statement that takes too long, on the server too', async () => {
    const slow = connection.database.execute(sql`select pg_sleep(30)`);
    await expect(slow).rejects.toMatchObject({
      cause: { message: 'canceling statement due to statement timeout' },
    });
  });
});

(hasPostgres ? test : test.skip)(
  'an address without a word on TLS is told, without its password',
  async () => {
    const told: string[] = [];
    const url = 'postgres://user:secret@127.0.0.2:1/site';
    await expect(connect({ url, log: (text) => told.push(text) })).rejects.toThrow();
    expect(told).toEqual([
      expect.stringContaining('127.0.0.2:1/site: the connection is not encrypted'),
    ]);
    expect(told.join()).not.toContain('secret');
  },
);
