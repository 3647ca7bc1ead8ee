/** Releases that root's nginx adopts or refuses, with this machine's nginx. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { mapSizes, nginxOfRoot } from '../../pipeline/hosting/nginx';
import type { ReleaseStore } from '../../pipeline/release/store';
import { read } from '../support/deploy-files';
import { freePort } from '../../scripts/servers/free-port';
import { hasNginx, Nginx } from '../../scripts/servers/nginx';
import { publishRelease, releaseStoreIn, storeSettings } from '../support/release-store';
import { Scratch } from '../support/scratch';
import { runShellScript } from '../support/shell-script';
import { until } from '../../scripts/servers/until';

if (!hasNginx()) console.log('No nginx here: adopt-release is not tested.');

const SCRIPT = 'deploy/nginx/adopt-release';

/** A page with its policy, as React writes it. */
const page = (style: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;; style-src &#x27;sha256-${style}&#x27;; img-src &#x27;self&#x27;"/>`;

let scratch: Scratch;
let store: ReleaseStore;
let nginx: Nginx;
let port: number;
/** Root's. */
let folder: string;

const adopt = (env: Record<string, string> = {}) =>
  runShellScript(SCRIPT, [store.current, folder, ...nginx.options], {
    PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
    ...env,
  });

async function expectTaken(id: string): Promise<void> {
  const { status, output } = await adopt();
  expect(output).toMatch(new RegExp(`(?:^|\\n)nginx has taken over ${id}\\.\\n$`));
  expect(status).toBe(0);
}

async function publish(to: string): Promise<string> {
  const { id } = await publishRelease(
    store,
    scratch,
    {
      'index.html': page('home'),
      'odd "$x\\y" ünï/index.html': page('odd'),
      'is/index.html': to,
    },
    {
      redirects: [
        { from: '/was', to },
        { from: '/was "$uri" {ünï};\\', to: '/ünï "$x"' },
        { from: '/line\nbreak', to: '/is' },
      ],
    },
  );
  return id;
}

const get = (address: string) =>
  // A new connection: nginx closes idle ones when it reloads.
  fetch(`http://127.0.0.1:${port}${encodeURI(address)}`, {
    redirect: 'manual',
    headers: { connection: 'close' },
  });
const leadsTo = async (address: string) => (await get(address)).headers.get('location');
/** Waits until no worker that is shutting down accepts connections any more. */
const untilAllLead = (to: string) =>
  until(async () => {
    for (let times = 0; times < 20; times += 1) if ((await leadsTo('/was')) !== to) return false;
    return true;
  });
/** Root's copy, by the name of its current folder. */
const taken = () => {
  const maps = fs.readlinkSync(path.join(folder, 'maps'));
  const names = [...listFiles(path.join(folder, maps)).map((name) => `${maps}/${name}`), 'loaded'];
  return names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]);
};

(hasNginx() ? describe : describe.skip)('adopt-release', () => {
  beforeAll(async () => {
    scratch = new Scratch();
    // The script reads as a user without rights.
    fs.chmodSync(scratch.path, 0o755);
    port = await freePort();
    folder = scratch.file('root/production');
    const listen = [`127.0.0.1:${port}`];
    store = releaseStoreIn(scratch.file('www/production'), { listen });
    const server = { ...storeSettings, listen, current: store.current };
    const own = scratch.write('site.conf', mapSizes + nginxOfRoot(server, folder));
    for (const map of ['redirects', 'styles', 'policy', 'release']) {
      scratch.write(`root/production/maps/${map}.map`, '');
    }
    nginx = new Nginx(own);
    await nginx.ready(`http://127.0.0.1:${port}`);
    fs.rmSync(path.join(folder, 'maps'), { recursive: true });
  });
  afterAll(async () => {
    await nginx.stop();
    scratch.remove();
  });

  it('does nothing before the first release', async () => {
    expect(await adopt()).toEqual({ status: 0, output: '' });
  });

  it('makes root’s nginx serve a release with its redirects and policies', async () => {
    const id = await publish('/first');
    await expectTaken(id);
    await untilAllLead('/first');
    expect(await leadsTo('/was "$uri" {ünï};\\')).toBe('/%C3%BCn%C3%AF%20%22%24x%22');
    for (const [address, style] of [
      ['/', 'home'],
      ['/odd "$x\\y" ünï', 'odd'],
    ] as const) {
      expect((await get(address)).headers.get('content-security-policy')).toBe(
        `default-src 'none'; style-src 'sha256-${style}'; img-src 'self'; frame-ancestors 'none'`,
      );
    }
  });

  it('adopts each release once, and removes the lines of the previous one', async () => {
    const id = await publish('/second');
    await expectTaken(id);
    expect(await adopt()).toEqual({ status: 0, output: '' });
    await untilAllLead('/second');
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('maps'))).toHaveLength(2);
  });

  describe('refuses, so that nginx keeps what it has:', () => {
    let maps: string;
    let before: unknown;
    beforeEach(async () => {
      const id = await publish('/hostile');
      maps = path.join(store.folderOf(id), 'nginx');
      before = taken();
    });

    async function expectRefused(reason: RegExp, env?: Record<string, string>): Promise<void> {
      const { status, output } = await adopt(env);
      expect(output).toMatch(reason);
      expect(output).toMatch(/adopt-release: .*nginx goes on with what it has\.\n$/);
      expect(status).toBe(1);
      expect(taken()).toEqual(before);
      // By then, a reload would have happened.
      nginx.reload();
      expect(await leadsTo('/was')).toBe('/second');
    }

    it.each([
      ['redirects', "} log_format c escape=none '$http_x'; access_log /root/x c; map $uri $y {"],
      ['redirects', 'include /etc/passwd;'],
      ['redirects', '"include" "/etc/passwd";'],
      ['redirects', '"/a" "/b"; include /etc/passwd;'],
      ['redirects', '"/a" "/b"; } access_log /root/x;'],
      ['redirects', '"/a" "/b";}'],
      ['redirects', '"/a\\" "/b";'],
      ['redirects', '"/a\\\\" "/b\\";'],
      ['redirects', '"/a\\n" "/b";'],
      ['redirects', '"/a" "/$http_x";'],
      ['redirects', '"/a" "//evil.example";'],
      ['redirects', '"/a" "https://evil.example";'],
      ['redirects', '"/a" "/b\\r\\nSet-Cookie: x";'],
      ['redirects', '"~^/(.*)$" "/b";'],
      ['redirects', 'default "/b";'],
      ['redirects', 'volatile;'],
      ['redirects', '# a remark'],
      ['redirects', ''],
      ['redirects', '"/a"\n"/b";'],
      ['redirects', '"/a" "/b"; # \\'],
      ['styles', '"/x" "\'self\'"; } server { listen 81; } map $uri $y {'],
      ['styles', '"/x" "$request_body";'],
      ['styles', '"/x" "\'self\'; script-src *";'],
      ['policy', '"before" "${http_x}";'],
      ['policy', '"other" "default-src *";'],
      ['policy', '"after" "x" "y";'],
      ['release', '"~." 1;'],
      ['release', '"~/20261121T100000Z-aaaaaaaaaaaa/site$" $http_x;'],
    ])('in %s: %j', async (map, line) => {
      const file = path.join(maps, `${map}.map`);
      const at = fs.readFileSync(file, 'utf8').split('\n').length;
      fs.appendFileSync(file, `${line}\n`);
      await expectRefused(new RegExp(`line ${at} of nginx/${map}\\.map is not what a release`));
    });

    it.each([
      ['no byte', '\0'],
      ['a carriage return', '\r'],
      ['an escape', '\u001b[2J'],
      ['a tabulator', '\t'],
    ])('%s in an address', async (_, odd) => {
      fs.appendFileSync(path.join(maps, 'redirects.map'), `"/a${odd}" "/b";\n`);
      await expectRefused(/redirects\.map has bytes that are no text/);
    });

    it('a file that is too large or endless', async () => {
      const file = path.join(maps, 'redirects.map');
      fs.writeFileSync(file, '"/a" "/b";\n'.repeat(1000));
      await expectRefused(/has more than 4000 bytes/, { ADOPT_MOST_BYTES: '4000' });
      fs.rmSync(file);
      fs.symlinkSync('/dev/zero', file);
      await expectRefused(/has more than 4000 bytes/, { ADOPT_MOST_BYTES: '4000' });
    });

    it('a link to a file that the user of releases cannot read, and prints nothing of it', async () => {
      const secret = scratch.write('secret', 'hidden words\n');
      fs.chmodSync(secret, 0o600);
      fs.rmSync(path.join(maps, 'styles.map'));
      fs.symlinkSync(secret, path.join(maps, 'styles.map'));
      const asRoot = process.getuid?.() === 0;
      await expectRefused(asRoot ? /styles\.map cannot be read/ : /line 1 of nginx\/styles\.map/);
      expect((await adopt()).output).not.toContain('hidden');
    });

    it('a folder instead of a file, or nothing', async () => {
      fs.rmSync(path.join(maps, 'policy.map'));
      await expectRefused(/policy\.map cannot be read/);
      fs.mkdirSync(path.join(maps, 'policy.map'));
      await expectRefused(/policy\.map cannot be read/);
    });

    it('a live release that links elsewhere', async () => {
      const live = fs.readlinkSync(store.current);
      fs.rmSync(store.current);
      fs.symlinkSync('/etc', store.current);
      try {
        await expectRefused(/redirects\.map cannot be read/);
      } finally {
        fs.rmSync(store.current);
        fs.symlinkSync(live, store.current);
      }
    });

    it('an error that only nginx finds, with nginx’s message', async () => {
      fs.appendFileSync(path.join(maps, 'redirects.map'), '"/was" "/b";\n');
      await expectRefused(/conflicting parameter "\/was"[^]*nginx refuses its configuration/);
    });
  });

  it('adopts the next valid release, even after it was killed', async () => {
    scratch.write('root/production/maps.killed/redirects.map', 'half');
    const id = await publish('/third');
    await expectTaken(id);
    await untilAllLead('/third');
    expect(scratch.has('root/production/maps.killed')).toBe(false);
  });
});

describe('root’s configuration', () => {
  it('includes no file that the user of releases can write', () => {
    const text = nginxOfRoot({ ...storeSettings, current: '/srv/www/production/current' }, '/var');
    const included = [...text.matchAll(/include (.*);/g)].map(([, what]) => what);
    expect(new Set(included.map((what = '') => path.dirname(what.slice(1))))).toEqual(
      new Set(['/var/maps']),
    );
    for (const file of ['docs/operations.md', 'deploy/systemd/site-nginx-reload.service']) {
      const found = /include \/srv\/www|\/reload-on-release/.exec(read(file));
      expect([file, found?.[0]]).toEqual([file, undefined]);
    }
  });

  it('has the sizes of maps in its own file', () => {
    expect(read('deploy/nginx/map-sizes.conf')).toMatch(/^#.*\n/);
    expect(read('deploy/nginx/map-sizes.conf').replace(/^#.*\n/, '')).toBe(mapSizes);
  });

  it('is generated by configure-site from the machine’s settings, without secrets', async () => {
    const own = new Scratch();
    try {
      const file = own.write(
        'release.env',
        'SITE_URL=http://127.0.0.1:9000\nRELEASE_DIR=/srv/www\nNGINX_LISTEN=8081\nINDEXNOW_KEY=not-for-nginx\n',
      );
      const made = spawnSync('deploy/nginx/configure-site', ['/var/lib/site-nginx/qa'], {
        encoding: 'utf8',
        env: { ...process.env, SITE_SETTINGS: file },
      });
      expect([made.status, made.stderr]).toEqual([0, '']);
      expect(made.stdout).toContain('listen 8081;');
      expect(made.stdout).toContain('root "/srv/www/qa/current/site";');
      expect(made.stdout).toContain('include "/var/lib/site-nginx/qa/maps/redirects.map";');
      const wrong = spawnSync('deploy/nginx/configure-site', ['/var/x;y$z'], {
        encoding: 'utf8',
        env: { ...process.env, SITE_SETTINGS: file },
      });
      expect([wrong.status, wrong.stdout]).toEqual([64, '']);
    } finally {
      own.remove();
    }
  });
});
