import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { formatBackup, parseBackup } from '../enquiries/backup-file';
import { backupFileOf } from '../enquiries/backups';
import type { BackupRow } from '../database/backup-rows';
import {
  post,
  received,
  runEnquiries,
  startApi,
  temporaryFolder,
  unsubscribeLink,
} from '../../__tests__/support/admin-api';
import { onDatabases, serverFor } from '../../__tests__/support/databases';

const contact = { name: 'Test team', business_email: 'team@example.com' };
const kinds = ['contact', 'insurtech', 'feedback', 'subscriber'];

/** A feedback's row as a back-up has it. */
const feedbackRow = (rating: number, message: string, received_at = new Date()): BackupRow => ({
  table: 'feedback',
  row: {
    id: randomUUID(),
    received_at: received_at.toISOString(),
    rating,
    message,
    name: null,
    business_email: null,
    source_path: null,
  },
});

onDatabases('backing up $name', (database) => {
  const files = temporaryFolder();
  const file = path.join(files.folder, 'enquiries.jsonl');
  const key = randomUUID();
  const server = serverFor(database);
  beforeAll(async () => {
    const { url } = server.api;
    const journey = [{ path: '/', at: '2026-01-01T00:00:00Z' }];
    const keyed = { 'idempotency-key': key };
    await post(`${url}/contactUs`, { ...contact, message: 'Größe: "5"\n二', journey }, keyed);
    await post(`${url}/contactUs/insurtech`, { ...contact, message: 'cover' });
    await post(`${url}/contactUs/feedback`, { rating: 4, message: 'fine' });
    await post(`${url}/subscribers`, { business_email: 'a@example.com' });
    await post(`${url}/subscribers`, { business_email: 'b@example.com' });
  });
  afterAll(() => files.remove());

  const run = (...args: string[]) => runEnquiries(server.env, args);
  const subscribers = async () =>
    (await received(server.env, 'subscriber')).map((row) => row['business_email']).sort();
  const linkOf = (address: string) => unsubscribeLink(server.env, server.api, address);

  test('writes one whole file, for its user alone, while the server runs', () => {
    const { stdout, status } = run('backup', '--out', file);
    expect([status, stdout]).toEqual([
      0,
      `6 rows written to ${file}: enquiry 2, feedback 1, subscriber 2, idempotency_key 1\n`,
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(files.folder)).toEqual(['enquiries.jsonl']);
  });

  test('into the folder of back-ups is named by its time, and takes the place of old ones', () => {
    const ENQUIRY_BACKUP_DIR = path.join(files.folder, 'nightly');
    const nightly = (added: Record<string, string> = {}) =>
      runEnquiries({ ...server.env, ENQUIRY_BACKUP_DIR, ...added }, ['backup']);
    const names = () => readdirSync(ENQUIRY_BACKUP_DIR).sort();
    expect(nightly().status).toBe(0);
    const [first = ''] = names();
    expect(first).toMatch(/^enquiries-\d{8}T\d{6}Z\.jsonl$/);
    expect(statSync(ENQUIRY_BACKUP_DIR).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(ENQUIRY_BACKUP_DIR, first)).mode & 0o777).toBe(0o600);
    const text = readFileSync(path.join(ENQUIRY_BACKUP_DIR, first), 'utf8');
    expect(parseBackup(text)).toHaveLength(6);

    const daysAgo = (days: number) =>
      path.basename(backupFileOf('', new Date(Date.now() - days * 24 * 60 * 60 * 1000)));
    const [earlier, kept, old] = [daysAgo(1), daysAgo(29.9), daysAgo(30.1)];
    const others = ['enquiries.csv', 'notes-20200101T000000Z.jsonl'];
    for (const name of [kept, old, `${old}.4711.tmp`, ...others]) {
      writeFileSync(path.join(ENQUIRY_BACKUP_DIR, name), text);
    }
    // A failed back-up replaces nothing.
    expect(nightly({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' }).status).toBe(1);
    expect(names()).toContain(old);
    // A back-up is named by the second: the next one is to have a name of its own.
    renameSync(path.join(ENQUIRY_BACKUP_DIR, first), path.join(ENQUIRY_BACKUP_DIR, earlier));
    const { stdout } = nightly();
    expect(stdout).toMatch(/^6 rows written to .*\n2 back-ups older than 30 days deleted\n$/);
    expect(names()).toEqual(expect.arrayContaining([earlier, kept, ...others]));
    expect(names()).toHaveLength(5);
    expect(nightly({ ENQUIRY_BACKUP_DAYS: '29' }).stdout).toContain('1 back-up older than 29 days');
    expect(nightly({ ENQUIRY_BACKUP_DAYS: '0' }).stderr).toContain('ENQUIRY_BACKUP_DAYS must be');
  });

  test('says what it needs where nothing says where it goes, or where that cannot be written', () => {
    expect(run('backup')).toMatchObject({ status: 1 });
    expect(run('backup').stderr).toMatch(/^backup needs .*--out FILE.*ENQUIRY_BACKUP_DIR\.\n/);
    const { stderr, status } = run('backup', '--out', path.join(files.folder, 'none', 'x'));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^ENOENT: .*none\/x.*\n$/);
  });

  test('is restored into an empty data folder, with ids, times and keys', async () => {
    const target = temporaryFolder();
    const restored = { ADMIN_API_DATA_DIR: path.join(target.folder, 'new', 'data') };
    const answer = runEnquiries(restored, ['restore', file]);
    expect([answer.stderr, answer.stdout]).toEqual([
      '',
      `Restored from ${file}: enquiry 2, feedback 1, subscriber 2, unsubscription 0, idempotency_key 1\n` +
        '0 rows were there already (of enquiry 2, feedback 1, subscriber 2, unsubscription 0, idempotency_key 1)\n',
    ]);
    const other = await startApi({ ...restored, ADMIN_API_CONTENT_DIR: server.content.folder });
    for (const kind of kinds) {
      const before = await received(server.env, kind);
      const after = await received(restored, kind);
      const facts = (rows: Record<string, unknown>[]) =>
        rows.map(({ unsubscribe_url: _1, unsubscribe_token: _2, ...row }) => row);
      expect(facts(after)).toEqual(facts(before));
    }
    const repeat = { ...contact, message: 'Größe: "5"\n二' };
    await post(`${other.url}/contactUs`, repeat, { 'idempotency-key': key });
    expect(await received(restored, 'contact')).toHaveLength(1);
    expect(await other.stop()).toBe(0);
    target.remove();
  });

  test('adds nothing twice, keeps what is newer, and brings nobody back who has left', async () => {
    await fetch(await linkOf('a@example.com'), { method: 'POST' });
    await fetch(await linkOf('b@example.com'), { method: 'POST' });
    await post(`${server.api.url}/subscribers`, { business_email: 'B@example.com' });
    const newer = await linkOf('B@example.com');
    const again = run('restore', file).stdout;
    expect(again).toContain('enquiry 0, feedback 0,');
    expect(await subscribers()).toEqual(['B@example.com']);
    expect(await linkOf('B@example.com')).toBe(newer);
    for (const kind of ['contact', 'insurtech', 'feedback']) {
      expect(await received(server.env, kind)).toHaveLength(1);
    }
  });

  test('refuses a file that was cut, and changes nothing', async () => {
    const name = path.join(files.folder, 'cut.jsonl');
    writeFileSync(name, readFileSync(file, 'utf8').slice(0, -10));
    const { status, stderr } = run('restore', name);
    expect([status, stderr]).toEqual([
      1,
      `${name} cannot be restored: its end is missing. Nothing was changed.\n`,
    ]);
  });

  test('restores all or nothing', async () => {
    // The second row is of the file's version, and more than the database's column holds.
    const rows = [feedbackRow(5, 'first of two'), feedbackRow(99_999, 'too much')];
    const name = path.join(files.folder, 'two.jsonl');
    writeFileSync(name, formatBackup(rows, new Date()));
    const { status, stderr } = run('restore', name);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^restore could not be done: .*out of range/);
    expect(stderr).not.toMatch(/too much|^\s+at /m);
    const messages = (await received(server.env, 'feedback')).map((row) => row['message']);
    expect(messages).toEqual(['fine']);
  });

  test('deletes what is past an age, subscribers only where they are named', async () => {
    const old = new Date(Date.now() - 200 * 24 * 60 * 60 * 1000);
    const rows: BackupRow[] = [
      feedbackRow(1, 'old', old),
      {
        table: 'subscriber',
        row: {
          id: randomUUID(),
          received_at: old.toISOString(),
          business_email: 'old@example.com',
          unsubscribe_token: randomUUID(),
        },
      },
    ];
    const name = path.join(files.folder, 'old.jsonl');
    writeFileSync(name, formatBackup(rows, new Date()));
    expect(run('restore', name).status).toBe(0);
    const age = ['--older-than', '180d'];
    expect(run('forget', ...age, '--dry-run').stdout).toMatch(
      /^Would delete what came in before \d{4}-\d\d-\d\d \d\d:\d\d UTC: contact 0, insurtech 0, feedback 1\n$/,
    );
    expect(await received(server.env, 'feedback')).toHaveLength(2);
    expect(run('forget', ...age).stdout).toMatch(/: contact 0, insurtech 0, feedback 1\n$/);
    expect((await received(server.env, 'feedback')).map((row) => row['message'])).toEqual(['fine']);
    expect(await subscribers()).toEqual(['B@example.com', 'old@example.com']);
    expect(run('forget', ...age, '--kind', 'subscriber').stdout).toMatch(/: subscriber 1\n$/);
    expect(await subscribers()).toEqual(['B@example.com']);
  });

  test('deletes all that came from one address, for good', async () => {
    await post(`${server.api.url}/contactUs`, {
      ...contact,
      business_email: 'Gone@example.com',
      message: 'x',
    });
    await post(`${server.api.url}/subscribers`, { business_email: 'gone@example.com' });
    const name = path.join(files.folder, 'before.jsonl');
    expect(run('backup', '--out', name).status).toBe(0);
    const counts = 'contact 1, insurtech 0, feedback 0, subscriber 1\n';
    const asked = run('erase', 'GONE@example.com', '--dry-run').stdout;
    expect(asked).toBe(`Would delete of GONE@example.com: ${counts}`);
    expect(run('erase', 'GONE@example.com').stdout).toBe(`Deleted of GONE@example.com: ${counts}`);
    expect(await received(server.env, 'contact')).toHaveLength(1);
    expect(run('restore', name).status).toBe(0);
    expect(await subscribers()).toEqual(['B@example.com']);
  });

  test('keeps who has left and come back since the database’s rows', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const subscribed = (unsubscribe_token: string): BackupRow => ({
      table: 'subscriber',
      row: {
        id: randomUUID(),
        received_at: new Date().toISOString(),
        business_email: 'jo@example.com',
        unsubscribe_token,
      },
    });
    const left: BackupRow = {
      table: 'unsubscription',
      row: { token: first, received_at: new Date().toISOString() },
    };
    for (const [name, rows] of Object.entries({
      monday: [subscribed(first)],
      tuesday: [subscribed(second), left],
      // A back-up that knows only that the first has left does not remove the second.
      wednesday: [subscribed(first), left],
    })) {
      const each = path.join(files.folder, `${name}.jsonl`);
      writeFileSync(each, formatBackup(rows, new Date()));
      expect(run('restore', each).status).toBe(0);
      const found = (await received(server.env, 'subscriber')).filter(
        (row) => row['business_email'] === 'jo@example.com',
      );
      // By itself, or within the link.
      expect(found).toHaveLength(1);
      expect(JSON.stringify(found)).toContain(name === 'monday' ? first : second);
    }
  });

  test('a server deletes what is past an age by itself', async () => {
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
    const rows = [feedbackRow(1, '50 days', days(50)), feedbackRow(2, '20 days', days(20))];
    const name = path.join(files.folder, 'days.jsonl');
    writeFileSync(name, formatBackup(rows, new Date()));
    expect(run('restore', name).status).toBe(0);
    await server.api.stop();
    const settings = {
      ADMIN_API_CONTENT_DIR: server.content.folder,
      ENQUIRY_RETENTION_DAYS: '730,feedback=30',
    };
    server.api = await startApi({ ...server.env, ...settings });
    const messages = (await received(server.env, 'feedback')).map((row) => row['message']);
    expect(messages.sort()).toEqual(['20 days', 'fine']);
    const forgotten = /"forgotten":\{"contact":0,"insurtech":0,"feedback":1\}/;
    // The log arrives by a pipe of its own.
    for (let tries = 0; tries < 50 && !forgotten.test(server.api.log()); tries += 1)
      await setTimeout(100);
    expect(server.api.log()).toMatch(forgotten);
  });
});

describe('a back-up’s file', () => {
  test('is read as it was written', () => {
    const rows = [feedbackRow(3, 'a\nb\u2028c'), feedbackRow(5, '')];
    expect(parseBackup(formatBackup(rows, new Date()))).toEqual(rows);
    expect(parseBackup(formatBackup([], new Date()))).toEqual([]);
  });

  test('with a column that this version does not know is refused, by its line', () => {
    const row = feedbackRow(3, 'x');
    const odd = JSON.parse(
      JSON.stringify(row).replace('"rating"', '"mood":"good","rating"'),
    ) as BackupRow;
    expect(() => parseBackup(formatBackup([row, odd], new Date()))).toThrow('its line 3 is no row');
  });

  test('of before subscribers were asked is read too', () => {
    const row = {
      id: randomUUID(),
      received_at: '2026-01-01T00:00:00.000Z',
      business_email: 'a@example.com',
      unsubscribe_token: randomUUID(),
    };
    const lines = formatBackup([{ table: 'subscriber', row }], new Date())
      .replace('"version":2', '"version":1')
      .split('\n');
    const sha256 = createHash('sha256')
      .update(`${lines.slice(0, 2).join('\n')}\n`)
      .digest('hex');
    const first = [...lines.slice(0, 2), JSON.stringify({ rows: 1, sha256 }), ''].join('\n');
    expect(parseBackup(first)).toEqual([{ table: 'subscriber', row }]);
  });

  const text = formatBackup([feedbackRow(1, 'one'), feedbackRow(2, 'two')], new Date());
  const lines = text.split('\n');
  test.each([
    ['cut within its last line', text.slice(0, -10), 'its end is missing'],
    ['cut before its last character', text.trimEnd(), 'its end is missing'],
    ['cut after a row', `${lines.slice(0, 2).join('\n')}\n`, 'its end is missing'],
    ['without a row', lines.filter((_, n) => n !== 1).join('\n'), 'it was altered'],
    ['with another word', text.replace('"two"', '"2wo"'), 'it was altered'],
    ['of a later version', text.replace('"version":2', '"version":3'), 'it is of version 3'],
    ['that is a spreadsheet', 'id,name\n1,a\n', 'it is not a back-up of enquiries'],
    ['that is empty', '', 'it is not a back-up of enquiries'],
  ])('%s is refused', (_what, broken, reason) => {
    expect(() => parseBackup(broken)).toThrow(reason);
  });
});
