/** The scripts that schedulers and people start, run as they are started. */
import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { post, startApi } from '../support/admin-api';
import { read, readEnvironmentFile, root } from '../support/deploy-files';
import { scratchForEach } from '../support/scratch-for-each';
import { runShellScript } from '../support/shell-script';

const scripts = [
  'deploy/site-release',
  'deploy/site-enquiries',
  'deploy/push-release',
  'deploy/nginx/adopt-release',
  'deploy/nginx/configure-site',
  'deploy/nginx/reload-on-release',
  'deploy/docker/serve-site',
];

const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const [hasShellcheck, hasRsync] = [has('shellcheck'), has('rsync')];
if (!hasShellcheck) console.log('No shellcheck here: scripts are not linted.');
if (!hasRsync) console.log('No rsync here: push-release is not tested.');

const scratch = scratchForEach();

describe.each(scripts)('%s', (script) => {
  const file = path.join(root, script);

  it('is executable', () => {
    expect(fs.statSync(file).mode & 0o111).toBe(0o111);
  });

  it('is valid for any sh', () => {
    expect(fs.readFileSync(file, 'utf8')).toMatch(/^#!\/bin\/sh\n/);
    expect(spawnSync('sh', ['-n', file], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  (hasShellcheck ? it : it.skip)('passes shellcheck', () => {
    expect(spawnSync('shellcheck', ['-x', file], { encoding: 'utf8' }).stdout).toBe('');
  });
});

/** Entries of a folder that a web server could not read. */
function closedToOthers(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const entry = fs.statSync(path.join(folder, name));
    const needed = entry.isDirectory() ? 0o055 : 0o044;
    return (entry.mode & needed) !== needed;
  });
}

describe('site-release', () => {
  const env = () => ({
    SITE_SETTINGS: scratch.file('release.env'),
    SITE_USER: os.userInfo().username,
  });

  it('reads the machine’s settings, wherever it is called from', async () => {
    scratch.write(
      'release.env',
      `SITE_URL=http://127.0.0.1:9000\nRELEASE_DIR=${scratch.path}/www\n`,
    );
    fs.symlinkSync(path.join(root, 'deploy/site-release'), scratch.file('site-release'));
    const { status, output } = await runShellScript(
      scratch.file('site-release'),
      ['status'],
      env(),
    );
    expect(output).toContain('No release is live.');
    expect(status).toBe(2);
  });

  // Root's shell may have this umask, with which nginx would answer 403 for the whole site.
  it.each([
    ['as people call it', [path.join(root, 'deploy/site-release')]],
    ['as any other program', [process.execPath, '--import', 'tsx', 'scripts/release.ts']],
  ])('leaves files that a web server can read, whatever the umask: %s', async (_name, command) => {
    const settings = { SITE_URL: 'http://127.0.0.1:9000', RELEASE_DIR: scratch.file('www') };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    scratch.write('release.env', lines.join(''));
    const { status, output } = await runShellScript(
      '/bin/sh',
      ['-c', `cd '${root}' && umask 077 && exec "$0" "$@"`, ...command, 'hold'],
      { ...env(), ...settings },
    );
    expect([output, status]).toEqual([expect.stringContaining('Held:'), 0]);
    expect(fs.readdirSync(scratch.file('www/qa'))).toContain('state.json');
    expect(closedToOthers(scratch.path)).toEqual([]);
  });

  it('names the file that it cannot read, and its example', async () => {
    const { status, output } = await runShellScript('deploy/site-release', [], env());
    expect(output).toMatch(/cannot read the settings in .*release\.env.*release\.env\.example/);
    expect(status).toBe(1);
  });
});

describe('the settings of a script', () => {
  const values = {
    DATABASE_URL: 'postgres://a:p$w;r|d@h/d?sslmode=require&application_name=x',
    ENQUIRY_MAIL_FROM: 'in two words # and more',
    SITE_URL: 'https://www.example.com',
    EMPTY: '',
  };

  /** A script's environment after it has read them. */
  function readSettings(text: string) {
    const file = scratch.write('some.env', text);
    const names = Object.keys(values).map((name) => `"$(printenv ${name})"`);
    const lines = `set -eu\n. ./deploy/read-settings\nread_settings some '${file}'\nprintf '%s\\n' ${names.join(' ')}`;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', lines], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, stderr, values: stdout.split('\n').slice(0, -1) };
  }

  it('are read as systemd and Compose read them', () => {
    const lines = Object.entries(values).map(([name, value]) =>
      /^[a-z:/.]*$/.test(value) ? `${name}=${value}` : `${name}='${value}'`,
    );
    const found = readSettings(`# of a machine\n\n${lines.join('\n')}\n`);
    expect(found).toEqual({ status: 0, stderr: '', values: Object.values(values) });
  });

  it.each([
    'postgres://a:p@h/d?sslmode=require&application_name=x',
    'p$word',
    'in two',
    'a;b',
    "'a'b'",
    '"$HOME"',
    "it's",
    "'not ended",
  ])('are refused if a shell would read another value: %s', (value) => {
    const found = readSettings(`SITE_URL=https://www.example.com\nDATABASE_URL=${value}\n`);
    expect(found).toMatchObject({ status: 1, values: [] });
    expect(found.stderr).toMatch(
      /^some: line 2 of \S+some\.env: the whole value of DATABASE_URL has to be in single quotes/,
    );
    // The value may be a secret.
    expect(found.stderr).not.toContain(value);
  });

  it('are refused if a line is not a setting', () => {
    expect(readSettings('SITE_URL\n')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/: line 1 of \S+: it is no NAME=value\.\n$/) as unknown,
    });
  });

  it.each(['admin-api', 'release'])('can be all lines of the example of %s', (name) => {
    const example = readEnvironmentFile(`deploy/${name}.env.example`, true);
    const file = scratch.write(
      'example.env',
      read(`deploy/${name}.env.example`).replace(/^#(?=[A-Z0-9_]+=)/gm, ''),
    );
    const names = Object.keys(example).map((each) => `"$${each}"`);
    const lines = `. ./deploy/read-settings\nread_settings some '${file}'\nprintf '%s\\n' ${names.join(' ')}`;
    const { stdout } = spawnSync('sh', ['-euc', lines], { cwd: root, encoding: 'utf8' });
    expect(stdout.split('\n').slice(0, -1)).toEqual(Object.values(example));
  });

  it.each([
    ['deploy/site-release', 'SITE'],
    ['deploy/site-enquiries', 'ADMIN_API'],
    ['deploy/site-people', 'ADMIN_API'],
  ])('stop %s at once if they are invalid', async (script, prefix) => {
    const file = scratch.write('bad.env', 'DATABASE_URL=a&b\n');
    const { status, output } = await runShellScript(script, ['list'], {
      [`${prefix}_SETTINGS`]: file,
      [`${prefix}_USER`]: os.userInfo().username,
    });
    expect(output).toContain(`${path.basename(script)}: line 1 of ${file}: the whole value of`);
    expect(status).toBe(1);
  });
});

describe('site-enquiries', () => {
  const env = () => ({
    ADMIN_API_SETTINGS: scratch.file('admin-api.env'),
    ADMIN_API_USER: os.userInfo().username,
  });
  const run = (...args: string[]) => runShellScript(scratch.file('site-enquiries'), args, env());
  const writeSettings = (dataDir: string) => {
    scratch.write(
      'admin-api.env',
      `ADMIN_API_DATA_DIR=${dataDir}\nENQUIRY_BACKUP_DIR=${scratch.file('backups')}\nENQUIRY_COMMAND='in two words'\n`,
    );
    fs.symlinkSync(path.join(root, 'deploy/site-enquiries'), scratch.file('site-enquiries'));
  };

  it('finds and backs up what the running admin API stores', async () => {
    const content = scratch.file('content');
    fs.mkdirSync(content);
    const settings = { ADMIN_API_DATA_DIR: scratch.file('data'), ADMIN_API_CONTENT_DIR: content };
    writeSettings(settings.ADMIN_API_DATA_DIR);
    const api = await startApi(settings);
    try {
      await post(`${api.url}/contactUs/feedback`, { rating: 4, message: 'fine' });
      const listed = await run('--kind', 'feedback');
      expect(listed.output).toContain('4/5 fine');
      expect(listed.status).toBe(0);
      fs.symlinkSync(path.join(root, 'deploy/site-people'), scratch.file('site-people'));
      const people = await runShellScript(scratch.file('site-people'), ['list'], env());
      expect([people.status, people.output]).toEqual([0, expect.stringMatching(/^Nobody\./)]);
      expect((await run('backup')).output).toMatch(/^1 row written to .*\/backups\/enquiries-/);
    } finally {
      await api.stop();
    }
    // Also after the server has stopped.
    expect((await run()).output).toContain('1 entry');
  });

  it('fails if the settings’ folder is empty, and names it', async () => {
    writeSettings(scratch.file('elsewhere'));
    const { status, output } = await run();
    expect(output).toContain(`There is no data in ${scratch.file('elsewhere')}`);
    expect(status).toBe(1);
  });

  it('names the file that it cannot read, and its example', async () => {
    const { status, output } = await runShellScript('deploy/site-enquiries', [], env());
    expect(output).toMatch(/cannot read the settings in .*admin-api\.env.*admin-api\.env\.example/);
    expect(status).toBe(1);
  });
});

(hasRsync ? describe : describe.skip)('push-release', () => {
  /** Pretends to be another machine: runs the commands of `ssh HOST` here. */
  const ssh = () => {
    const file = scratch.write('ssh', '#!/bin/sh\nshift\nexec sh -c "$*"\n');
    fs.chmodSync(file, 0o755);
    return file;
  };
  const here = () => scratch.file('here');
  const there = (...names: string[]) => path.join(scratch.path, 'there', ...names);

  function publish(id: string): void {
    scratch.writeAll(`here/releases/${id}`, {
      'release.json': '{}',
      'site/index.html': id,
      'site/same.js': 'same',
    });
    fs.utimesSync(`${here()}/releases/${id}/site/same.js`, 0, 0);
    goBackTo(id);
  }

  function goBackTo(id: string): void {
    fs.rmSync(`${here()}/current`, { force: true });
    fs.symlinkSync(`releases/${id}`, `${here()}/current`);
  }

  const push = (...more: string[]) =>
    runShellScript('deploy/push-release', [here(), `www:${there()}`, ...more], { SSH: ssh() });

  it('makes a release live on another machine, and links unchanged files', async () => {
    publish('20261121T100000Z-a');
    expect((await push()).output).toContain('20261121T100000Z-a is live on www (before it: none)');
    publish('20261121T110000Z-b');
    expect(await push()).toMatchObject({ status: 0 });
    expect(fs.readFileSync(there('current/site/index.html'), 'utf8')).toBe('20261121T110000Z-b');
    expect(fs.readlinkSync(there('current'))).toBe('releases/20261121T110000Z-b');
    const inode = (id: string) => fs.statSync(there('releases', id, 'site/same.js')).ino;
    expect(inode('20261121T110000Z-b')).toBe(inode('20261121T100000Z-a'));
  });

  it('rolls back, and keeps the given number', async () => {
    for (const id of ['20261121T100000Z-a', '20261121T110000Z-b', '20261121T120000Z-c']) {
      publish(id);
      expect((await push('1')).output).toContain(`${id} is live on www`);
    }
    expect(fs.readdirSync(there('releases'))).toEqual(['20261121T110000Z-b', '20261121T120000Z-c']);
    goBackTo('20261121T110000Z-b');
    expect(await push('1')).toMatchObject({ status: 0 });
    expect(fs.readFileSync(there('current/site/index.html'), 'utf8')).toBe('20261121T110000Z-b');
  });

  it('flushes a release before it names it, and its name before it goes live', async () => {
    for (const name of ['mv', 'sync']) {
      const program = scratch.write(
        `bin/${name}`,
        `#!/bin/sh\necho "${name} $*" >> '${scratch.file('order')}'\nPATH=\${PATH#*:} exec ${name} "$@"\n`,
      );
      fs.chmodSync(program, 0o755);
    }
    publish('20261121T100000Z-a');
    const env = { SSH: ssh(), PATH: `${scratch.file('bin')}:${process.env['PATH'] ?? ''}` };
    const args = [here(), `www:${there()}`];
    expect(await runShellScript('deploy/push-release', args, env)).toMatchObject({ status: 0 });
    expect(scratch.read('order').split('\n')).toEqual([
      'sync -f releases',
      'mv releases/.20261121T100000Z-a releases/20261121T100000Z-a',
      'sync -f releases',
      'mv -T current.next current',
      'sync -f .',
      '',
    ]);
  });

  it('removes what was purged here, from a release that is there already', async () => {
    publish('20261121T100000Z-a');
    await push();
    fs.rmSync(`${here()}/releases/20261121T100000Z-a/site/same.js`);
    expect(await push()).toMatchObject({ status: 0 });
    expect(fs.readdirSync(there('current/site'))).toEqual(['index.html']);
  });

  it('resumes an interrupted upload, and makes only complete releases live', async () => {
    publish('20261121T100000Z-a');
    await push();
    publish('20261121T110000Z-b');
    scratch.write('there/releases/.20261121T110000Z-b/site/index.html', '2026');
    scratch.write('there/releases/.20261121T105959Z-x/site/index.html', 'left over');
    expect(await push()).toMatchObject({ status: 0 });
    expect(fs.readFileSync(there('current/site/index.html'), 'utf8')).toBe('20261121T110000Z-b');
    expect(fs.readdirSync(there('releases'))).toHaveLength(2);
  });

  it('creates folders that a web server can read, whatever the umask there', async () => {
    publish('20261121T100000Z-a');
    const file = scratch.write('close-ssh', '#!/bin/sh\nshift\numask 077\nexec sh -c "$*"\n');
    fs.chmodSync(file, 0o755);
    const args = [here(), `www:${there()}`];
    expect(await runShellScript('deploy/push-release', args, { SSH: file })).toMatchObject({
      status: 0,
    });
    expect(closedToOthers(there())).toEqual([]);
    expect(fs.statSync(there()).mode & 0o055).toBe(0o055);
  });

  it('changes nothing there if nothing is live here', async () => {
    fs.mkdirSync(here());
    const { status, output } = await push();
    expect(output).toContain(`no release is live in ${here()}`);
    expect([status, fs.existsSync(there())]).toEqual([1, false]);
  });

  it('changes nothing there if the connection breaks', async () => {
    publish('20261121T100000Z-a');
    await push();
    publish('20261121T110000Z-b');
    const file = scratch.write('broken', '#!/bin/sh\nexit 255\n');
    fs.chmodSync(file, 0o755);
    const args = [here(), `www:${there()}`];
    expect(await runShellScript('deploy/push-release', args, { SSH: file })).toMatchObject({
      status: 255,
    });
    expect(fs.readlinkSync(there('current'))).toBe('releases/20261121T100000Z-a');
  });
});
