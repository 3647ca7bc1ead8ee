/** The units: checked by systemd where it is installed, and compared with the code that they start. */
import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { exitCodes } from '../../pipeline/release/report';
import { readReleaseSettings } from '../../pipeline/release/settings';
import { read, root } from '../support/deploy-files';
import { Scratch } from '../support/scratch';
import { parseUnit, secondsOf } from '../support/units';

const FOLDER = path.join(root, 'deploy/systemd');
const names = fs.readdirSync(FOLDER).sort();
const services = names.filter((name) => name.endsWith('.service'));
const unitOf = (name: string) => parseUnit(read(`deploy/systemd/${name}`));
const serviceOf = (name: string) => unitOf(name)['Service'] ?? {};

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd) console.log('No systemd-analyze here: units are not verified.');

/** Runs systemd-analyze on the units, with this project instead of /opt/site. */
function analyze(...args: string[]) {
  const scratch = new Scratch();
  try {
    for (const name of names) {
      const text = read(`deploy/systemd/${name}`)
        .replaceAll('/opt/site', root)
        .replaceAll('/usr/bin/node', process.execPath);
      scratch.write(name, text);
    }
    return spawnSync('systemd-analyze', args, { cwd: scratch.path, encoding: 'utf8' });
  } finally {
    scratch.remove();
  }
}

(hasSystemd ? describe : describe.skip)('systemd', () => {
  it('finds nothing wrong with the units', () => {
    const { status, stderr } = analyze('verify', '--man=no', ...names.map((name) => `./${name}`));
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it.each(services.filter((name) => 'User' in serviceOf(name)))(
    'finds %s well confined',
    (name) => {
      // From 0 (closed) to 100; a service without restrictions has 96.
      const { status, stdout, stderr } = analyze(
        'security',
        '--offline=true',
        '--threshold=30',
        '--no-pager',
        `./${name}`,
      );
      expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    },
  );
});

describe('docs/operations.md', () => {
  const operations = read('docs/operations.md');

  it('reinstalls only units that a machine has, and keeps its overrides', () => {
    const loop = /^for unit in deploy\/systemd\/\*; do[^]*?^done$/m.exec(operations)?.[0] ?? '';
    expect(operations).not.toMatch(/install .*deploy\/systemd\/\* /);
    const scratch = new Scratch();
    try {
      scratch.write('site-release.timer', 'old');
      scratch.write('site-nginx-reload.path', 'old');
      const dropIn = scratch.write('site-nginx-reload.path.d/override.conf', 'changed');
      const script = loop.replaceAll('/etc/systemd/system', scratch.path);
      expect(spawnSync('sh', ['-euc', script], { cwd: root, encoding: 'utf8' })).toMatchObject({
        status: 0,
        stderr: '',
      });
      expect(fs.readdirSync(scratch.path).sort()).toEqual([
        'site-nginx-reload.path',
        'site-nginx-reload.path.d',
        'site-release.timer',
      ]);
      expect(scratch.read('site-release.timer')).toBe(read('deploy/systemd/site-release.timer'));
      expect(fs.readFileSync(dropIn, 'utf8')).toBe('changed');
    } finally {
      scratch.remove();
    }
  });
});

describe('the units', () => {
  it.each(names.filter((name) => /\.(?:timer|path)$/.test(name)))('%s starts a service', (name) => {
    expect(names).toContain(name.replace(/\.\w+$/, '.service'));
    expect(unitOf(name)).toHaveProperty('Install');
  });

  it.each(services)('%s starts a file of the project', (name) => {
    const command = serviceOf(name)['ExecStart']?.[0] ?? '';
    const script = /(?:^\/opt\/site\/|tsx )(\S+)/.exec(command)?.[1] ?? '';
    expect(fs.existsSync(path.join(root, script))).toBe(true);
    if (command.startsWith('/opt/site/')) {
      expect(() => {
        fs.accessSync(path.join(root, script), fs.constants.X_OK);
      }).not.toThrow();
    }
  });

  it.each(services)('%s reads settings from a file with an example', (name) => {
    for (const file of serviceOf(name)['EnvironmentFile'] ?? []) {
      expect(fs.existsSync(path.join(root, 'deploy', `${path.basename(file)}.example`))).toBe(true);
    }
  });
});

describe('the services of the admin API', () => {
  /** Defaults of a unit or of the wrapper, which the machine's settings may override. */
  const givenBy = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/^(?:Environment=(?:.* )?)?([A-Z_]+_DIR)=(\S+)$/gm)].map(
        ([, name, value]) => [name, value],
      ),
    );

  it('and site-enquiries use the same folders', () => {
    const wrapper = givenBy(read('deploy/site-enquiries'));
    expect(wrapper).toEqual({
      ADMIN_API_DATA_DIR: '/var/lib/admin-api',
      ENQUIRY_BACKUP_DIR: '/var/lib/admin-api-backups',
      CONTENT_BACKUP_DIR: '/var/lib/admin-api-backups',
    });
    expect(givenBy(read('deploy/systemd/admin-api-backup.service'))).toEqual(wrapper);
    expect(wrapper).toMatchObject(givenBy(read('deploy/systemd/admin-api.service')));
    // With PGlite the server itself writes the backup of content.
    expect(serviceOf('admin-api.service')['StateDirectory']).toEqual([
      'admin-api admin-api-backups',
    ]);
    expect(givenBy(read('deploy/systemd/admin-api.service'))).not.toEqual({});
  });

  it('name site-enquiries in notices', () => {
    expect(serviceOf('admin-api.service')['Environment']).toContain(
      'ENQUIRY_COMMAND=site-enquiries',
    );
    expect(fs.existsSync(path.join(root, 'deploy/site-enquiries'))).toBe(true);
  });

  it('keep enquiries and backups private', () => {
    const backup = serviceOf('admin-api-backup.service');
    expect(backup).toMatchObject({
      User: ['admin-api'],
      StateDirectory: ['admin-api admin-api-backups'],
      StateDirectoryMode: ['0700'],
      UMask: ['0077'],
    });
    expect(serviceOf('admin-api.service')).toMatchObject({
      User: ['admin-api'],
      StateDirectoryMode: ['0700'],
    });
  });
});

describe('the service of releases', () => {
  const service = serviceOf('site-release.service');

  it('fails only if the run fails', () => {
    const right = Object.values(exitCodes).filter((code) => code !== exitCodes.failed && code > 0);
    expect(service['SuccessExitStatus']?.[0]?.split(' ').map(Number).sort()).toEqual(right.sort());
  });

  it('lets a slow run end itself', () => {
    const { timeLimitMs } = readReleaseSettings({ SITE_URL: 'http://127.0.0.1:9000' });
    expect(secondsOf(service['TimeoutStartSec']?.[0])).toBeGreaterThan(timeLimitMs / 1000 + 600);
  });

  it('is killed before the admin API if memory is short', () => {
    // docs/operations.md: a release takes about 2 GB.
    expect(Number(/^(\d+)G$/.exec(service['MemoryMax']?.[0] ?? '')?.[1])).toBeGreaterThan(2);
    const scoreOf = (name: string) => Number(serviceOf(name)['OOMScoreAdjust']?.[0] ?? 0);
    expect(scoreOf('site-release.service')).toBeGreaterThan(scoreOf('admin-api.service'));
  });

  it('may write state and releases', () => {
    expect(service['ReadWritePaths']).toEqual(['/opt/site/.site /srv/www']);
    expect(read('deploy/release.env.example')).toContain('\nRELEASE_DIR=/srv/www\n');
  });

  it('lets Node and Chromium compile scripts', () => {
    for (const name of services.filter((each) =>
      serviceOf(each)['ExecStart']?.[0]?.includes('node'),
    )) {
      expect(serviceOf(name)).not.toHaveProperty('MemoryDenyWriteExecute');
    }
  });
});
