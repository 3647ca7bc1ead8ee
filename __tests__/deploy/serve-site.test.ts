/** The entry point and configuration of the site's image, with this machine's nginx. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from '../../pipeline/release/store';
import { read, root } from '../support/deploy-files';
import { freePort } from '../../scripts/servers/free-port';
import { hasNginx } from '../../scripts/servers/nginx';
import { publishRelease, releaseStoreIn } from '../support/release-store';
import { Scratch } from '../support/scratch';
import type { RunningChild } from '../support/child';
import { startShellScript } from '../support/shell-script';
import { until } from '../../scripts/servers/until';

if (!hasNginx()) console.log('No nginx here: the image of the site is not tested.');

let scratch: Scratch;
let store: ReleaseStore;
let port: number;
let site: RunningChild;

/** The image's configuration, on paths of this machine. */
function writeConfiguration(): string {
  const given = read('deploy/docker/nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const places = given
    .replaceAll('/tmp/', `${scratch.file('tmp')}/`)
    .replaceAll('/srv/www', scratch.file('www'))
    // Node's pipes are sockets, which nginx cannot open by name.
    .replaceAll('/dev/stdout', scratch.file('access.log'));
  return scratch.write('nginx.conf', user + places);
}

let made = 0;
async function publish(redirects: { from: string; to: string }[]): Promise<void> {
  made += 1;
  await publishRelease(store, scratch, { 'index.html': `<p>${made}</p>` }, { redirects });
}

/** The target of a redirect; null for none. */
async function leadsTo(address: string): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' }).catch(
    () => null,
  );
  return answer?.headers.get('location') ?? null;
}

const isServed = async (text: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
  return (await answer?.text())?.includes(text) ?? false;
};

(hasNginx() ? describe : describe.skip)('the image of the site', () => {
  beforeAll(async () => {
    scratch = new Scratch();
    port = await freePort();
    fs.mkdirSync(scratch.file('tmp'));
    const listen = [`127.0.0.1:${port}`];
    store = releaseStoreIn(scratch.file('www/production'), { listen });
    site = startShellScript('deploy/docker/serve-site', ['-c', writeConfiguration()], {
      PATH: `${path.join(root, 'deploy/nginx')}:${process.env['PATH'] ?? ''}:/usr/sbin`,
      RELEASE_DIR: scratch.file('www'),
      TMPDIR: scratch.file('tmp'),
      RELOAD_EVERY_SECONDS: '0.2',
    });
  });

  afterAll(async () => {
    await site.end();
    scratch.remove();
  });

  it('starts without a release, and serves the first one', async () => {
    await until(() => fs.existsSync(scratch.file('tmp/nginx.pid')));
    await publish([{ from: '/old', to: '/first' }]);
    await until(() => isServed('<p>1</p>'));
    expect(await leadsTo('/old')).toBe('/first');
  });

  it('adopts the redirects of the next release', async () => {
    await publish([{ from: '/old', to: '/second' }]);
    expect(await isServed('<p>2</p>')).toBe(true);
    await until(async () => (await leadsTo('/old')) === '/second');
  });

  it('keeps its configuration if a release’s is invalid, and adopts the next valid one', async () => {
    fs.writeFileSync(path.join(store.current, 'nginx.conf'), 'no_such_directive on;\n');
    await until(() => site.output().includes('nginx refuses its configuration'));
    expect(await leadsTo('/old')).toBe('/second');
    expect(await isServed('<p>2</p>')).toBe(true);
    await publish([{ from: '/old', to: '/third' }]);
    await until(async () => (await leadsTo('/old')) === '/third');
  });

  it('reloads once per release', async () => {
    // It looks five times a second: by now it has looked at all earlier ones again.
    await publish([{ from: '/old', to: '/fourth' }]);
    await until(async () => (await leadsTo('/old')) === '/fourth');
    expect(site.output().match(/has read/g)).toHaveLength(made);
  });
});
