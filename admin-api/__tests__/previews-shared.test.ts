/** Previews of several servers that share a database, which only PostgreSQL lets them; and a key whose time is over. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { makeKey } from '../previews/keys';
import {
  previewPath,
  readPreviewLink,
  type PreviewLink,
} from '@corporate-website/contract/previews';
import {
  runScript,
  startApi,
  temporaryFolder,
  type RunningApi,
} from '../../__tests__/support/admin-api';
import { expectMessage } from '../../__tests__/support/answers';
import { contentFolder } from '../../__tests__/support/content-folder';
import { hasPostgres, startPostgres, type PostgresServer } from '../../__tests__/support/postgres';

const group = hasPostgres ? describe : describe.skip;
const TOKEN = 'an-admin-panel-knows-this-and-nobody-else';

group('servers of one database', () => {
  const content = temporaryFolder(contentFolder());
  let server: PostgresServer;
  let apis: RunningApi[];
  let env: Record<string, string>;

  beforeAll(async () => {
    server = await startPostgres();
    env = {
      DATABASE_URL: await server.createMigrated(),
      ADMIN_API_CONTENT_DIR: content.folder,
    };
    apis = [await startApi({ ...env, ADMIN_API_TOKEN: TOKEN }), await startApi(env)];
  });
  afterAll(async () => {
    for (const api of apis ?? []) await api.stop();
    await server?.stop();
    content.remove();
  });

  const see = (api: RunningApi | undefined, link: PreviewLink, key = link.key) =>
    fetch(`${api?.url}/${previewPath(link)}`, { headers: { authorization: `Bearer ${key}` } });
  function linkTo(slug: string): PreviewLink {
    const { stdout } = runScript('admin-api/preview-link.ts', env, ['posts', slug]);
    const link = readPreviewLink(new URL(stdout.split('\n')[0] ?? '').hash);
    if (!link) throw new Error(stdout);
    return link;
  }
  async function secrets(): Promise<string[]> {
    const client = new pg.Client(env['DATABASE_URL']);
    await client.connect();
    const { rows } = await client.query<{ secret: string }>('select secret from preview_secret');
    await client.end();
    return rows.map(({ secret }) => secret);
  }

  test('have one secret, which is made once though all of them are asked at once', async () => {
    expect(await secrets()).toEqual([]);
    const none: PreviewLink = { name: 'post', id: 'd1', key: 'x' };
    const answers = await Promise.all([...apis, ...apis].map((api) => see(api, none)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await secrets()).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    const link = linkTo('draft');
    for (const api of apis) expect((await see(api, link)).status).toBe(200);
  });

  test('open nothing by an admin token where none is set', async () => {
    const link = linkTo('draft');
    expect((await see(apis[0], link, TOKEN)).status).toBe(200);
    for (const token of [TOKEN, 'undefined', 'null']) {
      expect([token, (await see(apis[1], link, token)).status]).toEqual([token, 403]);
    }
  });

  test('say of a key whose time is over that it has expired, and that it may not be kept', async () => {
    const link = linkTo('draft');
    const [secret = ''] = await secrets();
    const expired = await see(apis[0], link, makeKey(secret, link, new Date(Date.now() - 1000)));
    await expectMessage(expired, 410, 'This preview link has expired.');
    expect(expired.headers.get('cache-control')).toBe('no-store');
  });
});
