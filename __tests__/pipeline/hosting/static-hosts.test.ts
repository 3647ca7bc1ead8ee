/** Configuration of static hosts, read by Netlify's own parsers where it is theirs. */
import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../pipeline/files';
import { exportSite } from '../../../pipeline/hosting/export-site';
import { siteHeaders } from '../../../pipeline/hosting/headers';
import { hostFiles, slashlessPages, STATIC_HOSTS } from '../../../pipeline/hosting/static-hosts';
import { scratchForEach } from '../../support/scratch-for-each';

const root = path.resolve(__dirname, '../../..');
const SCRIPT = `app-${'a'.repeat(20)}.js`;
const names = [
  'index.html',
  '404.html',
  'blog/ünï/index.html',
  'blog/old name/index.html',
  SCRIPT,
  'static/abc/picture.webp',
  'files/paper.pdf',
  'resources/blogs/feed.jsonfeed',
  'page-data/index/page-data.json',
  'pagefind/pagefind.js',
  'pagefind/fragment/en_abcdef0.pf_fragment',
];
const site = {
  names,
  sizes: Object.fromEntries(names.map((name) => [name, 1000])),
  siteUrl: 'https://www.example.com',
  redirects: [{ from: '/blog/old name', to: '/blog/ünï' }],
  headers: siteHeaders('https://www.example.com'),
};

const scratch = scratchForEach();

interface Rule {
  for: string;
  values: Record<string, string>;
}

/** By the parsers that Netlify reads these files with; they are ES modules, and run by themselves. */
function readByNetlify(files: Readonly<Record<string, string>>): {
  headers: Rule[];
  redirects: { from: string; to: string; status: number; force: boolean }[];
  errors: string[];
} {
  const folder = scratch.writeAll('netlify', files);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { parseAllHeaders } from '@netlify/headers-parser';
       import { parseAllRedirects } from '@netlify/redirect-parser';
       const [headers, redirects] = await Promise.all([
         parseAllHeaders({ headersFiles: [process.argv[1] + '/_headers'], configHeaders: [], minimal: true }),
         parseAllRedirects({ redirectsFiles: [process.argv[1] + '/_redirects'], configRedirects: [], minimal: true }),
       ]);
       console.log(JSON.stringify({ headers: headers.headers, redirects: redirects.redirects,
         errors: [...headers.errors, ...redirects.errors].map(String) }));`,
      folder,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as ReturnType<typeof readByNetlify>;
}

describe('Netlify', () => {
  it('is told what may be kept for ever, and nothing else of its kind', () => {
    const { headers, errors } = readByNetlify(hostFiles('netlify', site).files);
    expect(errors).toEqual([]);
    const kept = headers.filter(({ values }) => 'Cache-Control' in values);
    expect(kept.map((rule) => rule.for)).toEqual([
      '/files/*',
      '/pagefind/fragment/*',
      '/static/*',
      `/${SCRIPT}`,
    ]);
    for (const { values } of kept) {
      expect(values['Cache-Control']).toBe('public, max-age=31536000, immutable');
    }
    expect(headers[0]).toEqual({ for: '/*', values: site.headers });
  });

  it('is told of a media type that it does not know', () => {
    const { headers } = readByNetlify(hostFiles('netlify', site).files);
    expect(headers.at(-1)).toEqual({
      for: '/resources/blogs/feed.jsonfeed',
      values: { 'Content-Type': 'application/feed+json; charset=utf-8' },
    });
  });

  it('is said to know no endings', () => {
    expect(hostFiles('netlify', site).limits.join()).toMatch(/Cross-Origin-Resource-Policy.*PDF/);
  });

  it('redirects though a page lies at the former address', () => {
    const { redirects, errors } = readByNetlify(hostFiles('netlify', site).files);
    expect(errors).toEqual([]);
    expect(redirects).toMatchObject([
      { from: '/blog/old%20name', to: '/blog/%C3%BCn%C3%AF', status: 301, force: true },
    ]);
  });
});

/** As Cloudflare Pages applies rules: in order; dropped headers go, repeated ones are joined. */
function asCloudflare(headersFile: string, target: string): Record<string, string> {
  const sent = new Map<string, string>();
  let isMatch = false;
  for (const line of headersFile.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) {
      const pattern = line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      isMatch = new RegExp(`^${pattern}$`).test(target);
    } else if (isMatch && line.trim().startsWith('! ')) {
      sent.delete(line.trim().slice(2).toLowerCase());
    } else if (isMatch) {
      const [name = '', ...value] = line.trim().split(': ');
      const before = sent.get(name.toLowerCase());
      sent.set(name.toLowerCase(), [...(before ? [before] : []), value.join(': ')].join(', '));
    }
  }
  return Object.fromEntries(sent);
}

describe('Cloudflare Pages', () => {
  const IMMUTABLE = 'public, max-age=31536000, immutable';
  it.each([
    [`/${SCRIPT}`, IMMUTABLE],
    ['/static/abc/picture.webp', IMMUTABLE],
    ['/pagefind/fragment/en_abcdef0.pf_fragment', IMMUTABLE],
    ['/pagefind/pagefind.js', 'no-cache'],
    ['/page-data/index/page-data.json', undefined],
    ['/blog/x', undefined],
  ])('keeps %s as %s', (target, cacheControl) => {
    const { files, limits } = hostFiles('cloudflare-pages', site);
    const sent = asCloudflare(files['_headers'] ?? '', target);
    expect(sent['cache-control']).toBe(cacheControl);
    expect(sent['x-content-type-options']).toBe('nosniff');
    expect(limits).toEqual([]);
  });

  it.each([
    ['/', 'same-origin', true],
    [`/${SCRIPT}`, 'same-origin', true],
    ['/static/abc/picture.webp', 'cross-origin', true],
    ['/files/paper.pdf', 'cross-origin', false],
  ])(
    'says of %s who may load it, and keeps no document from being viewed',
    (target, policy, has) => {
      const headers = { ...site.headers, 'Content-Security-Policy': "img-src 'self'" };
      const { files } = hostFiles('cloudflare-pages', { ...site, headers });
      const sent = asCloudflare(files['_headers'] ?? '', target);
      expect(sent['cross-origin-resource-policy']).toBe(policy);
      expect('content-security-policy' in sent).toBe(has);
      const longest = Math.max(...(files['_headers'] ?? '').split('\n').map((line) => line.length));
      expect(longest).toBeLessThan(2000);
    },
  );

  it('counts the pages under both of their names', () => {
    const pages = Array.from({ length: 10_000 }, (_, n) => `page-${n}/index.html`);
    const { limits } = hostFiles('cloudflare-pages', { ...site, names: pages });
    expect(limits).toEqual([expect.stringMatching(/has 20003 files.*takes 20000/)]);
  });

  it('names files that are too large for it', () => {
    const sizes = { ...site.sizes, 'files/paper.pdf': 26_214_401 };
    const { limits } = hostFiles('cloudflare-pages', { ...site, sizes });
    expect(limits).toEqual([expect.stringMatching(/25 MiB: files\/paper\.pdf\./)]);
  });

  it('sends a JSON feed as one', () => {
    const { files } = hostFiles('cloudflare-pages', site);
    const sent = asCloudflare(files['_headers'] ?? '', '/resources/blogs/feed.jsonfeed');
    expect(sent['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(asCloudflare(files['_headers'] ?? '', '/')).not.toHaveProperty('content-type');
  });

  it('takes as many redirects as it can, and says how many it cannot', () => {
    const redirects = Array.from({ length: 2003 }, (_, n) => ({
      from: `/blog/${n === 0 ? 'x'.repeat(1000) : n}`,
      to: '/blog/y',
    }));
    const { files, limits } = hostFiles('cloudflare-pages', { ...site, redirects });
    expect(files['_redirects']?.split('\n').filter(Boolean)).toHaveLength(2000);
    expect(limits.join()).toMatch(/\b3 former addresses/);
  });
});

describe('GitHub Pages', () => {
  it('keeps folders that begin with an underscore, knows its domain, and says what it cannot do', () => {
    const { files, limits } = hostFiles('github-pages', site);
    expect(files).toEqual({ '.nojekyll': '', CNAME: 'www.example.com\n' });
    expect(limits.join()).toMatch(/no headers[\s\S]*no redirects/);
  });

  it('says where the site is too large for it, each page counted under both names', () => {
    const sizes = { 'a/index.html': 5e8, 'b.pdf': 1e6 };
    const tooLarge = { ...site, names: Object.keys(sizes), sizes };
    expect(hostFiles('github-pages', tooLarge).limits.join()).toMatch(/1\.0 GB.*takes 1 GB/);
    expect(hostFiles('github-pages', site).limits.join()).not.toMatch(/GB/);
  });

  it('says that a folder of a host is no place for it', () => {
    const { files, limits } = hostFiles('github-pages', {
      ...site,
      siteUrl: 'https://company.github.io/site',
    });
    expect(files).not.toHaveProperty('CNAME');
    expect(limits.join()).toMatch(/at the root of its host/);
  });
});

it('puts each page beside its folder, where nothing has that name', () => {
  expect(slashlessPages(['index.html', 'a/index.html', 'b/index.html', 'b.html'])).toEqual({
    'a.html': 'a/index.html',
  });
});

describe('a page whose name without a slash is that of a folder', () => {
  // As where an item had the slug `guide.html` before: the page that leads on lies there.
  const files = {
    'index.html': 'home',
    'blog/guide/index.html': 'guide',
    'blog/guide.html/index.html': 'leads on',
    'blog/deep/index.html': 'deep',
    'blog/deep.html/a/b.txt': 'b',
  };

  it('has no other', () => {
    expect(slashlessPages(Object.keys(files))).toEqual({
      'blog/guide.html.html': 'blog/guide.html/index.html',
    });
  });

  it.each(STATIC_HOSTS)('is exported for %s, and named', (host) => {
    const folder = scratch.file('out');
    const limits = exportSite(host, scratch.writeAll('site', files), site, folder);
    expect(listFiles(folder)).toEqual(expect.arrayContaining(Object.keys(files)));
    expect(limits.at(-1)).toMatch(/: \/blog\/deep, \/blog\/guide\.$/);
    expect(hostFiles(host, site).limits.join()).not.toMatch(/slash/);
  });
});

describe('an export', () => {
  const write = () =>
    scratch.writeAll(
      'site',
      Object.fromEntries([...names, `${SCRIPT}.br`, `${SCRIPT}.gz`].map((name) => [name, name])),
    );

  it('holds the site, its pages under both names, and what the host reads', () => {
    const from = write();
    const folder = scratch.file('out');
    for (const host of ['netlify', 'cloudflare-pages'] as const) {
      exportSite(host, from, site, folder);
    }
    expect(listFiles(folder)).toEqual(
      [
        ...names,
        'blog/old name.html',
        'blog/ünï.html',
        '_headers',
        '_redirects',
        '.site-export',
      ].sort(),
    );
    expect(fs.readFileSync(path.join(folder, 'blog/ünï.html'), 'utf8')).toBe('blog/ünï/index.html');
  });

  it('overwrites nothing that is not an export', () => {
    const from = write();
    const folder = scratch.writeAll('home', { 'letter.txt': 'Dear' });
    expect(() => exportSite('netlify', from, site, folder)).toThrow(/home holds files/);
    expect(scratch.read('home/letter.txt')).toBe('Dear');
  });

  it('that was cut off does not keep the next from its folder', () => {
    const from = write();
    // A file of the host's is a folder of the site's: it fails in the middle.
    const bad = scratch.writeAll('bad', {
      'index.html': 'home',
      'x/index.html': 'x',
      '_headers/y.txt': 'y',
    });
    const folder = scratch.file('out');
    expect(() => exportSite('netlify', bad, site, folder)).toThrow();
    expect(listFiles(folder)).toContain('x/index.html');
    exportSite('netlify', from, site, folder);
    expect(listFiles(folder)).not.toContain('x/index.html');
    expect(listFiles(folder)).toContain('_headers');
  });
});
