/** The desk's calls as its interface makes them, against a server that answers as told. */
import { expect, it, jest } from '@jest/globals';
import { call, DeskError, readSession, whenSessionEnds } from '../../../desk/app/api/call';
import { listQuery } from '../../../desk/app/api/data-provider';
import { saveItem } from '../../../desk/app/api/items';
import { errorsOf, sourceOf } from '../../../desk/app/items/server-check';

interface Asked {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Answers calls in turn. */
function answer(...answers: [status: number, body?: unknown][]): Asked[] {
  const asked: Asked[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { method = 'GET', headers, body } = init ?? {};
    asked.push({
      path: String(input),
      method,
      headers: headers as Record<string, string>,
      body: typeof body === 'string' ? JSON.parse(body) : body,
    });
    const [status, json] = answers.shift() ?? [500, null];
    return status === 204 ? new Response(null, { status }) : Response.json(json, { status });
  });
  return asked;
}

const fault = (code: string) => ({ error: { code, message: `It is ${code}.` } });
const session = { person: { id: 'p' }, csrf: 'a-token' };

it('send the token with what changes something, and the version that it is meant for', async () => {
  const asked = answer([200, session], [200, { data: { id: '7' } }]);
  await readSession();
  await saveItem('posts', { id: 'a/b', version: 4 }, { title: 'New', tags: [''] });
  expect(asked[1]).toMatchObject({
    path: '/desk/api/items/posts/a%2Fb',
    method: 'PUT',
    headers: { 'x-csrf-token': 'a-token', 'if-match': '"4"' },
    body: { fields: { title: 'New' } },
  });
});

it('get another token where theirs is old, and go on', async () => {
  const asked = answer([403, fault('csrf')], [200, { ...session, csrf: 'another' }], [204]);
  await call('/session', { method: 'DELETE' });
  expect(asked.map(({ path }) => path)).toEqual([
    '/desk/api/session',
    '/desk/api/session',
    '/desk/api/session',
  ]);
  expect(asked[2]?.headers['x-csrf-token']).toBe('another');
});

it('ask once to sign in where several find the session ended, and go on after it', async () => {
  answer(
    [401, fault('not-signed-in')],
    [401, fault('not-signed-in')],
    [200, { data: 1 }],
    [200, { data: 2 }],
  );
  const ask = jest.fn(async () => true);
  whenSessionEnds(ask);
  await expect(Promise.all([call('/a'), call('/b')])).resolves.toEqual([{ data: 1 }, { data: 2 }]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('fail in the background rather than ask', async () => {
  answer([401, fault('not-signed-in')]);
  const ask = jest.fn(async () => true);
  whenSessionEnds(ask);
  await expect(call('/check/posts', { isQuiet: true })).rejects.toMatchObject({ status: 401 });
  expect(ask).not.toHaveBeenCalled();
});

it('say so where the server is out of reach', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const failed = call('/releases').catch((error: unknown) => error);
  await expect(failed).resolves.toBeInstanceOf(DeskError);
  await expect(failed).resolves.toMatchObject({ status: 0, fault: { code: 'offline' } });
});

it('say so where the server says nothing for a minute, but for an upload, which takes its time', async () => {
  const patience = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const failed = call('/releases').catch((error: unknown) => error);
  expect(timeout).toHaveBeenCalledWith(60_000);
  patience.abort();
  await expect(failed).resolves.toMatchObject({ status: 0, fault: { code: 'offline' } });
  timeout.mockClear();
  void call('/media', { method: 'POST', body: new FormData() });
  expect(timeout).not.toHaveBeenCalled();
});

it('name order, page and filters as the server does', () => {
  expect(
    listQuery({
      pagination: { page: 2, perPage: 50 },
      sort: { field: 'published_at', order: 'DESC' },
      filter: { q: 'loom & cloth', status: 'draft', category: '' },
    }),
  ).toBe('?q=loom+%26+cloth&status=draft&sort=published_at&order=desc&page=2&pageSize=50');
});

it('put problems beside their fields, as sentences', () => {
  expect(sourceOf('results[2].value')).toBe('fields.results.2.value');
  expect(errorsOf([{ field: 'results[0].label', reason: 'is missing' }])).toEqual({
    fields: { results: [{ label: { type: 'server', message: 'This is missing.' } }] },
  });
});
