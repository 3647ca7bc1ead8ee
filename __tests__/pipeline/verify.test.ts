import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { hashFile, markOf } from '../../pipeline/files';
import { htmlFile, verifyOutput } from '../../pipeline/verify';
import type { SiteManifest } from '../../src/data-layer/site-manifest';
import { scratchForEach } from '../support/scratch-for-each';

const scratch = scratchForEach();

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const manifest: SiteManifest = {
  siteUrl: 'https://site.example',
  pages: [{ path: '/404.html' }, { path: '/blog/a', contentDigest: 'digest-of-a' }],
  redirects: [{ from: '/blog/was-a', to: '/blog/a' }],
  itemAddresses: [],
  listIndex: { 'list-index/post.json': digest('{}') },
  findable: { 'robots.txt': digest('robots'), 'sitemap-pages.xml': digest('<urlset/>') },
};
const good = {
  '404.html': '<h1>Not found</h1>',
  'app-1.js': 'code',
  'blog/a/index.html': '<main data-content="digest-of-a"></main>',
  'list-index/post.json': '{}',
  'blog/was-a/index.html': '<meta http-equiv="refresh" content="0; url=/blog/a">',
  'page-data/404.html/page-data.json': '{}',
  'page-data/blog/a/page-data.json': '{"contentDigest":"digest-of-a"}',
  'robots.txt': 'robots',
  'sitemap-pages.xml': '<urlset/>',
};

function verify(more: Record<string, string | null> = {}, stray: string[] = []) {
  const files = Object.entries({ ...good, ...more }).filter(([, text]) => text !== null);
  scratch.writeAll('public', Object.fromEntries(files) as Record<string, string>);
  return verifyOutput(scratch.file('public'), manifest, stray);
}

it('names the file of a page', () => {
  expect(['/', '/blog/a', '/404.html', '/404/'].map(htmlFile)).toEqual([
    'index.html',
    'blog/a/index.html',
    '404.html',
    '404/index.html',
  ]);
});

it('passes a whole output', () => {
  const { files, ...found } = verify();
  expect(found).toEqual({ problems: [], pages: 2 });
  expect(Object.entries(files)).toEqual(
    Object.keys(good)
      .sort()
      .map((name) => {
        const file = scratch.file(`public/${name}`);
        return [name, { ...markOf(file), digest: hashFile(file) }];
      }),
  );
});

describe('does not pass', () => {
  it.each([
    ['a page that is missing', { 'blog/a/index.html': null }, '/blog/a: its page is missing'],
    [
      'a page of other content',
      { 'blog/a/index.html': 'old' },
      'its HTML does not show the content',
    ],
    ['a robots.txt that is missing', { 'robots.txt': null }, '/robots.txt: is missing from'],
    [
      'a part of an earlier sitemap',
      { 'sitemap-blog-2019.xml': '<urlset/>' },
      '/sitemap-blog-2019.xml: is no part of this build',
    ],
    [
      'page-data of other content',
      { 'page-data/blog/a/page-data.json': '{}' },
      'its page-data is missing or not of',
    ],
    [
      'a page that nobody made',
      { 'blog/b/index.html': '<p>' },
      '/blog/b: a page that is not in the manifest',
    ],
    [
      'page-data of no page',
      { 'page-data/blog/b/page-data.json': '{}' },
      '/page-data/blog/b/page-data.json: belongs to no page',
    ],
    [
      'a list index of another build',
      { 'list-index/post.json': '[]' },
      '/list-index/post.json: is not as the build wrote it',
    ],
    ['no code at all', { 'app-1.js': null }, 'holds no JavaScript'],
    [
      'an empty picture',
      { '404.html': '<img src="/static/1/a.jpg">', 'static/1/a.jpg': '' },
      '/static/1/a.jpg: is empty',
    ],
  ] as [string, Record<string, string | null>, string][])('%s', (_name, files, problem) => {
    expect(verify(files).problems).toEqual([expect.stringContaining(problem)]);
  });

  it('what was written outside', () => {
    expect(verify({}, ['escaped']).problems).toEqual([
      'The build wrote "escaped" outside public/.',
    ]);
  });
});

it('takes an address in prose for what it is', () => {
  const text =
    'https://cdn.example/static/logo.png and &lt;img src="/static/none.png"&gt; and /files/none.pdf';
  const files = {
    'blog/a/index.html': `<p data-content="digest-of-a">${text} <a href="/files/none.pdf">x</a></p>`,
    'page-data/blog/a/page-data.json': JSON.stringify({ digest: 'digest-of-a', text }),
  };
  expect(verify(files).problems).toEqual([]);
});

it('publishes of pictures and files what is asked for, however its name is written', () => {
  const { files, problems } = verify({
    '404.html':
      '<meta property="og:image" content="https://site.example/share/a%20b.png"><img src="/static/1/a%20b.jpg" srcset="/static/1/c.jpg 640w"><a href="https://site.example/files/d/e.pdf">',
    'share/a b.png': 'x',
    'static/1/a b.jpg': 'x',
    'static/1/c.jpg': 'x',
    'static/1/of-a-removed-item.jpg': 'x',
    'files/d/e.pdf': 'x',
    'files/d/old.pdf': 'x',
  });
  expect(problems).toEqual([]);
  expect(Object.keys(files).filter((name) => /^(?:static|files|share)\//.test(name))).toEqual([
    'files/d/e.pdf',
    'share/a b.png',
    'static/1/a b.jpg',
    'static/1/c.jpg',
  ]);
});

it('leaves out a redirect of an earlier build', () => {
  const { files, problems } = verify({
    'blog/long-gone/index.html': '<meta http-equiv="refresh" content="0; url=/blog/x">',
  });
  expect(problems).toEqual([]);
  expect(Object.keys(files)).not.toContain('blog/long-gone/index.html');
  expect(Object.keys(files)).toContain('blog/was-a/index.html');
});

describe('what a file of the site asks for', () => {
  const asking = (name: string, text: string) => verify({ [name]: text }).problems;
  const missing = (name: string, asset: string) => [
    `/${name}: asks for /${asset}, which is missing.`,
  ];

  it.each([
    ['<link rel="stylesheet" href="/gone.css">', 'gone.css'],
    ['<script src="/gone.js?v=1"></script>', 'gone.js'],
    ['<link href="/gone.svg#icon">', 'gone.svg'],
    ['<source srcset="/app-1.js 640w,\n/gone.webp 750w">', 'gone.webp'],
    ['<img srcSet="/gone.webp">', 'gone.webp'],
    [
      '<meta data-react-helmet="true" property="og:image" content="https://site.example/share/a.png"/>',
      'share/a.png',
    ],
    ['<img srcset="/a%20gone.webp?w=1#x 2x">', 'a gone.webp'],
    ['<img src="/gone&amp;1.png">', 'gone&1.png'],
    ['<img src="/100%.png">', '100%.png'],
    ['<img\n alt="" src="/gone.png"\n>', 'gone.png'],
  ])('is missed in HTML: %s', (html, asset) => {
    expect(asking('404.html', html)).toEqual(missing('404.html', asset));
  });

  it.each([
    '<img src="https://cdn.example/a.png"><img src="//cdn.example/a.png">',
    '<img srcset="//cdn.example/a.png 2x, https://cdn.example/b.png 3x"><img src="a.png">',
    '<img srcset="data:image/png;base64,AA 2x">',
    '<a href="/gone">gone</a> <imgs src="/gone.png"> <p data-src="/gone.png">',
    '<link rel="canonical" href="/blog/a"><link rel="alternate" href="/404">',
    '<meta property="og:image" content="https://cdn.example/share/a.png">',
    '<meta property="og:image" content="https://site.example.evil/share/a.png">',
    '<meta property="og:url" content="https://site.example/gone">',
  ])('is not what a browser does not load from here: %s', (html) => {
    const whole = { '404.html': html, '404/index.html': null };
    const { problems } = verify({ ...whole, '404': 'as it is' });
    expect(problems).toEqual([]);
  });

  it('is no page of an earlier build, which is not published', () => {
    const old = '<meta http-equiv="refresh" content="0; url=/blog/a">';
    const files = { '404.html': '<link href="/blog/old">', 'blog/old/index.html': old };
    expect(verify(files).problems).toEqual(missing('404.html', 'blog/old'));
  });

  it('may be a page or a redirect', () => {
    const html = '<link href="/blog/a"><link href="/blog/was-a"><link href="/extra">';
    expect(verify({ '404.html': html, 'extra/a.txt': '' }).problems).toEqual(
      missing('404.html', 'extra'),
    );
  });

  it.each([
    ['a.json', '{"srcSet":"/static/a.png 1x,\\n/static/gone.png 2x"}'],
    ['a.json', '{"src":"/static/gone.png?x"}'],
    ['a.css', 'a{b:url("/static/gone.png")}'],
    ['a.js', 'const a = "/static/gone.png";'],
    ['a.css', 'a{b:url(/files/gone.png)}'],
  ])('is missed in %s: %s', (name, text) => {
    const problems = verify({ [name]: text, 'static/a.png': 'x' }).problems;
    expect(problems).toEqual([
      expect.stringMatching(/asks for \/\w+\/gone\.png, which is missing/),
    ]);
  });

  it.each([
    ['a.json', '{"href":"/static/gone.png","text":"/files/gone.pdf"}'],
    ['a.json', '{"src":"/gone.png"}'],
    ['a.js', 'const a = "/static/"; const b = "/static/" + name + "/x"; "/static/gone"'],
    ['a.js', 'const a = "/static/v1.20/" + name'],
    ['a.json', '<meta property="og:image" content="https://site.example/gone.png">'],
    ['a.txt', '<img src="/gone.png"> /static/gone.png'],
    ['feed.xml', '<img src="/gone.png"> /static/gone.png'],
  ])('is not all that looks like an address in %s: %s', (name, text) => {
    expect(asking(name, text)).toEqual([]);
  });
});

describe('what is published', () => {
  const published = (more: Record<string, string | null>) => Object.keys(verify(more).files);

  it.each(['html', 'json', 'js', 'css', 'xml', 'rss', 'atom', 'jsonfeed', 'webmanifest'])(
    'has a picture that a file ending in .%s names',
    (ending) => {
      const names = (end: string) => ({ [`names.${end}`]: 'see /static/a.png' });
      const files = { 'static/a.png': 'x' };
      expect(published({ ...files, ...names(`${ending}.txt`) })).not.toContain('static/a.png');
      expect(published({ ...files, ...names(ending) })).toContain('static/a.png');
    },
  );

  it('has each once, and all in order', () => {
    const names = '<a href="/static/a.png"> /static/a.png https://site.example/share/b.png';
    const files = { '404.html': names, 'z.json': '"/static/a.png"' };
    const all = published({ ...files, 'static/a.png': 'x', 'share/b.png': 'x' });
    expect(all.filter((name) => name.endsWith('.png'))).toEqual(['share/b.png', 'static/a.png']);
    expect(all).toEqual([...all].sort());
  });

  it.each([
    '(/static/a.png)',
    '</static/a.png>',
    '/static/a.png;',
    '/static/a.png\\n',
    'url(/static/a.png) no-repeat',
  ])('ends an address where it ends: %s', (text) => {
    expect(published({ 'a.json': text, 'static/a.png': 'x' })).toContain('static/a.png');
  });

  it('has folders of other names whole, and data beside the pages', () => {
    const others = [
      ...['a/static/b.png', 'page-data/app-data.json', 'page-data.json', 'a/page-data.json'],
      ...['a/index.htm', 'a.html'],
    ];
    const files = Object.fromEntries(others.map((name) => [name, 'x']));
    expect(published(files)).toEqual(expect.arrayContaining(others));
  });
});

describe('the front page', () => {
  const front: SiteManifest = {
    ...manifest,
    pages: [...manifest.pages, { path: '/', contentDigest: 'digest-of-front' }],
  };
  const verified = (files: Record<string, string>, by = front) => {
    scratch.writeAll('public', { ...good, ...files });
    return verifyOutput(scratch.file('public'), by);
  };

  it('has its files in the folder itself', () => {
    const data = { 'page-data/index/page-data.json': 'digest-of-front' };
    const { problems, files } = verified({ ...data, 'index.html': 'digest-of-front' });
    expect(problems).toEqual([]);
    expect(Object.keys(files)).toContain('index.html');
  });

  it('is missed, and is no page where the manifest has none', () => {
    expect(verified({}).problems).toEqual(['/: its page is missing (index.html).']);
    expect(verified({ 'index.html': 'x' }, manifest).problems).toEqual([
      '/: a page that is not in the manifest.',
    ]);
  });
});

it('takes no file for a page’s that only ends like one', () => {
  expect(verify({ 'not-index.html': 'x', 'page-data/not-page-data.json': 'x' }).problems).toEqual(
    [],
  );
});
