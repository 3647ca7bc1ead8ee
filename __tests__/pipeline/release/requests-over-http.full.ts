/** "Publish now" over HTTP: who may ask, what waits, and what a flood leaves. */
import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { anyDatabase, serverFor } from '../../support/databases';
import { until } from '../../../scripts/servers/until';
import {
  endRequest,
  readRequests,
  requestLines,
  takeRequest,
} from '../../../pipeline/release/requests';

const TOKEN = 'an-admin-panel-knows-this-and-nobody-else';

describe('requests for a release', () => {
  const server = serverFor(anyDatabase, {
    ADMIN_API_TOKEN: TOKEN,
    ADMIN_API_WRITES_A_MINUTE: '100000',
  });

  const ask = (token: string | null = TOKEN, path = '', body: object | null = {}) =>
    fetch(`${server.api.url}/release-requests${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const desk = () => ({ adminApiUrl: server.api.url, token: TOKEN });

  /** Takes what waits once it is due, five seconds after the last that asked. */
  async function taken(): Promise<string> {
    let id: string | null = null;
    await until(async () => (id ??= (await takeRequest(desk())).taken) !== null);
    return String(id);
  }

  beforeEach(async () => {
    const { waiting } = await readRequests(desk());
    if (waiting) await endRequest(desk(), await taken(), { outcome: 'unchanged', seconds: 1 });
  });

  test('are made, read, taken and ended by whoever has the token, and by nobody else', async () => {
    for (const token of [null, 'wrong', '', 'undefined']) {
      for (const path of ['', '/take', '/5d9e7f9e-0000-4000-8000-000000000000/ended']) {
        expect([token, path, (await ask(token, path)).status]).toEqual([token, path, 403]);
      }
      expect((await ask(token, '', null)).status).toBe(403);
    }
    expect(await readRequests(desk())).toMatchObject({ waiting: null });
    const made = await ask();
    expect([made.status, made.headers.get('cache-control')]).toEqual([202, 'no-store']);
    expect(await readRequests(desk())).toMatchObject({ waiting: { times: 1 } });
    const wrong = {
      adminApiUrl: server.api.url,
      token: 'a-token-that-is-long-and-wrong-all-the-same',
    };
    await expect(takeRequest(wrong)).rejects.toThrow(/status 403.*Is ADMIN_API_TOKEN/);
    await expect(takeRequest(wrong)).rejects.not.toThrow(wrong.token);
  });

  describe('as signed webhooks', () => {
    const seconds = () => Math.floor(Date.now() / 1000);
    /** Sends what a panel signed, or what somebody made of it. */
    const send = async (change: {
      secret?: string;
      at?: number | string;
      sent?: string;
      path?: string;
      others?: string;
    }) => {
      const { secret = TOKEN, at = seconds(), sent = '{"event":"publish"}', others = '' } = change;
      const signed = `msg_1.${at}.{"event":"publish"}`;
      const signature = createHmac('sha256', secret).update(signed).digest('base64');
      const { status } = await fetch(`${server.api.url}/release-requests${change.path ?? ''}`, {
        method: 'POST',
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(at),
          'webhook-signature': `${others}v1,${signature}`,
          'content-type': 'application/json',
        },
        body: sent,
      });
      return status;
    };

    test('are taken without the token, also with a signature by another secret beside it', async () => {
      expect(await send({})).toBe(202);
      expect(await send({ others: 'v1,AAAA v1a,BBBB ' })).toBe(202);
      expect((await readRequests(desk())).waiting?.times).toBe(2);
    });

    test('are refused with a foreign secret, another body, an old or no time, or for another call', async () => {
      const refused = {
        secret: await send({ secret: 'a-token-that-is-long-and-wrong-all-the-same' }),
        body: await send({ sent: '{"event":"delete"}' }),
        old: await send({ at: seconds() - 600 }),
        early: await send({ at: seconds() + 600 }),
        noTime: await send({ at: 'soon' }),
        take: await send({ path: '/take' }),
      };
      expect(new Set(Object.values(refused))).toEqual(new Set([403]));
      expect(await send({ sent: ' '.repeat(200_000) })).toBe(413);
      expect(await readRequests(desk())).toMatchObject({ waiting: null });
    });
  });

  test('are one where many ask, and none of them is due at once', async () => {
    await Promise.all(Array.from({ length: 300 }, () => ask()));
    const { waiting } = await readRequests(desk());
    expect(waiting?.times).toBe(300);
    const { asked_at: asked = '', due_at: due = '' } = waiting ?? {};
    expect(Date.parse(due) - Date.parse(asked)).toBeLessThanOrEqual(5_000);
    expect(await takeRequest(desk())).toMatchObject({ taken: null });
    // Of several schedules one gets it.
    const first = await taken();
    const others = await Promise.all([takeRequest(desk()), takeRequest(desk())]);
    expect(others.map(({ taken: id }) => id)).toEqual([null, null]);
    expect(await readRequests(desk())).toMatchObject({ waiting: null, running: { id: first } });
    // Asked for meanwhile: another.
    await ask();
    const after = await readRequests(desk());
    expect([after.running?.id, after.waiting?.times]).toEqual([first, 1]);
    await endRequest(desk(), first, { outcome: 'published', seconds: 61.4 });
    const ended = await readRequests(desk());
    expect(ended).toMatchObject({ running: null, last: { outcome: 'published', seconds: 61 } });
    expect(requestLines(ended).join('\n')).toMatch(
      /^Waiting: asked for .*\nLast asked for: .*, published after 61 s$/,
    );
  });

  test('are ended once, with an outcome, and asked for again where the run gave way to another', async () => {
    await ask();
    const id = await taken();
    for (const body of [{}, { outcome: '<b>', seconds: 1 }, { outcome: 'failed', seconds: -1 }])
      expect((await ask(TOKEN, `/${id}/ended`, body)).status).toBe(422);
    await endRequest(desk(), id, { outcome: 'busy', seconds: 0.2 });
    expect(await readRequests(desk())).toMatchObject({ waiting: { times: 1 }, running: null });
    for (const gone of [id, 'none', '5d9e7f9e-0000-4000-8000-000000000000']) {
      const answer = await ask(TOKEN, `/${gone}/ended`, { outcome: 'failed', seconds: 1 });
      expect([gone, answer.status]).toEqual([gone, 404]);
    }
  });
});

describe('commands', () => {
  const server = serverFor(anyDatabase, { ADMIN_API_TOKEN: TOKEN });
  const desk = () => ({ adminApiUrl: server.api.url, token: TOKEN });
  const give = (body: unknown) =>
    fetch(`${server.api.url}/release-requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('are due at once and come before a release, each with its argument', async () => {
    await give({});
    await give({ command: 'hold', argument: 'The figures are wrong' });
    await give({ command: 'rollback' });
    const { queue, waiting } = await readRequests(desk());
    expect(queue.map(({ command }) => command)).toEqual(['hold', 'rollback', 'release']);
    expect(waiting?.command).toBe('release');
    expect(await takeRequest(desk())).toMatchObject({
      command: 'hold',
      argument: 'The figures are wrong',
    });
    const { taken, ...rollback } = await takeRequest(desk());
    expect(rollback).toEqual({ command: 'rollback' });
    expect(await takeRequest(desk())).toMatchObject({ taken: null });
    expect((await readRequests(desk())).waiting).toMatchObject({ command: 'release', times: 1 });
    await endRequest(desk(), String(taken), {
      outcome: 'failed',
      seconds: 0.1,
      error: 'There is no release before the live one.',
    });
    expect((await readRequests(desk())).last).toMatchObject({
      command: 'rollback',
      error: 'There is no release before the live one.',
    });
  });

  test('are shown as they were taken, and the last order of several holds', async () => {
    await give({});
    await give({ command: 'hold', argument: 'The figures are wrong' });
    await give({ command: 'resume' });
    await give({ command: 'hold' });
    const first = await takeRequest(desk());
    expect(first).toMatchObject({ command: 'resume' });
    const second = await takeRequest(desk());
    expect(second).toMatchObject({ command: 'hold', argument: 'The figures are wrong' });
    for (const { taken } of [first, second])
      await endRequest(desk(), String(taken), { outcome: 'done', seconds: 0.1 });
    expect((await readRequests(desk())).last).toMatchObject({ command: 'hold' });
  });

  test('are taken while a release runs, if they may stop it', async () => {
    await give({});
    await give({ command: 'resume' });
    expect(await takeRequest(desk(), { urgent: true })).toMatchObject({ taken: null });
    await give({ command: 'hold' });
    const hold = await takeRequest(desk(), { urgent: true });
    expect(hold).toMatchObject({ command: 'hold' });
    const resume = await takeRequest(desk());
    for (const { taken } of [hold, resume])
      await endRequest(desk(), String(taken), { outcome: 'done', seconds: 0.1 });
  });

  test('that nobody knows are refused, and a panel may send whatever else it likes', async () => {
    expect((await give({ command: 'purge' })).status).toBe(422);
    expect((await give({ command: 'hold', argument: 'a\u0000b' })).status).toBe(422);
    for (const body of [{ event: 'publish' }, [], 'publish', null]) {
      expect([body, (await give(body)).status]).toEqual([body, 202]);
    }
  });
});

describe('by default', () => {
  const withToken = serverFor(anyDatabase, { ADMIN_API_TOKEN: TOKEN });
  const without = serverFor(anyDatabase);
  const statusOf = async ({ api }: typeof without, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${api.url}/release-requests`, { method: 'POST', headers })).status;
  };

  test('a panel that asks again and again is not refused, and guesses of its token are limited', async () => {
    const statuses = async (token: string) => {
      const all = new Set<number>();
      for (let call = 0; call < 100; call += 1) all.add(await statusOf(withToken, token));
      return [...all];
    };
    expect(await statuses('guessed')).toEqual([403, 429]);
    expect(await statuses(TOKEN)).toEqual([202]);
    const { waiting } = await readRequests({ adminApiUrl: withToken.api.url, token: TOKEN });
    expect(waiting?.times).toBe(100);
  });

  test('nobody asks for a release where no token is set', async () => {
    for (const token of ['', 'undefined', 'null', TOKEN]) {
      expect([token, await statusOf(without, token)]).toEqual([token, 403]);
    }
  });
});
