import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AuthorsPart } from '../../../../pipeline/authors-part';
import { listFiles } from '../../../../pipeline/files';
import { checkBounds } from '../../../../pipeline/release/checks/bounds';
import { error, refusal, warning } from '../../../../pipeline/release/checks/finding';
import { checkHeads, headOf } from '../../../../pipeline/release/checks/heads';
import { checkMarkup, sampleOf } from '../../../../pipeline/release/checks/markup';
import { checkSite, type SiteToCheck } from '../../../../pipeline/release/checks/site';
import { checkWeight, createScale } from '../../../../pipeline/release/checks/weights';
import { RichText } from '../../../../src/rich-text/rich-text';
import { renderRichText } from '../../../../src/rich-text/build';
import { scratchForEach } from '../../../support/scratch-for-each';
import { allPaths } from '../../../../src/site/navigation';

const SITE = 'https://www.example.com';

interface Parts {
  title?: string;
  description?: string;
  canonical?: string;
  body?: string;
}

function pageAt(path: string, { title, description, canonical, body }: Parts = {}): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title ?? `Title of ${path}`}</title><meta name="description" content="${description ?? `About ${path}`}"><link rel="canonical" href="${canonical ?? SITE + path}"></head><body><main>${body ?? `<h1>${path}</h1>`}</main></body></html>`;
}

describe('a refusal', () => {
  const dated = warning('/a', 'is dated');
  const grown = error('the whole site', 'would grow. Release with --accept-change.');
  const start = 'The site cannot go live: the whole site would grow. Release with --accept-change.';

  it('is for errors alone', () => {
    expect(refusal([])).toBeNull();
    expect(refusal([dated])).toBeNull();
  });

  it.each([
    [0, start],
    [1, `${start} 1 more thing is not right.`],
    [2, `${start} 2 more things are not right.`],
  ])('tells the first, and that there are %d more', (more, text) => {
    const others = Array.from({ length: more }, () => error('/b', 'has no h1'));
    expect(refusal([dated, grown, ...others])).toBe(text);
  });
});

describe('heads', () => {
  const checked = (pages: Record<string, string>, items: string[] = []) =>
    checkHeads(
      new Map(Object.entries(pages).map(([path, html]) => [path, headOf(html)])),
      SITE,
      new Set(items),
    );
  const findingsOf = (pages: Record<string, string>) =>
    checked(pages).map(({ where, what }) => `${where} ${what}`);

  it('are right where each page has its own', () => {
    expect(findingsOf({ '/': pageAt('/', { canonical: SITE }), '/a': pageAt('/a') })).toEqual([]);
  });

  it.each([
    [{ body: '<p>no heading</p>' }, /0 first headings/],
    [{ body: '<h1>a</h1><h1>b</h1>' }, /2 first headings/],
    [{ title: ' ' }, /has no title/],
    [{ description: '' }, /has no description/],
    [{ canonical: '' }, /names no canonical/],
    [{ canonical: 'https://www.example.com.evil.example/a' }, /not of https:\/\/www\.example\.com/],
    [{ title: 'Title of /b' }, /\/b has the same title as \/a/],
    [{ description: 'About /b' }, /\/b has the same description as \/a/],
  ] as const)('with %j are not', (parts, what) => {
    const findings = findingsOf({ '/a': pageAt('/a', parts), '/b': pageAt('/b') });
    expect(findings.join('\n')).toMatch(what);
    expect(findings).toHaveLength(1);
  });

  it.each(['title', 'description'] as const)(
    'with a %s of another page’s are told where an author chose it',
    (part) => {
      const same = { [part]: 'Careers' };
      const pages = {
        '/a': pageAt('/a', same),
        '/blog/b': pageAt('/blog/b', same),
        '/blog/c': pageAt('/blog/c', same),
        '/d': pageAt('/d', same),
      };
      const what = (path: string) => `has the same ${part} as ${path}`;
      expect(checked(pages, ['/blog/b', '/blog/c'])).toEqual([
        { level: 'warning', where: '/blog/b', what: what('/a') },
        { level: 'error', where: '/blog/c', what: what('/blog/b') },
        { level: 'error', where: '/d', what: what('/a') },
      ]);
    },
  );

  it('of a page that nobody is to find need no description of their own', () => {
    const hidden = pageAt('/404', { description: '', canonical: '' }).replace(
      '</head>',
      '<meta name="robots" content="noindex"></head>',
    );
    expect(findingsOf({ '/404': hidden })).toEqual([]);
  });
});

describe('the size of a site', () => {
  const of = (pages: number, bytes = pages * 1000) => ({ pages, bytes });

  it.each([
    [of(100), of(100)],
    [of(100), of(75)],
    [of(100), of(140)],
    [of(30, 100_000), of(12, 90_000)],
  ])('may go from %j to %j', (before, after) => {
    expect(checkBounds(before, after, 0.3)).toEqual([]);
  });

  it.each([
    [of(100), of(60), /lose 40 % of its pages \(100 live, 60 built\).*--accept-change/],
    [of(100, 1e6), of(100, 4e5), /lose 60 % of its bytes/],
    [of(100, 1e6), of(100, 2e6), /grow by 100 % of its bytes/],
  ])('may not go from %j to %j', (before, after, what) => {
    expect(checkBounds(before, after, 0.3).map((finding) => finding.what)[0]).toMatch(what);
  });
});

describe('on disk', () => {
  const scratch = scratchForEach();

  const noise = (length: number) =>
    Array.from({ length }, (_, at) => ((at * 7919) % 9973).toString(36)).join(' ');

  it('a page is weighed with the scripts that it asks for', () => {
    scratch.write('app-1.js', noise(90_000));
    const weigh = createScale(scratch.path);
    const weight = weigh('<script src="/app-1.js" defer></script>');
    expect(weight.script).toBeGreaterThan(150_000);
    expect(checkWeight('/a', weight, true)).toMatchObject([{ level: 'error' }]);
    const long = weigh(`<p>${noise(40_000)}</p>`);
    expect(checkWeight('/a', long, true)).toMatchObject([{ level: 'error', where: '/a' }]);
    expect(checkWeight('/blog/a', long, false)).toMatchObject([{ level: 'warning' }]);
    expect(checkWeight('/a', weigh('<p>short</p>'), true)).toEqual([]);
  });

  it('markup that is not HTML is named with its place', async () => {
    scratch.write('good/index.html', pageAt('/good'));
    scratch.write('bad/index.html', pageAt('/bad', { body: '<h1>x</h1><ul><p>y</p></ul>' }));
    expect(checkMarkup(scratch.path, ['good/index.html'], new Set())).toEqual([]);
    const findings = checkMarkup(scratch.path, ['bad/index.html'], new Set());
    expect(findings).toMatchObject([{ level: 'error', where: '/bad' }]);
    expect(findings[0]?.what).toMatch(/<p> .*permitted.*1:\d+/);
  });

  it('of many pages of a kind some are validated, and each page of the company’s own', () => {
    const posts = Array.from({ length: 50 }, (_, at) => `blog/p${at}/index.html`);
    const own = ['index.html', 'services/cloud/index.html', 'services/insurtech/index.html'];
    const sample = sampleOf([...posts, ...own]);
    expect(sample).toEqual(expect.arrayContaining(own));
    expect(sample.filter((name) => name.startsWith('blog/'))).toHaveLength(4);
  });

  /** An author's text, as a page has it. */
  const textOf = (html: string) => {
    const { html: safe } = renderRichText(html, { sourceUrl: SITE, siteUrl: SITE });
    return renderToStaticMarkup(createElement(RichText, { html: safe })).replace(
      /<style\b[^]*?<\/style>/g,
      '',
    );
  };

  const markupOf = async (path: string, body: string) => {
    const name = `${path.slice(1)}/index.html`;
    scratch.write(name, pageAt(path, { body: `<h1>x</h1>${body}` }));
    return checkMarkup(scratch.path, [name], new Set(['/blog/x']));
  };

  it.each([
    '<dl><p>a</p><dt>b</dt><dd>c</dd></dl>',
    '<table><tr><th><h2>a</h2></th></tr><tr><td>b</td></tr></table>',
    '<details><p>a</p></details>',
    '<p><abbr title="</div></div>">a</abbr></p><dl><p>a</p><dt>b</dt><dd>c</dd></dl>',
  ])('markup that an author wrote is told: %s', async (html) => {
    const findings = await markupOf('/blog/x', `<div>${textOf(html)}</div>`);
    expect(findings).toMatchObject([{ level: 'warning', where: '/blog/x' }]);
    expect(findings[0]?.what).toMatch(/its text is not valid HTML: .+\(.+, 1:\d+\)/);
    expect(await markupOf('/services/x', textOf(html))).toMatchObject([
      { level: 'error', where: '/services/x' },
    ]);
  });

  it('markup of a template is an error beside an author’s too', async () => {
    const wrong = '<dl><p>a</p><dt>b</dt><dd>c</dd></dl>';
    const text = textOf(`<div>a</div>${wrong}<table><tr><td>b</td></tr></table>${wrong}`);
    const levels = async (body: string) =>
      (await markupOf('/blog/x', body)).map(({ level }) => level);
    expect(await levels(`<div>${text}</div>${wrong}`)).toEqual(['error', 'warning']);
    expect(await levels(`${wrong}<div>${text}${text}</div>`)).toEqual(['error', 'warning']);
    expect(await levels(`<ul>${textOf('a')}</ul>`)).toEqual(['error']);
  });

  const check = (site: Partial<SiteToCheck>) =>
    checkSite({
      root: scratch.path,
      files: listFiles(scratch.path),
      siteUrl: SITE,
      redirects: [],
      authors: { itemPages: [], listPages: [], addresses: [] },
      size: { pages: 1, bytes: 1 },
      liveSize: null,
      maxChange: null,
      ...site,
    });

  /** A site whose own pages are all there. */
  const checkedWith = (pages: Record<string, string>, authors: Partial<AuthorsPart>) => {
    for (const path of allPaths) {
      scratch.write(`${path === '/' ? '' : `${path.slice(1)}/`}index.html`, pageAt(path));
    }
    for (const [path, body] of Object.entries(pages)) {
      scratch.write(`${path.slice(1)}/index.html`, pageAt(path, { body: `<h1>x</h1>${body}` }));
    }
    const lists = { itemPages: ['/blog/x'], listPages: ['/resources/awards'], addresses: [] };
    return check({ authors: { ...lists, ...authors }, maxChange: 0.3 });
  };

  it('a link that leads nowhere is an error on a page of our own, and is told where an author set it', () => {
    const gone = `${SITE}/gone?a=1&b=2`;
    const link = (href: string) => `<a href="${href.replace('&', '&amp;')}">y</a>`;
    const pages = {
      '/blog/x': link('/nowhere'),
      '/resources/awards': link(gone) + link('/nowhere'),
      '/feedback': link(gone) + link('#no'),
    };
    expect(checkedWith(pages, { addresses: [gone] })).toEqual([
      warning('/blog/x', 'leads to /nowhere, which is not on the site'),
      error('/feedback', `leads to ${gone}, which is not on the site`),
      error('/feedback', 'leads to #no, where no such place is on the page'),
      warning('/resources/awards', `leads to ${gone}, which is not on the site`),
      error('/resources/awards', 'leads to /nowhere, which is not on the site'),
    ]);
  });

  it('a list that has grown long is told, and a long page of our own is an error', () => {
    const long = `<p>${noise(40_000)}</p>`;
    const pages = ['/blog/x', '/resources/awards', '/services/cloud'];
    const findings = checkedWith(Object.fromEntries(pages.map((path) => [path, long])), {});
    expect(findings.map(({ level, where }) => `${where} ${level}`).sort()).toEqual([
      '/blog/x warning',
      '/resources/awards warning',
      '/services/cloud error',
    ]);
  });

  it('a page of the navigation that was not built is an error', async () => {
    scratch.write('index.html', pageAt('/'));
    const missing = check({})
      .filter(({ what }) => /is not built/.test(what))
      .map(({ where }) => where);
    expect(missing).toEqual(allPaths.filter((path) => path !== '/'));
  });
});
