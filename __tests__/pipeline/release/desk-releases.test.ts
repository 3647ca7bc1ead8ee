/** Releases in the desk: what the next one brings, what came of the last ones, and the way back. */
import { beforeAll, expect, test } from '@jest/globals';
import type {
  ComingChangesAnswer,
  ItemAnswer,
  ReleasesAnswer,
} from '../../../admin-api/desk/protocol';
import { endRequest, takeRequest, tellState } from '../../../pipeline/release/requests';
import { json } from '../../support/admin-api';
import { onDatabases } from '../../support/databases';
import {
  deskFor,
  ifMatch,
  itemOf,
  personByCommand,
  refusal,
  type Browser,
} from '../../support/desk';

const TOKEN = 'a-schedule-knows-this-and-nobody-else';

onDatabases('releases in the desk on $name', (database) => {
  const server = deskFor({ ADMIN_API_TOKEN: TOKEN }, database);
  const schedule = () => ({ adminApiUrl: server.api.url, token: TOKEN });
  const people: Partial<Record<'editor' | 'writer', Browser>> = {};
  const as = (role: 'editor' | 'writer') => {
    const browser = people[role];
    if (!browser) throw new Error(`There is no ${role}.`);
    return browser;
  };
  beforeAll(async () => {
    for (const role of ['editor', 'writer'] as const) {
      people[role] = await personByCommand(server, `a ${role}`, role);
    }
  });

  const releases = async () => (await json<ReleasesAnswer>(as('editor').get('/releases'))).data;

  const changes = async () =>
    (await json<ComingChangesAnswer>(as('editor').get('/releases/changes'))).data;

  test('say that nothing answers until something has looked for requests', async () => {
    expect(await releases()).toMatchObject({
      answered: false,
      site: null,
      runs: [],
      read_at: null,
    });
    expect(await changes()).toBeNull();
    await takeRequest(schedule());
    expect(await releases()).toMatchObject({ answered: true });
  });

  test('show the last run, what it refused, and what has been published and taken back since', async () => {
    const at = new Date().toISOString();
    const none = { total: 0, first: [] };
    const refused = {
      item: 'Post',
      id: '17',
      field: 'title',
      isRefused: true,
      message: 'It has no title.',
    };
    const run = {
      ...{ started_at: at, ended_at: at, seconds: 61.2, outcome: 'published', error: null },
      sentence: 'A new release is live: 1 page has changed.',
      release: '20261129T120000Z-3fa94c01d2ab',
      report: '20261129T120000Z-published.html',
      pages: { total: 237, new: none, changed: { total: 1, first: ['/blog/a'] }, removed: none },
      problems: { total: 1, first: [refused] },
    };
    const kept = { id: run.release, published_at: at, pages: 237, isLive: true };
    const state = { hold: null, releases: [kept], reports: 'https://reports.example.com' };
    await tellState(schedule(), { ...state, run });
    expect(await releases()).toMatchObject({ site: state, runs: [run], read_at: at });
    expect(await changes()).toEqual(none);

    const made = await json<ItemAnswer>(
      as('editor').post('/items/testimonials', {
        fields: { quote: 'It held.', name: 'A sample client' },
      }),
    );
    expect(await changes()).toEqual(none);
    const path = `/items/testimonials/${made.data.id}`;
    const published = as('editor').post(`${path}/publish`, {}, ifMatch(made.data));
    const { version } = await itemOf(published);
    expect(await changes()).toMatchObject({
      total: 1,
      first: [{ collection: 'testimonials', id: made.data.id, action: 'published' }],
    });
    expect((await as('editor').delete(path, ifMatch({ version }))).status).toBe(200);
    expect(await changes()).toEqual(none);
  });

  test('go back, hold and go on for an editor, and for nobody else', async () => {
    const order = { command: 'rollback', argument: '20261129T120000Z-3fa94c01d2ab' };
    expect(await refusal(as('writer').post('/releases', order))).toEqual([403, 'forbidden']);
    expect(await refusal(as('editor').post('/releases', { command: 'purge' }))).toEqual([
      400,
      'bad-request',
    ]);
    expect((await as('editor').post('/releases', order)).status).toBe(202);
    const { taken, ...rest } = await takeRequest(schedule());
    expect(rest).toEqual(order);
    expect(await releases()).toMatchObject({ running: { command: 'rollback' }, answered: true });
    const error = 'There is no such release.';
    await endRequest(schedule(), String(taken), { outcome: 'failed', seconds: 1, error });
    expect(await releases()).toMatchObject({ running: null, last: { command: 'rollback', error } });
    const log = await (await as('editor').get('/audit?pageSize=100')).text();
    expect(log).toContain('rollback-asked');
  });
});
