/** PGlite's folder: one holder, room to write, and what was answered on the disk. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askHolder, holdDataFolder } from '../admin-socket';
import {
  migratedFolder,
  post,
  received,
  startApi,
  temporaryFolder,
} from '../../__tests__/support/admin-api';
import { expectMessage } from '../../__tests__/support/answers';
import { contentFolder } from '../../__tests__/support/content-folder';
import { root } from '../../__tests__/support/deploy-files';
import { ended, startScript } from '../../__tests__/support/run-script';
import { scratchForEach } from '../../__tests__/support/scratch-for-each';
import { hasSmallDisks, SmallDisk } from '../../__tests__/support/small-disk';

const content = temporaryFolder(contentFolder());
afterAll(() => content.remove());

const scratch = scratchForEach();

const feedback = (message: string) => ({ rating: 5, message });

/** Runs lines with an open database in a process of its own, which can load PGlite; `tell` is what it gives back. */
async function withPglite<T>(dataDir: string, lines: string): Promise<T> {
  const told = scratch.file('told.json');
  const child = startScript(
    scratch,
    'pglite',
    `
    import fs from 'node:fs';
    import path from 'node:path';
    import { connect } from '~/admin-api/database/connect';
    import { forgetAddress } from '~/admin-api/database/erasure';
    import { readBackup } from '~/admin-api/database/backup';
    import { storeWrite } from '~/admin-api/database/writes';
    const dataDir = '${dataDir}';
    const tell = (value) => fs.writeFileSync('${told}', JSON.stringify(value));
    const { database, compact, close } = await connect({ dataDir });
    ${lines}
    await close();`,
    path.join(root, 'admin-api', 'database', 'pglite.ts'),
  );
  await ended(child);
  return JSON.parse(fs.readFileSync(told, 'utf8')) as T;
}

test('is its user’s alone, though it was there before and open to all', async () => {
  const dataDir = scratch.file('open');
  fs.mkdirSync(dataDir, { recursive: true });
  fs.chmodSync(dataDir, 0o755);
  await withPglite(dataDir, 'tell(null);');
  expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700);
});

(process.getuid?.() === 0 ? test : test.skip)(
  'is asked for by no socket of another user, where its name is too long for one in it',
  async () => {
    const dataDir = scratch.file('long-name-'.repeat(12));
    const { release, serve } = await holdDataFolder(dataDir);
    serve(async () => 'done', 'http://127.0.0.1');
    expect(await askHolder(dataDir, 'list')).toEqual({ result: 'done' });
    const name = createHash('sha256').update(path.join(dataDir, 'admin.sock')).digest('hex');
    const socket = fs
      .readdirSync(os.tmpdir())
      .find((each) => each.endsWith(`-${name.slice(0, 16)}.sock`));
    fs.chownSync(path.join(os.tmpdir(), socket ?? ''), 65_534, 65_534);
    // Root too, which anybody's socket would take what it restores from.
    expect(() => askHolder(dataDir, 'list')).toThrow('belongs to another user');
    // The folder's own user may hold it for root.
    fs.chownSync(dataDir, 65_534, 65_534);
    expect(await askHolder(dataDir, 'list')).toEqual({ result: 'done' });
    await release();
  },
);

test('has a write on the disk before it is answered, and reads without', async () => {
  const { dataDir, remove } = await migratedFolder();
  const flushed = await withPglite<Record<'reading' | 'writing' | 'together', string[]>>(
    dataDir,
    `let flushed = [];
     const { open } = fs.promises;
     fs.promises.open = async (name, ...rest) => {
       const file = await open(name, ...rest);
       const sync = file.sync.bind(file);
       file.sync = () => sync().then(() => flushed.push(path.relative(dataDir, name)));
       return file;
     };
     const send = (message) => storeWrite(database, 'feedback', { rating: 5, message }, new Date());
     const result = {};
     // Changes of the start and of this write are old by now: so few files are left that each is flushed by itself.
     await send('zero');
     const pglite = path.join(dataDir, 'pglite');
     for (const name of ['', ...fs.readdirSync(pglite, { recursive: true })])
       fs.utimesSync(path.join(pglite, name), 0, 0);
     flushed = [];
     await readBackup(database);
     [result.reading, flushed] = [flushed, []];
     await send('one');
     [result.writing, flushed] = [flushed, []];
     await Promise.all(Array.from({ length: 8 }, (_, index) => send('together ' + index)));
     result.together = flushed;
     tell(result);`,
  );
  remove();
  const writeAhead = (names: readonly string[]) =>
    names.filter((name) => /^pglite\/pg_wal\/[0-9A-F]{24}$/.test(name)).length;
  expect(flushed.reading).toEqual([]);
  expect(writeAhead(flushed.writing)).toBeGreaterThan(0);
  expect(writeAhead(flushed.together)).toBeGreaterThan(0);
});

test('holds nothing of what was erased', async () => {
  const { dataDir, remove } = await migratedFolder();
  const holders = await withPglite<Record<'before' | 'after', string[]>>(
    dataDir,
    `const secret = 'a sentence that nobody may find again';
     const base = path.join(dataDir, 'pglite/base');
     const holders = () => fs.readdirSync(base, { recursive: true })
       .filter((name) => fs.statSync(path.join(base, name)).isFile())
       .filter((name) => fs.readFileSync(path.join(base, name)).includes(secret));
     const body = { name: 'A', business_email: 'a@example.com', message: secret };
     await storeWrite(database, 'contact', body, new Date());
     await database.execute('checkpoint');
     const before = holders();
     await forgetAddress(database, 'a@example.com', { now: new Date() });
     await compact();
     tell({ before, after: holders() });`,
  );
  remove();
  expect(holders).toEqual({ before: [expect.any(String)], after: [] });
});

(hasSmallDisks ? describe : describe.skip)('on a disk that is nearly full', () => {
  let disk: SmallDisk;
  beforeAll(() => {
    disk = SmallDisk.mount(220);
  });
  afterAll(() => disk.unmount());

  test('takes nothing, says so, and goes on when there is room', async () => {
    const env = {
      ADMIN_API_CONTENT_DIR: content.folder,
      ADMIN_API_DATA_DIR: path.join(disk.path, 'data'),
    };
    const api = await startApi(env);
    const send = (message: string) => post(`${api.url}/contactUs/feedback`, feedback(message));
    expect((await send('before')).status).toBe(201);
    disk.fill();
    const refused = await send('while full');
    await expectMessage(
      refused,
      503,
      'This is not available at the moment. Please try again in a while.',
    );
    const ready = await fetch(`${api.url}/ready`);
    await expectMessage(ready, 503, 'The disk of the database is full.');
    expect((await fetch(`${api.url}/posts`)).status).toBe(200);
    expect(api.log()).toContain('NoRoomError');
    disk.free();
    expect((await fetch(`${api.url}/ready`)).status).toBe(200);
    expect((await send('after')).status).toBe(201);
    const messages = (await received(env, 'feedback')).map(({ message }) => message);
    expect(messages.sort()).toEqual(['after', 'before']);
    expect(await api.stop()).toBe(0);
  });
});

(hasSmallDisks ? test : test.skip)(
  'removes nothing from its files where writing them anew would not fit, and goes on',
  async () => {
    const disk = SmallDisk.mount(300);
    const told = await withPglite<{ refusal: string; rows: number }>(
      path.join(disk.path, 'data'),
      `const text = "(select string_agg(md5(random()::text || x || y), '') from generate_series(1, 140) x)";
       for (let part = 0; part < 12; part += 1) {
         await database.execute(
           'insert into feedback (rating, message, received_at) select 5, ' + text + ', now() from generate_series(1, 1000) y',
         );
         await database.execute('checkpoint');
       }
       await database.execute("delete from feedback where message < '1'");
       const { bavail, bsize } = fs.statfsSync(dataDir);
       // More than any other change asks for, and less than the table takes.
       fs.writeFileSync(path.join(dataDir, '..', 'filler'), Buffer.alloc(bavail * bsize - 36 * 1024 * 1024));
       const refusal = await compact().then(() => 'none', ({ message }) => message);
       const { rows } = await database.execute('select count(*)::int as count from feedback');
       tell({ refusal, rows: rows[0].count });`,
    ).finally(() => disk.unmount());
    expect(told.refusal).toMatch(/has no room for the database: less than \d{3} MB are free/);
    expect(told.rows).toBeGreaterThan(10_000);
  },
);

describe('a process whose event loop stands still', () => {
  const watched = (lines: string) =>
    startScript(
      scratch,
      'watched',
      `import { startWatchdog } from '~/admin-api/watchdog';
       startWatchdog(400);
       const busy = (ms) => { for (const end = Date.now() + ms; Date.now() < end;); };
       const idle = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
       ${lines}
       process.exit(7);`,
    ).ended;

  test('is ended, with a word, where it uses the processor', async () => {
    const { signal, output } = await watched('busy(60_000);');
    expect(signal).toBe('SIGKILL');
    expect(output).toContain(
      'The admin API has not answered for 0.4 s of processor time, and ends itself.',
    );
  });

  test('is ended later where it waits', async () => {
    const { signal, output } = await watched('idle(60_000);');
    expect(signal).toBe('SIGKILL');
    expect(output).toContain('The admin API has not answered for 4 s, and ends itself.');
  });

  test('goes on where it is busy now and then, or the machine gives it no processor', async () => {
    const rest = 'await new Promise((go) => setTimeout(go, 60));';
    const turns = `for (let turn = 0; turn < 8; turn += 1) { busy(150); ${rest} }`;
    expect((await watched(turns)).status).toBe(7);
    // As on a loaded machine: time passes, and the process makes little of it.
    expect((await watched('idle(1600);')).status).toBe(7);
  });
});
