/** Answers that are given again for as long as the content stays, and not a moment longer. */
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { AnswerCache } from '../routes/answer-cache';
import { strongETag } from '../routes/etag';
import { sharedRun } from '../shared-run';
import { json, startApi, temporaryFolder } from '../../__tests__/support/admin-api';
import { markdown } from '../../__tests__/support/content-folder';
import { onDatabases, resultsOf } from '../../__tests__/support/databases';
import { hasPostgres, startPostgres } from '../../__tests__/support/postgres';
import { untilFound } from '../../scripts/servers/until';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('an answer', () => {
  let version = 'one';
  let reads = 0;
  const cacheOf = () =>
    new AnswerCache(async () => {
      reads += 1;
      const now = version;
      await turn();
      return now;
    });

  test('is made once for all who ask together and later, with the tag of its bytes', async () => {
    const cache = cacheOf();
    let made = 0;
    const make = async () => {
      made += 1;
      await turn();
      return `answer ${made}`;
    };
    reads = 0;
    const ask = () => cache.answer('/posts', make);
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    expect(new Set([...answers, await ask()]).size).toBe(1);
    expect([made, reads]).toEqual([1, 3]);
    expect(answers[0]).toEqual({ body: Buffer.from('answer 1'), etag: strongETag('answer 1') });
    expect((await cache.answer('/jobs', make)).body.toString()).toBe('answer 2');

    version = 'two';
    expect((await ask()).body.toString()).toBe('answer 3');
    version = 'one';
    expect((await ask()).body.toString()).toBe('answer 4');
  });

  test('that was begun before a change is not kept after it', async () => {
    const cache = cacheOf();
    let finish = (_text: string): void => undefined;
    const slow = new Promise<string>((resolve) => (finish = resolve));
    version = 'before';
    const early = cache.answer('/posts', () => slow);
    await turn();
    await turn();
    version = 'after';
    const fresh = () => cache.answer('/posts', async () => 'fresh');
    expect((await fresh()).body.toString()).toBe('fresh');
    finish('stale');
    await early;
    expect((await fresh()).body.toString()).toBe('fresh');
  });

  test('that fails fails for who asked, and is made anew for the next', async () => {
    const cache = cacheOf();
    const failing = () => cache.answer('/posts', () => Promise.reject(new Error('404')));
    await expect(Promise.all([failing(), failing()])).rejects.toThrow('404');
    expect((await cache.answer('/posts', async () => 'there')).body.toString()).toBe('there');
  });

  test('is made anew once too much is kept', async () => {
    const cache = cacheOf();
    let made = 0;
    const ask = (name: string, size = 1) =>
      cache.answer(name, async () => {
        made += 1;
        return 'x'.repeat(size);
      });
    for (let i = 0; i < 2000; i += 1) await ask(`${i}`);
    await ask('0');
    expect(made).toBe(2001);
    for (const name of ['a', 'b', 'a', 'c', 'a']) await ask(name, 30_000_000);
    expect(made).toBe(2005);
  });
});

describe('a shared run', () => {
  test('begins after the call, and is one for all that come while another is under way', async () => {
    const started: number[] = [];
    let calls = 0;
    const shared = sharedRun(async () => {
      started.push(calls);
      await turn();
      return started.length;
    });
    const call = () => {
      calls += 1;
      return shared();
    };
    expect(await Promise.all([call(), call(), call()])).toEqual([1, 2, 2]);
    expect(started).toEqual([1, 3]);
    expect(await call()).toBe(3);
  });

  test('that fails does not fail the next', async () => {
    let fails = true;
    const shared = sharedRun(async () => {
      await turn();
      if (fails) throw new Error('once');
      return 'done';
    });
    const [first, second] = [shared(), shared()];
    await expect(first).rejects.toThrow('once');
    fails = false;
    expect(await second).toBe('done');
  });
});

const post = (fields: Record<string, unknown>) =>
  markdown({ id: 'p1', title: 'First title', status: 'publish', is_main: true, ...fields });

onDatabases('the content of $name', (database) => {
  test('has a version that each change of it changes, and nothing else', async () => {
    expect(await resultsOf('content-versions', database)).toEqual({
      again: false,
      inserted: true,
      updated: true,
      deleted: true,
      rolledBack: false,
      ofEnquiries: false,
    });
  });
});

(hasPostgres ? test : test.skip)(
  'a server sees at once what another one has changed, what was changed in the database, and what is due',
  async () => {
    const server = await startPostgres();
    const content = temporaryFolder({ 'posts/one.md': post({}) });
    const DATABASE_URL = await server.createMigrated();
    const env = { DATABASE_URL, ADMIN_API_CONTENT_DIR: content.folder };
    const api = await startApi(env);
    const urls = ['posts', 'posts?title=title', 'posts/slug/one'].map(
      (call) => `${api.url}/${call}`,
    );
    const read = async (etags: readonly string[] = []) => {
      const answers = await Promise.all(
        urls.map((url, index) => fetch(url, { headers: { 'if-none-match': etags[index] ?? '' } })),
      );
      return {
        status: answers.map((answer) => answer.status),
        etags: answers.map((answer) => answer.headers.get('etag') ?? ''),
        texts: await Promise.all(answers.map((answer) => answer.text())),
      };
    };
    const before = await read();
    expect(before.etags).toEqual(before.texts.map((text) => strongETag(text)));
    expect(await read()).toEqual(before);
    expect((await read(before.etags)).status).toEqual([304, 304, 304]);

    content.write('posts/one.md', post({ title: 'Second title' }));
    const other = await startApi(env);
    const after = await read(before.etags);
    expect(after.status).toEqual([200, 200, 200]);
    for (const text of after.texts) expect(text).toContain('Second title');
    expect(after.etags).toEqual(after.texts.map((text) => strongETag(text)));
    const same = await fetch(`${other.url}/posts/slug/one`);
    // Addresses of pictures aside, which this post has none of, servers agree.
    expect(same.headers.get('etag')).toBe(after.etags[2]);

    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    await client.query(
      `update content_item set summary = jsonb_set(summary::jsonb, '{title}', '"Third title"')`,
    );
    for (const each of [api, other]) {
      expect(await json(fetch(`${each.url}/posts/slug/one`))).toMatchObject({
        title: 'Third title',
      });
    }
    const status = async () => (await fetch(`${api.url}/posts/slug/one`)).status;
    await client.query(`update content_item set published_at = now() + interval '3 seconds'`);
    // Time alone changes this: the database's content stays as it is.
    const early = await status();
    const first = await client.query('select published_at > now() as ahead from content_item');
    if ((first.rows as { ahead: boolean }[])[0]?.ahead) expect(early).toBe(404);
    await untilFound('the page', async () => ((await status()) === 200 ? true : undefined));
    await client.end();
    await api.stop();
    await other.stop();
    content.remove();
    await server.stop();
  },
);
