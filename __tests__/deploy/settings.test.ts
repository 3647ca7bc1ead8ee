/** The examples of settings and the tables of the documents, against the code that reads the settings. */
import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { readReleaseSettings } from '../../pipeline/release/settings';
import { readBackupSettings } from '../../admin-api/enquiries/backups';
import { readRetention } from '../../admin-api/retention';
import { read, readEnvironmentFile, root, settingsOfTheCode } from '../support/deploy-files';
import { PRODUCTION_HOST } from '../support/hosts';

const RELEASE = 'deploy/release.env.example';
const ADMIN_API = 'deploy/admin-api.env.example';
const known = settingsOfTheCode();

/** The documents that name settings and commands for operators. */
const documents = [
  'README.md',
  'docs/operations.md',
  'docs/hosting-object-store.md',
  'docs/hosting-containers.md',
  'docs/hosting-ci.md',
  'docs/marketing.md',
];
const filesOfDeploy = listFiles(path.join(root, 'deploy')).map((name) => `deploy/${name}`);

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

/** Settings that a document names in code marks. */
function namedIn(file: string): string[] {
  return [...read(file).matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(
    ([, name = '']) => name,
  );
}

describe.each([RELEASE, ADMIN_API])('%s', (file) => {
  it('names settings that the code reads, and nothing else', () => {
    const names = Object.keys(readEnvironmentFile(file, true));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('the example of a release is accepted once the host is one of the site’s', () => {
  const example = readEnvironmentFile(RELEASE, true);
  expect(() => readReleaseSettings(example)).toThrow(
    /Name the host in src\/content\/company\.yaml/,
  );
  const own = {
    ...example,
    SITE_URL: `https://${PRODUCTION_HOST}`,
    NGINX_SERVER_NAMES: PRODUCTION_HOST,
  };
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

it('the example of a release shows the defaults of its limits', () => {
  const { siteUrl: _url, ...limits } = readReleaseSettings({ SITE_URL: 'http://127.0.0.1:9000' });
  const isLimit = (name: string) => /^RELEASES?_(?!DIR|ENVIRONMENT|WEBHOOK)|^REPORT_/.test(name);
  const shown = Object.entries(readEnvironmentFile(RELEASE, true)).filter(([name]) =>
    isLimit(name),
  );
  const env = { SITE_URL: 'http://127.0.0.1:9000', ...Object.fromEntries(shown) };
  expect(shown.length).toBeGreaterThan(6);
  expect(readReleaseSettings(env)).toMatchObject(limits);
});

it('every setting of a release is in its example or in the README', () => {
  const documented = [...Object.keys(readEnvironmentFile(RELEASE, true)), ...namedIn('README.md')];
  const names = namesReadBy(readReleaseSettings);
  expect(names).toContain('RELEASE_DIR');
  expect(names.filter((name) => !documented.includes(name))).toEqual([]);
});

it.each(documents)('%s names settings that something reads', (file) => {
  const workflow = read('deploy/github-actions/release.yml');
  const isKnown = (name: string) => known.has(name) || new RegExp(`\\b${name}\\b`).test(workflow);
  expect(namedIn(file).filter((name) => !isKnown(name))).toEqual([]);
});

it('enquiries and their backups are kept no longer than the privacy policy says', () => {
  const policy = read('src/content/legal/privacy-policies.md');
  expect(policy).toMatch(/^\| Enquiries, .* \| 24 months /m);
  expect(policy).toMatch(/^\| Feedback +\| 12 months /m);
  const backupDays = Number(/leaves the backups within (\d+) days/.exec(policy)?.[1]);
  const example = readEnvironmentFile(ADMIN_API);
  expect(readRetention(example['ENQUIRY_RETENTION_DAYS'] ?? '')).toEqual({
    contact: 730,
    insurtech: 730,
    feedback: 365,
  });
  expect(readBackupSettings(example, 'enquiries').days).toBeLessThan(backupDays);
});

it('every command of npm that deploy/ and the documents name is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...filesOfDeploy, ...documents].flatMap((name) =>
    [...read(name).matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(([, script]) => script ?? ''),
  );
  expect(named).toContain('release');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
