/** Releases behind a real nginx, with the configuration that they contain. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import fs from 'node:fs';
import http2 from 'node:http2';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filePolicy, siteHeaders } from '../../../pipeline/hosting/headers';
import { mapSizes, nginxOfRoot } from '../../../pipeline/hosting/nginx';
import type { NginxSettings, ReleaseStore } from '../../../pipeline/release/store';
import { hasOpenSsl, selfSigned } from '../../support/certificate';
import { freePort } from '../../../scripts/servers/free-port';
import { hasBrotli, hasNginx, Nginx } from '../../../scripts/servers/nginx';
import { rawRequest } from '../../support/raw-request';
import { publishRelease, releaseStoreIn, storeSettings } from '../../support/release-store';
import { Scratch } from '../../support/scratch';
import { scratchForEach } from '../../support/scratch-for-each';
import { until } from '../../../scripts/servers/until';

const WAIT_MS = 10_000;

const CHUNK = (letter: string) => `app-${letter.repeat(20)}.js`;
const LONG = 'All work and no play. '.repeat(200);

let scratch: Scratch;
let store: ReleaseStore;
let nginx: Nginx;
let port: number;
let url: string;

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest({ port, path, headers, method });

/** The head of a response over HTTP/1.0, in lower case. */
async function headOverHttp10(target: string, headers: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.0\r\n${headers}\r\n\r\n`);
  return /^[^]*?(?=\r\n\r\n)/.exec((await text(socket)).toLowerCase())?.[0] ?? '';
}

/** A response over HTTP/2. @throws if the server only speaks HTTP/1.1 */
async function overHttp2(origin: string, target: string) {
  const session = http2.connect(origin, { rejectUnauthorized: false });
  await once(session, 'connect');
  const stream = session.request({ ':path': target });
  const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
  const body = await text(stream);
  session.close();
  return { status: headers[':status'], hsts: headers['strict-transport-security'], body };
}

/** A page with its policy, as React writes it. */
const named = (style: string, body: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;; style-src &#x27;sha256-${style}&#x27;; img-src &#x27;self&#x27;; form-action https://admin.example.com/api/"/>${body}`;

const COMMON = "img-src 'self'; form-action https://admin.example.com/api/; frame-ancestors 'none'";

/** A release whose every file contains its letter. */
const siteOf = (letter: string) => ({
  'index.html': `<p>${letter}</p><script src="/${CHUNK(letter)}"></script>${named('home', '')}${LONG}`,
  '404.html': 'Not here.',
  'policy/index.html': named('first', 'One'),
  'policy/ünï "$uri"/index.html': named('second', 'Two'),
  'preview/index.html': named('first', 'Preview'),
  'share/picture.png': 'PNG',
  'files/paper.pdf': 'PDF',
  'feeds/all.rss': LONG,
  'feeds/all.atom': LONG,
  'feeds/all.jsonfeed': LONG,
  'share/long.png': LONG,
  'blog/ünï/index.html': `${letter} ünï`,
  'blog/x/index.html': `${letter} x`,
  [CHUNK(letter)]: `"${letter}";`,
  'page-data/index/page-data.json': `{"release":"${letter}"}`,
});

(hasNginx() ? describe : describe.skip)('a release behind nginx', () => {
  let first: string;

  beforeAll(async () => {
    scratch = new Scratch();
    port = await freePort();
    url = `http://127.0.0.1:${port}`;
    store = releaseStoreIn(scratch.file('qa'), {
      listen: [`127.0.0.1:${port}`],
      headers: siteHeaders('https://www.example.com'),
      brotli: hasBrotli(),
    });
    const redirects = [
      { from: '/blog/before', to: '/blog/x' },
      { from: '/blog/früher "$uri"', to: '/blog/ünï' },
    ];
    ({ id: first } = await publishRelease(store, scratch, siteOf('a'), { redirects }));
    nginx = new Nginx(path.join(store.current, 'nginx.conf'));
    await nginx.ready(url);
  });

  afterAll(async () => {
    await nginx.stop();
    scratch.remove();
  });

  it('serves pages without a trailing slash, and redirects there', async () => {
    expect((await get('/')).text).toContain('<p>a</p>');
    const page = await get('/blog/x');
    expect([page.status, page.text]).toEqual([200, 'a x']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await get('/blog/%C3%BCn%C3%AF')).text).toBe('a ünï');
    const slashed = await get('/blog/x/?a=1');
    expect([slashed.status, slashed.headers.location]).toEqual([301, '/blog/x?a=1']);
    const unicode = await get('/blog/%C3%BCn%C3%AF/');
    expect([unicode.status, unicode.headers.location]).toEqual([301, '/blog/%C3%BCn%C3%AF']);
  });

  it.each([
    '/%5Cevil.com/',
    '/\\\\evil.com//',
    '///evil.com//',
    '/x/..//%5Cevil.com/',
    '/%2F%5Cevil.com/',
    '/%09/evil.com/',
    '/%0d%0a/evil.com/',
    '/..%5C/evil.com/',
    '/@evil.com/',
    '/%5Cevil.com/index.html/',
  ])('leads nobody from %s to another host', async (target) => {
    const { status, headers } = await get(target);
    expect([301, 400, 404]).toContain(status);
    const led = new URL(headers.location ?? '/', 'https://www.example.com/');
    expect([headers.location, led.host]).toEqual([headers.location, 'www.example.com']);
  });

  it('redirects every address with a trailing slash, however odd', async () => {
    for (const [from, to] of [
      ['/a/', '/a'],
      ['//a//', '/a'],
      ['/a/b//', '/a/b'],
      ['/%C3%BC/', '/%C3%BC'],
      ['/a%5Cb/', '/a\\b'],
    ]) {
      const { status, headers } = await get(String(from));
      expect([from, status, headers.location]).toEqual([from, 301, to]);
    }
  });

  it('redirects former addresses permanently', async () => {
    const moved = await get('/blog/before?x=1');
    expect([moved.status, moved.headers.location]).toEqual([301, '/blog/x?x=1']);
    const odd = await get(encodeURI('/blog/früher "$uri"'));
    expect([odd.status, odd.headers.location]).toEqual([301, '/blog/%C3%BCn%C3%AF']);
  });

  it('answers 404 with the site’s own page', async () => {
    for (const target of ['/none', '/blog', '/%2e%2e/release.json', '/..%2frelease.json', '/404']) {
      const { status } = await get(target);
      expect([target, status === 404 || status === 400]).toEqual([target, true]);
    }
    expect((await get('/none')).text).toBe('Not here.');
  });

  it('sends the site’s headers with every response', async () => {
    for (const target of ['/', '/none', '/blog/x/', '/blog/before', `/${CHUNK('a')}`]) {
      const { headers } = await get(target);
      for (const [name, value] of Object.entries(siteHeaders('https://www.example.com'))) {
        expect([target, name, headers[name.toLowerCase()]]).toEqual([target, name, value]);
      }
    }
  });

  it('sends each page its own policy, and other files one that shows nothing', async () => {
    const policyOf = async (target: string) =>
      (await get(target)).headers['content-security-policy'];
    const whole = (style: string) => `default-src 'none'; style-src 'sha256-${style}'; ${COMMON}`;
    expect(await policyOf('/')).toBe(whole('home'));
    expect(await policyOf('/policy')).toBe(whole('first'));
    expect(await policyOf(encodeURI('/policy/ünï "$uri"'))).toBe(whole('second'));
    // The desk of the admin API shows it in a frame.
    const framed = whole('first').replace(/'none'$/, 'https://admin.example.com');
    expect(await policyOf('/preview')).toBe(framed);
    const script = await policyOf(`/${CHUNK('a')}`);
    expect(script).toBe(filePolicy(siteHeaders('https://www.example.com')));
    expect(await policyOf('/none')).toBe(script);
    expect(await policyOf('/files/paper.pdf')).toBeUndefined();
  });

  it('lets other sites embed pictures and documents only', async () => {
    for (const [target, policy] of [
      ['/share/picture.png', 'cross-origin'],
      ['/files/paper.pdf', 'cross-origin'],
      [`/${CHUNK('a')}`, 'same-origin'],
      ['/policy', 'same-origin'],
    ] as const) {
      const { headers } = await get(target);
      expect([target, headers['cross-origin-resource-policy']]).toEqual([target, policy]);
    }
  });

  it('makes hashed files immutable, and everything else revalidated', async () => {
    expect((await get(`/${CHUNK('a')}`)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const target of ['/', '/blog/x', '/page-data/index/page-data.json', '/none']) {
      expect((await get(target)).headers['cache-control']).toBe('no-cache');
    }
    for (const target of ['/blog/x', '/files/paper.pdf']) {
      const { headers } = await get(target);
      const again = await get(target, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.headers['cache-control']]).toEqual([
        304,
        headers['cache-control'],
      ]);
    }
  });

  it.each<[number, string, Record<string, string>?, string?]>([
    [301, '/files/paper.pdf/'],
    [400, '/files/paper.pdf', { 'x-long': 'x'.repeat(12_000) }],
    [404, '/files/none.pdf'],
    [405, '/files/paper.pdf', {}, 'POST'],
    [412, '/files/paper.pdf', { 'if-match': '"another"' }],
    [416, '/files/paper.pdf', { range: 'bytes=99999-' }],
    // A cache may take a part for the whole; nginx notices an unsatisfiable range (416) too late.
    [206, '/files/paper.pdf', { range: 'bytes=0-1' }],
  ])(
    'lets no cache keep what is no whole file: %i for %s',
    async (status, target, headers = {}, method = 'GET') => {
      const answer = await get(target, headers, method);
      expect(answer.status).toBe(status);
      expect(answer.headers['cache-control']).toMatch(/^no-cache(?:, no-cache)?$/);
    },
  );

  const testBrotli = hasBrotli() ? it : it.skip;

  const sendsThroughAProxy = async (coding: string) => {
    const proxied = await get('/', { 'accept-encoding': coding, via: '1.1 cdn' });
    expect(proxied.headers['content-encoding']).toBe(coding);
    // As nginx asks if it is the proxy.
    const head = await headOverHttp10('/', `Accept-Encoding: ${coding}\r\nVia: 1.0 proxy`);
    expect(head).toContain(`content-encoding: ${coding}`);
    expect(head).toContain('vary: accept-encoding');
  };
  it('serves gzip through a proxy too', () => sendsThroughAProxy('gzip'));
  testBrotli('sends what was packed by brotli through a proxy too', () => sendsThroughAProxy('br'));

  testBrotli('sends what was packed beforehand by brotli, which is smaller', async () => {
    const plain = (await get('/')).text;
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
  });

  it.each([
    ['/feeds/all.rss', 'application/rss+xml; charset=utf-8'],
    ['/feeds/all.atom', 'application/atom+xml; charset=utf-8'],
    ['/feeds/all.jsonfeed', 'application/feed+json; charset=utf-8'],
  ])('serves %s compressed, with its media type', async (target, type) => {
    const gzip = await get(target, { 'accept-encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': type });
    expect(gunzipSync(gzip.body).toString()).toBe(LONG);
  });

  it('compresses no picture', async () => {
    const { headers } = await get('/share/long.png', { 'accept-encoding': 'gzip' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('is replaced and rolled back under load without a failed or mixed response', async () => {
    const seen = new Set<string>();
    const faults: string[] = [];
    let isOver = false;
    let answers = 0;
    const visitor = async () => {
      while (!isOver) {
        const page = await get('/', { 'accept-encoding': answers % 2 ? 'gzip' : 'identity' });
        const isPacked = page.headers['content-encoding'] === 'gzip';
        const text = isPacked ? gunzipSync(page.body).toString() : page.text;
        const letter = /^<p>(\w)<\/p>/.exec(text)?.[1] ?? '?';
        seen.add(letter);
        if (page.status !== 200 || !text.endsWith(LONG)) faults.push(`${page.status} ${text}`);
        // The page's own script, even if another release is live by now.
        const script = await get(`/${CHUNK(letter)}`);
        if (script.status !== 200 || script.text !== `"${letter}";`) {
          faults.push(`${letter}: ${script.status} ${script.text}`);
        }
        answers += 2;
      }
    };
    const policies = new Set<string>();
    const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()]);
    const policyOf = async () => String((await get('/')).headers['content-security-policy']);
    const whole = (style: string) => `default-src 'none'; style-src 'sha256-${style}'; ${COMMON}`;
    /** As after each release. It loads the pages' own policies, and drops no connection. */
    const reload = async () => {
      const before = answers;
      nginx.reload();
      await until(async () => (await policyOf()) === whole('home'), WAIT_MS);
      await until(() => answers > before + 40, WAIT_MS);
    };
    for (const letter of ['b', 'c', 'd']) {
      await publishRelease(store, scratch, siteOf(letter));
      await until(() => seen.has(letter), WAIT_MS);
      policies.add(await policyOf());
      await reload();
    }
    // A release whose configuration is not loaded yet gets nothing of another release's styles.
    expect([...policies]).toEqual([COMMON]);
    seen.clear();
    store.rollBack(first, Date.parse('2026-11-21T11:00:00Z'), 86_400_000);
    await until(() => seen.has('a'), WAIT_MS);
    policies.add(await policyOf());
    await reload();
    isOver = true;
    await visitors;
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(20);
    expect(nginx.said).toBe('');
  });

  /** Makes a link as the user of releases does, to what root owns. */
  const linkAsReleaseUser = (target: string, link: string) => {
    fs.symlinkSync(target, link);
    if (process.getuid?.() === 0) fs.lchownSync(link, 65534, 65534);
  };

  it('serves no file of another owner by a link in a release', async () => {
    const site = path.join(store.current, 'site');
    const links = { 'leak.txt': '/etc/passwd', 'packed.js.gz': '/etc/passwd', etc: '/etc' };
    for (const [name, target] of Object.entries(links)) {
      linkAsReleaseUser(target, path.join(site, name));
    }
    for (const target of ['/leak.txt', '/packed.js', '/etc/passwd']) {
      const { status, text: body } = await get(target, { 'accept-encoding': 'gzip' });
      expect([target, status, body]).toEqual([target, 404, 'Not here.']);
    }
    for (const name of Object.keys(links)) fs.rmSync(path.join(site, name));
  });

  it('serves no folder of another owner in place of the live release', async () => {
    const release = fs.readlinkSync(store.current);
    linkAsReleaseUser('/etc', scratch.file('qa/site'));
    fs.rmSync(store.current);
    fs.symlinkSync('.', store.current);
    const { status } = await get('/passwd');
    fs.rmSync(store.current);
    fs.symlinkSync(release, store.current);
    expect(status).not.toBe(200);
    expect((await get('/')).status).toBe(200);
  });
});

(hasNginx() ? describe : describe.skip)('two environments behind one nginx', () => {
  const environments = ['production', 'stage'] as const;
  const hostOf = (environment: string) => `${environment}.example.com`;
  let own: Scratch;
  let server: Nginx | undefined;

  /** An environment's settings, as root has them. */
  const settingsOf = (environment: string): NginxSettings => ({
    ...storeSettings,
    serverNames: [hostOf(environment)],
    listen: [`127.0.0.1:${port}`],
    headers: siteHeaders(`https://${hostOf(environment)}`),
    brotli: hasBrotli(),
  });

  beforeAll(async () => {
    own = new Scratch();
    port = await freePort();
    for (const environment of environments) {
      const into = releaseStoreIn(own.file(`www/${environment}`), settingsOf(environment));
      const page = `an-address-of-more-than-fifty-characters-${'x'.repeat(30)}/index.html`;
      const files = { ...siteOf(environment), [page]: named(environment, environment) };
      const redirects = [{ from: '/moved', to: `/to-${environment}` }];
      await publishRelease(into, own, files, { redirects });
      const root = own.file(`root/${environment}`);
      fs.mkdirSync(root, { recursive: true });
      fs.symlinkSync(path.join(into.current, 'nginx'), path.join(root, 'maps'));
    }
  });
  afterAll(() => {
    own.remove();
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  const start = async (lines: string) => {
    server = new Nginx(own.write('sites.conf', lines));
    await server.ready(`http://127.0.0.1:${port}`);
  };

  it('are each served with their own headers and redirects', async () => {
    const sites = environments.map((environment) => {
      const current = own.file(`www/${environment}/current`);
      const settings = { ...settingsOf(environment), current };
      return nginxOfRoot(settings, own.file(`root/${environment}`));
    });
    // The operator's own configuration may have maps too.
    const others = 'map $http_upgrade $connection_upgrade { default upgrade; }\n';
    await start([mapSizes, others, ...sites].join(''));
    for (const environment of environments) {
      const headers = { host: hostOf(environment) };
      const page = await get(
        `/an-address-of-more-than-fifty-characters-${'x'.repeat(30)}`,
        headers,
      );
      expect([page.status, page.text]).toEqual([200, named(environment, environment)]);
      expect(page.headers['content-security-policy']).toContain(`'sha256-${environment}'`);
      expect((await get('/moved', headers)).headers.location).toBe(`/to-${environment}`);
      expect((await get('/files/paper.pdf', headers)).headers).not.toHaveProperty(
        'content-security-policy',
      );
    }
    expect(server?.said).toBe('');
  });

  // Names that collide in nginx's hash table of default size, so that it would warn.
  it.each(['/srv/21', '/srv/133'])(
    'give nginx no cause to warn by their names in %s',
    async (at) => {
      const all = environments.map((environment) => {
        const current = `${at}/${environment}/current`;
        return nginxOfRoot(
          { ...settingsOf(environment), current },
          own.file(`root/${environment}`),
        );
      });
      await start([mapSizes, ...all].join(''));
      expect(server?.said).not.toMatch(/hash/);
    },
  );
});

(hasNginx() && hasOpenSsl() ? describe : describe.skip)('a release behind nginx with https', () => {
  const own = scratchForEach();

  it('is served by HTTP/2, and http redirects there except for ACME challenges', async () => {
    const [secure, plain] = [await freePort(), await freePort()];
    const releases = releaseStoreIn(own.file('qa'), {
      serverNames: ['localhost', '*.a.example', '.b.example', 'c.example.*', '[::1]'],
      listen: [`127.0.0.1:${secure}`],
      tls: {
        ...selfSigned(own),
        plainListen: [`127.0.0.1:${plain}`],
        challenges: own.writeAll('www', { '.well-known/acme-challenge/token': 'answer' }),
      },
      headers: siteHeaders('https://localhost'),
      brotli: hasBrotli(),
    });
    await publishRelease(releases, own, siteOf('a'));
    const server = new Nginx(path.join(releases.current, 'nginx.conf'));
    try {
      await server.ready(`http://127.0.0.1:${plain}/.well-known/acme-challenge/token`);
      port = plain;
      for (const host of [
        'localhost',
        'x.a.example',
        'b.example',
        'x.b.example',
        'C.example.org',
      ]) {
        const led = await get('/blog/x?a=1', { host });
        expect([host, led.status, led.headers.location]).toEqual([
          host,
          301,
          `https://${host.toLowerCase()}/blog/x?a=1`,
        ]);
      }
      expect((await get('/', { host: '[::1]' })).headers.location).toBe('https://[::1]/');
      // The default server here, which gets requests for any host.
      for (const host of [
        'evil.example',
        'localhost.evil.example',
        'a.example.evil',
        'xb.example',
        'a.example',
        'xc.example.org',
        'c2example.org',
      ]) {
        await expect(get('/login', { host, connection: 'close' })).rejects.toThrow(/hang up|RESET/);
      }
      const token = await fetch(`http://127.0.0.1:${plain}/.well-known/acme-challenge/token`);
      expect(await token.text()).toBe('answer');
      const answer = await overHttp2(`https://127.0.0.1:${secure}`, '/blog/x');
      expect(answer).toMatchObject({ status: 200, body: 'a x' });
      expect(answer.hsts).toBe('max-age=31536000');
      expect(server.said).toBe('');
    } finally {
      await server.stop();
    }
  });
});
