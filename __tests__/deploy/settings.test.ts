import { describe, expect, it } from '@jest/globals';
import { readReleaseSettings } from '../../pipeline/release/settings';
import { readBackupSettings } from '../../admin-api/enquiries/backups';
import type { Environment } from '../../admin-api/environment';
import { readRetention } from '../../admin-api/retention';
import { read, readEnvironmentFile, readYaml, settingsOfTheCode } from '../support/deploy-files';
import { PRODUCTION_HOST } from '../support/hosts';

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

interface Compose {
  services: Record<string, { environment: Record<string, string> }>;
}

interface Workflow {
  jobs: { release: { env: object; steps: { name?: string; env?: object }[] } };
}

function environmentOfService(name: string): Record<string, string> {
  const [{ services }] = readYaml('deploy/docker/compose.yaml') as [Compose];
  return services[name]?.environment ?? {};
}

/** Those of the job, and the inputs that the release step takes from a run by hand. */
function settingsOfTheWorkflow(): string[] {
  const [{ jobs }] = readYaml('deploy/github-actions/release.yml') as [Workflow];
  const step = jobs.release.steps.find(({ name }) => name === 'Release');
  const ofStep = Object.keys(step?.env ?? {}).filter((name) => known.has(name));
  return [...Object.keys(jobs.release.env), ...ofStep];
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
  expect(() => readReleaseSettings(example)).toThrow(
    /Name the host in src\/content\/company\.yaml/,
  );
  const own = { ...example, SITE_URL: `https://${PRODUCTION_HOST}` };
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

/** The settings that the tables of a document name, and `…_STAGE` for one beside it. */
function documentedIn(file: string): string[] {
  const cells = [...read(file).matchAll(/^\| (`[A-Z][A-Z0-9_]+`[^|]*)\|/gm)].map(
    ([, cell]) => cell,
  );
  return cells.flatMap((cell = '') => {
    const [first = '', ...others] = [...cell.matchAll(/`(…?[A-Z0-9_]+)`/g)].map(
      ([, name = '']) => name,
    );
    return [first, ...others.map((name) => name.replace('…', first.replace(/_[A-Z]+$/, '')))];
  });
}

const ofReleases = [
  ...documentedIn('docs/operations.md'),
  ...documentedIn('README.md'),
  ...Object.keys(readEnvironmentFile('deploy/release.env.example', true)),
];

describe.each<[string, string[], string[], Record<string, string>]>([
  [
    'the release of compose.yaml',
    ofReleases,
    Object.keys(environmentOfService('release')),
    {
      ACCEPT_MISSING_PICTURES: 'ACCEPT_SHRINK accepts them',
      RELEASE_DIR: 'the image says where',
      SITE_STATE_DIR: 'the image says where',
      PICTURE_STORE_DIR: 'the image says where',
      NGINX_LISTEN: 'the image says where; compose.yaml maps it',
      NGINX_BROTLI: 'the image’s nginx has no such module',
      NGINX_CERTIFICATE: 'a proxy has it',
      NGINX_CERTIFICATE_KEY: 'a proxy has it',
      NGINX_PLAIN_LISTEN: 'goes with the certificate',
      NGINX_CHALLENGES: 'goes with the certificate',
    },
  ],
  [
    'the workflow of GitHub',
    ofReleases,
    settingsOfTheWorkflow(),
    {
      ACCEPT_MISSING_PICTURES: 'ACCEPT_SHRINK accepts them',
      SITE_STATE_DIR: 'the cache has it where it stands by itself',
      ADMIN_API_TOKEN: 'the admin panel starts the workflow itself',
      GATSBY_ADMIN_API_QA: 'it releases production',
      GATSBY_ADMIN_API_STAGE: 'it releases production',
      RELEASE_STALE_AFTER_HOURS: 'nobody asks for status',
      RELEASE_MISSED_AFTER_HOURS: 'nobody asks for status',
    },
  ],
  [
    'the admin API of compose.yaml',
    documentedIn('admin-api/README.md'),
    Object.keys(environmentOfService('admin-api')),
    {
      HOST: 'the image says where',
      PORT: 'the image says where',
      NODE_ENV: 'the image says so',
      ADMIN_API_CONTENT_DIR: 'the image has it',
      ADMIN_API_DATA_DIR: 'there is a PostgreSQL server',
      ENQUIRY_BACKUP_DIR: 'the image says where',
    },
  ],
])('%s', (_name, documented, given, leftOut) => {
  // Those of commands that neither image nor workflow starts.
  const ofOtherCommands = ['SITE_PUBLIC_DIR', 'SITE_HOST', 'SITE_PORT'];

  it('has every setting that is documented, or a reason for leaving it out', () => {
    const known = [...given, ...Object.keys(leftOut), ...ofOtherCommands];
    expect(documented.length).toBeGreaterThan(15);
    expect([...new Set(documented)].filter((name) => !known.includes(name))).toEqual([]);
    // A setting no longer documented, or given after all, needs no reason.
    const idle = Object.keys(leftOut).filter(
      (name) => !documented.includes(name) || given.includes(name),
    );
    expect(idle).toEqual([]);
  });

  it('has none that nobody can look up', () => {
    // Site and API share a machine there, and the API takes the site's address for its origins.
    const shared = ['SITE_URL'];
    expect(given.filter((name) => ![...documented, ...shared].includes(name))).toEqual([]);
  });
});

it('enquiries and their back-ups are kept no longer than the privacy policy says', () => {
  const policy = read('src/content/legal/privacy-policies.md');
  expect(policy).toMatch(/^\| Enquiries, .* \| 24 months /m);
  expect(policy).toMatch(/^\| Feedback +\| 12 months /m);
  const backupDays = Number(/leaves the backups within (\d+) days/.exec(policy)?.[1]);
  const [settings] = (readYaml('deploy/kubernetes/settings.yaml') as { data: Environment }[]).slice(
    1,
  );
  const examples = [
    readEnvironmentFile('deploy/admin-api.env.example'),
    readEnvironmentFile('deploy/docker/.env.example'),
    settings?.data ?? {},
  ];
  for (const example of examples) {
    expect(readRetention(example['ENQUIRY_RETENTION_DAYS'] ?? '')).toEqual({
      contact: 730,
      insurtech: 730,
      feedback: 365,
    });
    expect(readBackupSettings(example).days).toBeLessThan(backupDays);
  }
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
