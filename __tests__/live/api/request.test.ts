/** One request and everything that can go wrong with it, over real HTTP. */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { failureWords, retryAfter } from '../../../src/live/api/answers';
import { getJson, isAborted, postJson } from '../../../src/live/api/request';
import { freePort } from '../../../scripts/servers/free-port';
import { until } from '../../../scripts/servers/until';
import { serve, type LocalServer } from '../../support/local-server';
import { failureOf } from '../../support/visitor-calls';

let server: LocalServer;
let url: string;
let answer: RequestListener;
let received: { method: string | undefined; headers: IncomingMessage['headers']; body: string }[];

beforeAll(async () => {
  server = await serve(async (request, response) => {
    const { method, headers } = request;
    received.push({ method, headers, body: await text(request) });
    answer(request, response);
  });
  url = `${server.origin}/api/posts`;
});
afterAll(() => server.stop());
beforeEach(() => {
  received = [];
});

const sends =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

const breaksOff =
  (status: number, begun: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-length': '100' }).write(begun);
    setTimeout(() => response.destroy(), 20);
  };

it('§7 §9 waits for 300,000 ms, as the specification says', async () => {
  answer = () => undefined;
  jest.useFakeTimers({ doNotFake: ['Date', 'performance'] });
  try {
    let kind: unknown = 'under way';
    const failed = failureOf(getJson(url)).then((failure) => {
      kind = failure.kind;
    });
    jest.advanceTimersByTime(299_999);
    // The request has come, so what had been set off by then is done.
    await until(() => received.length === 1);
    expect(kind).toBe('under way');
    jest.advanceTimersByTime(1);
    await failed;
    expect(kind).toBe('timeout');
  } finally {
    jest.useRealTimers();
  }
});

it('§6 reads JSON, anonymously', async () => {
  answer = sends(200, '{"posts":[]}');
  expect(await getJson(url)).toEqual({ posts: [] });
  expect(received[0]).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } });
  expect(received[0]?.headers.cookie).toBeUndefined();
});

describe('a request fails', () => {
  it.each<[string, RequestListener, object]>([
    [
      'with the status and the words of a server that refuses',
      sends(422, '{"message":" No. ","errors":{"name":"Please enter your name.","n":7}}'),
      {
        kind: 'status',
        status: 422,
        serverMessage: 'No.',
        fieldErrors: { name: 'Please enter your name.' },
      },
    ],
    [
      'with how long to wait',
      sends(429, '{"message":"Too many."}', { 'retry-after': '17' }),
      { kind: 'status', status: 429, serverMessage: 'Too many.', retryAfterSeconds: 17 },
    ],
    [
      'with a status alone where a web page comes with it',
      sends(500, '<!doctype html><h1>Error</h1>', { 'content-type': 'text/html' }),
      { kind: 'status', status: 500, serverMessage: undefined, fieldErrors: undefined },
    ],
    [
      'with a status where its words break off',
      breaksOff(503, '{"mess'),
      { kind: 'status', status: 503, serverMessage: undefined },
    ],
    [
      'by its shape where a web page is sent as a success',
      sends(200, '<h1>Hi</h1>'),
      { kind: 'shape' },
    ],
    [
      'by its shape where half of the JSON is sent',
      sends(200, '{"posts":[{"id"'),
      { kind: 'shape' },
    ],
    ['by its shape where nothing is sent', sends(200, ''), { kind: 'shape' }],
    ['where the line is cut', (_request, response) => response.destroy(), { kind: 'network' }],
    ['where the answer breaks off in its middle', breaksOff(200, '{"posts":'), { kind: 'network' }],
  ])('%s', async (_name, given, expected) => {
    answer = given;
    expect(await failureOf(getJson(url))).toMatchObject({ name: 'AdminApiError', ...expected });
  });

  it('where nobody listens', async () => {
    expect(await failureOf(getJson(`http://127.0.0.1:${await freePort()}/x`))).toMatchObject({
      kind: 'network',
    });
  });

  it.each(['silent', 'stalled in its body'])('after its time, %s', async (how) => {
    answer = (_request, response) => {
      if (how !== 'silent') response.writeHead(200, { 'content-length': '9' }).write('{"a":');
    };
    const started = Date.now();
    expect(await failureOf(getJson(url, { timeoutMs: 150 }))).toMatchObject({ kind: 'timeout' });
    expect(Date.now() - started).toBeGreaterThanOrEqual(140);
  });

  it('as given up where its asker goes on, before or while it runs', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const running = getJson(url, { signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    const error: unknown = await running.catch((reason: unknown) => reason);
    expect(isAborted(error)).toBe(true);
    expect(await failureOf(getJson(url, { signal: controller.signal }))).toMatchObject({
      kind: 'aborted',
    });
    expect(received).toHaveLength(1);
  });

  describe('without a line', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    afterEach(() => {
      if (before) Object.defineProperty(globalThis, 'navigator', before);
      else Reflect.deleteProperty(globalThis, 'navigator');
    });

    it('saying so', async () => {
      Object.defineProperty(globalThis, 'navigator', {
        value: { onLine: false },
        configurable: true,
      });
      answer = (_request, response) => response.destroy();
      expect(await failureOf(getJson(url))).toMatchObject({ kind: 'offline' });
    });
  });
});

describe('sending', () => {
  it('takes any 2xx for done, whatever comes with it', async () => {
    for (const given of [
      sends(201, '{"message":"Success!"}'),
      sends(200, '<h1>Thanks</h1>'),
      sends(204, ''),
      ((_request, response) => {
        response.writeHead(201, { 'content-length': '50' }).write('{');
        setTimeout(() => response.destroy(), 20);
      }) satisfies RequestListener,
    ]) {
      answer = given;
      await postJson(url, { name: 'Zoë' }, { headers: { 'Idempotency-Key': 'k' } });
    }
    expect(received).toHaveLength(4);
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      body: '{"name":"Zoë"}',
    });
  });

  it('does not take a redirect for done', async () => {
    answer = ({ url: path }, response) => {
      response.writeHead(path === '/done' ? 200 : 302, { location: '/done' }).end('{}');
    };
    expect(await failureOf(postJson(url, {}))).toMatchObject({ kind: 'network' });
    expect(received.map(({ method }) => method)).toEqual(['POST']);
  });
});

describe('the words of a failure', () => {
  it.each<[string, unknown, object]>([
    ['no object', 'No.', {}],
    ['a list', [{ message: 'No.' }], {}],
    ['a message that is a stack', { message: 'x'.repeat(301) }, {}],
    ['a message that is an object', { message: { text: 'No.' } }, {}],
    ['errors that are a list', { message: 'No.', errors: ['a'] }, { serverMessage: 'No.' }],
  ])('of %s', (_name, body, expected) => {
    expect(failureWords(body)).toEqual(expected);
  });

  it.each<[string | null, number | undefined]>([
    ['12', 12],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 50],
    ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
    ['999999', 3600],
    ['soon', undefined],
    [null, undefined],
  ])('to wait %p', (header, seconds) => {
    expect(retryAfter(header, 10_000)).toBe(seconds);
  });
});
