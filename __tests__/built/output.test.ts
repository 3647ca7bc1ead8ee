/** Rules for the built files themselves. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { decodeEntities } from '../../src/lib/html-entities';
import { pathOfFile } from '../../pipeline/release/checks/finding';
import { checkSite } from '../../pipeline/release/checks/site';
import { builtSite } from '../support/built-site';

/** The style attributes of a page whose hashes its policy does not name. */
function styleAttributesNotNamed(html: string): string[] {
  const policy = /style-src-attr ([^;]*)/.exec(decodeEntities(html))?.[1] ?? '';
  const values = [...html.matchAll(/<[a-z](?:"[^"]*"|[^">])*?\sstyle="([^"]*)"/gi)];
  return values
    .map(([, value = '']) => value)
    .filter((value) => !policy.includes(createHash('sha256').update(value).digest('base64')));
}

describe('the built site', () => {
  let files: string[];
  let root: string;
  const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
  beforeAll(() => {
    root = builtSite().publicDir;
    files = listFiles(root);
  });

  test('ships nothing of react-dom/server to a browser', () => {
    const scripts = files.filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    const offending = scripts.filter((name) =>
      /renderToString|renderToStaticMarkup|renderToPipeableStream/.test(read(name)),
    );
    expect(offending).toEqual([]);
  });

  test('is whole without scripts: no part of a page is hidden until one puts it in its place', () => {
    const pages = files.filter((name) => name.endsWith('.html')).map(read);
    expect(pages.filter((html) => html.includes('<!--$-->')).length).toBeGreaterThan(100);
    expect(
      pages.filter((html) => /<!--\$[?!~]-->|<(?:template|div hidden="") id="[BSP]:/.test(html)),
    ).toEqual([]);
  });

  test('has the style attributes of Gatsby’s own markup alone, and a policy that names them', () => {
    const found = files
      .filter((name) => name.endsWith('.html'))
      .flatMap((name) => styleAttributesNotNamed(read(name)).map((value) => [name, value]));
    expect(found).toEqual([]);
    expect(styleAttributesNotNamed('<p title="a > b" style="order:1">')).toEqual(['order:1']);
  });

  test('§4 never shows a draft, an archived item, one that is not main, or one that lies ahead', async () => {
    const { adminApiUrl } = builtSite();
    const response = await fetch(`${adminApiUrl}/posts?pageSize=100`);
    const { posts } = (await response.json()) as {
      posts: {
        slug: string;
        title: string;
        status: string;
        is_main: boolean;
        published_at: string;
      }[];
    };
    const hidden = posts.filter(
      ({ status, is_main: main, published_at: at }) =>
        status !== 'publish' || !main || Date.parse(at) > Date.now(),
    );
    expect(hidden.length).toBeGreaterThan(0);
    const html = files
      .filter((name) => /\.(?:html|json)$/.test(name))
      .map(read)
      .join('\n');
    expect(
      hidden.filter(({ slug }) => html.includes(`/blog/${slug}`)).map(({ slug }) => slug),
    ).toEqual([]);
  });

  test('is fit for a release: links, heads, weights, and valid HTML', async () => {
    const items =
      /^(?:blog|case-study|press-release|corporate-overview\/careers)\/.+\/index\.html$/;
    const findings = checkSite({
      root,
      files,
      siteUrl: builtSite().url,
      redirects: files
        .filter((name) => name.endsWith('.html') && read(name).includes('http-equiv="refresh"'))
        .map((name) => ({ from: pathOfFile(name) })),
      authors: {
        itemPages: files.filter((name) => items.test(name)).map(pathOfFile),
        listPages: [],
        addresses: [],
      },
      size: { pages: 1, bytes: 1 },
      liveSize: null,
      maxChange: null,
    });
    expect(findings.map(({ where, what }) => `${where} ${what}`)).toEqual([]);
  });

  test('holds every script that a page runs by itself to its bytes', () => {
    const pages = files.filter((name) => /(?:^|\/)(?:index|404)\.html$/.test(name)).map(read);
    const running = pages
      .filter((html) => !html.includes('http-equiv="refresh"'))
      .map((html) => html.replace(/<template\b[^]*?<\/template>/g, ''));
    expect(running.length).toBeGreaterThan(50);
    for (const html of running) {
      const scripts = html.match(/<script\b[^>]*\ssrc="[^"]*"[^>]*>/g) ?? [];
      expect(scripts).toHaveLength(1);
      const [, address = ''] = /src="\/([^"]*)"/.exec(scripts[0] ?? '') ?? [];
      const hash = createHash('sha384').update(read(address)).digest('base64');
      expect(scripts[0]).toContain(`integrity="sha384-${hash}"`);
    }
  });

  test('says how to report a vulnerability, where tools look for it', () => {
    expect(read('.well-known/security.txt')).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/);
  });
});
