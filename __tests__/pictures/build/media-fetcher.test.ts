import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createMediaFetcher,
  type MediaFetcherOptions,
} from '../../../src/pictures/build/media-fetcher';
import {
  misbehavingServer,
  type MisbehavingServer,
} from '../../data-layer/pictures/misbehaving-server';
import { freePort } from '../../../scripts/servers/free-port';
import { noise } from '../../data-layer/pictures/sample-pictures';

let server: MisbehavingServer;
let png: Buffer;
let jpeg: Buffer;
const objects = new Map<string, Buffer>();
const NOW = Date.UTC(2026, 4, 1);

function fetcher(options: Partial<MediaFetcherOptions> = {}) {
  return createMediaFetcher({
    store: {
      putObject: (bytes) => {
        const hash = createHash('sha256').update(bytes).digest('hex');
        objects.set(hash, bytes);
        return Promise.resolve(hash);
      },
      hasObject: (hash) => Promise.resolve(objects.has(hash)),
    },
    adminApiUrl: `${server.url}/api`,
    allowedHosts: [],
    timeoutMs: 10_000,
    previous: { pictures: {}, files: {} },
    now: () => NOW,
    concurrency: 4,
    ...options,
  });
}

/** One that another port of this machine may be asked by. */
const anyPort = (options: Partial<MediaFetcherOptions> = {}) =>
  fetcher({ allowedHosts: ['127.0.0.1'], ...options });

/** A picture as an earlier run left it. */
async function fetchedBefore(url: string) {
  const fetched = await fetcher({ now: () => Date.UTC(2026, 0, 1) }).picture(url);
  if (!fetched.ok) throw new Error(fetched.reason);
  return { pictures: { [url]: fetched.value }, files: {} };
}

beforeAll(async () => {
  server = await misbehavingServer();
  png = await noise(60, 40).png().toBuffer();
  jpeg = await noise(60, 40).jpeg().toBuffer();
});
afterAll(() => server.close());
beforeEach(() => {
  objects.clear();
  server.hits.clear();
});

describe('a picture', () => {
  it('is fetched, checked, stored and described', async () => {
    const url = server.on('/whole.png', (_request, response) => {
      response.writeHead(200, {
        'content-type': 'image/png',
        etag: '"one"',
        'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
      });
      response.end(png);
    });
    const fetched = await fetcher().picture(url);
    expect(fetched).toMatchObject({
      ok: true,
      value: {
        url,
        format: 'png',
        width: 60,
        height: 40,
        bytes: png.length,
        etag: '"one"',
        checkedAt: '2026-05-01T00:00:00.000Z',
      },
    });
    expect(fetched).not.toHaveProperty('note');
    expect([...objects.values()][0]?.equals(png)).toBe(true);
  });

  it('is asked for once in a run, whatever its fragment', async () => {
    const url = server.on('/once.png', (_request, response) => response.end(png));
    const { picture } = fetcher();
    await Promise.all([picture(url), picture(url), picture(url)]);
    expect(server.hits.get('/once.png')).toBe(1);
    expect(await picture(`${url}#x`)).toMatchObject({ ok: true });
  });

  it('is unpacked where a server packs without being asked', async () => {
    const url = server.on('/packed.png', (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(png));
    });
    expect(await fetcher().picture(url)).toMatchObject({
      ok: true,
      value: { bytes: png.length },
    });
  });

  it('follows redirects', async () => {
    server.on('/target.png', (_request, response) => response.end(png));
    const url = server.on('/moved.png', (_request, response) =>
      response.writeHead(302, { location: 'target.png' }).end('x'),
    );
    expect(await fetcher().picture(url)).toMatchObject({ ok: true, value: { url } });
  });

  it('is tried again after a failure that may pass', async () => {
    let tries = 0;
    const url = server.on('/shaky.png', (_request, response) => {
      tries += 1;
      if (tries === 1) response.destroy();
      else if (tries === 2) response.writeHead(503, { 'retry-after': '0' }).end();
      else response.end(png);
    });
    expect(await fetcher().picture(url)).toMatchObject({ ok: true });
    expect(tries).toBe(3);
  });
});

describe('a picture that fails', () => {
  const deadlines = { headers: 300, idle: 300 };
  const answers =
    (status: number, headers: Record<string, string> = {}, body?: string) =>
    (response: ServerResponse) =>
      response.writeHead(status, headers).end(body);
  const leads = (location: string) => answers(302, { location });
  const breakOff = (response: ServerResponse) => {
    response.write(png.subarray(0, 900));
    setTimeout(() => response.destroy(), 20);
  };
  const cases: [
    what: string,
    path: string,
    behave: (response: ServerResponse) => void,
    reason: RegExp,
    hits: number,
  ][] = [
    ['404', '/404', answers(404), /answered 404$/, 1],
    ['500', '/500', answers(500), /answered 500$/, 3],
    ['429 for long', '/429', answers(429, { 'retry-after': '3600' }), /answered 429$/, 1],
    ['206', '/206', answers(206, {}, 'x'), /answered 206$/, 1],
    ['304 unasked', '/304', answers(304), /304/, 1],
    ['no bytes', '/empty', answers(200), /is empty/, 1],
    [
      'cut by the connection',
      '/cut',
      (response) => {
        response.writeHead(200, { 'content-length': String(png.length) });
        breakOff(response);
      },
      /was cut in the middle/,
      3,
    ],
    ['no head ever', '/silent', () => undefined, /sends no answer/, 1],
    [
      'stalled',
      '/stalled',
      (response) => response.write(png.subarray(0, 900)),
      /stops in the middle/,
      1,
    ],
    [
      'too large by its head',
      '/large',
      (response) => response.writeHead(200, { 'content-length': '99999999' }).write('x'),
      /larger than 25 MB/,
      1,
    ],
    ['a redirect to itself', '/loop', leads('/loop'), /more than 5 times/, 6],
    ['a redirect inside', '/inside', leads('http://169.254.169.254/latest'), /private address/, 1],
    ['a redirect to a file', '/file', leads('file:///etc/passwd'), /only http and https/, 1],
    ['a redirect to nothing', '/nowhere', leads('http://'), /to no address/, 1],
  ];

  it.each(cases)('%s', async (_what, path, behave, reason, hits) => {
    const url = server.on(path, (_request, response) => behave(response));
    const fetched = await fetcher({ deadlines }).picture(url);
    expect(fetched).toEqual({ ok: false, reason: expect.stringMatching(reason) });
    expect(objects.size).toBe(0);
    expect(server.hits.get(path)).toBe(hits);
  });

  const some = cases.filter(([what]) => /^(?:404|500|304 unasked|half|stalled)$/.test(what));
  it.each(some)(
    '%s, after it was there: what was there is kept',
    async (_what, path, behave, reason) => {
      const url = server.on(path, (_request, response) => response.end(png));
      const previous = await fetchedBefore(url);
      server.on(path, (_request, response) => behave(response));
      const fetched = await fetcher({ deadlines, previous }).picture(url);
      // A 304 without a validator to compare is no answer either.
      expect(fetched).toMatchObject({ ok: true, value: previous.pictures[url] });
      expect(fetched.ok && fetched.note).toMatch(new RegExp(reason.source.replace('$', '')));
      expect(fetched.ok && fetched.note).toContain('the version of 2026-01-01 is shown');
    },
  );

  it('grows without end', async () => {
    const url = server.on('/endless', (_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
      };
      response.on('drain', more);
      more();
    });
    expect(await fetcher().picture(url)).toEqual({ ok: false, reason: 'is larger than 25 MB' });
  });

  it('comes a byte at a time: the deadline for the whole ends it', async () => {
    const url = server.on('/drip', (_request, response) => {
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    });
    expect(await fetcher({ timeoutMs: 1_000 }).picture(url)).toEqual({
      ok: false,
      reason: 'it was not there after 1 s',
    });
  });

  it.each([
    '',
    'nonsense',
    'http://',
    'ftp://example.org/a.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'http://10.0.0.1/a.png',
  ])('has an address that is not fetched: %s', async (url) => {
    expect(await fetcher().picture(url)).toMatchObject({ ok: false });
  });

  it('speaks no HTTP', async () => {
    const raw = net.createServer((socket) =>
      socket.on('error', () => undefined).end('SSH-2.0-x\r\n'),
    );
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const { port } = raw.address() as AddressInfo;
    expect(await anyPort().picture(`http://127.0.0.1:${port}/a.png`)).toEqual({
      ok: false,
      reason: expect.stringContaining('the connection'),
    });
    raw.close();
  });

  it('lies on a host that is down: the host is not asked for ever', async () => {
    const port = await freePort();
    const { picture } = anyPort({ concurrency: 1 });
    const reasons: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const fetched = await picture(`http://127.0.0.1:${port}/${index}.png`);
      if (!fetched.ok) reasons.push(fetched.reason);
    }
    expect(reasons[0]).toBe(`127.0.0.1:${port} refuses connections`);
    expect(reasons[5]).toBe(
      `127.0.0.1:${port} did not answer 4 times in a row and is not asked again in this run`,
    );
  });

  it('is not waited for again and again where its host drips', async () => {
    const drips: NodeJS.Timeout[] = [];
    const slow = { timeoutMs: 300, concurrency: 2, deadlines };
    const { picture } = fetcher(slow);
    const urls = Array.from({ length: 10 }, (_, n) =>
      server.on(`/drip-${n}`, (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png' });
        const drip = setInterval(() => response.write('x'), 20);
        drips.push(drip);
        response.on('close', () => clearInterval(drip));
      }),
    );
    const reasons = (await Promise.all(urls.map(picture))).map((got) => (got.ok ? '' : got.reason));
    drips.forEach(clearInterval);
    expect(reasons.filter((reason) => reason.includes('it was not there after'))).toHaveLength(
      server.hits.size,
    );
    // Four failures, and one that was under way beside the last of them.
    expect(server.hits.size).toBeLessThanOrEqual(5);
    expect(reasons.at(-1)).toContain('times in a row and is not asked again');
  });

  it('is left to the next run where all together take too long', async () => {
    const hosts = ['127.0.0.1', 'localhost'];
    const { picture } = fetcher({ wholeTimeoutMs: 150, timeoutMs: 5_000, concurrency: 1 });
    server.on('/late.png', () => undefined);
    const { port } = new URL(server.url);
    const [first, second] = await Promise.all(
      hosts.map((host) => picture(`http://${host}:${port}/late.png`)),
    );
    expect(first).toMatchObject({ ok: false, reason: expect.stringContaining('was not there') });
    expect(second).toEqual({
      ok: false,
      reason: 'there was no time left for it; the next run fetches it',
    });
  });

  it('is given up at once when the run is stopped', async () => {
    const url = server.on('/stopped', () => undefined);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    expect(await fetcher({ signal: controller.signal }).picture(url)).toEqual({
      ok: false,
      reason: 'the pull was stopped',
    });
  });

  it('is not confused with a full disk', async () => {
    const url = server.on('/disk.png', (_request, response) => response.end(png));
    const full = {
      putObject: () => Promise.reject(new Error('ENOSPC')),
      hasObject: () => Promise.resolve(false),
    };
    await expect(fetcher({ store: full }).picture(url)).rejects.toThrow('ENOSPC');
  });
});

describe('a picture that was there before', () => {
  let shown: { body: Buffer; etag: string };
  let url: string;
  beforeEach(() => {
    shown = { body: png, etag: '"a"' };
    url = server.on('/kept.png', (request, response) => {
      const { body, etag } = shown;
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.writeHead(200, { etag }).end(body);
    });
  });

  it('is confirmed by 304', async () => {
    const previous = await fetchedBefore(url);
    const fetched = await fetcher({ previous }).picture(url);
    expect(fetched).toEqual({
      ok: true,
      value: { ...previous.pictures[url], checkedAt: '2026-05-01T00:00:00.000Z' },
    });
  });

  it('is fetched anew where its bytes are gone from the store', async () => {
    const previous = await fetchedBefore(url);
    objects.clear();
    expect(await fetcher({ previous }).picture(url)).toMatchObject({ ok: true });
    expect(objects.size).toBe(1);
  });

  it('is replaced by its new version', async () => {
    const previous = await fetchedBefore(url);
    shown = { body: jpeg, etag: '"b"' };
    expect(await fetcher({ previous }).picture(url)).toMatchObject({
      ok: true,
      value: { format: 'jpeg', etag: '"b"' },
    });
  });
});

describe('a file', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n');
  const serve = (path: string, body: Buffer | string, headers: Record<string, string> = {}) =>
    server.on(path, (_request, response) => response.writeHead(200, headers).end(body));

  it('is fetched, named and stored', async () => {
    const url = serve('/files/Cloud%20cost.pdf', pdf, {
      'content-type': 'application/pdf',
      etag: '"p"',
    });
    expect(await fetcher().file(url)).toEqual({
      ok: true,
      value: {
        url,
        hash: createHash('sha256').update(pdf).digest('hex'),
        bytes: pdf.length,
        contentType: 'application/pdf',
        name: 'Cloud-cost.pdf',
        etag: '"p"',
        checkedAt: '2026-05-01T00:00:00.000Z',
      },
    });
  });

  it.each([
    [
      'HTML called PDF',
      '/a.pdf',
      '<!doctype html><html>login</html>',
      'application/pdf',
      /HTML page, not a PDF/,
    ],
    ['text called PDF', '/b.pdf', 'hello', 'application/octet-stream', /not a PDF/],
    ['half a PDF', '/c.pdf', pdf.subarray(0, 30), null, /cut off/],
    ['a script', '/e.js', 'alert(1)', 'text/javascript', /not offered for download/],
    ['a page', '/f.html', '\ufeff <!-- x --><script>alert(1)</script>', 'text/plain', /HTML page/],
    ['no archive', '/g.zip', 'hello', 'application/zip', /not what its type says/],
  ])('is refused: %s', async (_what, path, body, type, reason) => {
    const url = serve(path, body, type === null ? {} : { 'content-type': type });
    expect(await fetcher().file(url)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
    expect(objects.size).toBe(0);
  });

  it('keeps its earlier version where the new one is broken', async () => {
    const url = serve('/h.pdf', pdf);
    const before = await fetcher().file(url);
    if (!before.ok) throw new Error(before.reason);
    serve('/h.pdf', 'oops');
    const after = await fetcher({
      previous: { pictures: {}, files: { [url]: before.value } },
    }).file(url);
    expect(after).toMatchObject({
      ok: true,
      value: before.value,
      note: expect.stringContaining('is not a PDF'),
    });
  });
});

describe('hosts', () => {
  it('a name that leads inside is refused when it is looked up, after redirects too', async () => {
    const remote = fetcher({ adminApiUrl: 'https://admin.example/api' });
    const { port } = new URL(server.url);
    expect(await remote.picture(`http://localhost:${port}/whole.png`)).toEqual({
      ok: false,
      reason: expect.stringContaining('localhost is a private address'),
    });
    expect(server.hits.size).toBe(0);
  });

  it('a host on the list is asked', async () => {
    const url = server.on('/listed.png', (_request, response) => response.end(png));
    const remote = fetcher({
      adminApiUrl: 'https://admin.example/api',
      allowedHosts: ['127.0.0.1'],
    });
    expect(await remote.picture(url)).toMatchObject({ ok: true });
  });
});
