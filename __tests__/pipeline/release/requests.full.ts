/** `npm run release -- requested` and `status`, as a schedule calls them, beside a real admin API. */
import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { tryLock } from '@corporate-website/locks/lock';
import { readJson } from '../../../pipeline/files';
import { readRequests } from '../../../pipeline/release/requests';
import { startApi } from '../../support/admin-api';
import { anyDatabase, serverFor } from '../../support/databases';
import { scratchForEach } from '../../support/scratch-for-each';
import { environmentOf, startScript } from '../../support/site-build';
import { until } from '../../../scripts/servers/until';

const TOKEN = 'an-admin-panel-knows-this-and-nobody-else';

const server = serverFor(anyDatabase, { ADMIN_API_TOKEN: TOKEN });
/** For commands alone: nothing waits there. */
const another = serverFor(anyDatabase, { ADMIN_API_TOKEN: TOKEN });
const scratch = scratchForEach();

const release = (command: string, more: Record<string, string> = { ADMIN_API_TOKEN: TOKEN }) =>
  startScript(
    'scripts/release.ts',
    [command],
    environmentOf({
      ADMIN_API_URL: server.api.url,
      SITE_URL: 'http://127.0.0.1:9000',
      RELEASE_DIR: scratch.file('releases'),
      SITE_STATE_DIR: scratch.file('state'),
      ...more,
    }),
  ).ended;

const desk = () => ({ adminApiUrl: server.api.url, token: TOKEN });

it('does nothing where nobody has asked, and says what is missing without the token', async () => {
  expect(await release('requested')).toMatchObject({
    status: 0,
    output: expect.stringContaining('Nobody has asked for a release.'),
  });
  const without = await release('requested', { ADMIN_API_TOKEN: '' });
  expect([without.status, without.output]).toEqual([
    1,
    expect.stringContaining('ADMIN_API_TOKEN is not set'),
  ]);
});

it('takes what was asked for, and asks again where it gave way to a run that is under way', async () => {
  await fetch(`${server.api.url}/release-requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const { waiting } = await readRequests(desk());
  const before = await release('status');
  expect(before.output).toContain(`Waiting: asked for ${waiting?.received_at ?? ''}, due`);
  await until(() => Date.now() > Date.parse(waiting?.due_at ?? ''));
  const lock = tryLock(scratch.file('releases/qa/lock.json'));
  try {
    expect((await release('status')).output).toMatch(/^Running: since 20/m);
    expect((await release('requested')).status).toBe(13);
  } finally {
    lock?.release();
  }
  const after = await readRequests(desk());
  expect(after).toMatchObject({ running: null, last: { id: waiting?.id, outcome: 'busy' } });
  expect(after.waiting?.id).not.toBe(waiting?.id);
  const { output } = await release('status');
  expect(output).toMatch(/^Waiting: asked for .*\nLast asked for: .*, busy after \d+ s$/m);
  expect(output).not.toContain('Running:');
  expect(output).not.toContain(TOKEN);
});

it.each([
  ['hold', 'The figures are wrong'],
  ['rollback', 'none'],
])('stops a release that runs for a %s, which is done at once', async (command, argument) => {
  const api = await startApi({ ADMIN_API_TOKEN: TOKEN });
  const own = { adminApiUrl: api.url, token: TOKEN };
  const give = (order: object) =>
    fetch(`${api.url}/release-requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
  await give({});
  const { waiting } = await readRequests(own);
  await until(() => Date.now() > Date.parse(waiting?.due_at ?? ''));
  const ended = release('requested', { ADMIN_API_TOKEN: TOKEN, ADMIN_API_URL: api.url });
  await until(async () => (await readRequests(own)).running !== null);
  await give({ command, argument });
  const asked = Date.now();
  const { status, output } = await ended;
  expect(Date.now() - asked).toBeLessThan(60_000);
  expect(output).toContain('The run was stopped, since an editor has asked to go back or to hold.');
  expect(fs.existsSync(scratch.file('releases/qa/current'))).toBe(false);
  const { last, queue } = await readRequests(own);
  expect([last?.command, queue]).toEqual([command, []]);
  const state = readJson<{ hold: object | null }>(scratch.file('releases/qa/state.json'));
  if (command === 'hold') {
    expect([status, last?.outcome]).toEqual([0, 'done']);
    expect(state?.hold).toMatchObject({ reason: argument });
  } else {
    // There is no such release.
    expect([status, last?.outcome]).toEqual([1, 'failed']);
  }
  await api.stop();
});

it('says in status that the admin API does not answer, and is none the worse for it', async () => {
  const { status, output } = await release('status', {
    ADMIN_API_TOKEN: TOKEN,
    ADMIN_API_URL: 'http://127.0.0.1:1/api',
  });
  expect(status).toBe(2);
  expect(output).toMatch(/^No release is live\.[^]*The admin API cannot be reached/);
});

it('goes back, holds and goes on as an editor has asked, and tells how the site stands', async () => {
  const give = (command: string, argument?: string) =>
    fetch(`${another.api.url}/release-requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ command, argument }),
    });
  const answer = () =>
    release('requested', { ADMIN_API_TOKEN: TOKEN, ADMIN_API_URL: another.api.url });
  const last = async () =>
    (await readRequests({ adminApiUrl: another.api.url, token: TOKEN })).last;
  const holdOf = () =>
    readJson<{ hold: object | null }>(scratch.file('releases/qa/state.json'))?.hold;
  await give('hold', 'The figures are wrong');
  expect((await answer()).status).toBe(0);
  expect(await last()).toMatchObject({ command: 'hold', outcome: 'done' });
  expect(holdOf()).toMatchObject({ reason: 'The figures are wrong' });
  await give('resume');
  expect((await answer()).status).toBe(0);
  expect(holdOf()).toBeNull();
  await give('rollback', '../../etc');
  expect((await answer()).status).toBe(1);
  expect(await last()).toMatchObject({
    command: 'rollback',
    outcome: 'failed',
    error: expect.stringContaining('../../etc'),
  });
});
