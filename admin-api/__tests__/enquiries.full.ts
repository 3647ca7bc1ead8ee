import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readCommand } from '../enquiries/arguments';
import { csvCell, formatEnquiries } from '../enquiries/formats';
import {
  post,
  runEnquiries,
  runEnquiriesByTsx,
  startApi,
  temporaryFolder,
} from '../../__tests__/support/admin-api';
import { onDatabases, serverFor } from '../../__tests__/support/databases';

onDatabases('npm run enquiries on $name', (database) => {
  const server = serverFor(database);
  beforeAll(async () => {
    const { url } = server.api;
    await post(`${url}/contactUs`, {
      name: '=1+1',
      business_email: 'a@example.com',
      message: 'one, "two"\nthree',
    });
    await post(`${url}/contactUs/insurtech`, {
      name: 'I',
      business_email: 'i@example.com',
      message: 'cover',
    });
    await post(`${url}/contactUs/feedback`, { rating: 4, message: 'fine' });
    await post(`${url}/subscribers`, { business_email: 's@example.com' });
  });

  const run = (...args: string[]) => runEnquiries(server.env, args);

  test('shows what came in, newest first, while the server runs', () => {
    const { stdout, status } = runEnquiriesByTsx(server.env);
    expect(status).toBe(0);
    const kinds = [...stdout.matchAll(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}(\w+)/gm)].map(
      ([, kind]) => kind,
    );
    expect(kinds).toEqual(['subscriber', 'feedback', 'insurtech', 'contact']);
    expect(stdout).toContain('4/5 fine');
    expect(stdout).toContain('4 entries');
  });

  test('exports one kind as CSV into a file that is its user’s alone', () => {
    const out = path.join(server.content.folder, 'contact.csv');
    const { stdout, status } = run('--format', 'csv', '--kind', 'contact', '--out', out);
    expect([status, stdout]).toEqual([0, `1 entry written to ${out}\n`]);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const csv = readFileSync(out, 'utf8');
    expect(csv).toMatch(/^\uFEFFkind,received_at,done_at,name,/);
    expect(csv).toContain('"\'=1+1",a@example.com,"one, ""two""\nthree"');
  });

  test('exports JSON since a day', () => {
    expect(JSON.parse(run('--format', 'json', '--since', '2000-01-01').stdout)).toHaveLength(4);
    const { stdout, stderr, status } = run('--format', 'json', '--since', '2999-01-01');
    expect([status, JSON.parse(stdout)]).toEqual([0, []]);
    // A command in the wrong place names that place, and no password.
    const { ADMIN_API_DATA_DIR: folder = '', DATABASE_URL } = server.env;
    const place = DATABASE_URL ? /[^@/]+\/[^@/?]+(?=\?|$)/.exec(DATABASE_URL)?.[0] : folder;
    expect(stderr).toMatch(/^Looked in (?:PGlite in|PostgreSQL,) [^@\n]+\.\n$/);
    expect(stderr).toContain(place);
  });

  test('refuses what it does not know, and says what it knows', () => {
    const { stderr, status } = run('--kind', 'spam');
    expect(status).toBe(1);
    expect(stderr).toContain(
      '--kind must be one of contact, insurtech, feedback, subscriber, not "spam".',
    );
    expect(stderr).toContain('npm run enquiries');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('reads after the server was stopped or killed, and a second server is refused while one runs', async () => {
    if (!server.env['DATABASE_URL']) {
      const second = startApi(server.env);
      await expect(second).rejects.toThrow(`The admin API runs already at ${server.api.url}`);
    }
    await server.api.stop('SIGKILL');
    expect(run().stdout).toContain('4 entries');
    server.api = await startApi(server.env);
    expect(run().stdout).toContain('4 entries');
    await server.api.stop();
    expect(run().stdout).toContain('4 entries');
  });
});

describe('where no admin API has kept anything', () => {
  test.each([[[]], [['backup', '--out', 'unused']]])(
    '%j fails, and says where it looked',
    (args) => {
      const { folder, remove } = temporaryFolder();
      const dataDir = path.join(folder, 'data');
      const { stdout, stderr, status } = runEnquiries({ ADMIN_API_DATA_DIR: dataDir }, args);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`There is no data in ${dataDir}`);
      expect(stderr).toMatch(/ADMIN_API_DATA_DIR=… or DATABASE_URL=…\n.*site-enquiries/);
      expect(readdirSync(folder)).toEqual([]);
      remove();
    },
  );

  test('a database that does not answer is named, without its password', () => {
    const DATABASE_URL = 'postgres://admin_api:secret@127.0.0.1:1/enquiries';
    const { stderr, status } = runEnquiries({ DATABASE_URL });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^list could not be done: .*ECONNREFUSED.*\(PostgreSQL, 127\.0\.0\.1:1\/enquiries\)\n$/,
    );
  });
});

describe('the options', () => {
  test('are read', () => {
    expect(readCommand(['--format=csv', '--since', '2026-11-01', '--out', 'x.csv'])).toEqual({
      name: 'list',
      format: 'csv',
      filter: { kind: undefined, since: new Date('2026-11-01T00:00:00Z') },
      out: 'x.csv',
    });
  });

  test('name a command', () => {
    expect(readCommand(['backup'])).toEqual({ name: 'backup', out: undefined });
    expect(readCommand(['restore', 'x'])).toEqual({ name: 'restore', file: 'x' });
    expect(readCommand(['forget', '--older-than=180d'])).toEqual({
      name: 'forget',
      days: 180,
      kinds: ['contact', 'insurtech', 'feedback'],
      dryRun: false,
    });
    const named = ['--kind', 'subscriber', '--kind', 'contact', '--dry-run'];
    expect(readCommand(['forget', '--older-than', '1d', ...named])).toMatchObject({
      ...{ days: 1, kinds: ['subscriber', 'contact'], dryRun: true },
    });
    expect(readCommand(['erase', 'a@example.com', '--dry-run'])).toMatchObject({ dryRun: true });
    expect(readCommand(['notices', '--retry'])).toEqual({ name: 'notices', retry: true });
    expect(readCommand(['forget', '--help'])).toEqual({ name: 'help' });
  });

  test.each([
    [['--format', 'xml'], '--format must be one of table, csv, json'],
    [['--since', 'yesterday'], '--since must be a day'],
    [['--nonsense'], 'Unknown option'],
    [['spam'], '"spam" is no command; there are backup, restore, forget, erase, notices.'],
    [['backup', '--out='], '--out needs the file to write.'],
    [['restore'], 'restore needs one file: restore FILE.'],
    [['erase'], 'erase needs one e-mail address'],
    [['forget'], '--older-than must be a number of days such as 180d.'],
    [['forget', '--older-than', '0d'], 'not "0d"'],
    [['forget', '--older-than', '1d', '--kind', 'all'], '--kind must be one of contact'],
  ])('%j are refused', (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });
});

describe('CSV cells', () => {
  test.each([
    ['=1', `"'=1"`],
    ['+1 555', `"'+1 555"`],
    [' =1', `"' =1"`],
    ['＝1', `"'＝1"`],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    [null, ''],
    [5, '5'],
  ])('%j is written %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test('a table shows nothing that a terminal would obey', () => {
    const row = {
      kind: 'contact' as const,
      id: '1',
      received_at: new Date(0),
      name: 'a\u001b[2Jb',
      message: 'x\r\ny\u202ez',
    };
    expect(formatEnquiries([row], 'table')).toContain('a [2Jb  x y z');
    expect(formatEnquiries([], 'table')).toBe('Nothing came in.\n');
  });
});
