import { describe, expect, it } from '@jest/globals';
import { readReleaseSettings } from '../../pipeline/release/settings';
import { read, readEnvironmentFile, settingsOfTheCode } from '../support/deploy-files';

const known = settingsOfTheCode();

/** Names that a function reads from an environment. */
function namesReadBy(readSettings: (env: Record<string, string>) => unknown): string[] {
  const names = new Set<string>();
  const given: Record<string, string> = { SITE_URL: 'http://127.0.0.1:9000' };
  readSettings(
    new Proxy(given, {
      get: (target, name) => {
        names.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return [...names].sort();
}

describe.each(['deploy/release.env.example', 'deploy/admin-api.env.example'])('%s', (file) => {
  it('names settings that the code reads, and nothing else', () => {
    const names = Object.keys(readEnvironmentFile(file, true));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('the example of a release is taken as it is, once the host is one of the site’s', () => {
  const example = readEnvironmentFile('deploy/release.env.example', true);
  expect(() => readReleaseSettings(example)).toThrow(/Name the host in src\/lib\/environments\.ts/);
  const own = { ...example, SITE_URL: 'https://www.loomwright.example' };
  expect(readReleaseSettings(own)).toMatchObject({
    environment: 'production',
    folder: '/srv/www/production',
    nginx: {
      listen: ['127.0.0.1:8080'],
      tls: { certificate: '/etc/letsencrypt/live/site/fullchain.pem' },
      brotli: true,
    },
  });
});

it('every setting of a release is in the table of docs/operations.md', () => {
  const documented = read('docs/operations.md') + read('README.md');
  const names = namesReadBy(readReleaseSettings);
  expect(names).toContain('RELEASE_DIR');
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

it('every setting of the tables of docs/operations.md is read by the code', () => {
  const rows = read('docs/operations.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm);
  const names = [...rows].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
