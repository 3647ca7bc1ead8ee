/** The index as a build makes it: by the command, with the real Pagefind. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { isHashed } from '../../pipeline/hashed-names';
import { sha256 } from '../../src/lib/build/digest';
import { bundled } from '../support/bundled';
import { startChild } from '../support/child';
import { searchFragments } from '../support/search-sample';

const root = path.resolve(__dirname, '../..');
const COMMAND = 'pipeline/search-index/cli.ts';
const SOURCES = ['pipeline', 'src', 'contract', 'locks'];

interface Page {
  path: string;
  main: string;
}

const words = 'ledger claim bank cloud thread weave audit report rail batch'.split(' ');
/** Posts that share most of their words, as posts do. */
const posts = (count: number): Page[] =>
  Array.from({ length: count }, (_, n) => ({
    path: `/blog/post-${n}`,
    main: `<h1>Post ${n}</h1><time datetime="2026-0${1 + (n % 9)}-01">then</time><h2 id="part">Part</h2><p>${words
      .map((word, at) => `${word} ${words[(at + n) % words.length] ?? ''} ${n % 7}`)
      .join(
        ' ',
      )}</p>${n % 10 ? '' : '<img src="/a.jpg" alt="Bands">'}<p data-pagefind-ignore="">elsewhere</p>`,
  }));

const htmlOf = ({ main }: Page) => `<html><head></head><body><main>${main}</main></body></html>`;

function writeSite(directory: string, pages: readonly Page[]): void {
  fs.rmSync(path.join(directory, 'public/blog'), { recursive: true, force: true });
  for (const page of pages) {
    const file = path.join(directory, 'public', page.path, 'index.html');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, htmlOf(page));
  }
  fs.mkdirSync(path.join(directory, '.cache'), { recursive: true });
  fs.writeFileSync(
    path.join(directory, '.cache/site-manifest.json'),
    JSON.stringify({ pages: pages.map((page) => ({ path: page.path })), redirects: [] }),
  );
}

function run(directory: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bundled(COMMAND, SOURCES), directory],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return { status, said: stdout + stderr };
}

const indexOf = (directory: string) => path.join(directory, 'public/pagefind');

function digests(directory: string): Record<string, string> {
  const folder = indexOf(directory);
  return Object.fromEntries(
    listFiles(folder).map((name) => [name, sha256(fs.readFileSync(path.join(folder, name)))]),
  );
}

function versionOf(directory: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(indexOf(directory), 'version.json'), 'utf8'));
}

describe('the search index', () => {
  const folders: string[] = [];
  const site = (pages: readonly Page[]) => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'search-index-test-'));
    folders.push(directory);
    writeSite(directory, pages);
    return directory;
  };
  /** A script that starts Pagefind's program in another way, as the environment has it. */
  const pagefindBy = (directory: string, start: (binary: string) => string) => {
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const binary = require.resolve(`@pagefind/${platform}-${os.arch()}/bin/pagefind_extended`);
    const script = path.join(directory, 'pagefind.sh');
    fs.writeFileSync(script, `#!/bin/sh\n${start(binary)}\n`, { mode: 0o755 });
    return { PAGEFIND_EXTENDED_BINARY_PATH: script };
  };
  afterAll(() => {
    for (const folder of folders) fs.rmSync(folder, { recursive: true });
  });

  it('is the same to the byte, in whatever order pages come and on however many threads', () => {
    const pages = [
      ...posts(60),
      ...['case-study', 'press-release', 'services', 'products', 'corporate-overview/careers'].map(
        (folder) => ({
          path: `/${folder}/one`,
          main: `<h1>One of ${folder}</h1><p>Some words.</p>`,
        }),
      ),
    ];
    const [one, other] = [site(pages), site([...pages].reverse())];
    expect(run(one, { RAYON_NUM_THREADS: '1' }).said).toBe(
      'Search index: 65 pages and parts can be found.\n',
    );
    expect(run(other, { RAYON_NUM_THREADS: '8' }).status).toBe(0);
    expect(Object.keys(digests(one)).length).toBeGreaterThan(65);
    expect(digests(other)).toEqual(digests(one));
  });

  it('is whole where Pagefind is slow, and is ended as soon as it has answered', async () => {
    const directories = Array.from({ length: 4 }, () => site(posts(2)));
    await Promise.all(
      directories.map((directory) => {
        const slow = pagefindBy(directory, (binary) => `exec nice -n 19 '${binary}' "$@"`);
        const args = ['--import', 'tsx', COMMAND, directory];
        const env = { ...process.env, ...slow };
        return startChild(process.execPath, args, { cwd: root, env }).ended;
      }),
    );
    const [first, ...others] = directories.map(digests);
    expect(Object.keys(first ?? {})).toContain('pagefind.js');
    for (const other of others) expect(other).toEqual(first);
  });

  it('replaces the one before, whose files may belong to another tree', () => {
    const directory = site(posts(20));
    run(directory);
    const before = digests(directory);
    const version = versionOf(directory);
    const elsewhere = path.join(directory, 'elsewhere');
    fs.cpSync(indexOf(directory), elsewhere, { recursive: true });
    for (const name of listFiles(elsewhere)) {
      fs.rmSync(path.join(elsewhere, name));
      fs.linkSync(path.join(indexOf(directory), name), path.join(elsewhere, name));
    }
    fs.writeFileSync(path.join(indexOf(directory), 'stray.txt'), 'x');
    const changed = posts(18).map((page) =>
      page.path === '/blog/post-3' ? { ...page, main: '<h1>Other</h1><p>New words</p>' } : page,
    );
    writeSite(directory, changed);
    expect(run(directory).status).toBe(0);
    const cold = site(changed);
    run(cold);
    expect(digests(directory)).toEqual(digests(cold));
    expect(versionOf(directory)).not.toBe(version);
    for (const [name, digest] of Object.entries(before)) {
      expect([name, sha256(fs.readFileSync(path.join(elsewhere, name)))]).toEqual([name, digest]);
    }
  });

  it('has what each page says of itself, and no word of what is marked as elsewhere’s', () => {
    const directory = site(posts(3));
    run(directory);
    const fragments = searchFragments(path.join(directory, 'public'));
    expect(fragments.map(({ url }) => url).sort()).toEqual([0, 1, 2].map((n) => `/blog/post-${n}`));
    for (const { url, meta, filters, content } of fragments) {
      const n = url.slice(-1);
      expect(meta).toMatchObject({ title: `Post ${n}`, kind: 'Blog', date: `2026-0${+n + 1}-01` });
      expect(filters).toEqual({ kind: ['Blog'] });
      expect(content).toContain('ledger');
      expect(content).not.toContain('elsewhere');
    }
  });

  it('has no interface but the site’s own', () => {
    const directory = site(posts(1));
    run(directory);
    const names = listFiles(indexOf(directory));
    expect(names).toContain('pagefind.js');
    expect(names.filter((name) => /ui|highlight|\.css$/.test(name))).toEqual([]);
  });

  it('has parts whose names change with what is in them, so that caches may keep them', () => {
    const directory = site(posts(1));
    run(directory);
    const parts = listFiles(indexOf(directory)).filter((name) => name.includes('/'));
    const folders = new Set(parts.map((name) => name.split('/')[0]));
    expect([...folders].sort()).toEqual(['filter', 'fragment', 'index']);
    expect(parts.filter((name) => !isHashed(`pagefind/${name}`))).toEqual([]);
  });

  it('is an error where there is nothing to be found', () => {
    const { status, said } = run(site([{ path: '/sitemap', main: '<h1>Sitemap</h1>' }]));
    expect(status).toBe(1);
    expect(said).toContain('No page of the output is one that is searched.');
  });

  it.each([
    ['at its start', () => 'exit 7'],
    // The system kills it: its first file is larger.
    ['while it writes', (binary: string) => `ulimit -f 8; exec '${binary}' "$@"`],
  ])('is an error where Pagefind dies %s', (_, start) => {
    const directory = site(posts(2));
    const { status, said } = run(directory, pagefindBy(directory, start));
    expect([status, said]).toEqual([1, expect.stringMatching(/^Search index: Pagefind .+\n$/m)]);
  });

  it('is an error, in Pagefind’s own words, where Pagefind reports one', () => {
    const make = `
      import build from './src/site-search/build/make-index.ts';
      const record = { url: undefined, kind: 'Blog', title: 'A', date: null, content: '<p>A</p>' };
      await build.makeIndex([record], '${site([])}/index').catch(({ message }) => console.log(message));`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', make];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe(
      'Pagefind could not read undefined: Either source_path or url must be provided\n',
    );
  });
});
