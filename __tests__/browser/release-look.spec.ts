/** The release's check of pages before they go live. */
import { siteHeaders } from '../../pipeline/hosting/headers';
import { checkInBrowser } from '../../pipeline/release/checks/in-browser';
import { findChromium } from '../../scripts/find-chromium';
import { expect, test } from '../support/browser-test';
import { Scratch } from '../support/scratch';

const SITE_URL = 'https://www.example.com';

/** A policy that allows scripts in a page, and no styles: the check goes by the page's own references. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; connect-src *; img-src data:; style-src 'none'";

const page = (body: string) =>
  `<!doctype html><title>x</title><meta http-equiv="Content-Security-Policy" content="${POLICY}"><link rel="icon" href="data:,">${body}`;

/** The findings of one look at pages, by their paths. */
async function look(pages: Record<string, string>, paths: string[]): Promise<string[]> {
  const scratch = new Scratch();
  try {
    const files = Object.entries(pages).map(([path, body]) => [`${path}index.html`, page(body)]);
    const site = scratch.writeAll('site', Object.fromEntries(files) as Record<string, string>);
    const findings = await checkInBrowser(
      SITE_URL,
      site,
      scratch.path,
      paths,
      findChromium() ?? '',
      siteHeaders(SITE_URL),
    );
    return findings.map(({ where, what }) => `${where} ${what}`);
  } finally {
    scratch.remove();
  }
}

test('nothing is said of pages that are right, whatever hosts elsewhere answer; all that is wrong on others is named', async () => {
  const call = '<script>fetch("https://admin.example/api").catch(() => {})</script>';
  // As the site chooses its admin API; the page is kept from loading until it is said.
  const byHost = `<script>if (location.href !== '${SITE_URL}/asks') console.error('asks QA')</script>`;
  const found = await look(
    {
      '': `<h1>A</h1>${call}`,
      'asks/': `<h1>A</h1>${byHost}`,
      'right/': '<h1>B</h1>',
      'policy/': '<h1>A</h1><style>h1 { color: red }</style>',
      'throws/': '<h1>A</h1><script>undefinedThing()</script>',
      'says/': '<h1>B</h1><script>console.error("not right")</script>',
      'silent/': '<h1 hidden>C</h1>',
    },
    ['/', '/asks', '/right', '/policy', '/throws', '/says', '/silent', '/missing'],
  );
  const of = (path: string) => found.filter((text) => text.startsWith(`${path} `)).join('\n');
  const named = ['/policy', '/throws', '/says', '/silent', '/missing'];
  expect([...new Set(found.map((text) => text.split(' ')[0]))]).toEqual(named);
  expect(of('/policy')).toMatch(/^\/policy the browser's console says: .*inline style.*style-src/);
  expect(of('/throws')).toBe('/throws a script failed: undefinedThing is not defined');
  expect(of('/says')).toBe("/says the browser's console says: not right");
  expect(of('/silent')).toBe('/silent its first heading shows no text');
  expect(of('/missing')).toContain('/missing is answered with status 404');
});
