/** What a release sees when it opens pages before they go live. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { siteHeaders } from '../../pipeline/hosting/headers';
import { checkInBrowser } from '../../pipeline/release/checks/in-browser';
import { findChromium } from '../../scripts/find-chromium';
import { Scratch } from '../support/scratch';

let scratch: Scratch;
beforeEach(() => {
  scratch = new Scratch();
});
afterEach(() => {
  scratch.remove();
});

/** A policy that lets scripts in a page be, and no styles: a look goes by what the page itself names. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; connect-src *; img-src data:; style-src 'none'";

const page = (body: string) =>
  `<!doctype html><title>x</title><meta http-equiv="Content-Security-Policy" content="${POLICY}"><link rel="icon" href="data:,">${body}`;

async function look(pages: Record<string, string>, paths: string[]): Promise<string[]> {
  const files = Object.entries(pages).map(([path, body]) => [`${path}index.html`, page(body)]);
  const site = scratch.writeAll('site', Object.fromEntries(files) as Record<string, string>);
  const findings = await checkInBrowser(
    site,
    scratch.path,
    paths,
    findChromium() ?? '',
    siteHeaders('https://www.example.com'),
  );
  return findings.map(({ where, what }) => `${where} ${what}`);
}

test('nothing is said of pages that are right, whatever hosts elsewhere answer', async () => {
  const call = '<script>fetch("https://admin.example/api").catch(() => {})</script>';
  expect(await look({ '': `<h1>A</h1>${call}`, 'b/': '<h1>B</h1>' }, ['/', '/b'])).toEqual([]);
});

test('what a policy keeps back is named', async () => {
  const findings = await look({ '': '<h1>A</h1><style>h1 { color: red }</style>' }, ['/']);
  expect(findings.join()).toMatch(/^\/ the browser's console says: .*inline style.*style-src/);
});

test('a script that fails, what the console says, a page that is missing and one without words are named', async () => {
  const findings = await look(
    {
      'a/': '<h1>A</h1><script>undefinedThing()</script>',
      'b/': '<h1>B</h1><script>console.error("not right")</script>',
      'c/': '<h1 hidden>C</h1>',
    },
    ['/a', '/b', '/c', '/d'],
  );
  const text = findings.join('\n');
  expect(text).toMatch(/^\/a a script failed: undefinedThing is not defined$/m);
  expect(text).toMatch(/^\/b the browser's console says: not right$/m);
  expect(text).toMatch(/^\/c its first heading shows no text$/m);
  expect(text).toMatch(/^\/d is answered with status 404$/m);
});
