/** Settings for nginx's configuration, checked against a real nginx. */
import { describe, expect, it } from '@jest/globals';
import { mapSizes, NGINX_MAPS, nginxConfig, nginxOfRoot } from '../../../pipeline/hosting/nginx';
import { readReleaseSettings } from '../../../pipeline/release/settings';
import { hasOpenSsl, selfSigned } from '../../support/certificate';
import { read } from '../../support/deploy-files';
import { freePort } from '../../../scripts/servers/free-port';
import { hasNginx, Nginx } from '../../../scripts/servers/nginx';
import { rawRequest } from '../../support/raw-request';
import { scratchForEach } from '../../support/scratch-for-each';
import { PRODUCTION_HOST, QA_HOST, STAGE_HOST } from '../../support/hosts';

const site = { SITE_URL: 'http://127.0.0.1:9000' };
const pair = { NGINX_CERTIFICATE: '/c.pem', NGINX_CERTIFICATE_KEY: '/k.pem' };

describe('what nginx would read as its own', () => {
  it.each([
    ['CSP_REPORT_URL', 'https://r.example.com/$team'],
    ['CSP_REPORT_URL', 'https://r.example.com/a\u0001'],
    ['NGINX_SERVER_NAMES', '$hostname'],
    ['NGINX_SERVER_NAMES', '""'],
    ['NGINX_SERVER_NAMES', '*localhost'],
    ['NGINX_SERVER_NAMES', 'http://localhost'],
    ['NGINX_LISTEN', '443 ssl http2'],
    ['NGINX_LISTEN', '::1:80'],
    ['NGINX_LISTEN', '65536'],
    ['NGINX_LISTEN', '127.0.0.1:0'],
    ['NGINX_PLAIN_LISTEN', '$port'],
    ['NGINX_CERTIFICATE', '/etc/$host/c.pem'],
    ['NGINX_CERTIFICATE_KEY', '/etc/k".pem'],
    ['NGINX_CHALLENGES', '/var/www\n/html'],
    ['NGINX_CHALLENGES', 'C:\\html'],
    ['GATSBY_ADMIN_API_QA', 'http://127.0.0.1:4000/$team/api'],
    ['GATSBY_ADMIN_API_STAGE', 'https://admin.example.com/api;a'],
    ['RELEASE_DIR', '/srv/$team'],
  ])('is refused: %s is %s', (name, value) => {
    expect(() => readReleaseSettings({ ...site, ...pair, [name]: value })).toThrow(name);
  });
});

(hasNginx() && hasOpenSsl() ? describe : describe.skip)('what is taken', () => {
  const scratch = scratchForEach();

  it.each([
    ['a port', (port: number) => `${port}`, '_'],
    ['ports of both families', (port: number) => `127.0.0.1:${port},[::1]:${port}`, 'localhost'],
    ['a name, and any address', (port: number) => `localhost:${port} *:${port + 1}`, '[::1]'],
    ['a socket', () => `unix:${scratch.file('nginx.sock')}`, '.localhost *.local qa.lan'],
    [
      'patterns of hosts',
      (port: number) => `${port}`,
      `${QA_HOST.replace(/[^.]+$/, '*')} 127.0.0.1`,
    ],
  ])('is what nginx takes: %s', async (_, listen, names) => {
    const folder = scratch.writeAll('a folder', { 'index.html': '' });
    const { certificate, key } = selfSigned(scratch);
    const port = await freePort();
    const { nginx } = readReleaseSettings({
      ...site,
      GATSBY_ADMIN_API_QA: 'https://api.example.com/api',
      NGINX_LISTEN: listen(port),
      NGINX_PLAIN_LISTEN: `127.0.0.1:${await freePort()}`,
      NGINX_SERVER_NAMES: names,
      NGINX_CERTIFICATE: certificate,
      NGINX_CERTIFICATE_KEY: key,
      NGINX_CHALLENGES: folder,
      CSP_REPORT_URL: 'https://r.example.com/csp?a=1&b=%24',
    });
    const file = scratch.write(
      'site.conf',
      nginxConfig({ ...nginx, current: folder, release: 'r', redirects: [], policies: new Map() }),
    );
    const running = new Nginx(file);
    await running.stop();
    expect(running.said).not.toContain('[emerg]');
  });

  it('by default has visitors by IPv6 come to their site, and not to the admin API beside it', async () => {
    const { certificate, key } = selfSigned(scratch);
    const challenges = scratch.writeAll('www', { '.well-known/acme-challenge/token': 'answer' });
    const [plain, secure] = [await freePort(), await freePort()];
    const ports: Record<string, number> = { '80': plain, '443': secure };
    /** The same addresses, on ports of this test. */
    const moved = (listen: readonly string[]) =>
      listen.map((word) => word.replace(/\d+$/, (port) => String(ports[port])));
    const hosts = [PRODUCTION_HOST, STAGE_HOST];
    const sites = hosts.map((host) => {
      const { nginx } = readReleaseSettings({
        SITE_URL: `https://${host}`,
        GATSBY_ADMIN_API_PRODUCTION: 'https://admin.example.com/api',
        GATSBY_ADMIN_API_STAGE: 'https://admin.example.com/api',
        NGINX_CERTIFICATE: certificate,
        NGINX_CERTIFICATE_KEY: key,
        NGINX_CHALLENGES: challenges,
      });
      const current = scratch.file(`${host}/current`);
      scratch.write(`${host}/current/site/index.html`, host);
      const { listen, tls } = nginx;
      const server = {
        ...nginx,
        listen: moved(listen),
        tls: tls && { ...tls, plainListen: moved(tls.plainListen) },
      };
      for (const map of NGINX_MAPS) scratch.write(`${host}/maps/${map}.map`, '');
      return nginxOfRoot({ ...server, current }, scratch.file(host));
    });
    const proxy = read('deploy/nginx/admin-api.conf')
      .replace(/(listen (?:\[::\]:)?)(\d+)/g, (_, before, port) => `${before}${ports[port]}`)
      .replaceAll('/var/log/nginx/', `${scratch.path}/`)
      .replace(/\/etc\/\S+\/fullchain\.pem/, certificate)
      .replace(/\/etc\/\S+\/privkey\.pem/, key);
    const running = new Nginx(scratch.write('all.conf', [mapSizes, ...sites, proxy].join('')));
    try {
      await running.ready(`http://127.0.0.1:${plain}/.well-known/acme-challenge/token`);
      for (const address of ['127.0.0.1', '::1']) {
        for (const host of hosts) {
          const { text } = await rawRequest({
            ...{ protocol: 'https:', host: address, port: secure },
            ...{ headers: { host }, servername: host, agent: false },
          });
          expect([address, text]).toEqual([address, host]);
        }
        const asked = { host: address, port: plain, path: '/x', headers: { host: hosts[0] } };
        const led = await rawRequest({ ...asked, agent: false });
        const to = `https://${hosts[0]}/x`;
        expect([address, led.status, led.headers.location]).toEqual([address, 301, to]);
      }
      expect(running.said).toBe('');
    } finally {
      await running.stop();
    }
  });
});
