import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { htmlFile, verifyOutput } from '../../pipeline/verify';
import type { SiteManifest } from '../../src/data-layer/site-manifest';
import { Scratch } from '../support/scratch';

let scratch: Scratch;
beforeEach(() => {
  scratch = new Scratch();
});
afterEach(() => {
  scratch.remove();
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const manifest: SiteManifest = {
  generation: 'g',
  snapshotHash: 'h',
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
  expect(verify()).toEqual({ problems: [], files: Object.keys(good).sort(), pages: 2 });
});

describe('does not pass', () => {
  it.each([
    ['a page that is missing', { 'blog/a/index.html': null }, '/blog/a: its page is missing'],
    [
      'a share picture that is missing',
      {
        'blog/a/index.html':
          '<meta data-react-helmet="true" property="og:image" content="https://site.example/share/plain-1.png"/>digest-of-a',
      },
      '/blog/a/index.html: asks for /share/plain-1.png, which is missing',
    ],
    [
      'a page of other content',
      { 'blog/a/index.html': 'old' },
      'its HTML does not show the content',
    ],
    ['a robots.txt that is missing', { 'robots.txt': null }, '/robots.txt: is missing from'],
    [
      'a sitemap that is another',
      { 'sitemap-pages.xml': '<urlset></urlset>' },
      '/sitemap-pages.xml: is not as the build wrote it',
    ],
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
      'page-data that is missing',
      { 'page-data/blog/a/page-data.json': null },
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
      'a list index that is not whole',
      { 'list-index/post.json': null },
      '/list-index/post.json: is missing from the list index',
    ],
    [
      'a list index of another build',
      { 'list-index/post.json': '[]' },
      '/list-index/post.json: is not as the build wrote it',
    ],
    [
      'what an earlier list index has left',
      { 'list-index/post-1.json': '[]' },
      "/list-index/post-1.json: is no part of this build's list index",
    ],
    ['no code at all', { 'app-1.js': null }, 'holds no JavaScript'],
    [
      'an empty picture',
      { '404.html': '<img src="/static/1/a.jpg">', 'static/1/a.jpg': '' },
      '/static/1/a.jpg: is empty',
    ],
    [
      'a missing picture',
      { '404.html': '<img alt="" src="/static/1/a.jpg">' },
      '/404.html: asks for /static/1/a.jpg',
    ],
    [
      'a missing width of a picture',
      {
        '404.html': '<source srcset="/static/1/a.webp 640w,\n/static/1/b.webp 750w">',
        'static/1/a.webp': 'x',
      },
      '/404.html: asks for /static/1/b.webp',
    ],
    [
      'a missing script',
      { '404.html': '<script src="/gone.js"></script>' },
      '/404.html: asks for /gone.js',
    ],
    [
      'a missing font',
      { 'a.css': 'src:url(/static/font.woff2)' },
      '/a.css: asks for /static/font.woff2',
    ],
    [
      'a picture missing from data',
      { 'featured.json': '{"src":"/static/1/a.jpg"}' },
      '/featured.json: asks for /static/1/a.jpg',
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
      '<img src="/static/1/a%20b.jpg" srcset="/static/1/c.jpg 640w"><a href="https://site.example/files/d/e.pdf">',
    'static/1/a b.jpg': 'x',
    'static/1/c.jpg': 'x',
    'static/1/of-a-removed-item.jpg': 'x',
    'files/d/e.pdf': 'x',
    'files/d/old.pdf': 'x',
  });
  expect(problems).toEqual([]);
  expect(files.filter((name) => /^(?:static|files)\//.test(name))).toEqual([
    'files/d/e.pdf',
    'static/1/a b.jpg',
    'static/1/c.jpg',
  ]);
});

it('leaves out a redirect of an earlier build', () => {
  const { files, problems } = verify({
    'blog/long-gone/index.html': '<meta http-equiv="refresh" content="0; url=/blog/x">',
  });
  expect(problems).toEqual([]);
  expect(files).not.toContain('blog/long-gone/index.html');
  expect(files).toContain('blog/was-a/index.html');
});
