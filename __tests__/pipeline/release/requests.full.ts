/** `npm run release -- requested` and `status`, as a schedule calls them, beside a real admin API. */
import { expect, it } from '@jest/globals';
import { tryLock } from '@corporate-website/locks/lock';
import { readRequests } from '../../../pipeline/release/requests';
import { anyDatabase, serverFor } from '../../support/databases';
import { scratchForEach } from '../../support/scratch-for-each';
import { environmentOf, startScript } from '../../support/site-build';
import { until } from '../../../scripts/servers/until';

const TOKEN = 'an-admin-panel-knows-this-and-nobody-else';

const server = serverFor(anyDatabase, { ADMIN_API_TOKEN: TOKEN });
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

it('says in status that the admin API does not answer, and is none the worse for it', async () => {
  const { status, output } = await release('status', {
    ADMIN_API_TOKEN: TOKEN,
    ADMIN_API_URL: 'http://127.0.0.1:1/api',
  });
  expect(status).toBe(2);
  expect(output).toMatch(/^No release is live\.[^]*The admin API cannot be reached/);
});
