/** Output and exit codes of `npm run check:advisories`, against a server in place of the registry. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bundled } from '../support/bundled';
import { startChild } from '../support/child';
import { serve, type LocalServer } from '../support/local-server';
import { scratchForEach } from '../support/scratch-for-each';

const packages = {
  '': {
    name: 'the-project',
    version: '1.0.0',
    dependencies: { sound: '1.0.0', hole: '1.2.3' },
    devDependencies: { 'a-hole': '2.0.0' },
  },
  'node_modules/sound': { version: '1.0.0' },
  'node_modules/hole': { version: '1.2.3' },
  'node_modules/a-hole': { version: '2.0.0', dev: true },
};

const advisory = (id: number, severity: string, title: string) => ({
  ...{ id, severity, title, url: `https://github.com/advisories/GHSA-${id}` },
  vulnerable_versions: '<9',
});

describe('the check of advisories', () => {
  const scratch = scratchForEach();
  let known: Record<string, ReturnType<typeof advisory>[]>;
  let isClosed: boolean;
  let server: LocalServer;
  beforeAll(async () => {
    server = await serve((request, response) => {
      const isAsked = request.method === 'POST';
      const name = request.url?.slice(1) ?? '';
      if (isClosed) response.writeHead(403).end('<h1>Closed</h1>');
      else response.end(JSON.stringify(isAsked ? known : { name, versions: {}, 'dist-tags': {} }));
    });
  });
  beforeEach(() => {
    [known, isClosed] = [{}, false];
    const { version, name } = packages[''];
    scratch.write('package.json', JSON.stringify(packages['']));
    const lock = { name, version, lockfileVersion: 3, packages };
    scratch.write('package-lock.json', JSON.stringify(lock));
  });
  afterAll(() => server.stop());

  const check = () =>
    startChild(
      process.execPath,
      [bundled('scripts/check-advisories.ts', ['scripts', 'pipeline']), scratch.path],
      {
        env: {
          PATH: process.env['PATH'],
          npm_config_registry: server.origin,
          npm_config_cache: scratch.file('cache'),
          npm_config_fetch_retries: '0',
        },
      },
    ).ended;

  it('ends with 0 where none is known', async () => {
    const { status, output } = await check();
    expect([status, output]).toEqual([0, '0 packages have a known advisory.\n']);
  });

  it('names what was found, what ships first, and ends with 1', async () => {
    known = {
      hole: [advisory(1, 'high', 'Reads any file')],
      'a-hole': [advisory(2, 'low', 'Slow on long input')],
    };
    const { status, output } = await check();
    expect([status, output.split('\n')]).toEqual([
      1,
      [
        'hole',
        '  high: Reads any file',
        '  https://github.com/advisories/GHSA-1',
        'a-hole (development alone)',
        '  low: Slow on long input',
        '  https://github.com/advisories/GHSA-2',
        '2 packages have a known advisory.',
        '',
      ],
    ]);
  });

  it('says that it could not ask where the network is closed, and ends with 2', async () => {
    isClosed = true;
    const { status, output } = await check();
    expect([status, output]).toEqual([
      2,
      expect.stringMatching(
        /^Nothing is known of the packages' advisories: 403 [\s\S]* run this elsewhere\.\n$/,
      ),
    ]);
  });
});
