/** Links to other sites, over real HTTP. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { LinkChecks } from '../../../src/editorial/build/ask-link';
import { checkForeignLinks } from '../../../src/editorial/build/foreign-links';
import { createAddressGuard } from '../../../src/pictures/build/addresses';
import { serve, type LocalServer } from '../../support/local-server';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const DAY = 86_400_000;
let server: LocalServer;
let origin = '';
let asked: string[] = [];

beforeAll(async () => {
  server = await serve((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const status = Number(request.url?.slice(1, 4)) || 200;
    if (request.url === '/302') response.setHeader('location', '/404');
    if (request.url === '/307') response.setHeader('location', '/307');
    if (request.url === '/405' && request.method === 'GET') response.statusCode = 200;
    else response.statusCode = status;
    response.end();
  });
  ({ origin } = server);
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
});

const options = () => ({
  days: 7,
  now: NOW,
  guard: createAddressGuard('http://api.example/api', [new URL(origin).host]),
  pauseMs: 0,
});

it.each([
  ['/200', 'there', '200'],
  ['/404', 'gone', '404'],
  ['/410', 'gone', '410'],
  ['/302', 'gone', '404'],
  ['/405', 'there', '200'],
  ['/500', 'unclear', '500'],
  ['/307', 'unclear', 'too many redirects'],
])('%s is %s', async (path, outcome, reason) => {
  const link = origin + path;
  expect(await checkForeignLinks([link], {}, options())).toEqual({
    [link]: { at: new Date(NOW).toISOString(), outcome, reason },
  });
});

it('asks again after the interval, the longest unasked first, and no more than it may', async () => {
  const at = (daysAgo: number) => new Date(NOW - daysAgo * DAY).toISOString();
  const links = ['/200', '/201', '/202', '/203'].map((path) => origin + path);
  const [fresh = '', old = '', older = '', never = ''] = links;
  const before: LinkChecks = {
    [fresh]: { at: at(6), outcome: 'there', reason: '200' },
    [old]: { at: at(7), outcome: 'there', reason: '200' },
    [older]: { at: at(9), outcome: 'there', reason: '200' },
    'https://gone-from-texts.example/': { at: at(1), outcome: 'gone', reason: '404' },
  };
  const after = await checkForeignLinks(links, before, { ...options(), most: 2 });
  expect(asked).toEqual(['HEAD /203', 'HEAD /202']);
  expect(Object.keys(after).sort()).toEqual([...links].sort());
  expect(after[old]).toEqual(before[old]);
  expect(after[never]?.outcome).toBe('there');
});

it('asks for nothing where the interval is 0', async () => {
  expect(await checkForeignLinks([`${origin}/404`], {}, { ...options(), days: 0 })).toEqual({});
  expect(asked).toEqual([]);
});

it('never reaches inside a network, and says so', async () => {
  const link = 'http://127.0.0.1:1/';
  const checks = await checkForeignLinks([link], {}, options());
  expect(checks[link]).toMatchObject({
    outcome: 'unclear',
    reason: expect.stringContaining('127.0.0.1'),
  });
});

it('calls no link gone where this machine finds no host at all', async () => {
  const cutOff = {
    ...options(),
    guard: {
      refusal: () => null,
      lookup: (
        _name: string,
        _options: unknown,
        done: (error: NodeJS.ErrnoException, address: string, family: number) => void,
      ) => {
        done(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), '', 4);
      },
    },
  };
  const links = ['https://one.example/', 'https://two.example/'];
  const at = new Date(NOW - 8 * DAY).toISOString();
  const before: LinkChecks = { 'https://one.example/': { at, outcome: 'there', reason: '200' } };
  expect(await checkForeignLinks(links, before, cutOff as never)).toEqual(before);
});
