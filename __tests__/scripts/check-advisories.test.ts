/** Requests, output and exit codes of `npm run check:advisories`, against a server in place of the API. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import http from 'node:http';
import type net from 'node:net';
import { bundled } from '../support/bundled';
import { startChild } from '../support/child';
import { scratchForEach } from '../support/scratch-for-each';

interface Query {
  package: { name: string; ecosystem: string };
  version: string;
  page_token?: string;
}

const entry = (version: string, more: Record<string, unknown> = {}) => ({ version, ...more });
/** More than one batch. */
const many = Object.fromEntries(
  Array.from({ length: 1200 }, (_, i) => [`node_modules/sound-${i}`, entry('1.0.0')]),
);
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'the-project', version: '1.0.0' },
    ...many,
    'node_modules/hole': entry('1.2.3'),
    'node_modules/@scope/hole': entry('2.0.0', { dev: true }),
    'node_modules/a/node_modules/hole': entry('1.2.3', { dev: true }),
    'node_modules/b/node_modules/hole': entry('3.0.0'),
    'node_modules/alias': entry('4.0.0', { name: 'real-name' }),
    'node_modules/of-the-project': { link: true, resolved: 'packages/x' },
  },
};

const advisories: Record<string, Record<string, unknown>> = {
  'GHSA-1': { summary: 'Reads any file', database_specific: { severity: 'HIGH' } },
  'GHSA-2': { summary: 'Slow on long input' },
  'GHSA-3': { summary: 'Was none', withdrawn: '2026-01-01T00:00:00Z' },
};

describe('the check of advisories', () => {
  const scratch = scratchForEach();
  let server: http.Server;
  let url: string;
  let batches: Query[][];
  let known: Record<string, string[]>;
  let answer: (response: http.ServerResponse, body: unknown) => void;

  beforeEach(async () => {
    scratch.write('package-lock.json', JSON.stringify(lock));
    batches = [];
    known = {};
    answer = (response, body) => response.end(JSON.stringify(body));
    server = http.createServer((request, response) => {
      const id = /^\/v1\/vulns\/(.+)$/.exec(request.url ?? '')?.[1];
      if (id) return answer(response, advisories[id]);
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        const { queries } = JSON.parse(text) as { queries: Query[] };
        batches.push(queries);
        const results = queries.map(({ package: { name }, version, page_token }) => {
          const ids = known[`${name}@${version}`] ?? [];
          const [first, ...more] = page_token ? ids.slice(1) : ids;
          if (!first) return {};
          // One a page.
          return { vulns: [{ id: first }], ...(more.length > 0 && { next_page_token: 'next' }) };
        });
        answer(response, { results });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  const check = (OSV_API_URL = url) =>
    startChild(
      process.execPath,
      [bundled('scripts/check-advisories.ts'), scratch.file('package-lock.json')],
      { env: { PATH: process.env['PATH'], OSV_API_URL } },
    ).ended;

  it('asks for each version of each package once, in batches, and ends with 0 where none is known', async () => {
    const { status, output } = await check(`${url}/`);
    expect([status, output]).toEqual([0, '0 of 1204 packages have a known advisory.\n']);
    expect(batches.map((queries) => queries.length)).toEqual([1000, 204]);
    const asked = batches.flat().map(({ package: { name }, version }) => `${name}@${version}`);
    expect(asked.slice(1200)).toEqual([
      'hole@1.2.3',
      '@scope/hole@2.0.0',
      'hole@3.0.0',
      'real-name@4.0.0',
    ]);
    expect(new Set(batches.flat().map((query) => query.package.ecosystem))).toEqual(
      new Set(['npm']),
    );
  });

  it('names what was found, what ships first, without what was withdrawn, and ends with 1', async () => {
    known = {
      'hole@1.2.3': ['GHSA-2', 'GHSA-1'],
      '@scope/hole@2.0.0': ['GHSA-2'],
      'real-name@4.0.0': ['GHSA-3'],
    };
    const { status, output } = await check();
    expect([status, output.split('\n')]).toEqual([
      1,
      [
        'hole 1.2.3',
        '  GHSA-2  Slow on long input',
        '  https://osv.dev/vulnerability/GHSA-2',
        '  GHSA-1  high: Reads any file',
        '  https://osv.dev/vulnerability/GHSA-1',
        '@scope/hole 2.0.0 (development alone)',
        '  GHSA-2  Slow on long input',
        '  https://osv.dev/vulnerability/GHSA-2',
        '2 of 1204 packages have a known advisory.',
        '',
      ],
    ]);
  });

  it.each<[string, () => string | undefined, string]>([
    ['nobody listens', () => 'http://127.0.0.1:1', 'could not be asked ('],
    [
      'the network answers for it',
      () => {
        answer = (response) => response.writeHead(403).end('<h1>Closed</h1>');
        return undefined;
      },
      'answered with status 403',
    ],
    [
      'a page comes in its place',
      () => {
        answer = (response) => response.end('<h1>Please log in</h1>');
        return undefined;
      },
      'could not be asked (',
    ],
    [
      'fewer answers come than were asked for',
      () => {
        answer = (response) => response.end('{"results":[]}');
        return undefined;
      },
      'answered something else than was asked',
    ],
  ])('says that it could not ask where %s, and ends with 2', async (_what, arrange, reason) => {
    const { status, output } = await check(arrange() ?? url);
    expect([status, output]).toEqual([
      2,
      expect.stringMatching(
        /^Nothing is known of the packages' advisories: .* run this elsewhere\.\n$/,
      ),
    ]);
    expect(output).toContain(reason);
  });
});
