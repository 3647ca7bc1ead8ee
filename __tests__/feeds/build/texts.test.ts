import { describe, expect, it } from '@jest/globals';
import { photoAddress } from '../../../src/share-pictures/share-photo';
import { shareAddress } from '../../../src/share-pictures/share-picture';
import { indexedPage, type IndexedPage } from '../../../src/feeds/build/indexed-pages';
import { llmsTxt } from '../../../src/feeds/build/llms-txt';
import { robotsTxt } from '../../../src/feeds/build/robots-txt';
import { siteHeaders } from '../../../pipeline/hosting/headers';
import { isFindable, isLeftOut, isPublic } from '../../../src/site/robots';
import { PRODUCTION_HOST, QA_HOST, STAGE_HOST } from '../../support/hosts';
import { company } from '../../../src/site/company';

const PRODUCTION = `https://${PRODUCTION_HOST}`;
const OTHERS = [`https://${QA_HOST}`, `https://${STAGE_HOST}`];
const UNKNOWN = ['https://www.example.com', 'https://127.0.0.1.example.com', 'http:'];

/** The rules that a crawler reads, by RFC 9309: those of the group that names it, else those of everybody. */
function rulesFor(robot: string, text: string): string[] {
  const groups = text.split(/\n\n/).map((group) => group.split('\n'));
  const names = (group: string[]) =>
    group.flatMap((line) => /^User-agent: (.*)$/.exec(line)?.[1] ?? []);
  const group =
    groups.find((each) => names(each).includes(robot)) ??
    groups.find((each) => names(each).includes('*'));
  return (group ?? []).filter((line) => /^(?:Allow|Disallow):/.test(line));
}

describe('an environment', () => {
  it('is found where it is production', () => {
    expect(isFindable(PRODUCTION)).toBe(true);
    expect(siteHeaders(PRODUCTION)).not.toHaveProperty('X-Robots-Tag');
    expect(rulesFor('Googlebot', robotsTxt(PRODUCTION))).toEqual(['Allow: /']);
    expect(robotsTxt(PRODUCTION)).toContain(`\nSitemap: ${PRODUCTION}/sitemap.xml\n`);
  });

  it.each(['http://127.0.0.1:9000', 'http://[::1]'])(
    'shows at %s what production does, but is not submitted',
    (siteUrl) => {
      expect(isFindable(siteUrl)).toBe(true);
      expect(isPublic(siteUrl)).toBe(false);
    },
  );

  it.each([...OTHERS, ...UNKNOWN])('is not found at %s', (siteUrl) => {
    expect(isFindable(siteUrl)).toBe(false);
    expect(siteHeaders(siteUrl)['X-Robots-Tag']).toBe('noindex, nofollow');
    const text = robotsTxt(siteUrl);
    expect(text).not.toContain('Sitemap');
    expect(rulesFor('SomeBot', text)).toEqual(['Disallow: /']);
    // Crawlers that obey the header must be let in to read it.
    expect(rulesFor('Googlebot', text)).toEqual(['Allow: /']);
  });
});

describe('a page', () => {
  const head = (more: string, path = '/blog/a') =>
    `<html><head><meta property="og:title" content="A &amp; B"/><meta property="og:description" content="About both."/><link data-x rel="canonical" href="${PRODUCTION}${path}"/>${more}</head><body><meta name="robots" content="noindex"></body></html>`;
  const own = '<meta data-react-helmet="true" name="robots" content="noindex"/>';
  const environment = '<meta name="robots" content="noindex, nofollow" data-environment=""/>';
  const image = (address: string) => `<meta property="og:image" content="${address}"/>`;
  const page = (html: string) => indexedPage('/blog/a', html, PRODUCTION);

  it('is left out by its own wish, not by that of its environment', () => {
    expect(isLeftOut(head(own))).toBe(true);
    expect(isLeftOut(head(environment))).toBe(false);
    expect(page(head(own))).toBeNull();
    expect(page(head(environment))).toEqual({
      path: '/blog/a',
      url: `${PRODUCTION}/blog/a`,
      title: 'A & B',
      description: 'About both.',
      image: null,
    });
  });

  it('is left out where another is its canonical one, or none', () => {
    expect(page(head('', '/blog/b'))).toBeNull();
    expect(page('<html><head></head></html>')).toBeNull();
  });

  it('has a picture where it is its own', () => {
    const card = shareAddress({ title: 'A', path: '/blog/a', service: null });
    expect(page(head(image(`${PRODUCTION}${card}`)))?.image).toBeNull();
    const photo = `${PRODUCTION}${photoAddress('a'.repeat(64))}`;
    expect(page(head(image(photo)))?.image).toBe(photo);
  });
});

describe('llms.txt', () => {
  const page = (path: string, more: Partial<IndexedPage> = {}): [string, IndexedPage] => [
    path,
    {
      ...{ path, url: PRODUCTION + path, title: `Title of ${path}`, description: 'What it is.' },
      ...{ image: null, ...more },
    },
  ];
  const hostile = page('/blog/x', {
    title: 'A](javascript:alert(1)) [b\n# c',
    description: '<script>*',
    url: `${PRODUCTION}/blog/x(1)`,
  });
  const pages = new Map([page('/services/cloud'), page('/privacy-policies'), hostile]);
  const text = llmsTxt(
    pages,
    [{ name: 'Newest posts', paths: ['/blog/x', '/blog/y'] }],
    PRODUCTION,
  );
  const lines = text.split('\n');

  it('has the form that https://llmstxt.org gives it', () => {
    expect(lines[0]).toBe(`# ${company.name}`);
    expect(lines[2]).toMatch(/^> \S/);
    const form = /^(?:|# .+|> .+|## .+|- \[(?:[^[\]\\]|\\.)+\]\(https:\/\/[^()\s]+\)(?:: .+)?)$/;
    expect(lines.filter((line) => !form.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## Services',
      '## Newest posts',
      '## Optional',
    ]);
  });

  it('lists the pages that are there, with what they are about', () => {
    expect(lines).toContain(`- [Cloud](${PRODUCTION}/services/cloud): What it is.`);
    expect(text).not.toContain('/blog/y');
    expect(text).not.toContain('/services/fintech');
    expect(text.indexOf('/privacy-policies')).toBeGreaterThan(text.indexOf('## Optional'));
  });

  it('cannot be led astray by a title', () => {
    expect(lines).toContain(
      `- [A\\](javascript:alert(1)) \\[b # c](${PRODUCTION}/blog/x%281%29): \\<script\\>\\*`,
    );
  });
});
