/** Headers of every response and of single files, and their score by a scanner's rules. */
import { describe, expect, it } from '@jest/globals';
import {
  commonPolicy,
  fileHeaders,
  pagePolicy,
  reportUrlOf,
  siteHeaders,
} from '../../../pipeline/hosting/headers';
import { contentPolicy } from '../../../src/app/rendering/content-policy';

const SITE = 'https://www.example.com';
const REPORTS = 'https://reports.example.com/csp?site=1';

const policyOf = (
  styles: readonly string[],
  callWidgetUrl: string | null = null,
  reportUrl: string | null = null,
) =>
  contentPolicy({
    scripts: ['sha256-one', 'sha256-two'],
    styles,
    styleAttributes: ['sha256-three'],
    siteUrl: SITE,
    adminApiUrls: ['https://admin.example.com/api'],
    callWidgetUrl,
    reportUrl,
  });

/** A page as React writes it. */
const pageOf = (policy: string) =>
  `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("'", '&#x27;')}"/></head></html>`;

function directivesOf(policy: string): Record<string, string[]> {
  const entries = policy.split('; ').map((directive): [string, string[]] => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values];
  });
  return Object.fromEntries(entries);
}

function without(all: Record<string, string[]>, name: string): Record<string, string[]> {
  const { [name]: _without, ...others } = all;
  return others;
}

const headers = siteHeaders(SITE, REPORTS);
const page = fileHeaders('x/index.html', pageOf(policyOf(['sha256-style'])), headers);
const directives = directivesOf(page['Content-Security-Policy'] ?? '');

describe('the policy of a page', () => {
  it('allows only what it names', () => {
    expect(directives['default-src']).toEqual(["'none'"]);
    expect(directives['script-src']).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      "'sha256-one'",
      "'sha256-two'",
    ]);
    expect(directives['style-src']?.[0]).toBe("'sha256-style'");
    expect(directives['connect-src']).toEqual(["'self'", 'https://admin.example.com/api/']);
    expect(directives['form-action']).toEqual(["'self'", 'https://admin.example.com/api/']);
    for (const name of ['base-uri', 'object-src']) {
      expect([name, directives[name]]).toEqual([name, ["'none'"]]);
    }
    expect(directives['frame-ancestors']).toEqual(["'none'"]);
    expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
    expect(directives).toHaveProperty('upgrade-insecure-requests');
  });

  it.each(['preview/index.html', '/preview', '/preview/index.html'])(
    'lets the desk of the admin API show %s in a frame',
    (name) => {
      const framed = fileHeaders(name, pageOf(policyOf(['sha256-style'])), headers);
      const { 'frame-ancestors': framers, ...others } = directivesOf(
        framed['Content-Security-Policy'] ?? '',
      );
      expect(framers).toEqual(['https://admin.example.com']);
      expect(others).toEqual(without(directives, 'frame-ancestors'));
    },
  );

  it('reports violations if a URL is set', () => {
    expect(directives['report-uri']).toEqual([REPORTS]);
    expect(directives['report-to']).toEqual(['reports']);
    expect(headers['Reporting-Endpoints']).toBe(`reports="${REPORTS}"`);
    expect(reportUrlOf(headers)).toBe(REPORTS);
    expect(fileHeaders('x.js', null, siteHeaders(SITE))['Content-Security-Policy']).not.toMatch(
      /report/,
    );
  });

  it('allows the provider of a call widget if the site has one', () => {
    const other = directivesOf(policyOf([], 'https://call.example/a;b/$w.js?x=1'));
    expect(other['script-src']).toContain('https://call.example/a%3Bb/%24w.js');
    expect(other['connect-src']).toContain('https://call.example');
    expect(directives['script-src']?.join()).not.toContain('http');
  });

  it('lets pages report failed renders if a URL is set', () => {
    const telling = directivesOf(policyOf([], null, REPORTS));
    expect(telling['connect-src']).toContain('https://reports.example.com/csp');
    expect(directives['connect-src']).not.toContain('https://reports.example.com/csp');
  });

  it('differs between pages only in their styles', () => {
    const [one, other] = ['sha256-a', 'sha256-b'].map((style) =>
      pagePolicy(pageOf(policyOf([style])), headers),
    );
    expect(one?.template).toBe(other?.template);
    expect(one?.styles).not.toBe(other?.styles);
    expect(pagePolicy('<title>This page has moved</title>', headers)).toBeNull();
  });

  it('has a common part without what differs between pages', () => {
    const common = commonPolicy(
      pagePolicy(pageOf(policyOf(['sha256-style'])), headers) ?? { template: '' },
    );
    const { 'default-src': fallback, 'style-src': styles, ...rest } = directives;
    expect(fallback && styles).toBeTruthy();
    expect(directivesOf(common)).toEqual(without(rest, 'frame-ancestors'));
  });

  it('stays far below the limits of proxies', () => {
    const lines = Object.entries(page).map(([name, value]) => `${name}: ${value}\r\n`);
    expect(lines.join('').length).toBeLessThan(4096);
  });
});

describe('a file that is not a page', () => {
  const of = (name: string) => fileHeaders(name, null, headers);

  it('may run as the search’s worker, and cannot be framed', () => {
    expect(of('pagefind/pagefind-worker.js')['Content-Security-Policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; .*frame-ancestors 'none'/,
    );
  });

  it.each([
    ['share/x.png', 'cross-origin'],
    ['static/x/photo.WEBP', 'cross-origin'],
    ['files/paper.pdf', 'cross-origin'],
    ['app.js', 'same-origin'],
    ['page-data/index/page-data.json', 'same-origin'],
    ['index.html', 'same-origin'],
  ])('%s: %s', (name, policy) => {
    expect(of(name)['Cross-Origin-Resource-Policy']).toBe(policy);
  });

  it('has no policy if it is a document, which browsers view in their own page', () => {
    expect(of('files/paper.pdf')).not.toHaveProperty('Content-Security-Policy');
  });
});

/**
 * The rules of Mozilla's HTTP Observatory (version 4 of its algorithm) for a site without cookies:
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 */
describe('scored by the rules of the HTTP Observatory', () => {
  const broad = ['http:', 'https:', 'ftp:', '*', 'data:', "'unsafe-inline'", "'unsafe-eval'"];
  const all = Object.entries(directives).filter(([name]) => !name.startsWith('report'));
  const hsts = Number(/max-age=(\d+)/.exec(page['Strict-Transport-Security'] ?? '')?.[1]);
  const rules: Record<string, [bonus: number, isKept: boolean]> = {
    'a policy whose default is none, with nothing unsafe': [
      10,
      directives['default-src']?.join() === "'none'" &&
        all.every(([, values]) =>
          values.every((value) => !broad.includes(value) && !value.startsWith('http:')),
        ),
    ],
    'framing ruled by the policy': [5, directives['frame-ancestors']?.join() === "'none'"],
    'a private referrer': [
      5,
      ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
        page['Referrer-Policy'] ?? '',
      ),
    ],
    'resources for the site’s own': [10, page['Cross-Origin-Resource-Policy'] === 'same-origin'],
    'https for half a year at least': [0, hsts >= 15_768_000],
    'no guessing of media types': [0, page['X-Content-Type-Options'] === 'nosniff'],
    'nothing for other origins to read': [0, !('Access-Control-Allow-Origin' in page)],
  };

  it.each(Object.entries(rules))('%s', (_, [, isKept]) => {
    expect(isKept).toBe(true);
  });

  it('comes to 135, with the integrity of the page’s script, which tests of built pages check', () => {
    const INTEGRITY = 5;
    const sum = Object.values(rules).reduce((total, [bonus]) => total + bonus, 100 + INTEGRITY);
    expect(sum).toBe(135);
  });
});
