import { beforeEach, expect, it } from '@jest/globals';
import { brokenLinks } from '../../pipeline/links';
import { scratchForEach } from '../support/scratch-for-each';

const SITE = 'https://site.example';
const scratch = scratchForEach();
beforeEach(() => {
  scratch.write('index.html', '<a href="/about#team">x</a><a href="#top">x</a><p id="top"></p>');
  scratch.write('about/index.html', '<h2 id="team">x</h2><img src="/a%20b.png" alt="">');
  scratch.write('a b.png', 'x');
});

const broken = (html: string) => {
  scratch.write('page.html', html);
  return brokenLinks(scratch.path, SITE).map(
    ({ page, href, reason }) => `${page}: ${href} ${reason}`,
  );
};

it('finds nothing where all is there', () => {
  expect(
    broken(
      `<a href="/">x</a><a href="${SITE}/about">x</a><a href="/about?x=1&amp;y=2#team">x</a><a href="https://other.example/none">x</a><a href="mailto:a@b.example">x</a><script>var x = '<a href="/none">'</script>`,
    ),
  ).toEqual([]);
});

it.each([
  ['<a href="/none">x</a>', 'page.html: /none no such file'],
  [`<link href="${SITE}/none" rel="canonical">`, `page.html: ${SITE}/none no such file`],
  ['<a href="/about#none">x</a>', 'page.html: /about#none no such anchor'],
  ['<a href="#none">x</a>', 'page.html: #none no such anchor'],
  ['<img src="/none.png" alt="">', 'page.html: /none.png no such file'],
  ['<source srcset="/a%20b.png 1x, /none.webp 2x">', 'page.html: /none.webp no such file'],
  ['<link imagesrcset="/none.avif 640w" href="/a%20b.png">', 'page.html: /none.avif no such file'],
  ['<script src="/none.js"></script>', 'page.html: /none.js no such file'],
  ['<a href="/%E0%A4%A">x</a>', 'page.html: /%E0%A4%A not an address'],
])('finds what is wrong in %s', (html, message) => {
  expect(broken(html)).toEqual([message]);
});

it('takes what is not of the site for not there: it breaks nothing, and nothing leads to it', () => {
  scratch.write('old/index.html', '<a href="/gone">x</a>');
  scratch.write('page.html', '<a href="/old">x</a><a href="/about">x</a>');
  const files = ['index.html', 'about/index.html', 'a b.png', 'page.html'];
  expect(brokenLinks(scratch.path, SITE, files)).toEqual([
    { page: 'page.html', href: '/old', reason: 'no such file' },
  ]);
});
